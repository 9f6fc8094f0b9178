// Settled from the source of servers: update_stream_backend, do_unarchive_stream, do_set_stream_property.
import { describe, expect, test } from "vitest";
import { createRealm, updateStream } from "../../../src/index";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../../support/outcomes";
import { ADA_ADMIN, ATTIC, EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, OLIVE_OWNER } from "../../support/realms";
import { wireCall } from "../../support/wire-call";

const asServers = { realm: { follow: "server" } } as const;
const HALF_A_YEAR = 181 * 86_400;

/** What of a channel changed before the refusal, where a realm follows servers. */
function changedBefore(params: Omit<Parameters<typeof updateStream>[2], "stream_id">, channel: object = {}): object | undefined {
  const channels = [{ name: "general", subscribers: "all" as const, can_administer_channel_group: "role:members", ...channel }];
  const settings = { can_set_delete_message_policy_group: "role:owners", can_set_topics_policy_group: "role:nobody" } as const;
  const outcome = updateStream(everyRole({ ...asServers, channels, settings }), MEL_MEMBER, { stream_id: GENERAL, ...params });
  expect(outcome.ok).toBe(false);
  return outcome.realm.channels.get(0);
}

describe("the parts of a change of a channel", () => {
  test("the right to set who deletes messages is checked before the description", () => {
    expect(changedBefore({ description: "x", can_delete_any_message_group: { new: 1 } })).toMatchObject({ description: "" });
  });

  test("the topics policy is checked before privacy", () => {
    const params = { topics_policy: "allow_empty_topic", is_private: true } as const;
    expect(changedBefore(params)).toMatchObject({ invite_only: false });
  });

  test("can_resolve_topics_group is the last of the group settings", () => {
    const params = { can_resolve_topics_group: { new: 99 }, can_subscribe_group: { new: 6 } };
    expect(changedBefore(params)).toMatchObject({ can_subscribe_group: 6 });
  });

  test("unarchiving is checked before description and name", () => {
    const outcome = updateStream(everyRole(), ADA_ADMIN, { stream_id: ATTIC, description: "x", is_archived: false });
    const properties = eventsFor(outcome, ADA_ADMIN).flatMap((event) => ("property" in event ? [event.property] : []));
    expect(properties.filter((name) => name !== "is_recently_active")).toEqual(["is_archived", "description"]);
  });
});

describe("unarchiving", () => {
  const EMPTY = { name: "empty", is_archived: true, subscribers: [] };

  test("true changes nothing", () => {
    const realm = everyRole();
    const outcome = updateStream(realm, OLIVE_OWNER, { stream_id: GENERAL, is_archived: true });
    expect([outcome.ok, eventTypes(outcome)]).toEqual([true, []]);
    expect(outcome.realm.channels.get(0)?.is_archived).toBe(false);
  });

  test("a private channel without subscribers stays archived", () => {
    const realm = everyRole({ channels: [{ ...EMPTY, invite_only: true }] });
    expectRefusal(
      updateStream(realm, OLIVE_OWNER, { stream_id: 1, is_archived: false }),
      realm,
      "BAD_REQUEST",
      "channel_without_subscribers",
    );
  });

  test("a channel that the same request makes private stays archived, and private", () => {
    const realm = everyRole({ ...asServers, channels: [EMPTY] });
    const outcome = updateStream(realm, OLIVE_OWNER, { stream_id: 1, is_private: true, is_archived: false });
    expect(outcome.ok).toBe(false);
    expect(outcome.realm.channels.get(0)).toMatchObject({ invite_only: true, is_archived: true });
  });

  test("clients that do not support archived channels get the channel with its previous activity", () => {
    const realm = createRealm({
      ...EVERY_ROLE_FIXTURE,
      channels: [{ name: "old", is_archived: true, subscribers: "all", date_created: 1767225600 - HALF_A_YEAR }],
    });
    const opened = wireCall(realm, "mel@example.test", "POST", "/register", { event_types: ["stream"] });
    const done = wireCall(opened.outcome.realm, "olive@example.test", "PATCH", "/streams/1", { is_archived: false });
    const queue_id = String(opened.response.body?.["queue_id"]);
    const polled = wireCall(done.outcome.realm, "mel@example.test", "GET", "/events", { queue_id, last_event_id: -1 });
    expect(polled.response.body?.["events"]).toMatchObject([
      { op: "create", streams: [{ is_recently_active: false }] },
      { op: "update", property: "is_recently_active", value: true },
    ]);
  });
});

describe("a change of a channel", () => {
  test("of its policy on topics is posted", () => {
    const outcome = updateStream(everyRole(), OLIVE_OWNER, { stream_id: GENERAL, topics_policy: "allow_empty_topic" });
    expect(eventTypes(outcome).filter((name) => name === "message")).toHaveLength(1);
  });

  test("administrators can always set the topics policy", () => {
    const realm = everyRole({ settings: { can_set_topics_policy_group: "role:nobody" } });
    expect(updateStream(realm, ADA_ADMIN, { stream_id: GENERAL, topics_policy: "allow_empty_topic" }).ok).toBe(true);
  });

  test("to empty_topic_only is refused with the name of the empty topic while other topics have messages", () => {
    const messages = [{ sender: "mel@example.test", channel: "general", topic: "t", content: "x" }];
    const params = { topics_policy: "empty_topic_only" };
    const { response } = wireCall(everyRole({ messages }), "olive@example.test", "PATCH", "/streams/1", params);
    expect(response.body).toMatchObject({ code: "BAD_REQUEST", empty_topic_display_name: "general chat" });
  });

  test("of its folder sends an event also where the folder stays", () => {
    const outcome = updateStream(everyRole(), OLIVE_OWNER, { stream_id: GENERAL, folder_id: null });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ property: "folder_id", value: null }]);
  });

  test("lists archived channels among the default channels", () => {
    const outcome = updateStream(everyRole(), OLIVE_OWNER, { stream_id: ATTIC, is_default_stream: true });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ type: "default_streams", default_streams: [ATTIC] }]);
    expect(carriedOut(outcome).realm.channels.get(ATTIC - 1)?.is_default_stream).toBe(true);
  });
});
