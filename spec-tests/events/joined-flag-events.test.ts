/** Events: what is joined in a queue says what its events said one after the other; servers lose some of it. */
import { expect, test } from "vitest";
import { type Fixture, markAllAsRead, type Outcome, type Realm, updateMessageFlags } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

/** The events of flags in a queue of Mel's after some changes between two polls, with three unread messages before. */
function flagEvents(follow: "documented" | "server", ...changes: readonly ((realm: Realm) => Outcome)[]): unknown[] {
  const fixture: Fixture = { realm: { ...EVERY_ROLE_FIXTURE.realm, follow } };
  const said = [1, 2, 3].reduce((realm) => {
    const message = { type: "channel", to: GENERAL, topic: "talk", content: "hi" } as const;
    return play(realm).sendMessage(NINA_MEMBER, message).realm;
  }, everyRole(fixture));
  const { realm, response } = play(said).registerQueue(MEL_MEMBER, { event_types: ["update_message_flags"] });
  const after = changes.reduce((one, change) => carriedOut(change(one)).realm, realm);
  const polled = play(after).getEvents(MEL_MEMBER, { queue_id: response.queue_id, last_event_id: -1 });
  return polled.response.events.map((event) =>
    event.type === "update_message_flags" ? [event.op, event.flag, event.messages, event.all] : event.type,
  );
}

const flag =
  (op: "add" | "remove", name: string, ...messages: number[]) =>
  (realm: Realm) =>
    updateMessageFlags(realm, MEL_MEMBER, { messages, op, flag: name });
const readAll = (realm: Realm): Outcome => markAllAsRead(realm, MEL_MEMBER, {});

test("an event that everything is read stays separate, because it means the messages of its time", () => {
  expect(flagEvents("documented", readAll, flag("remove", "read", 1), readAll)).toEqual([
    ["add", "read", [], true],
    ["remove", "read", [1], false],
    ["add", "read", [], true],
  ]);
  expect(flagEvents("documented", readAll, flag("add", "read", 2), flag("add", "read", 3))).toEqual([
    ["add", "read", [], true],
    ["add", "read", [], false],
  ]);
  expect(flagEvents("documented", flag("add", "read", 1), readAll)).toEqual([
    ["add", "read", [1], false],
    ["add", "read", [], true],
  ]);
});

test("nothing is joined across the opposite change", () => {
  const stars = [flag("add", "starred", 1), flag("remove", "starred", 1), flag("add", "starred", 2)];
  expect(flagEvents("documented", ...stars)).toEqual([
    ["add", "starred", [1], false],
    ["remove", "starred", [1], false],
    ["add", "starred", [2], false],
  ]);
  const marks = [flag("add", "read", 1), flag("remove", "read", 1), flag("add", "read", 2)];
  expect(flagEvents("documented", ...marks)).toEqual([
    ["add", "read", [1], false],
    ["remove", "read", [1], false],
    ["add", "read", [2], false],
  ]);
});

test("servers join nothing with an event that everything is read", () => {
  expect(flagEvents("server", readAll, flag("add", "read", 2))).toEqual([
    ["add", "read", [], true],
    ["add", "read", [], false],
  ]);
  expect(flagEvents("server", flag("add", "read", 1), readAll, readAll)).toEqual([
    ["add", "read", [1], false],
    ["add", "read", [], true],
    ["add", "read", [], true],
  ]);
});

test("servers join events across the opposite change, and across an event that everything is read", () => {
  const marks = [flag("add", "read", 1), flag("remove", "read", 1), flag("add", "read", 2)];
  expect(flagEvents("server", ...marks)).toEqual([
    ["remove", "read", [1], false],
    ["add", "read", [1, 2], false],
  ]);
  expect(flagEvents("server", flag("add", "read", 1), readAll, flag("add", "read", 2))).toEqual([
    ["add", "read", [], true],
    ["add", "read", [1], false],
  ]);
});
