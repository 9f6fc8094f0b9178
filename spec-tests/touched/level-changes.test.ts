/** The feature levels at which something that a run touched changes: from the declarations. */
import { expect, test } from "vitest";
import { levelChanges, levelLines } from "../../src/touched/level-changes";
import { touched, type TouchedExchange } from "../../src/touched/touched";

const REALM = { feature_level: 421, follow: "server" } as const;
const exchange = (operation: string, params = {}, result: object = {}): TouchedExchange => ({
  operation,
  params,
  status: 200,
  result,
  reason: null,
});
const changesOf = (...run: TouchedExchange[]) =>
  levelChanges(touched(run, REALM)).map(({ level, change, part }) => `${level} ${change} ${part}`);

test("an operation is added at its level, and its path changes at that of a former path", () => {
  expect(changesOf(exchange("get-saved-snippets"))).toContainEqual("297 added get-saved-snippets");
  expect(changesOf(exchange("get-server-settings"))).toEqual([]);
});

test("only parameters that were given, and fields that came, are named", () => {
  expect(changesOf(exchange("create-message-reminder", { note: "x" }))).toContain("415 added parameter create-message-reminder.note");
  expect(changesOf(exchange("create-message-reminder"))).not.toContain("415 added parameter create-message-reminder.note");
  const message = "365 added get-message.message.last_moved_timestamp";
  expect(changesOf(exchange("get-message", {}, { message: {} }))).toContain(message);
  expect(changesOf(exchange("get-message"))).not.toContain(message);
});

test("events have their fields, whatever the answer of get-events declares", () => {
  const events = [{ type: "reaction", op: "add", user: {} }];
  const changes = changesOf(exchange("get-events", {}, { events }));
  expect(changes).toContain("484 removed event reaction/add.user");
  expect(changes.filter((change) => change.includes("get-events.events"))).toEqual([]);
});

test("the lines name the levels above that of the run, and the nearest below", () => {
  const run = touched([exchange("get-message", {}, { message: {} }), exchange("create-message-reminder", { note: "x" })], REALM);
  const lines = levelLines(levelChanges(run), run);
  expect(lines[0]).toMatch(/^What you use is different at other feature levels \(JSON also has \d+ lower ones\):$/);
  expect(lines).toContain("  below 415: parameter create-message-reminder.note does not exist");
  expect(lines.filter((line) => line.startsWith("  below"))).toHaveLength(5);
  const nothing = touched([exchange("get-server-settings")], REALM);
  expect(levelLines(levelChanges(nothing), nothing)).toEqual([]);
});
