/** Editors complete a scenario that is written in code: the operations, and the parameters of each. */
import { beforeAll, expect, test } from "vitest";
import { routes } from "../../src/wire/route";
import { type Editor, editor } from "../support/typed-program";

let opened: Editor;
beforeAll(() => void (opened = editor("story")));

test("the ID of every operation is offered where a call is written", () => {
  const ids = routes().map(({ id }) => id);
  expect(opened.offers("call")).toEqual(expect.arrayContaining(ids));
});

test("the parameters of the operation are offered, and no other's", () => {
  expect(opened.offers("parameter")).toEqual(expect.arrayContaining(["type", "to", "topic", "content", "read_by_sender"]));
  expect(opened.offers("parameter")).not.toContain("visibility_policy");
  expect([...opened.offers("another")].sort()).toEqual(["stream_id", "topic", "visibility_policy"]);
});

test("the keywords of steps are offered", () => {
  expect(opened.offers("step")).toEqual(expect.arrayContaining(["call", "clock", "events", "control", "fault", "save"]));
});
