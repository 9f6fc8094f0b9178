/** Fields that are made when they are first read: from outside they are like any other. */
import { expect, test } from "vitest";
import { createRealm, sendMessage, updateMessage } from "../../src/index";
import { fieldsSince } from "../../src/model/realm/freeze";
import { addressedEvents } from "../../src/model/views/outcome";
import { changeablePlaces } from "../support/deeply-frozen";

interface Letter {
  readonly to: readonly string[];
  readonly text?: string;
}

const withText = fieldsSince<Letter, "text">(["text"]);

test("a late field is computed when it is read, once, and is next to the others", () => {
  let made = 0;
  const letter = withText({ to: ["ann"] }, { text: () => `made ${(made += 1)} times` });
  expect(made).toBe(0);
  expect(Object.keys(letter)).toEqual(["to", "text"]);
  expect(letter.text).toBe("made 1 times");
  expect(letter.text).toBe("made 1 times");
  expect(JSON.parse(JSON.stringify(letter))).toEqual({ to: ["ann"], text: "made 1 times" });
  expect(structuredClone(letter)).toEqual({ ...letter });
  expect(Object.isFrozen(letter) && Object.isFrozen(letter.to)).toBe(true);
});

test("two records of one kind do not share what was computed", () => {
  const [one, other] = ["one", "other"].map((text) => withText({ to: [] }, { text: () => text }));
  expect([one?.text, other?.text]).toEqual(["one", "other"]);
});

test("the HTML of an edit is written when it is first read", () => {
  const users = [{ email: "ann@example.test" }, { email: "bob@example.test" }];
  const { realm } = sendMessage(createRealm({ users }), 1, { type: "direct", to: [2], content: "**old**" });
  const events = addressedEvents(updateMessage(realm, 1, { message_id: 1, content: "**new**" }));
  const body = events.find(({ event }) => event.type === "update_message")?.event;
  for (const name of ["orig_rendered_content", "rendered_content"]) {
    expect(Object.getOwnPropertyDescriptor(body, name)).toMatchObject({ enumerable: true, get: expect.any(Function) });
  }
  expect(body).toMatchObject({
    orig_rendered_content: "<p><strong>old</strong></p>",
    rendered_content: "<p><strong>new</strong></p>",
  });
  expect(changeablePlaces(body)).toEqual([]);
});
