/** Events of flags that wait in a queue are joined, also across the opposite change. */
import { expect, test } from "vitest";
import {
  getEvents,
  markAllAsRead,
  type Outcome,
  type Realm,
  registerQueue,
  sendMessage,
  updateMessageFlags,
} from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

/** The events of flags in a queue of Mel's after some changes between two polls, with three unread messages before. */
function flagEvents(...changes: readonly ((realm: Realm) => Outcome)[]): unknown[] {
  const said = [1, 2, 3].reduce((realm) => {
    const message = { type: "channel", to: GENERAL, topic: "talk", content: "hi" } as const;
    return carriedOut(sendMessage(realm, NINA_MEMBER, message)).realm;
  }, everyRole());
  const { realm, response } = carriedOut(registerQueue(said, MEL_MEMBER, { event_types: ["update_message_flags"] }));
  const after = changes.reduce((one, change) => carriedOut(change(one)).realm, realm);
  const polled = carriedOut(getEvents(after, MEL_MEMBER, { queue_id: response.queue_id, last_event_id: -1 }));
  return polled.response.events.map((event) =>
    event.type === "update_message_flags" ? [event.op, event.flag, event.messages, event.all] : event.type,
  );
}

const flag =
  (op: "add" | "remove", name: string, ...messages: number[]) =>
  (realm: Realm) =>
    updateMessageFlags(realm, MEL_MEMBER, { messages, op, flag: name });
const readAll = (realm: Realm): Outcome => markAllAsRead(realm, MEL_MEMBER, {});

test("a joined event keeps `all` of the first one", () => {
  expect(flagEvents(readAll, flag("add", "read", 2))).toEqual([["add", "read", [], true]]);
  expect(flagEvents(flag("add", "read", 1), readAll)).toEqual([["add", "read", [1], false]]);
});

test("events are joined across the opposite change; marks as unread never are", () => {
  const stars = [flag("add", "starred", 1), flag("remove", "starred", 1), flag("add", "starred", 2)];
  expect(flagEvents(...stars)).toEqual([
    ["remove", "starred", [1], false],
    ["add", "starred", [1, 2], false],
  ]);
  const marks = [flag("add", "read", 1), flag("remove", "read", 1), flag("add", "read", 2), flag("remove", "read", 2)];
  expect(flagEvents(...marks)).toEqual([
    ["remove", "read", [1], false],
    ["add", "read", [1, 2], false],
    ["remove", "read", [2], false],
  ]);
});
