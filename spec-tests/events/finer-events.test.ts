// Events: rare audiences: archived channels, moved preferences, deleted bots, old clients.
import { expect, test } from "vitest";
import {
  archiveStream,
  createBot,
  createUser,
  createUserGroup,
  getEvents,
  getUserPresence,
  type Outcome,
  type Realm,
  registerQueue,
  sendMessage,
  subscribe,
  unsubscribe,
  updateMessage,
  updateMessageFlags,
  updatePresence,
  updateRealm,
  updateStream,
  updateSubscriptionSetting,
  updateUserTopic,
} from "../../src/index";
import { advanceClock, createScheduledMessage, deactivateBot, deactivateUser, deactivateUserGroup } from "../../src/index";
import { liveQueue } from "../../src/model/changes/events/event-queues";
import { userById } from "../../src/model/rules/users/people";
import { carriedOut, eventTypes, eventsFor } from "../support/outcomes";
import {
  ADA_ADMIN,
  ATTIC,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  OPEN_TO_ALL,
  SECRET,
  START,
} from "../support/realms";
import { wireCall } from "../support/wire-call";

const realm = everyRole();
const later = (from: Realm, seconds: number): Realm => carriedOut(advanceClock(from, { seconds })).realm;
const talk = (to: number, content = "x") => ({ type: "channel", to, topic: "t", content }) as const;

test("notices of changes are sent to an archived channel, except for its topics policy", () => {
  const renamed = updateStream(realm, ADA_ADMIN, { stream_id: ATTIC, new_name: "loft" });
  expect(eventTypes(renamed)).toContain("message");
  const quiet = updateStream(realm, ADA_ADMIN, { stream_id: ATTIC, topics_policy: "allow_empty_topic" });
  expect(eventTypes(quiet)).toEqual(["stream/update"]);
  expect(carriedOut(updateStream(realm, ADA_ADMIN, { stream_id: ATTIC, is_archived: false })).realm.messages.size).toBe(1);
});

test("a notice to a channel that allows only the empty topic has the empty topic", () => {
  const only = everyRole({ channels: [{ name: "only", topics_policy: "empty_topic_only", subscribers: "all" }] });
  const renamed = carriedOut(updateStream(only, ADA_ADMIN, { stream_id: 1, new_name: "alone" })).realm;
  expect(renamed.messages.get(0)?.topic).toBe("");
  expect(carriedOut(updateStream(realm, ADA_ADMIN, { stream_id: GENERAL, new_name: "x" })).realm.messages.get(0)?.topic).toBe(
    "channel events",
  );
});

test("a user can remove a star from a message that is no longer readable", () => {
  const said = carriedOut(sendMessage(realm, OLIVE_OWNER, talk(SECRET))).realm;
  const own = carriedOut(updateMessageFlags(said, MEL_MEMBER, { messages: [1], op: "add", flag: "starred" })).realm;
  const gone = carriedOut(unsubscribe(own, MEL_MEMBER, { subscriptions: ["secret"] })).realm;
  expect(updateMessageFlags(gone, MEL_MEMBER, { messages: [1], op: "remove", flag: "starred" }).ok).toBe(true);
  const open = carriedOut(sendMessage(realm, OLIVE_OWNER, talk(OPEN_TO_ALL))).realm;
  const kept = carriedOut(updateMessageFlags(open, NINA_MEMBER, { messages: [1], op: "add", flag: "starred" })).realm;
  const shut = carriedOut(updateStream(kept, ADA_ADMIN, { stream_id: OPEN_TO_ALL, is_web_public: false, is_private: true })).realm;
  expect(updateMessageFlags(shut, NINA_MEMBER, { messages: [1], op: "remove", flag: "starred" }).ok).toBe(true);
});

