// The maxima of a registration: it returns only the newest items.
import { expect, test } from "vitest";
import { createRealm, type Realm } from "../../src/index";
import { play } from "../support/play";

const [ANN, BOB, CAT] = [1, 2, 3];
const users = ["ann", "bob", "cat"].map((name) => ({ email: `${name}@example.test`, full_name: name }));

const from = (sender: string) => ({ sender: `${sender}@example.test`, to: ["ann@example.test"], content: "x", unread: true });
const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const registered = (realm: Realm, ...fetch_event_types: string[]) => play(realm).registerQueue(ANN, { fetch_event_types }).response;

test("50,000 unread messages, and that there were older ones; 10,000 starred ones", () => {
  const full = createRealm({ users, messages: [from("cat"), ...range(1, 50_000).map(() => from("bob"))] });
  const starred = play(full).updateMessageFlags(ANN, { messages: range(1, 10_001), op: "add", flag: "starred" }).realm;
  const { unread_msgs, starred_messages } = registered(starred, "message", "update_message_flags", "starred_messages");
  expect(unread_msgs).toMatchObject({ count: 50_000, old_unreads_missing: true });
  expect(unread_msgs?.pms.map(({ sender_id, unread_message_ids: ids }) => [sender_id, ids[0], ids.at(-1)])).toEqual([[BOB, 2, 50_001]]);
  expect(starred_messages).toEqual(range(2, 10_001));
  const read = play(starred).updateMessageFlags(ANN, { messages: [9], op: "add", flag: "read" }).realm;
  const { unread_msgs: all } = registered(read, "message", "update_message_flags");
  expect(all).toMatchObject({ count: 50_000, old_unreads_missing: false, pms: [{ sender_id: BOB }, { unread_message_ids: [1] }] });
});

test("the conversations of the 1,000 newest direct messages", () => {
  const withCat = (later: number, earlier = 0) => {
    const bobs = (count: number) => range(1, count).map(() => from("bob"));
    const realm = createRealm({ users, messages: [...bobs(earlier), from("cat"), ...bobs(later)] });
    return registered(realm, "recent_private_conversations").recent_private_conversations;
  };
  const bob = (max_message_id: number) => ({ max_message_id, user_ids: [BOB] });
  expect(withCat(999)).toEqual([bob(1000), { max_message_id: 1, user_ids: [CAT] }]);
  expect(withCat(1000)).toEqual([bob(1001)]);
  expect(withCat(999, 5)).toEqual([bob(1005), { max_message_id: 6, user_ids: [CAT] }]);
  expect(withCat(1000, 5)).toEqual([bob(1006)]);
});

test("the 1,000 drafts that were edited last", () => {
  const drafts = range(1, 1001).map((timestamp) => ({ type: "", to: [], topic: "", content: "x", timestamp }) as const);
  const { realm } = play(createRealm({ users })).createDrafts(ANN, { drafts });
  expect(registered(realm, "drafts").drafts?.map(({ timestamp }) => timestamp)).toEqual(range(2, 1001).reverse());
});
