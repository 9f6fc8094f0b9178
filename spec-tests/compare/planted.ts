/** Deviations of a realm from the rules, as data, and a realm that has one of them. */
import type { RealmSide } from "../../src/compare";
import { createSimulator, type Fixture, type Simulator } from "../../src/index";
import { basicAuthorization } from "../../src/targets/send";

type Body = Readonly<Record<string, unknown>>;

/** One deviation. */
export type Deviation = { readonly title: string } & (
  | { readonly kind: "the refusal never comes"; readonly reason: string; readonly as_owner?: true }
  | { readonly kind: "another code"; readonly reason: string; readonly code: string }
  | { readonly kind: "the event is missing"; readonly type: string; readonly op?: string; readonly for?: string }
  | {
      readonly kind: "the event has another value";
      readonly type: string;
      readonly op?: string;
      readonly field: string;
      readonly value: unknown;
    }
  | { readonly kind: "the event is sent twice"; readonly type: string; readonly op?: string }
  | { readonly kind: "the limit is one more"; readonly parameter: string; readonly limit: number }
  | { readonly kind: "the answer has another value"; readonly operation: string; readonly path: readonly string[]; readonly value: unknown }
  | { readonly kind: "the field is missing"; readonly operation: string; readonly path: readonly string[] }
  | { readonly kind: "the field is stale"; readonly operation: string; readonly path: readonly string[]; readonly by: string }
  | { readonly kind: "the first item is missing"; readonly operation: string; readonly list: string; readonly more_than: number }
  | { readonly kind: "the act does nothing"; readonly operation: string; readonly with?: string }
  | { readonly kind: "the level before"; readonly level: number }
);

