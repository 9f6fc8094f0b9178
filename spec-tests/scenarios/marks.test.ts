/** What is declared of fields for those who compare servers: each mark is there, and a name means the same everywhere. */
import { describe, expect, it, test } from "vitest";
import { compareRecorded } from "../../src/exchanges/compare-recorded";
import { idPairs } from "../../src/exchanges/id-pairs";
import { EVENT_TABLES } from "../../src/generated/event-tables";
import { idKindOfName } from "../../src/matching/id-kinds";
import * as marks from "../../src/matching/marks";
import { fieldsBelow } from "../../src/protocol/schema/fields-below";
import { routes } from "../../src/wire/route";

const FIELDS = [...fieldsBelow([...routes().map(({ answer }) => answer), ...EVENT_TABLES])];
const NAMES = [...new Set(FIELDS.map(([name]) => name))].sort();

/** The names of which this is true. */
const namesThat = (is: (name: string) => boolean): readonly string[] => NAMES.filter(is);

/** What differs, as `kind path`. */
function differs(recorded: unknown, received: unknown): string[] {
  return compareRecorded(recorded, received, idPairs()).map(({ kind, path }) => `${kind} ${path}`);
}

/** What a mark says: the names that have it. */
const MARKED: Readonly<Record<"isChosen" | "isOfServer" | "isTime" | "isHtml" | "isOrdered", readonly string[]>> = {
  isChosen: [
    ...["api_key", "avatar_url", "avatar_url_medium", "color", "email_address", "invite_link", "link_url", "path_id", "queue_id"],
    ...["realm_uuid", "recipient_id", "source_url", "stream_weekly_traffic", "token"],
  ],
  isOfServer: [
    ...["development_environment", "event_queue_longpoll_timeout_seconds", "max_stream_name_length", "realm_uri", "realm_url"],
    ...["sender_realm_str", "server_generation", "zulip_merge_base", "zulip_version"],
  ],
  isTime: [
    ...["active_timestamp", "create_time", "date_created", "date_joined", "date_sent", "deleted_timestamp", "edit_timestamp"],
    ...["expiry_date", "export_time", "failed_timestamp", "idle_timestamp", "invited", "last_edit_timestamp", "last_moved_timestamp"],
    ...["last_updated", "push_token_last_updated_timestamp", "realm_date_created", "realm_push_notifications_enabled_end_timestamp"],
    ...["scheduled_delivery_timestamp", "server_timestamp", "timestamp"],
  ],
  isHtml: [
    ...["content_html_diff", "match_content", "match_subject", "orig_rendered_content", "prev_rendered_content", "realm_description"],
    ...["rendered", "rendered_content", "rendered_description", "rendered_value"],
  ],
  isOrdered: [
    ...["custom_fields", "custom_profile_fields", "drafts", "edit_history", "fields", "ids", "linkifiers", "message_history"],
    ...["messages", "order", "realm_filters", "realm_linkifiers", "topics"],
  ],
};

describe.each(["isChosen", "isOfServer", "isTime", "isHtml", "isOrdered"] as const)("%s", (mark) => {
  it("names these fields", () => {
    expect(namesThat(marks[mark])).toEqual(MARKED[mark]);
  });
});

test("a name has one mark, in every record that has it", () => {
  const marked = new Map<string, Set<string>>();
  for (const [name, { kind, mark, marked_in }] of FIELDS) {
    if (["one_of", "changed", "null", "list"].includes(kind) || marked_in !== undefined) continue;
    marked.set(name, (marked.get(name) ?? new Set()).add(mark ?? "none"));
  }
  const twofold = [...marked].filter(([, found]) => found.size > 1).map(([name]) => name);
  expect(twofold).toEqual(["value"]);
  expect(marks.isChosen("value")).toBe(false);
});

test("a time has its unit, and a list of records or of IDs its order, in every record that has it", () => {
  const found = new Map<string, Set<unknown>>();
  const put = (name: string, what: unknown) => found.set(name, (found.get(name) ?? new Set()).add(what));
  for (const [name, shape] of FIELDS) {
    if (shape.kind === "list") put(`${name} of ${shape.item.kind}`, shape.ordered ?? false);
    if ((shape.kind === "integer" || shape.kind === "number") && marks.isTime(name)) put(name, shape.unit !== undefined);
  }
  expect([...found].filter(([, ways]) => ways.size > 1).map(([name]) => name)).toEqual(["messages of record"]);
  expect(differs({ server_timestamp: 7 }, { server_timestamp: 7.25 })).toEqual([]);
  expect(differs({ server_timestamp: 7 }, { server_timestamp: 8.25 })).toEqual(["value server_timestamp"]);
});

test("wording is what refusals say, the words of a command, notices of bots, descriptions of system groups", () => {
  expect(["msg", "desc", "content", "description", "topic"].map((name) => marks.isWording(name))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const notice = { sender_email: "notification-bot@zulip.com", subject: "a", content: "x" };
  expect(marks.isWording("content", notice)).toBe(true);
  expect(marks.isWording("content", { ...notice, sender_email: "welcome-bot@zulip.com" })).toBe(true);
  expect(marks.isWording("content", { ...notice, sender_email: "ann@example.test" })).toBe(false);
  expect(marks.isWording("subject", notice)).toBe(false);
  const group = { id: 1, name: "role:owners", description: "All owners", is_system_group: true };
  expect(marks.isWording("description", group)).toBe(true);
  expect(marks.isWording("description", { ...group, is_system_group: false })).toBe(false);
  expect(differs(group, { ...group, description: "Owners" })).toEqual(["msg description"]);
  expect(differs({ description: "a" }, { description: "b" })).toEqual(["value description"]);
});

test("what servers choose, and what says which server it is, is compared by its type alone", () => {
  const names = [...MARKED.isChosen, ...MARKED.isOfServer].filter((name) => name !== "stream_weekly_traffic");
  for (const name of names) {
    expect([name, differs({ [name]: "a" }, { [name]: "b" })]).toEqual([name, []]);
    expect([name, differs({ [name]: "a" }, { [name]: null })]).toEqual([name, [`type ${name}`]]);
  }
});

test("the order of IDs counts only where it is promised", () => {
  expect(differs({ user_ids: [1, 2] }, { user_ids: [2, 1] })).toEqual(["order user_ids"]);
  expect(differs({ draft_id: 1, ids: [1, 2] }, { draft_id: 1, ids: [2, 1] })).toEqual(["id ids.[]", "id ids.[]"]);
  expect(differs({ ids: [5, 3] }, { ids: [1, 2] })).toEqual([]);
  expect(differs({ order: [1, 2] }, { order: [2, 1] })).toEqual(["value order.[]", "value order.[]"]);
});

test("every declared field of IDs has a kind", () => {
  const integers = new Set(FIELDS.filter(([, shape]) => shape.kind === "integer" && shape.unit === undefined).map(([name]) => name));
  const without = [...integers].filter((name) => /_ids?$/u.test(name) && idKindOfName(name) === undefined);
  const settings = FIELDS.filter(([, shape]) => shape.kind === "record" && shape.name === "anonymous_group").map(([name]) => name);
  expect(settings.filter((name) => name !== "value" && idKindOfName(name) !== "group")).toEqual([]);
  expect(settings).toContain("can_create_groups");
  expect(without.sort()).toEqual(["last_event_id", "push_account_id", "push_key_id", "realm_id"]);
});
