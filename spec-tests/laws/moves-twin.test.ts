// Card: Endpoints 2; States: Message. After any moves rows, read state, indexes and events are those of a naive twin.
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  createRealm,
  deleteMessage,
  sendMessage,
  updateMessage,
  updateMessageFlags,
  type Fixture,
  type Outcome,
  type Realm,
} from "../../src/index";
import { hasRow } from "../../src/rules/messages/message-rows";
import { isUnread } from "../../src/rules/messages/read-state";
import { unreadInConversation } from "../../src/rules/messages/unread-messages";
import { MessageTwin, type TwinMessage } from "../support/message-twin";
import { toldTo } from "../support/outcomes";

const USERS = [1, 2, 3, 4, 5];
const [OWNER, , MODERATOR, , GUEST] = USERS;
const email = (id: number): string => `user${id}@example.test`;
const CHANNELS = [
  { stream_id: 1, is_private: false, is_protected: false, subscribers: new Set([1, 2, 3, 4, 5]) },
  { stream_id: 2, is_private: false, is_protected: false, subscribers: new Set([1, 2]) },
  { stream_id: 3, is_private: true, is_protected: true, subscribers: new Set([1, 3, 5]) },
  { stream_id: 4, is_private: true, is_protected: false, subscribers: new Set([1, 2, 3]) },
  { stream_id: 5, is_private: true, is_protected: true, subscribers: new Set([1, 4, 3]) },
];
const FIXTURE: Fixture = {
  users: [100, 400, 300, 400, 600].map((role, index) => ({
    email: email(index + 1),
    role: role as 100 | 300 | 400 | 600,
  })),
  channels: CHANNELS.map(({ stream_id, is_private, is_protected, subscribers }) => ({
    name: `channel ${stream_id}`,
    invite_only: is_private,
    history_public_to_subscribers: !is_protected,
    subscribers: [...subscribers].map(email),
  })),
};

type Command =
  | { readonly kind: "send"; readonly user: number; readonly stream_id: number; readonly topic: string }
  | { readonly kind: "flag"; readonly user: number; readonly op: "add" | "remove"; readonly message: number }
  | { readonly kind: "read_topic"; readonly user: number; readonly message: number }
  | { readonly kind: "delete"; readonly message: number }
  | {
      readonly kind: "move";
      readonly user: number;
      readonly message: number;
      readonly mode: "change_one" | "change_later" | "change_all";
      readonly stream_id: number | undefined;
      readonly topic: string | undefined;
    };

const topic = fc.constantFrom("a", "A", "b");
const stream_id = fc.constantFrom(1, 1, 1, 1, 2, 3, 4, 5);
const message = fc.nat(40);
const user = fc.constantFrom(...USERS);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("send" as const), user, stream_id, topic }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("flag" as const),
      user,
      op: fc.constantFrom("add" as const, "remove" as const),
      message,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("read_topic" as const), user, message }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), message }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      user: fc.constantFrom(OWNER ?? 1, MODERATOR ?? 3),
      message,
      mode: fc.constantFrom("change_one" as const, "change_later" as const, "change_all" as const),
      stream_id: fc.option(stream_id, { nil: undefined }),
      topic: fc.option(topic, { nil: undefined }),
    }),
  },
);

/** Carries out a command in the realm and, if it was not refused, in the twin. */
function carryOut(realm: Realm, twin: MessageTwin, run: Command): Realm {
  if (run.kind === "send") {
    const params = { type: "channel", to: run.stream_id, topic: run.topic, content: "x", read_by_sender: true } as const;
    const outcome = sendMessage(realm, run.user, params);
    if (outcome.ok) twin.send(run.user, run.stream_id, run.topic);
    return outcome.realm;
  }
  const place = twin.messages[run.message % Math.max(1, twin.messages.length)];
  if (place === undefined || place === null) return realm;
  if (run.kind === "flag") return flag(realm, [place], run.user, run.op);
  if (run.kind === "read_topic") {
    return flag(realm, twin.topic(place.stream_id, place.topic, run.user), run.user, "add");
  }
  if (run.kind === "delete") {
    const outcome = deleteMessage(realm, OWNER ?? 1, { message_id: place.id });
    if (outcome.ok) twin.messages[place.id - 1] = null;
    return outcome.realm;
  }
  return move(realm, twin, place, run);
}

