// After any sequence of moves, rows, read state, indexes and events equal those of a simple model.
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  createRealm,
  deleteMessage,
  type Fixture,
  type Outcome,
  type Realm,
  sendMessage,
  updateMessage,
  updateMessageFlags,
} from "../../src/index";
import { hasRow } from "../../src/model/rules/messages/message-rows";
import { isUnread, unreadInConversation } from "../../src/model/rules/messages/read-state";
import { forAll } from "../support/for-all";
import { MessageModel, type ModelMessage } from "../support/message-model";
import { eventsFor } from "../support/outcomes";
import { countOperations, propertyRuns } from "../support/property-runs";

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

/** Performs a command in the realm and, if it was not refused, in the model. */
function carryOut(realm: Realm, model: MessageModel, run: Command): Realm {
  countOperations();
  if (run.kind === "send") {
    const params = {
      type: "channel",
      to: run.stream_id,
      topic: run.topic,
      content: "x",
      read_by_sender: true,
    } as const;
    const outcome = sendMessage(realm, run.user, params);
    if (outcome.ok) model.send(run.user, run.stream_id, run.topic);
    return outcome.realm;
  }
  const place = model.messages[run.message % Math.max(1, model.messages.length)];
  if (place === undefined || place === null) return realm;
  if (run.kind === "flag") return flag(realm, [place], run.user, run.op);
  if (run.kind === "read_topic") return flag(realm, model.topic(place.stream_id, place.topic, run.user), run.user, "add");
  if (run.kind === "delete") {
    const outcome = deleteMessage(realm, OWNER ?? 1, { message_id: place.id });
    if (outcome.ok) model.messages[place.id - 1] = null;
    return outcome.realm;
  }
  return move(realm, model, place, run);
}

function flag(realm: Realm, places: readonly ModelMessage[], userId: number, op: "add" | "remove"): Realm {
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

function move(realm: Realm, model: MessageModel, target: ModelMessage, run: Command & { kind: "move" }): Realm {
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
  const news = model.move(run.user, target, run.mode, place, USERS);
  for (const [userId, { gone, hears }] of news) {
    const received = eventsFor(outcome as Outcome, userId);
    const lost = received.filter((event) => event["type"] === "delete_message").flatMap((event) => event["message_ids"]);
    expect(lost).toEqual(gone);
    expect(received.some((event) => event["type"] === "update_message")).toBe(hears);
  }
  return outcome.realm;
}

/** What both sides say of rows, unread messages and indexes, in one plain value each. */
function expectSame(realm: Realm, model: MessageModel): void {
  const there = model.messages.filter((one) => one !== null);
  const said = there.map(({ id }) => {
    const stored = realm.messages.get(id - 1);
    if (stored === undefined || stored === null) throw new Error(`Message ${id} is missing.`);
    const rows = USERS.filter((userId) => hasRow(realm, userId, stored));
    const unread = USERS.filter((userId) => isUnread(realm, userId, stored));
    return [stored.stream_id, stored.topic, rows, unread];
  });
  expect(said).toEqual(
    there.map((one) => [
      one.stream_id,
      one.topic,
      USERS.filter((id) => one.rows.has(id)),
      USERS.filter((id) => one.unread.has(id) && one.rows.has(id)),
    ]),
  );
  expect(CHANNELS.map(({ stream_id: streamId }) => indexed(realm, streamId))).toEqual(
    CHANNELS.map(({ stream_id: streamId }) => indexOf(there.filter((one) => one.stream_id === streamId))),
  );
}

/** A channel's messages and topics as the indexes have them, with what each account has left unread. */
function indexed(realm: Realm, streamId: number): unknown {
  const contents = realm.channel_contents.get(streamId);
  const topics = [...(contents?.topics ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    [...(contents?.message_ids ?? [])],
    topics.map(([key, conversation]) => [
      key,
      [...conversation.message_ids],
      USERS.map((id) => unreadInConversation(realm, id, conversation)),
    ]),
  ];
}

function indexOf(inChannel: readonly ModelMessage[]): unknown {
  const keys = [...new Set(inChannel.map((one) => one.topic.toLowerCase()))].sort();
  const topics = keys.map((key) => {
    const inTopic = inChannel.filter((one) => one.topic.toLowerCase() === key);
    const unread = USERS.map((id) => inTopic.filter((one) => one.unread.has(id) && one.rows.has(id)));
    return [key, inTopic.map((one) => one.id), unread.map((list) => list.map((one) => one.id))];
  });
  return [inChannel.map((one) => one.id), topics];
}

it("moves leave what a record per message and account would show", () => {
  const start = createRealm(FIXTURE);
  forAll([fc.array(command, { minLength: 25, maxLength: 40 })], propertyRuns(200), (commands) => {
    let realm = start;
    const model = new MessageModel(CHANNELS, [GUEST ?? 5]);
    for (const run of commands) {
      realm = carryOut(realm, model, run);
      if (run.kind === "move" || run.kind === "delete") expectSame(realm, model);
    }
    expectSame(realm, model);
  });
});
