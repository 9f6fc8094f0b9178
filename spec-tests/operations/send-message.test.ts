import { describe, expect, it, test } from "vitest";
import { createRealm, type Realm, sendMessage } from "../../src/index";
import { addressedEvents } from "../../src/model/views/outcome";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { CHANNEL_MESSAGE_MISTAKES, DIRECT_MESSAGE_MISTAKES, MENTION_MISTAKES } from "../support/message-mistakes";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  OPEN_TO_ALL,
  SECRET,
  SHARED_SECRET,
  START,
} from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const STARTERS = at.all(
  at.level(FEATURE_LEVELS.groupsLimitNewTopics),
  at.channel(GENERAL, { can_create_topic_group: at.system("role:moderators") }),
);

spec(sendMessage, [
  {
    name: "to a channel",
    realm: REALM,
    actor: NINA_MEMBER,
    mistakes: [
      ["mirroring_not_allowed", "BAD_REQUEST", { params: { forged: "yes" } }],
      ["mirroring_not_allowed", "BAD_REQUEST", { params: { forged: "true" } }],
      ...CHANNEL_MESSAGE_MISTAKES,
      ["widget_invalid", "BAD_REQUEST", { params: { widget_content: "{}" } }],
      ["widget_invalid", "BAD_REQUEST", { params: { widget_content: "{" } }],
      ["widget_invalid", "BAD_REQUEST", { params: { widget_content: "[]" } }],
      ["widget_invalid", "BAD_REQUEST", { params: { widget_content: '{"widget_type":"poll","extra_data":{}}' } }],
      ...MENTION_MISTAKES,
    ],
  },
  {
    name: "to other channels",
    realm: REALM,
    actor: NINA_MEMBER,
    mistakes: [
      ["channel_not_one", "BAD_REQUEST", { params: { to: ["general", "secret"] } }],
      ["channel_not_one", "BAD_REQUEST", { params: { to: [] } }],
      ["channel_not_one", "BAD_REQUEST", { params: { to: undefined } }],
      ["name_empty", "BAD_REQUEST", { params: { to: " " } }],
      ["name_too_long", "BAD_REQUEST", { params: { to: "x".repeat(61) } }],
      ["name_unprintable", "BAD_REQUEST", { params: { to: "a\u0007" } }],
    ],
  },
  {
    name: "to a private channel from outside",
    realm: REALM,
    actor: NINA_MEMBER,
    mistakes: [
      ["posting_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN, params: { to: SECRET } }],
      ["posting_not_allowed", "BAD_REQUEST", { actor: MORGAN_MODERATOR, params: { to: SECRET } }],
      ["posting_not_allowed", "BAD_REQUEST", { actor: GRETA_GUEST, params: { to: SECRET } }],
      ["posting_not_allowed", "BAD_REQUEST", { actor: MEL_MEMBER, params: { to: SHARED_SECRET } }],
      ["posting_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN, params: { to: SHARED_SECRET } }],
    ],
  },
  {
    name: "to a new topic",
    realm: REALM,
    actor: NINA_MEMBER,
    mistakes: [
      ["posting_not_allowed", "BAD_REQUEST", { params: { to: SECRET } }],
      ["topic_start_not_allowed", "BAD_REQUEST", { params: { topic: "new" }, realm: STARTERS }],
      ["channel_wildcard_not_allowed", "STREAM_WILDCARD_MENTION_NOT_ALLOWED", { params: { content: "@**all**" } }],
    ],
  },
  {
    name: "direct",
    realm: REALM,
    actor: NINA_MEMBER,
    params: { type: "direct", to: [OLIVE_OWNER], content: "hi" },
    mistakes: [["recipient_unknown", "BAD_REQUEST", { params: { to: "x@example.test" } }], ...DIRECT_MESSAGE_MISTAKES],
  },
]);

const toGeneral = { type: "channel", to: GENERAL, topic: "lunch", content: "pizza?" } as const;
const toMel = { type: "direct", to: [MEL_MEMBER], content: "psst" } as const;

function firstMessage(realm: Realm): unknown {
  return realm.messages.get(0);
}

/** Sixteen further users, so that a channel and a topic count as large. */
function crowd(more: Parameters<typeof everyRole>[0] = {}): Realm {
  const people = Array.from({ length: 16 }, (_, index) => ({
    email: `p${index}@example.test`,
    full_name: `P ${index}`,
  }));
  return createRealm({ ...EVERY_ROLE_FIXTURE, users: [...(EVERY_ROLE_FIXTURE.users ?? []), ...people], ...more });
}

describe("sendMessage refuses", () => {
  const realm = everyRole();
  it.each([
    ["a channel ID that no channel has", { ...toGeneral, to: 99 }, "STREAM_DOES_NOT_EXIST", "addressed_channel_unknown", { stream_id: 99 }],
    [
      "a channel that does not exist, by name",
      { ...toGeneral, to: "nowhere" },
      "STREAM_DOES_NOT_EXIST",
      "addressed_channel_unknown",
      { stream: "nowhere" },
    ],
    [
      "a name, escaped as in HTML",
      { ...toGeneral, to: " a<b & 'c' " },
      "STREAM_DOES_NOT_EXIST",
      "addressed_channel_unknown",
      { stream: "a&lt;b &amp; &#x27;c&#x27;" },
    ],
  ])("%s", (_name, params, code, reason, fields) => {
    expectRefusal(sendMessage(realm, NINA_MEMBER, params), realm, code, reason, fields);
  });

  it("a guest in a public channel without subscription, and an actor who is not in can_send_message_group", () => {
    const strict = everyRole({
      channels: [{ name: "general" }, { name: "news", subscribers: "all", can_send_message_group: "role:administrators" }],
    });
    expectRefusal(sendMessage(strict, GRETA_GUEST, toGeneral), strict, "BAD_REQUEST", "posting_not_allowed");
    expectRefusal(sendMessage(strict, MEL_MEMBER, { ...toGeneral, to: "news" }), strict, "BAD_REQUEST", "posting_not_allowed");
    expect(sendMessage(strict, OLIVE_OWNER, { ...toGeneral, to: "news" }).ok).toBe(true);
  });

  it("a channel wildcard with sixteen subscribers, unless the actor is allowed to mention many", () => {
    const large = crowd();
    const all = { ...toGeneral, content: "hi @**all**" };
    expectRefusal(sendMessage(large, MEL_MEMBER, all), large, "STREAM_WILDCARD_MENTION_NOT_ALLOWED", "channel_wildcard_not_allowed");
    expect(sendMessage(large, OLIVE_OWNER, all).ok).toBe(true);
    expect(sendMessage(large, MEL_MEMBER, { ...toGeneral, content: "hi @_**all**" }).ok).toBe(true);
    expect(sendMessage(everyRole(), MEL_MEMBER, all).ok).toBe(true);
    const old = crowd({ feature_level: 228 });
    expectRefusal(sendMessage(old, MEL_MEMBER, all), old, "BAD_REQUEST", "channel_wildcard_not_allowed");
  });

  // The sender counts among those who take part in a topic.
  it("a topic wildcard with sixteen participants, with the sender, unless the actor is allowed to mention many", () => {
    const messages = Array.from({ length: 16 }, (_, index) => ({
      sender: `p${index}@example.test`,
      channel: "general",
      topic: "lunch",
      content: "me too",
    }));
    const topic = { ...toGeneral, content: "hi @**topic**" };
    const large = crowd({ messages });
    expectRefusal(sendMessage(large, MEL_MEMBER, topic), large, "TOPIC_WILDCARD_MENTION_NOT_ALLOWED", "topic_wildcard_not_allowed");
    expect(sendMessage(large, OLIVE_OWNER, topic).ok).toBe(true);
    expect(sendMessage(crowd({ messages: messages.slice(2) }), MEL_MEMBER, topic).ok).toBe(true);
    const fifteen = crowd({ messages: messages.slice(1, 16) });
    expectRefusal(sendMessage(fifteen, MEL_MEMBER, topic), fifteen, "TOPIC_WILDCARD_MENTION_NOT_ALLOWED", "topic_wildcard_not_allowed");
  });

  it("the mention of a group that the actor is not allowed to mention; a silent mention is always allowed", () => {
    const groups = [{ name: "leads", members: ["olive@example.test"], can_mention_group: "role:administrators" }];
    const realmWithLeads = everyRole({ groups });
    const loud = { ...toGeneral, content: "hi @*leads*" };
    expectRefusal(sendMessage(realmWithLeads, MEL_MEMBER, loud), realmWithLeads, "BAD_REQUEST", "group_mention_not_allowed");
    expect(sendMessage(realmWithLeads, MEL_MEMBER, { ...loud, content: "hi @_*leads*" }).ok).toBe(true);
    expect(sendMessage(realmWithLeads, OLIVE_OWNER, loud).ok).toBe(true);
  });

  it("direct messages that the realm's groups do not allow", () => {
    const closed = everyRole({ settings: { direct_message_initiator_group: "role:administrators" } });
    expectRefusal(
      sendMessage(closed, MEL_MEMBER, { ...toMel, to: [NINA_MEMBER] }),
      closed,
      "BAD_REQUEST",
      "direct_conversation_not_allowed",
    );
    const begun = play(closed).sendMessage(OLIVE_OWNER, toMel).realm;
    expect(sendMessage(begun, MEL_MEMBER, { ...toMel, to: [OLIVE_OWNER] }).ok).toBe(true);
    const mute = everyRole({ settings: { direct_message_permission_group: "role:nobody" } });
    expectRefusal(sendMessage(mute, OLIVE_OWNER, toMel), mute, "BAD_REQUEST", "direct_messages_not_allowed");
    expect(sendMessage(mute, OLIVE_OWNER, { ...toMel, to: [BEEP_BOT] }).ok).toBe(true);
  });
});

it("sendMessage uses the channel that a bot writes to by default", () => {
  const made = play(everyRole()).createBot(MEL_MEMBER, { full_name: "Bop", short_name: "bop", default_sending_stream: "secret" });
  const { realm } = made.sendMessage(made.response.user_id, { type: "channel", topic: "lunch", content: "pizza?" });
  expect(firstMessage(realm)).toMatchObject({ stream_id: SECRET });
});

describe("sendMessage changes", () => {
  it("nothing by the parameter of mirrors that says no", () => {
    expect(sendMessage(everyRole(), MEL_MEMBER, { ...toGeneral, forged: "no" }).ok).toBe(true);
  });

  it.each([GENERAL, "general", " General ", [GENERAL], ["general"]])("finds the channel %j", (to) => {
    const { realm, response } = play(everyRole()).sendMessage(MEL_MEMBER, { ...toGeneral, to });
    expect(response.id).toBe(1);
    expect(firstMessage(realm)).toMatchObject({ stream_id: GENERAL, topic: "lunch", timestamp: START });
  });

  it.each([[[MEL_MEMBER]], [[MEL_MEMBER, NINA_MEMBER, MEL_MEMBER]], ["mel@example.test, "], [["mel@example.test"]]])(
    "finds the recipients %j, each once, with the sender",
    (to) => {
      const { realm } = play(everyRole()).sendMessage(NINA_MEMBER, { ...toMel, to });
      expect(firstMessage(realm)).toMatchObject({ user_ids: [MEL_MEMBER, NINA_MEMBER], topic: "", stream_id: null });
    },
  );

  it("sorts two users by their addresses, and more users by their IDs", () => {
    const users = [{ email: "zoe@example.test", role: 100 as const }, { email: "amy@example.test" }, { email: "mia@example.test" }];
    const named = (to: readonly number[]): unknown => {
      const { realm, response } = play(everyRole({ users, channels: [] })).sendMessage(1, { ...toMel, to });
      const { body } = wireCall(realm, "zoe@example.test", "GET", `/messages/${response.id}`).response;
      const { message } = body as unknown as { message: { display_recipient: readonly { id: number }[] } };
      return message.display_recipient.map(({ id }) => id);
    };
    expect([named([2]), named([3, 2])]).toEqual([
      [2, 1],
      [1, 2, 3],
    ]);
  });

  it("uses one recipient_id for both directions of a conversation, and a separate one for a note to the actor", () => {
    const back = play(everyRole())
      .sendMessage(NINA_MEMBER, toMel)
      .sendMessage(MEL_MEMBER, { ...toMel, to: [NINA_MEMBER] }).realm;
    const note = play(back).sendMessage(MEL_MEMBER, { ...toMel, to: [MEL_MEMBER] }).realm;
    const ids = [...note.messages].map((message) => message?.recipient_id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it("gives each of two users a recipient ID that represents the other one, on servers", () => {
    const here = everyRole({ realm: { follow: "server" } });
    const say = (realm: Realm, from: number, to: number): Realm =>
      play(realm).sendMessage(from, { type: "direct", to: [to], content: "hi" }).realm;
    const talked = say(say(say(here, NINA_MEMBER, MEL_MEMBER), MEL_MEMBER, NINA_MEMBER), ADA_ADMIN, NINA_MEMBER);
    const received = (reader: number) =>
      play(talked).getMessages(reader, { anchor: "newest", num_before: 9, num_after: 0 }).response.messages;
    const [toMel, fromMel, fromAda] = received(NINA_MEMBER).map(({ recipient_id }) => recipient_id);
    const [fromNina, toNina] = received(MEL_MEMBER).map(({ recipient_id }) => recipient_id);
    expect(fromMel).toBe(toMel);
    expect(toNina).toBe(fromNina);
    expect(toNina).not.toBe(toMel);
    expect(fromAda).not.toBe(fromMel);
    expect(received(ADA_ADMIN)[0]?.recipient_id).toBe(toNina);
  });

  it("stores the first spelling of a topic separately, and its messages together", () => {
    const second = play(everyRole())
      .sendMessage(MEL_MEMBER, toGeneral)
      .sendMessage(MEL_MEMBER, { ...toGeneral, topic: " LUNCH " }).realm;
    const narrow = [
      { operator: "channel", operand: GENERAL },
      { operator: "topic", operand: "Lunch" },
    ];
    const found = play(second).getMessages(MEL_MEMBER, { anchor: "newest", num_before: 9, num_after: 0, narrow });
    expect(found.response.messages.map((message) => message["subject"])).toEqual(["lunch", "LUNCH"]);
  });

  it("lets users post to public channels without subscription, and bots where their owner is allowed to", () => {
    expect(sendMessage(everyRole(), MEL_MEMBER, { ...toGeneral, to: OPEN_TO_ALL }).ok).toBe(true);
    expect(sendMessage(everyRole(), BEEP_BOT, { ...toGeneral, to: SECRET }).ok).toBe(true);
    expect(sendMessage(everyRole(), BEEP_BOT, { ...toGeneral, to: SHARED_SECRET }).ok).toBe(false);
  });

  it("is read by the sender on request, or when a client of a user sent it", () => {
    const readers = (realm: Realm): unknown => realm.messages.get(0)?.born_read.user_ids;
    expect(readers(sendMessage(everyRole(), MEL_MEMBER, toGeneral).realm)).toEqual([]);
    expect(readers(sendMessage(everyRole(), MEL_MEMBER, { ...toGeneral, read_by_sender: true }).realm)).toEqual([MEL_MEMBER]);
    for (const client of ["website", "ZulipMobile"]) {
      expect(readers(sendMessage(everyRole(), MEL_MEMBER, toGeneral, { client }).realm)).toEqual([MEL_MEMBER]);
    }
    const asked = { ...toGeneral, read_by_sender: false };
    expect(readers(sendMessage(everyRole(), MEL_MEMBER, asked, { client: "website" }).realm)).toEqual([]);
  });

  it.each([
    [277, [MEL_MEMBER]],
    [278, []],
  ])("is read by the sender in a client with the name of a desktop app below level 278: at %d", (feature_level, readers) => {
    const outcome = sendMessage(everyRole({ feature_level }), MEL_MEMBER, toGeneral, { client: "Some Desktop App" });
    expect(outcome.realm.messages.get(0)?.born_read.user_ids).toEqual(readers);
  });

  it("accepts any assigned or unassigned characters in a topic, but no controls and no halves of pairs", () => {
    const sent = (topic: string): boolean => sendMessage(everyRole(), MEL_MEMBER, { ...toGeneral, topic }).ok;
    expect(["a\u0378b", "a\ue000b"].map(sent)).toEqual([true, true]);
    expect(["a\u0007b", "a\ud800b", "a\ufdd0b", "a\u{1ffff}b"].map(sent)).toEqual([false, false, false, false]);
  });

  it("lets the account that starts a topic follow it, and sends the new policy only when it changes", () => {
    const first = play(everyRole()).sendMessage(MEL_MEMBER, toGeneral);
    expect(first.response).toEqual({ id: 1, automatic_new_visibility_policy: 3 });
    expect(first.sendMessage(MEL_MEMBER, toGeneral).response).toEqual({ id: 2 });
    expect(first.sendMessage(NINA_MEMBER, toGeneral).response).toEqual({ id: 2 });
    expect(play(everyRole()).sendMessage(BEEP_BOT, toGeneral).response).toEqual({ id: 1 });
  });
});

describe("sendMessage notifies", () => {
  // The event of the message comes last: after the preference for its topic and the channel that becomes active again,
  // which is not sent for a first message.
  it("of the followed topic, of the channel that becomes active, and of the message at the end", () => {
    const outcome = sendMessage(everyRole(), MEL_MEMBER, toGeneral);
    expect(eventTypes(outcome)).toEqual(["muted_topics", "user_topic", "stream/update", "message"]);
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ property: "is_recently_active", value: true }, {}]);
    expect(eventsFor(outcome, GONE_MEMBER)).toEqual([]);
  });

  it("only the participants of a direct message", () => {
    const outcome = sendMessage(everyRole(), MEL_MEMBER, { ...toMel, to: [NINA_MEMBER] });
    expect([OLIVE_OWNER, MEL_MEMBER, NINA_MEMBER].map((id) => eventsFor(outcome, id).length)).toEqual([0, 1, 1]);
  });

  it("the sender's own queue with its local ID", () => {
    const queue = play(everyRole()).registerQueue(MEL_MEMBER, { event_types: ["message"] });
    const { queue_id } = queue.response;
    const sent = sendMessage(queue.realm, MEL_MEMBER, { ...toGeneral, queue_id, local_id: "7.01" });
    const events = play(sent.realm).getEvents(MEL_MEMBER, { queue_id, last_event_id: -1 }).response.events;
    expect(events).toMatchObject([{ type: "message", id: 0, local_message_id: "7.01", flags: [] }]);
  });
});

describe("sendMessage to the welcome bot", () => {
  const BOT = everyRole().system_bots[1].user_id;
  const ask = (realm: Realm, content: string) => sendMessage(realm, MEL_MEMBER, { type: "direct", to: [BOT], content });
  const senders = (outcome: ReturnType<typeof ask>): unknown[] => addressedEvents(outcome).map(({ about }) => about?.message.sender_id);

  it("is answered after it, and an unknown command only once", () => {
    const first = ask(everyRole(), "hello?");
    expect(senders(first)).toEqual([MEL_MEMBER, BOT]);
    const second = ask(first.realm, "hello??");
    expect(senders(second)).toEqual([MEL_MEMBER]);
    expect(senders(ask(second.realm, "Help"))).toEqual([MEL_MEMBER, BOT]);
  });

  it("is answered with the known commands also where the bot wrote them itself", () => {
    const words = ask(everyRole(), "hello?").realm.messages.get(1)?.content ?? "";
    const copied = ask(everyRole(), `> ${words}`);
    expect(senders(copied)).toEqual([MEL_MEMBER, BOT]);
  });

  it("among others is not answered", () => {
    const group = sendMessage(everyRole(), MEL_MEMBER, { type: "direct", to: [BOT, NINA_MEMBER], content: "help" });
    expect(senders(group)).toEqual([MEL_MEMBER]);
  });
});

describe("a mention by a name", () => {
  it("that several accounts have means the newest of them; it can be the name of a bot of the server", () => {
    const users = [...(EVERY_ROLE_FIXTURE.users ?? []), { email: "mel2@example.test", full_name: "mel member" }];
    const mentioned = (content: string): unknown =>
      play(everyRole({ users }))
        .sendMessage(NINA_MEMBER, { ...toGeneral, content })
        .realm.messages.get(0)?.mentions?.user_ids;
    expect(mentioned("@**Mel Member**")).toEqual([9]);
    expect(mentioned("@**Mel Member|4**")).toEqual([4]);
    expect(mentioned("@**Welcome Bot**")).toEqual([everyRole().system_bots[1].user_id]);
  });

  it("means the account that has the name now, and the group", () => {
    const content = "@**Mel Member** @**Mo** @*crew* @*team*";
    const mentions = (realm: Realm): unknown => {
      const { user_ids, group_ids } =
        play(realm)
          .sendMessage(NINA_MEMBER, { ...toGeneral, content })
          .realm.messages.get(0)?.mentions ?? {};
      return { user_ids, group_ids };
    };
    const before = everyRole({ groups: [{ name: "crew" }, { name: "leads" }] });
    const [crew, leads] = [9, 10];
    expect(mentions(before)).toEqual({ user_ids: [MEL_MEMBER], group_ids: [crew] });
    const renamed = play(before).updateSettings(MEL_MEMBER, { full_name: "Mo" }).realm;
    const left = play(renamed).updateUserGroup(OLIVE_OWNER, { user_group_id: crew, name: "old crew" }).realm;
    const after = play(left).updateUserGroup(OLIVE_OWNER, { user_group_id: leads, name: "crew" }).realm;
    expect(mentions(after)).toEqual({ user_ids: [MEL_MEMBER], group_ids: [leads] });
    expect(mentions(before)).toEqual({ user_ids: [MEL_MEMBER], group_ids: [crew] });
  });

  it("of a system group shows its display name; a deactivated group is shown, and notifies no user", () => {
    const groups = [{ name: "past", deactivated: true, members: ["mel@example.test"] }];
    const { realm } = play(everyRole({ groups })).sendMessage(OLIVE_OWNER, { ...toGeneral, content: "@_*role:members* @*past*" });
    const { response } = play(realm).getMessages(NINA_MEMBER, { message_ids: [1] });
    expect(response.messages[0]?.["content"]).toBe(
      '<p><span class="user-group-mention silent" data-user-group-id="6">Members</span> ' +
        '<span class="user-group-mention silent" data-user-group-id="9">past</span></p>',
    );
    expect(realm.messages.get(0)?.mentions?.group_ids ?? []).toEqual([]);
  });
});

it.each([[[MEL_MEMBER]], [[MEL_MEMBER, OLIVE_OWNER]], [[GONE_MEMBER, OLIVE_OWNER]]])(
  "sendMessage to users who are deactivated is refused, after any earlier messages: %j",
  (to) => {
    const written = [[MEL_MEMBER], [MEL_MEMBER, OLIVE_OWNER]].reduce(
      (present, to) => play(present).sendMessage(NINA_MEMBER, { type: "direct", to, content: "hi" }).realm,
      everyRole(),
    );
    const left = play(written).deactivateUser(OLIVE_OWNER, { user_id: MEL_MEMBER }).realm;
    expectRefusal(sendMessage(left, NINA_MEMBER, { type: "direct", to, content: "hi" }), left, "BAD_REQUEST", "recipient_deactivated");
  },
);

it("a mention sends a message to a bot that is not in the channel, but to no webhook and no user", () => {
  const hook = { email: "hook-bot@example.test", full_name: "Hook", is_bot: true, bot_type: 2, bot_owner: "mel@example.test" } as const;
  const open = everyRole({ users: [...(EVERY_ROLE_FIXTURE.users ?? []), hook] });
  const content = "@**Beep** @**Hook** @**Mel Member**";
  const { realm } = play(open).sendMessage(OLIVE_OWNER, { type: "channel", to: OPEN_TO_ALL, topic: "t", content });
  expect([...(realm.messages.get(0)?.received_by ?? [])]).toEqual([OLIVE_OWNER, BEEP_BOT]);
});

const realm = everyRole();

const talk = (to: number, content = "x") => ({ type: "channel", to, topic: "t", content }) as const;

// A bot that is mentioned where it does not subscribe gets the message.
test("a mention reaches a bot outside the channel, unless it is deactivated", () => {
  const made = play(realm).createBot(MEL_MEMBER, { full_name: "Listener", short_name: "listener" });
  const bot = made.response.user_id;
  const gone = made.deactivateBot(MEL_MEMBER, { bot_id: bot }).realm;
  const receives = (from: Realm) => {
    const sent = play(from).sendMessage(MEL_MEMBER, talk(GENERAL, `@**Listener|${bot}** hear`)).realm;
    return sent.messages.get(sent.messages.size - 1)?.received_by.has(bot);
  };
  expect([receives(made.realm), receives(gone)]).toEqual([true, false]);
});