function flag(realm: Realm, places: readonly TwinMessage[], userId: number, op: "add" | "remove"): Realm {
  const meant = places.filter(({ stream_id: streamId, rows }) => {
    return rows.has(userId) && CHANNELS.some((one) => one.stream_id === streamId && one.subscribers.has(userId));
  });
  const messages = meant.map((place) => place.id);
  for (const { unread } of meant) {
    if (op === "add") unread.delete(userId);
    else unread.add(userId);
  }
  return updateMessageFlags(realm, userId, { messages, op, flag: "read" }).realm;
}

function move(realm: Realm, twin: MessageTwin, target: TwinMessage, run: Command & { kind: "move" }): Realm {
  const outcome = updateMessage(realm, run.user, {
    message_id: target.id,
    propagate_mode: run.mode,
    send_notification_to_new_thread: false,
    ...(run.stream_id === undefined ? {} : { stream_id: run.stream_id }),
    ...(run.topic === undefined ? {} : { topic: run.topic }),
  });
  if (!outcome.ok) return realm;
  const place = {
    ...(run.stream_id === undefined ? {} : { stream_id: run.stream_id }),
    ...(run.topic === undefined || run.topic === target.topic ? {} : { topic: run.topic }),
  };
  const news = twin.move(run.user, target, run.mode, place, USERS);
  for (const [userId, { lost, keeps_some, was_concerned }] of news) {
    const told = toldTo(outcome as Outcome, userId);
    const gone = told.filter((event) => event["type"] === "delete_message").flatMap((event) => event["message_ids"]);
    const isTold = told.some((event) => event["type"] === "update_message");
    // Whoever neither subscribes nor has a row could read the messages, but follows neither channel by it.
    expect(gone).toEqual(was_concerned ? lost : []);
    if (!keeps_some) expect(isTold).toBe(false);
    else if (was_concerned) expect(isTold).toBe(true);
  }
  return outcome.realm;
}

function expectSame(realm: Realm, twin: MessageTwin): void {
  const there = twin.messages.filter((one) => one !== null);
  for (const one of there) {
    const stored = realm.messages.get(one.id - 1);
    if (stored === undefined || stored === null) throw new Error(`Message ${one.id} is missing.`);
    expect([stored.stream_id, stored.topic]).toEqual([one.stream_id, one.topic]);
    const rows = USERS.filter((id) => hasRow(realm, id, stored));
    expect(rows).toEqual([...one.rows].sort((a, b) => a - b));
    const unread = USERS.filter((id) => isUnread(realm, id, stored));
    expect(unread).toEqual([...one.unread].filter((id) => one.rows.has(id)).sort((a, b) => a - b));
  }
  for (const { stream_id: streamId } of CHANNELS) {
    const inChannel = there.filter((one) => one.stream_id === streamId);
    const contents = realm.channel_contents.get(streamId);
    expect([...(contents?.message_ids ?? [])]).toEqual(inChannel.map((one) => one.id));
    const keys = [...new Set(inChannel.map((one) => one.topic.toLowerCase()))].sort();
    expect([...(contents?.topics.keys() ?? [])].sort()).toEqual(keys);
    for (const key of keys) {
      const inTopic = inChannel.filter((one) => one.topic.toLowerCase() === key);
      const conversation = contents?.topics.get(key);
      if (conversation === undefined) throw new Error(`Topic ${key} is missing.`);
      expect([...conversation.message_ids]).toEqual(inTopic.map((one) => one.id));
      for (const id of USERS) {
        const unread = inTopic.filter((one) => one.unread.has(id) && one.rows.has(id)).map((one) => one.id);
        expect(unreadInConversation(realm, id, conversation)).toEqual(unread);
      }
    }
  }
}

it("moves leave what a record per message and account would show", () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 25, maxLength: 40 }), (commands) => {
      let realm = createRealm(FIXTURE);
      const twin = new MessageTwin(CHANNELS, [GUEST ?? 5]);
      for (const run of commands) {
        realm = carryOut(realm, twin, run);
        if (run.kind === "move" || run.kind === "delete") expectSame(realm, twin);
      }
      expectSame(realm, twin);
    }),
    { seed: 1, numRuns: 400 },
  );
});