/** Deviations that a server could have by a mistake in a rule. */
export const DEVIATIONS: readonly Deviation[] = [
  { title: "anyone posts where posting is restricted", kind: "the refusal never comes", reason: "posting_not_allowed", as_owner: true },
  { title: "members change settings of the realm", kind: "the refusal never comes", reason: "administrator_required", as_owner: true },
  { title: "an administrator acts as an owner", kind: "the refusal never comes", reason: "owner_required", as_owner: true },
  { title: "guests see user groups", kind: "the refusal never comes", reason: "guests_see_no_groups", as_owner: true },
  { title: "outsiders read messages", kind: "the refusal never comes", reason: "message_unknown" },
  { title: "a reaction is added twice", kind: "the refusal never comes", reason: "reaction_exists" },
  { title: "two groups with one name", kind: "the refusal never comes", reason: "group_name_taken" },
  { title: "others edit a message", kind: "the refusal never comes", reason: "not_the_author" },
  { title: "direct messages move to channels", kind: "the refusal never comes", reason: "direct_message_not_movable" },
  { title: "a snippet with a long title", kind: "the refusal never comes", reason: "snippet_title_length" },
  { title: "editing is never too late", kind: "the refusal never comes", reason: "editing_time_over" },
  { title: "a private channel as a default", kind: "the refusal never comes", reason: "default_channel_private" },
  { title: "a wrong code for an unknown reaction", kind: "another code", reason: "reaction_unknown", code: "BAD_REQUEST" },
  { title: "a wrong code for a missing parameter", kind: "another code", reason: "parameter_missing", code: "BAD_REQUEST" },
  { title: "a wrong code for an unknown operator", kind: "another code", reason: "narrow_operator_unknown", code: "BAD_REQUEST" },
  { title: "guests receive no messages", kind: "the event is missing", type: "message", for: "greta@example.test" },
  { title: "no event of changed messages", kind: "the event is missing", type: "update_message" },
  { title: "no event of new subscribers", kind: "the event is missing", type: "subscription", op: "peer_add" },
  { title: "moderators are not notified of groups", kind: "the event is missing", type: "user_group", for: "moe@example.test" },
  { title: "no event of reactions", kind: "the event is missing", type: "reaction", op: "add" },
  { title: "no event of deleted drafts", kind: "the event is missing", type: "drafts", op: "remove" },
  { title: "no event of typing", kind: "the event is missing", type: "typing" },
  {
    title: "a wrong operation in flag events",
    kind: "the event has another value",
    type: "update_message_flags",
    field: "all",
    value: true,
  },
  { title: "topics are never followed", kind: "the event has another value", type: "user_topic", field: "visibility_policy", value: 0 },
  {
    title: "a wrong name in channel events",
    kind: "the event has another value",
    type: "stream",
    op: "update",
    field: "name",
    value: "general",
  },
  { title: "deleted messages are announced twice", kind: "the event is sent twice", type: "delete_message" },
  { title: "topics of 61 characters", kind: "the limit is one more", parameter: "topic", limit: 60 },
  { title: "messages of 10001 characters", kind: "the limit is one more", parameter: "content", limit: 10_000 },
  { title: "channels with long descriptions", kind: "the limit is one more", parameter: "description", limit: 1024 },
  { title: "groups with names of 101 characters", kind: "the limit is one more", parameter: "name", limit: 100 },
  {
    title: "the newest message is not found",
    kind: "the answer has another value",
    operation: "get-messages",
    path: ["found_newest"],
    value: false,
  },
  { title: "messages are never edited", kind: "the field is missing", operation: "get-message", path: ["message", "edit_history"] },
  { title: "no rendered descriptions", kind: "the field is missing", operation: "get-streams", path: ["streams", "rendered_description"] },
  {
    title: "descriptions of channels are stale",
    kind: "the field is stale",
    operation: "get-streams",
    path: ["streams", "description"],
    by: "stream_id",
  },
  { title: "names of users are stale", kind: "the field is stale", operation: "get-users", path: ["members", "full_name"], by: "user_id" },
  {
    title: "members of groups are stale",
    kind: "the field is stale",
    operation: "get-user-groups",
    path: ["user_groups", "members"],
    by: "id",
  },
  {
    title: "the oldest topic is not listed",
    kind: "the first item is missing",
    operation: "get-stream-topics",
    list: "topics",
    more_than: 1,
  },
  { title: "the first draft is not listed", kind: "the first item is missing", operation: "get-drafts", list: "drafts", more_than: 1 },
  { title: "leaving a channel does nothing", kind: "the act does nothing", operation: "unsubscribe" },
  { title: "marking a topic as read does nothing", kind: "the act does nothing", operation: "mark-topic-as-read" },
  { title: "level 300 is like level 299", kind: "the level before", level: 300 },
  { title: "level 421 is like level 420", kind: "the level before", level: 421 },
];

/** The level that a deviation is looked for at; undefined for the default. */
export function levelOf(deviation: Deviation): number | undefined {
  return deviation.kind === "the level before" ? deviation.level : undefined;
}

/** Starts a realm that deviates. */
export function deviating(deviation: Deviation, fixture: Fixture): RealmSide {
  const former = deviation.kind === "the level before" ? { feature_level: deviation.level - 1 } : {};
  const simulator = createSimulator({ ...fixture, ...former });
  const { clock } = simulator;
  return { clock, fetch: deviatingFetch(deviation, simulator) };
}

/** Answers as a realm does that deviates. */
export function deviatingFetch(deviation: Deviation, simulator: Simulator): RealmSide["fetch"] {
  const seen = new Map<string, unknown>();
  return async (input, init) => answered(simulator, deviation, seen, input, init);
}

