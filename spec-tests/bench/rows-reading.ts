import { getMessages, type Realm, updateMessageFlags } from "../../src/index";
import { timed, timedPair } from "./measure";
import type { MutableMessage, MutableRealm } from "./mutable-realm";
import { type BenchRow, ratioRow } from "./report";
import { filledMutable, quietRealm, sendMany, topicOf } from "./starting-points";

const CALLS = 20;
const AROUND = 50;

/** A range around an anchor in a topic at growing sizes, compared with a range read of the mutable store. */
export function rangeRows(sizes: readonly number[]): BenchRow[] {
  return sizes.map((size) => {
    const realm = sendMany(quietRealm(), size);
    const mutable = filledMutable(size);
    const anchor = Math.floor(size / 2);
    const topic = topicOf(anchor - 1);
    const [ours, other] = timedPair(
      () => {
        for (let call = 0; call < CALLS; call += 1) readRange(realm, anchor, topic);
      },
      () => {
        for (let call = 0; call < CALLS; call += 1) mutableRange(mutable, anchor, topic);
      },
      CALLS,
    );
    return ratioRow(`getMessages, 100 around an anchor in a topic, ${label(size)} ÷ mutable range read`, ours, other, "≤ 4");
  });
}

function label(size: number): string {
  return `${size.toLocaleString("en")} messages`;
}

function readRange(realm: Realm, anchor: number, topic: string): void {
  const outcome = getMessages(realm, 1, {
    anchor: String(anchor),
    num_before: AROUND,
    num_after: AROUND,
    narrow: [
      { operator: "channel", operand: 1 },
      { operator: "topic", operand: topic },
    ],
    apply_markdown: false,
  });
  if (!outcome.ok || outcome.response.messages.length === 0) throw new Error("Messages must be found.");
}

/** What a fake does: the index of the topic, a binary search, and a record for each message. */
function mutableRange(realm: MutableRealm, anchor: number, topic: string): void {
  const ids = realm.byTopic.get(topic) ?? [];
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < anchor) low = middle + 1;
    else high = middle;
  }
  const found = ids.slice(Math.max(0, low - AROUND), low + AROUND + 1).flatMap((id) => viewOf(realm.messages[id - 1]));
  if (found.length === 0) throw new Error("Messages must be found.");
}

function viewOf(message: MutableMessage | undefined): Record<string, unknown>[] {
  if (message === undefined) return [];
  return [
    {
      id: message.id,
      sender_id: message.sender_id,
      content: message.content,
      content_type: "text/x-markdown",
      recipient_id: message.recipient_id,
      timestamp: message.timestamp,
      client: message.client,
      type: "stream",
      display_recipient: "general",
      stream_id: message.stream_id,
      subject: message.topic,
      topic_links: [],
      sender_full_name: "ann",
      sender_email: "ann@example.test",
      sender_realm_str: "realm",
      avatar_url: null,
      is_me_message: message.content.startsWith("/me "),
      reactions: message.reactions,
      submessages: [],
      flags: ["read"],
    },
  ];
}

/** The first unread message and the unread ones of a channel in which all but the newest ten were read. */
export function unreadRows(sizes: readonly number[]): BenchRow[] {
  return sizes.flatMap((size) => {
    const realm = readAllBut(sendMany(quietRealm(), size), 10);
    const read = new Set(Array.from({ length: size - 10 }, (_, index) => index + 1));
    const mutable = filledMutable(size);
    const brute = timed(() => {
      mutable.messages.filter((message) => message.received_by.has(1) && !read.has(message.id));
    }, 1);
    const narrow = [{ operator: "channel", operand: 1 }];
    const first = timed(() => {
      expectSome(getMessages(realm, 1, { anchor: "first_unread", num_before: 0, num_after: 10, narrow, apply_markdown: false }));
    }, 1);
    const unread = timed(() => {
      const both = [...narrow, { operator: "is", operand: "unread" }];
      expectSome(getMessages(realm, 1, { anchor: "newest", num_before: 100, num_after: 0, narrow: both, apply_markdown: false }));
    }, 1);
    return [
      ratioRow(`first unread in a channel of ${label(size)} ÷ filter over all`, first, brute, ""),
      ratioRow(`is:unread in a channel of ${label(size)} ÷ filter over all`, unread, brute, ""),
    ];
  });
}

function expectSome(outcome: ReturnType<typeof getMessages>): void {
  if (!outcome.ok || outcome.response.messages.length === 0) throw new Error("Messages must be found.");
}

function readAllBut(realm: Realm, newest: number): Realm {
  const ids = Array.from({ length: realm.messages.size - newest }, (_, index) => index + 1);
  return updateMessageFlags(realm, 1, { messages: ids, op: "add", flag: "read" }).realm;
}

/** One and three operators in one narrow, compared with a filter over all messages. */
export function narrowRows(size: number): BenchRow[] {
  const realm = sendMany(quietRealm(), size);
  const mutable = filledMutable(size);
  const one = [{ operator: "sender", operand: 1 }];
  const three = [...one, { operator: "topic", operand: topicOf(0) }, { operator: "is", operand: "unread" }];
  const brute = timed(() => {
    mutable.messages
      .filter((message) => message.sender_id === 1)
      .slice(-100)
      .flatMap(viewOf);
  }, 1);
  const bruteThree = timed(() => {
    mutable.messages
      .filter((message) => message.sender_id === 1 && message.topic.toLowerCase() === topicOf(0))
      .slice(-100)
      .flatMap(viewOf);
  }, 1);
  const ask =
    (narrow: typeof three): (() => void) =>
    () => {
      expectSome(getMessages(realm, 1, { anchor: "newest", num_before: 100, num_after: 0, narrow, apply_markdown: false }));
    };
  return [
    ratioRow(`getMessages with one operator at ${label(size)} ÷ filter over all`, timed(ask(one), 1), brute, ""),
    ratioRow(`getMessages with three operators at ${label(size)} ÷ filter over all`, timed(ask(three), 1), bruteThree, ""),
  ];
}

/** Marking a thousand messages as read, compared with a set of a thousand IDs. */
export function markingRow(size: number): BenchRow {
  const realm = sendMany(quietRealm(), size);
  const messages = Array.from({ length: 1000 }, (_, index) => index + 1);
  const [ours, other] = timedPair(
    () => {
      for (let call = 0; call < CALLS; call += 1) updateMessageFlags(realm, 1, { messages, op: "add", flag: "read" });
    },
    () => {
      for (let call = 0; call < CALLS; call += 1) {
        const read = new Set<number>();
        for (const id of messages) read.add(id);
      }
    },
    CALLS,
  );
  return ratioRow(`mark 1,000 messages read at ${label(size)} ÷ a set of IDs`, ours, other, "≤ 8");
}
