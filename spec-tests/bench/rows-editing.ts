import { type Realm, sendMessage, updateMessage } from "../../src/index";
import { timedPair } from "./measure";
import { type MutableRealm, mutableSend } from "./mutable-realm";
import { type BenchRow, ratioRow } from "./report";
import { CONTENT, filledMutable, quietRealm, sendMany } from "./starting-points";

const EDITS = 1000;
const MOVED = 1000;
const MOVES = 4;
const [HERE, THERE] = ["moving", "moved"] as const;

/** Editing one message and moving a topic of 1,000 messages at growing sizes, compared with the mutable store. */
export function editingRows(sizes: readonly number[]): BenchRow[] {
  return sizes.flatMap((size) => {
    const realm = withTopic(sendMany(quietRealm(), size));
    const mutable = filledMutable(size);
    for (let index = 0; index < MOVED; index += 1) mutableSend(mutable, 1, HERE, CONTENT);
    const target = size + MOVED;
    const edit = timedPair(
      () => editMany(realm, target),
      () => mutableEditMany(mutable, target),
      EDITS,
    );
    const move = timedPair(
      () => moveMany(realm, target),
      () => mutableMoveMany(mutable),
      MOVES,
    );
    const among = `among ${size.toLocaleString("en")}`;
    return [
      ratioRow(`edit one message ${among} ÷ mutable edit`, ...edit, "≤ 25"),
      ratioRow(`move a topic of 1,000 messages ${among} ÷ mutable move`, ...move, "a few ms"),
    ];
  });
}

function withTopic(start: Realm): Realm {
  let realm = start;
  for (let index = 0; index < MOVED; index += 1) {
    realm = sendMessage(realm, 1, { type: "channel", to: 1, topic: HERE, content: CONTENT }).realm;
  }
  return realm;
}

function editMany(start: Realm, messageId: number): void {
  let realm = start;
  for (let index = 0; index < EDITS; index += 1) {
    const outcome = updateMessage(realm, 1, { message_id: messageId, content: `${CONTENT} ${index}` });
    if (!outcome.ok) throw new Error("The edit must be accepted.");
    // The edits start again from the first realm now and then, so that the history of the message stays realistic.
    realm = index % 10 === 9 ? start : outcome.realm;
  }
}

function mutableEditMany(realm: MutableRealm, messageId: number): void {
  const message = realm.messages[messageId - 1];
  if (message === undefined) throw new Error("The message must be there.");
  for (let index = 0; index < EDITS; index += 1) {
    const entry = { user_id: 1, timestamp: message.timestamp, prev_content: message.content };
    message.edit_history = index % 10 === 0 ? [entry] : [entry, ...message.edit_history];
    message.content = `${CONTENT} ${index}`;
    message.last_edit_timestamp = message.timestamp;
    realm.events.push({ type: "update_message", message: { ...message }, audience: realm.subscribers });
  }
}

function moveMany(realm: Realm, messageId: number): void {
  for (let index = 0; index < MOVES; index += 1) {
    const params = { message_id: messageId, topic: THERE, propagate_mode: "change_all" } as const;
    if (!updateMessage(realm, 1, params).ok) throw new Error("The move must be accepted.");
  }
}

/** Moves forth and back, so that every round finds the topic in the same place. */
function mutableMoveMany(realm: MutableRealm): void {
  for (let index = 0; index < MOVES; index += 1) {
    const [from, to] = index % 2 === 0 ? [HERE, THERE] : [THERE, HERE];
    const ids = realm.byTopic.get(from) ?? [];
    for (const id of ids) {
      const message = realm.messages[id - 1];
      if (message === undefined) continue;
      message.edit_history = [{ user_id: 1, timestamp: message.timestamp, prev_topic: from, topic: to }];
      message.topic = to;
      message.last_moved_timestamp = message.timestamp;
    }
    realm.byTopic.set(to, ids);
    realm.byTopic.delete(from);
    const first = realm.messages[(ids[0] ?? 1) - 1];
    if (first !== undefined) realm.events.push({ type: "update_message", message: first, audience: realm.subscribers });
  }
}