async function answered(
  simulator: Simulator,
  deviation: Deviation,
  seen: Map<string, unknown>,
  input: string,
  init: RequestInit,
): Promise<Response> {
  if (deviation.kind === "the act does nothing") {
    const before = simulator.snapshot();
    const response = await simulator.fetch(input, init);
    if (simulator.journal.at(-1)?.operation === deviation.operation) simulator.restore(before);
    return response;
  }
  const response = await simulator.fetch(input, shortened(deviation, init));
  const entry = simulator.journal.at(-1);
  if (deviation.kind === "the refusal never comes" && entry?.reason === deviation.reason) {
    const owner = basicAuthorization("olive@example.test", "olive-key");
    if (deviation.as_owner) return simulator.fetch(input, { ...init, headers: { "User-Agent": "ZulipDiff/1.0", Authorization: owner } });
    return Response.json({ result: "success", msg: "" });
  }
  // Servers refuse requests for files with a page.
  if (response.headers.get("content-type")?.startsWith("application/json") !== true) return response;
  const body = (await response.json()) as Body;
  const changed = changedBody(deviation, entry?.operation ?? "", entry?.reason ?? undefined, caller(init), body, seen);
  return Response.json(changed, { status: response.status });
}

function caller({ headers }: RequestInit): string {
  const [, encoded = ""] = (new Headers(headers).get("authorization") ?? "").split(" ");
  return atob(encoded).split(":")[0] ?? "";
}

/** A text that is one too long is shortened to what is allowed, so that it is accepted. */
function shortened(deviation: Deviation, init: RequestInit): RequestInit {
  if (deviation.kind !== "the limit is one more" || !(init.body instanceof URLSearchParams)) return init;
  const { parameter, limit } = deviation;
  const body = new URLSearchParams(init.body);
  const text = body.get(parameter);
  if (text?.length === limit + 1) body.set(parameter, text.slice(0, limit));
  return { ...init, body };
}

function changedBody(
  deviation: Deviation,
  operation: string,
  reason: string | undefined,
  email: string,
  body: Body,
  seen: Map<string, unknown>,
): Body {
  switch (deviation.kind) {
    case "another code":
      return reason === deviation.reason ? { ...body, code: deviation.code } : body;
    case "the event is missing": {
      const isFor = deviation.for === undefined || deviation.for === email;
      return isFor ? eventsOf(body, deviation, () => []) : body;
    }
    case "the event has another value":
      return eventsOf(body, deviation, (event) => [{ ...event, [deviation.field]: deviation.value }]);
    case "the event is sent twice":
      return eventsOf(body, deviation, (event) => [event, event]);
    case "the answer has another value":
      return operation === deviation.operation ? changedAt(body, deviation.path, () => deviation.value) : body;
    case "the field is missing":
      return operation === deviation.operation ? changedAt(body, deviation.path, () => undefined) : body;
    case "the field is stale":
      return operation === deviation.operation
        ? changedAt(body, deviation.path, (value, item) => {
            const key = String(item[deviation.by]);
            if (!seen.has(key)) seen.set(key, value);
            return seen.get(key);
          })
        : body;
    case "the first item is missing": {
      const list = body[deviation.list];
      const isLong = operation === deviation.operation && Array.isArray(list) && list.length > deviation.more_than;
      return isLong ? { ...body, [deviation.list]: list.slice(1) } : body;
    }
    case "the level before":
      return "zulip_feature_level" in body ? { ...body, zulip_feature_level: deviation.level } : body;
    default:
      return body;
  }
}

function eventsOf(
  body: Body,
  { type, op }: { readonly type: string; readonly op?: string },
  change: (event: Body) => readonly Body[],
): Body {
  const events = body["events"];
  if (!Array.isArray(events)) return body;
  const fits = (event: Body): boolean => event["type"] === type && (op === undefined || event["op"] === op);
  return { ...body, events: events.flatMap((event: Body) => (fits(event) ? change(event) : [event])) };
}

/** The body with another value at a path; each item of a list is changed. */
function changedAt(value: unknown, [part = "", ...rest]: readonly string[], change: (value: unknown, inside: Body) => unknown): Body {
  const item = value as Body;
  if (!(part in item)) return item;
  const inner = item[part];
  const changed =
    rest.length === 0
      ? change(inner, item)
      : Array.isArray(inner)
        ? inner.map((one: unknown) => changedAt(one, rest, change))
        : changedAt(inner, rest, change);
  const { [part]: _, ...others } = item;
  return changed === undefined ? others : { ...item, [part]: changed };
}
