/** A typed call is refused at the feature levels that do not have its operation, before anything else is checked. */
import { expect, test } from "vitest";
import { OPERATIONS } from "../../src/generated/operations";
import { editSavedSnippet, type Outcome } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER } from "../support/realms";

const REALM = everyRole();
const NO_ACCOUNT = 0;

const changing = Object.entries(OPERATIONS)
  .map(([name, operation]) => ({ name, operation, ...operation.declaration() }))
  .filter(({ since, until }) => since !== undefined || until !== undefined);

test.each(changing)("$name exists at its feature levels only", ({ operation, since, until }) => {
  const isThere = (feature_level: number): boolean => {
    const outcome: Outcome = Reflect.apply(operation, undefined, [{ ...REALM, feature_level }, NO_ACCOUNT, {}]);
    return outcome.ok || outcome.error.reason !== "path_unknown";
  };
  if (since !== undefined) expect([since - 1, since].map(isThere)).toEqual([false, true]);
  if (until !== undefined) expect([until - 1, until].map(isThere)).toEqual([true, false]);
});

test("a call at a feature level without its operation is refused with a reason, and changes nothing", () => {
  const { realm } = play(everyRole({ feature_level: 367 })).createSavedSnippet(MEL_MEMBER, { title: "hello", content: "hi" });
  const outcome = editSavedSnippet(realm, MEL_MEMBER, { saved_snippet_id: 1, title: "bye" });
  expectRefusal(outcome, realm, "BAD_REQUEST", "path_unknown", {
    msg: "edit-saved-snippet: feature level 367 does not have this operation; it exists since feature level 368.",
  });
  expect(play(outcome.realm).getSavedSnippets(MEL_MEMBER).response.saved_snippets).toMatchObject([{ title: "hello" }]);
});
