/** Intervals and sets store the same as one row for each message. */
import { expect, test } from "vitest";
import { markAllAsRead, type Realm, updateMessage, updateMessageFlags } from "../../../src/index";
import { unreadCandidates } from "../../../src/model/narrow/unread-candidates";
import type { User } from "../../../src/model/realm/user";
import { flagsOf } from "../../../src/model/rules/messages/flags";
import { canReadMessage, messageById } from "../../../src/model/rules/messages/message-rows";
import { unreadMessages } from "../../../src/model/rules/messages/read-state";
import { userById } from "../../../src/model/rules/users/people";
import { forAll } from "../../support/for-all";
import { type Act, acts, after, livelyRealm, PEOPLE } from "../../support/lively-realm";
import { propertyRuns } from "../../support/property-runs";
import { everyRole, MEL_MEMBER, OLIVE_OWNER } from "../../support/realms";
import { apply, deliver, expectedFlags, mayRead, type ReadStateModel, readStateModel } from "./read-state-model";

const FOLLOWS_FROM_CONTENT = /mentioned|alert/;

function follow(model: ReadStateModel, realm: Realm): void {
  // The owner of a bot may have had a notice before the message of the bot.
  while (model.sent.length < realm.messages.size) {
    const message = messageById(realm, model.sent.length + 1);
    if (message === undefined) return;
    const members = model.places.get(message.stream_id ?? 0)?.members ?? [];
    deliver(model, message.stream_id, message.topic, message.stream_id === null ? (message.user_ids ?? []) : members);
  }
}

function compare(model: ReadStateModel, realm: Realm): void {
  for (const who of PEOPLE) {
    const user = userById(realm, who);
    if (user === undefined) throw new Error("Every user must exist.");
    const expected = model.sent.filter((sent) => sent.rows.get(who)?.isRead === false).map((sent) => sent.id);
    expect(unreadOf(realm, who)).toEqual(expected);
    const shown = model.sent.map(({ id }) => shownState(realm, user, id));
    expect(shown).toEqual(model.sent.map((sent) => [mayRead(model, who, sent), ...expectedFlags(sent, who)]));
  }
}

function unreadOf(realm: Realm, who: number): number[] {
  const user = userById(realm, who);
  if (user === undefined) throw new Error("Every user must exist.");
  return [...unreadMessages(realm, user)].flatMap(({ message_ids: ids }) => ids).sort((a, b) => a - b);
}

/** Whether a user can read a message, and the flags that do not follow from its content. */
function shownState(realm: Realm, user: User, id: number): unknown[] {
  const message = messageById(realm, id);
  if (message === undefined) throw new Error("Nothing is ever deleted here.");
  const flags = flagsOf(realm, user.user_id, message).filter((flag) => !FOLLOWS_FROM_CONTENT.test(flag));
  return [canReadMessage(realm, user, message), ...flags.sort()];
}

test("every account has the rows and flags that a table of rows would contain, after any actions in any order", () => {
  forAll([acts], propertyRuns(500, 5), (happened) => {
    const model = readStateModel();
    let realm = livelyRealm([]);
    for (const act of happened) {
      realm = after(realm, act);
      if (act.kind === "post" || act.kind === "write") follow(model, realm);
      else apply(model, act);
    }
    compare(model, realm);
  });
});

test("an interval never contains an unread message", () => {
  const posts = ["a", "b", "c", "d", "e"].map((content) => ({
    kind: "post" as const,
    who: 2,
    where: 1,
    topic: "plan",
    content,
  }));
  const read = (ids: readonly number[]): Act => ({ kind: "flag", who: 1, ids, op: "add", flag: "read" });
  for (const order of [
    [6, 8, 10],
    [10, 8, 6],
    [8, 6, 10],
  ]) {
    const realm = livelyRealm([...posts, ...order.map((id) => read([id]))]);
    expect(unreadOf(realm, 1)).toEqual([7, 9]);
  }
  expect(unreadOf(livelyRealm([...posts, read([6, 8, 10])]), 1)).toEqual([7, 9]);
});

test("messages that are read in one call are one interval, for any number of messages", () => {
  const posts = Array.from({ length: 300 }, (_, index) => ({
    kind: "post" as const,
    who: 1 + (index % 2),
    where: 1,
    topic: index % 3 === 0 ? "lunch" : "plan",
    content: "hi",
  }));
  const realm = livelyRealm([...posts, { kind: "sweep", who: 2, what: "channel", where: 1, topic: "" }]);
  const counts = [...(realm.channel_contents.get(1)?.topics.values() ?? [])].map(({ read }) => read.get(2)?.count);
  expect(counts).toEqual([1, 1]);
});

test("a search for unread messages skips messages that all users have read from the start", () => {
  const realm = livelyRealm([]);
  for (const who of PEOPLE) {
    const user = userById(realm, who);
    if (user === undefined) throw new Error("Every user must exist.");
    expect(unreadCandidates(realm, user).up(1)()).toBeUndefined();
    expect(unreadCandidates(realm, user).down(100)()).toBeUndefined();
  }
});

test("unread messages of the past stay unread between messages that all users have read", () => {
  const said = { sender: "olive@example.test", channel: "general", topic: "t" };
  const messages = [true, false, false, true, false].map((unread) => ({ ...said, content: "hi", unread }));
  const realm = everyRole({ messages });
  expect(unreadOf(realm, MEL_MEMBER)).toEqual([1, 4]);
  expect(unreadOf(markAllAsRead(realm, MEL_MEMBER, {}).realm, MEL_MEMBER)).toEqual([]);
});

test("messages that are read one by one, in any order, are read, and no others", () => {
  const said = { sender: "olive@example.test", channel: "general", topic: "t", content: "hi", unread: true };
  const realm = everyRole({ messages: [said, said, said, said, said] });
  const ids = [1, 2, 3, 4, 5];
  const mark = (from: Realm, id: number): Realm => updateMessageFlags(from, MEL_MEMBER, { messages: [id], op: "add", flag: "read" }).realm;
  for (const first of ids) {
    for (const second of ids) {
      for (const third of ids) {
        const marked = [first, second, third].reduce(mark, realm);
        const left = ids.filter((id) => ![first, second, third].includes(id));
        expect(unreadOf(marked, MEL_MEMBER), `${first}, ${second}, ${third}`).toEqual(left);
      }
    }
  }
});

test("a move keeps messages of both topics read or unread", () => {
  const said = { sender: "olive@example.test", channel: "general", content: "hi", unread: true };
  const realm = everyRole({ messages: ["old", "new", "old", "new", "old", "new"].map((topic) => ({ ...said, topic })) });
  for (let chosen = 0; chosen < 64; chosen += 1) {
    const messages = [1, 2, 3, 4, 5, 6].filter((id) => (chosen >> (id - 1)) % 2 === 1);
    const unread = [1, 2, 3, 4, 5, 6].filter((id) => !messages.includes(id));
    const read = updateMessageFlags(realm, MEL_MEMBER, { messages, op: "add", flag: "read" }).realm;
    for (const [message_id, propagate_mode] of [
      [1, "change_all"],
      [3, "change_later"],
      [5, "change_one"],
    ] as const) {
      const quiet = { send_notification_to_new_thread: false };
      const moved = updateMessage(read, OLIVE_OWNER, { message_id, topic: "new", propagate_mode, ...quiet });
      expect(moved.ok && unreadOf(moved.realm, MEL_MEMBER), `${messages.join(", ")} by ${propagate_mode}`).toEqual(unread);
    }
  }
});
