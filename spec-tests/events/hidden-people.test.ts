/**
 * What servers send to accounts that may not see all of it: guests with limited access get typing, presence and
 * reactions of people whom they cannot see, and a queue for all public channels stays one when its account becomes a
 * guest. Servers look at no role when they send these (`do_send_typing_notification`, `send_presence_changed`,
 * `notify_reaction_update`, `process_message_event`).
 */
import { describe, expect, test } from "vitest";
import { addReaction, type Outcome, type Realm, registerQueue, setTypingStatus, updatePresence } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

/** A realm whose guest sees only users with whom she shares a channel or a conversation: not Nina, who wrote to her. */
function limited(feature_level: number): Realm {
  const realm = everyRole({
    feature_level,
    settings: { can_access_all_users_group: "role:members" },
    messages: [{ sender: "olive@example.test", channel: "general", topic: "lunch", content: "Noon?" }],
  });
  return play(realm).unsubscribe(NINA_MEMBER, { subscriptions: ["general"] }).realm;
}

type Options = Parameters<typeof registerQueue>[2];

/** What Greta's client receives of an act. */
function received(realm: Realm, options: Options, act: (realm: Realm) => Outcome): readonly object[] {
  const registered = play(realm).registerQueue(GRETA_GUEST, options);
  const { queue_id } = registered.response;
  const done = carriedOut(act(registered.realm)).realm;
  const { events } = play(done).getEvents(GRETA_GUEST, { queue_id, last_event_id: -1 }).response;
  return events.map(({ id: _id, ...event }) => event);
}

const NINA = { user_id: NINA_MEMBER, email: "nina@example.test" };

describe("a guest with limited access", () => {
  test("sees neither name nor address of an account in the list of users", () => {
    const { members } = play(limited(421)).getUsers(GRETA_GUEST).response;
    const nina = members.find(({ user_id }) => user_id === NINA_MEMBER);
    expect(nina).toMatchObject({ full_name: "Unknown user", email: "user5@chat.example.test" });
  });

  test("receives the address of that account when it types, in a channel and to the guest", () => {
    const client_capabilities = { notification_settings_null: true, stream_typing_notifications: true };
    const options = { event_types: ["typing"], client_capabilities } as const;
    const inChannel = { type: "channel", op: "start", stream_id: GENERAL, topic: "lunch" } as const;
    const type = (params: Parameters<typeof setTypingStatus>[2]) =>
      received(limited(421), options, (realm) => setTypingStatus(realm, NINA_MEMBER, params));
    expect(type(inChannel)).toMatchObject([{ sender: NINA }]);
    expect(type({ op: "start", to: [GRETA_GUEST] })).toMatchObject([{ sender: NINA, recipients: expect.arrayContaining([NINA]) }]);
  });

  test.each([
    [false, NINA],
    [true, { user_id: NINA_MEMBER }],
  ])("receives the presence of that account, with slim_presence %s", (slim_presence, person) => {
    const options = { event_types: ["presence"], slim_presence } as const;
    const events = received(limited(421), options, (realm) => updatePresence(realm, NINA_MEMBER, { status: "active" }));
    const { presence: _presence, server_timestamp: _time, type, ...who } = { presence: null, server_timestamp: 0, type: "", ...events[0] };
    expect([events.length, type, who]).toEqual([1, "presence", person]);
  });

  test("receives name and address of that account in the old object of a reaction, and finds them in the message", () => {
    const react = (realm: Realm): Outcome => addReaction(realm, NINA_MEMBER, { message_id: 1, emoji_name: "tada" });
    const person = { ...NINA, full_name: "Nina Member" };
    expect(received(limited(327), { event_types: ["reaction"] }, react)).toMatchObject([{ user_id: NINA_MEMBER, user: person }]);
    const after = play(limited(327)).addReaction(NINA_MEMBER, { message_id: 1, emoji_name: "tada" }).realm;
    const { messages } = play(after).getMessages(GRETA_GUEST, { anchor: "newest", num_before: 1, num_after: 0 }).response;
    expect(messages).toMatchObject([{ reactions: [{ user: { id: NINA_MEMBER, email: NINA.email, full_name: "Nina Member" } }] }]);
  });
});

test("a queue for all public channels stays one when its account becomes a guest", () => {
  const left = play(everyRole()).unsubscribe(MEL_MEMBER, { subscriptions: ["general"] }).realm;
  const { realm, response } = play(left).registerQueue(MEL_MEMBER, { all_public_streams: true, event_types: ["message"] });
  const guest = play(realm).updateUser(OLIVE_OWNER, { user_id: MEL_MEMBER, role: 600 }).realm;
  const said = play(guest).sendMessage(NINA_MEMBER, { type: "channel", to: "general", topic: "t", content: "x" }).realm;
  const { queue_id } = response;
  expect(play(said).getEvents(MEL_MEMBER, { queue_id, last_event_id: -1 }).response.events).toMatchObject([
    { type: "message", message: { sender_id: NINA_MEMBER } },
  ]);
});
