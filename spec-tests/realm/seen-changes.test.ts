/** What the page says of a step: what it changed for an account, records by their IDs and other lists as a whole. */
import { expect, test } from "vitest";
import { addAlertWords, createRealm, createSavedSnippet, type Realm } from "../../src/index";
import { seenChanges } from "../../src/viewer/engine/changes";

const START = createRealm({ users: [{ email: "ann@example.test", role: "owner" }] });

/** The lines for the changes of a part of the registration. */
function changed(before: Realm, after: Realm, part: string): string[] {
  const of = seenChanges(before, after, 1).filter(({ path }) => path.startsWith(part));
  return of.map(({ path, before: one = "nothing", after: other = "nothing" }) => `${path}: ${one} → ${other}`);
}

test("a list of texts is one line, a new record does not shift the others, and equal states have no line", () => {
  const words = addAlertWords(START, 1, { alert_words: ["tea", "milk"] }).realm;
  expect(changed(START, words, "alert_words")).toEqual(["alert_words: [] → [tea, milk]"]);
  const one = createSavedSnippet(START, 1, { title: "a", content: "x" }).realm;
  const two = createSavedSnippet(one, 1, { title: "b", content: "y" }).realm;
  expect(changed(one, two, "saved_snippets")).toEqual([expect.stringMatching(/^saved_snippets › 2: nothing → \{"id":2,"title":"b"/u)]);
  expect(seenChanges(one, one, 1)).toEqual([]);
});
