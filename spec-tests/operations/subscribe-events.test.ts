import { describe, expect, it, test } from "vitest";
import { createRealm, type Realm, subscribe } from "../../src/index";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, ATTIC, BEEP_BOT, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const NEW = 6;
const fresh = [{ name: "news" }];

/** The contents of the messages that an outcome has sent, with where they went. */
function sent(realm: Realm): readonly (readonly [place: string, content: string])[] {
  return [...realm.messages].flatMap((message) => {
    if (message === null) return [];
    const place = message.stream_id === null ? `to ${message.user_ids?.[0]}` : `${message.stream_id}: ${message.topic}`;
    return [[place, message.content] as const];
  });
}

describe("subscribe notifies", () => {
  it("accounts that can see a new private channel, its subscribers and its new subscribers, in order", () => {
    const outcome = subscribe(everyRole(), MEL_MEMBER, {
      subscriptions: fresh,
      invite_only: true,
      principals: [MEL_MEMBER, GRETA_GUEST],
    });
    expect(eventTypes(outcome)).toEqual([
      "stream/create",
      "stream/create",
      "subscription/add",
      "subscription/add",
      "subscription/peer_add",
      "message",
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    expect(eventsFor(outcome, ADA_ADMIN).map(({ op }) => op)).toEqual(["create", "peer_add"]);
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([
      { type: "stream", op: "create", streams: [{ stream_id: NEW, name: "news", stream_weekly_traffic: null }] },
      {
        op: "add",
        subscriptions: [{ stream_id: NEW, subscribers: [4, 6], is_muted: false, in_home_view: true, push_notifications: null }],
      },
      { type: "message" },
    ]);
    expect(eventsFor(outcome, ADA_ADMIN)[1]).toMatchObject({ stream_ids: [NEW], user_ids: [4, 6] });
  });

  it("users except guests of a new default channel, before its subscribers", () => {
    const outcome = subscribe(everyRole(), ADA_ADMIN, { subscriptions: fresh, is_default_stream: true });
    expect(eventTypes(outcome).slice(0, 3)).toEqual(["stream/create", "default_streams", "subscription/add"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toContainEqual({ type: "default_streams", default_streams: [NEW] });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([]);
  });

  it("separately of each channel that is new to a user, and of the default channels after each new one", () => {
    const both = [{ name: "secret" }, { name: "shared secret" }];
    const joined = subscribe(everyRole(), OLIVE_OWNER, { subscriptions: both, principals: [GRETA_GUEST] });
    expect(eventsFor(joined, GRETA_GUEST).slice(0, 3)).toMatchObject([
      { type: "stream", op: "create", streams: [{ name: "secret" }] },
      { type: "stream", op: "create", streams: [{ name: "shared secret" }] },
      { type: "subscription", op: "add", subscriptions: [{ name: "secret" }, { name: "shared secret" }] },
    ]);
    const params = { subscriptions: [...fresh, { name: "plans" }], is_default_stream: true };
    const lists = eventsFor(subscribe(everyRole(), ADA_ADMIN, params), MEL_MEMBER).filter(({ type }) => type === "default_streams");
    expect(lists.map((event) => event["default_streams"])).toEqual([[NEW], [NEW, NEW + 1]]);
  });

  it("of different colors: the given ones first, then the next ones, the oldest channel first", () => {
    const channels = ["one", "two", "three"].map((name) => ({ name }));
    const outcome = subscribe(everyRole({ channels }), MEL_MEMBER, {
      subscriptions: [{ name: "three" }, { name: "one" }, { name: "two", color: "#76ce90" }],
    });
    const [added] = eventsFor(outcome, MEL_MEMBER);
    const colors = { three: "#a6c7e5", one: "#fae589", two: "#76ce90" };
    expect(added).toMatchObject({ subscriptions: Object.entries(colors).map(([name, color]) => ({ name, color })) });
  });

  it("no account when all are subscribed already", () => {
    const realm = everyRole();
    const outcome = subscribe(realm, MEL_MEMBER, { subscriptions: [{ name: "general" }] });
    expect(outcome.events).toEqual([]);
    expect(outcome.realm).toBe(realm);
  });

  it("users whom another account subscribes to existing channels, once for all new ones, but no bots and not the actor", () => {
    const { realm } = play(everyRole()).subscribe(OLIVE_OWNER, {
      subscriptions: [{ name: "general" }, { name: "secret" }, { name: "open to all" }, { name: "news" }],
      principals: [OLIVE_OWNER, NINA_MEMBER, BEEP_BOT],
    });
    expect(sent(realm)).toMatchObject([
      ["to 5", expect.stringMatching(/Olive Owner\|1[^#]*#\*\*secret\*\*[^#]*#\*\*open to all\*\*\.$/)],
      ["6: channel events", expect.stringContaining("Olive Owner|1")],
    ]);
  });

  it("users in the order of their IDs, in any given order", () => {
    const principals = [NINA_MEMBER, GRETA_GUEST, MEL_MEMBER];
    const { realm } = play(everyRole()).subscribe(OLIVE_OWNER, { subscriptions: [{ name: "open to all" }], principals });
    expect(sent(realm).map(([place]) => place)).toEqual(["to 4", "to 5", "to 6"]);
  });

  it("no user by message when more than a hundred are subscribed in one call, which the answer says", () => {
    const users = Array.from({ length: 102 }, (_one, index) => ({
      email: `u${index}@example.test`,
      role: 200 as const,
    }));
    const realm = createRealm({ users, channels: [{ name: "hall" }] });
    const ids = users.map((_user, index) => index + 1);
    const hall = [{ name: "hall" }];
    const many = play(realm).subscribe(1, { subscriptions: hall, principals: ids.slice(0, 101) });
    expect(many.response.new_subscription_messages_sent).toBe(false);
    expect(sent(many.realm)).toEqual([]);
    const fewer = play(realm).subscribe(1, { subscriptions: hall, principals: ids.slice(1, 101) });
    expect(fewer.response.new_subscription_messages_sent).toBe(true);
    expect(sent(fewer.realm)).toHaveLength(100);
  });

  it("the realm's channel for announcements, on request and if there is one", () => {
    const params = { subscriptions: fresh, announce: true };
    const realm = everyRole();
    const board = { ...realm, settings: { ...realm.settings, new_stream_announcements_stream_id: GENERAL } };
    const places = (of: Realm, announce: boolean): unknown =>
      sent(play(of).subscribe(MEL_MEMBER, { ...params, announce }).realm).map(([place]) => place);
    expect(places(board, true)).toEqual(["1: new channels", "6: channel events"]);
    expect(places(board, false)).toEqual(["6: channel events"]);
    expect(places(realm, true)).toEqual(["6: channel events"]);
    const shut = { ...board, settings: { ...board.settings, new_stream_announcements_stream_id: ATTIC } };
    expect(places(shut, true)).toEqual(["6: channel events"]);
  });
});

it("subscribe reads lists and settings as JSON text, and reports unsupported parameters", () => {
  const params = {
    subscriptions: [{ name: "news", description: "d" }],
    principals: ["mel@example.test"],
    can_subscribe_group: { direct_members: [5], direct_subgroups: [] },
    message_retention_days: '"unlimited"',
    folder_id: "1",
    color: "#fff",
  };
  const realm = everyRole({ feature_level: 388 });
  expect(wireCall(realm, "olive@example.test", "POST", "/users/me/subscriptions", params).response.body).toEqual({
    result: "success",
    msg: "",
    subscribed: { 4: ["news"] },
    already_subscribed: {},
    ignored_parameters_unsupported: ["folder_id", "color"],
  });
});

const realm = everyRole();

test("a guest is not notified of new subscribers of a public channel", () => {
  const heardBy = (userId: number) =>
    eventsFor(subscribe(realm, NINA_MEMBER, { subscriptions: [{ name: "new one" }] }), userId).map(
      (event) => `${String(event["type"])}/${String(event["op"])}`,
    );
  expect(heardBy(MEL_MEMBER)).toContain("subscription/peer_add");
  expect(heardBy(GRETA_GUEST)).toEqual([]);
});