test("events of flags list the changed messages since level 155, and before that all given messages", () => {
  const listed = (feature_level: number, flag: string) => {
    const two = ["a", "b"].reduce<Realm>(
      (from, content) => carriedOut(sendMessage(from, OLIVE_OWNER, talk(GENERAL, content))).realm,
      everyRole({ feature_level }),
    );
    const one = carriedOut(updateMessageFlags(two, MEL_MEMBER, { messages: [1], op: "add", flag })).realm;
    return eventsFor(updateMessageFlags(one, MEL_MEMBER, { messages: [1, 2], op: "add", flag }), MEL_MEMBER)[0]?.["messages"];
  };
  expect([listed(155, "starred"), listed(155, "read")]).toEqual([[2], [2]]);
  expect([listed(154, "starred"), listed(154, "read")]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

// A bot that is mentioned where it does not subscribe gets the message.
test("a mention reaches a bot outside the channel, unless it is deactivated", () => {
  const made = carriedOut(createBot(realm, MEL_MEMBER, { full_name: "Listener", short_name: "listener" }));
  const bot = made.response.user_id;
  const gone = carriedOut(deactivateBot(made.realm, MEL_MEMBER, { bot_id: bot })).realm;
  const receives = (from: Realm) => {
    const sent = carriedOut(sendMessage(from, MEL_MEMBER, talk(GENERAL, `@**Listener|${bot}** hear`))).realm;
    return sent.messages.get(sent.messages.size - 1)?.received_by.has(bot);
  };
  expect([receives(made.realm), receives(gone)]).toEqual([true, false]);
});

test("settings of subscriptions to archived channels are not changed", () => {
  const muting = (stream_id: number) => updateSubscriptionSetting(realm, MEL_MEMBER, { stream_id, property: "is_muted", value: true });
  expect([muting(GENERAL).ok, muting(ATTIC).ok]).toEqual([true, false]);
});

test("a preference that moves with its topic is sent twice, and the list of muted topics once", () => {
  const said = carriedOut(sendMessage(realm, MEL_MEMBER, talk(GENERAL))).realm;
  const muted = carriedOut(updateUserTopic(said, NINA_MEMBER, { stream_id: GENERAL, topic: "t", visibility_policy: 1 })).realm;
  const moved = updateMessage(muted, MEL_MEMBER, {
    message_id: 1,
    topic: "u",
    propagate_mode: "change_all",
    send_notification_to_new_thread: false,
  });
  const types = eventsFor(moved, NINA_MEMBER).map((event) => event["type"]);
  expect(types.filter((type) => type === "user_topic")).toHaveLength(2);
  expect(types.filter((type) => type === "muted_topics")).toHaveLength(1);
});

test("new users have the language of the realm, whatever its default settings are", () => {
  const speaking = carriedOut(
    updateRealm(everyRole({ users: [{ email: "olive@example.test", role: "owner", can_create_users: true }], channels: [] }), OLIVE_OWNER, {
      default_language: "de",
    }),
  ).realm;
  const made = carriedOut(createUser(speaking, OLIVE_OWNER, { email: "eve@example.test", full_name: "Eve", password: "a good one" }));
  expect(userById(made.realm, made.response.user_id)?.settings.default_language).toBe("de");
});

test("a deactivated user has no presence, and a user last seen 200 seconds ago is not offline yet", () => {
  const there = carriedOut(updatePresence(realm, MEL_MEMBER, { status: "active" })).realm;
  const status = (from: Realm) => {
    const outcome = getUserPresence(from, NINA_MEMBER, { user_id_or_email: String(MEL_MEMBER) });
    return outcome.ok ? outcome.response.presence.aggregated?.status : outcome.error.reason;
  };
  expect([status(later(there, 200)), status(later(there, 201))]).toEqual(["active", "offline"]);
  expect(status(carriedOut(deactivateUser(there, OLIVE_OWNER, { user_id: MEL_MEMBER })).realm)).toBe("user_unknown");
});

test("presences of exactly fourteen days ago are shown, and older ones are not", () => {
  const there = carriedOut(updatePresence(realm, MEL_MEMBER, { status: "active" })).realm;
  const shown = (seconds: number) =>
    Object.keys(
      carriedOut(updatePresence(later(there, seconds), NINA_MEMBER, { status: "idle", slim_presence: true })).response.presences ?? {},
    );
  const days = 14 * 86_400;
  expect([shown(days), shown(days + 1)]).toEqual([[String(MEL_MEMBER), String(NINA_MEMBER)], [String(NINA_MEMBER)]]);
});

/** The events of an account's client after a call, by its capabilities. */
function heard(
  from: Realm,
  client_capabilities: object,
  event_types: readonly string[],
  act: (now: Realm) => Outcome,
  userId = MEL_MEMBER,
) {
  const { realm: opened, response } = carriedOut(
    registerQueue(from, userId, { client_capabilities: { notification_settings_null: false, ...client_capabilities }, event_types }),
  );
  const done = carriedOut(act(opened)).realm;
  return carriedOut(getEvents(done, userId, { queue_id: response.queue_id ?? "", last_event_id: -1 })).response.events;
}

test("a subscription setting with its own value is sent with it to clients that do not know null", () => {
  const set = (value: boolean) => (now: Realm) =>
    updateSubscriptionSetting(now, MEL_MEMBER, { stream_id: GENERAL, property: "desktop_notifications", value });
  for (const value of [true, false]) {
    for (const notification_settings_null of [true, false]) {
      expect(heard(realm, { notification_settings_null }, ["subscription"], set(value))).toMatchObject([
        { property: "desktop_notifications", value },
      ]);
    }
  }
});

test("clients that do not support deactivated groups are notified of new groups, and of members of deactivated ones", () => {
  const grouped = everyRole({ groups: [{ name: "crew", members: ["mel@example.test"] }] });
  const make = (now: Realm) => createUserGroup(now, OLIVE_OWNER, { name: "cooks", description: "", members: [MEL_MEMBER] });
  expect(heard(grouped, {}, ["user_group"], make)).toMatchObject([{ op: "add", group: { name: "cooks" } }]);
  const gone = carriedOut(deactivateUserGroup(grouped, OLIVE_OWNER, { user_group_id: 9 })).realm;
  const join = (now: Realm) => wireCall(now, "olive@example.test", "POST", "/user_groups/9/members", { add: [NINA_MEMBER] }).outcome;
  expect(heard(gone, {}, ["user_group"], join)).toMatchObject([{ op: "add_members" }]);
  expect(heard(gone, { include_deactivated_groups: true }, ["user_group"], join)).toMatchObject([{ op: "add_members" }]);
  const groups = (client_capabilities: object) => {
    const { realm_user_groups } = carriedOut(
      registerQueue(gone, MEL_MEMBER, {
        client_capabilities: { notification_settings_null: false, ...client_capabilities },
        fetch_event_types: ["realm_user_groups"],
      }),
    ).response;
    return realm_user_groups?.filter(({ id }) => id >= 9).map(({ id }) => id);
  };
  expect([groups({}), groups({ include_deactivated_groups: true })]).toEqual([[], [9]]);
});

test("a scheduled message keeps the client that created it", () => {
  const params = { type: "channel", to: JSON.stringify(GENERAL), topic: "t", content: "x", scheduled_delivery_timestamp: START + 60 };
  const scheduled = wireCall(realm, "mel@example.test", "POST", "/scheduled_messages", params);
  expect(scheduled.response.status).toBe(200);
  expect(later(scheduled.outcome.realm, 60).messages.get(0)?.client).toBe("spec-test");
  const direct = createScheduledMessage(realm, MEL_MEMBER, {
    type: "direct",
    to: [NINA_MEMBER],
    content: "x",
    scheduled_delivery_timestamp: START + 60,
  });
  expect(later(carriedOut(direct).realm, 60).messages.get(0)?.client).toBe("realm-simulator");
});

test("a changed scheduled message has the client of the change", () => {
  const params = { type: "direct", to: [NINA_MEMBER], content: "x", scheduled_delivery_timestamp: START + 60 } as const;
  const scheduled = carriedOut(createScheduledMessage(realm, MEL_MEMBER, params)).realm;
  const changed = wireCall(scheduled, "mel@example.test", "PATCH", "/scheduled_messages/1", { content: "y" });
  expect(changed.response.status).toBe(200);
  expect(later(changed.outcome.realm, 60).messages.get(0)?.client).toBe("spec-test");
});

test("a guest is not notified of new subscribers of a public channel", () => {
  const heardBy = (userId: number) =>
    eventsFor(subscribe(realm, NINA_MEMBER, { subscriptions: [{ name: "new one" }] }), userId).map(
      (event) => `${String(event["type"])}/${String(event["op"])}`,
    );
  expect(heardBy(MEL_MEMBER)).toContain("subscription/peer_add");
  expect(heardBy(GRETA_GUEST)).toEqual([]);
});

test("queues without polls expire after their lifespan, and are deleted when another one is registered", () => {
  const first = carriedOut(registerQueue(realm, MEL_MEMBER, {}));
  const queueId = first.response.queue_id ?? "";
  const after = (seconds: number) => carriedOut(registerQueue(later(first.realm, seconds), NINA_MEMBER, {})).realm;
  const lifespan = first.realm.queues.get(queueId)?.lifespan_seconds ?? 0;
  expect(liveQueue(after(lifespan - 1), queueId, MEL_MEMBER)).toBeDefined();
  expect(after(lifespan - 1).queues.size).toBe(2);
  expect(after(lifespan).queues.size).toBe(1);
});

test("only accounts that can see a channel are notified of its archiving", () => {
  const outcome = archiveStream(realm, OLIVE_OWNER, { stream_id: SECRET });
  expect(eventsFor(outcome, MEL_MEMBER).some((event) => event["property"] === "is_archived")).toBe(true);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});
