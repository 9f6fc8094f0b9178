import { expect, it } from "vitest";
import { getDrafts } from "../../src/index";
import { draftRealm, withoutSynchronization } from "../support/draft-realm";
import { play } from "../support/play";
import { GENERAL, MEL_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getDrafts, [{ realm: REALM, mistakes: [["drafts_not_synchronized", "BAD_REQUEST", { realm: () => withoutSynchronization() }]] }]);

it("lists the actor's own drafts, the oldest edit first, and counts them", () => {
  const realm = draftRealm();
  const outcome = play(realm).getDrafts(MEL_MEMBER, {});
  expect(outcome.realm).toBe(realm);
  expect(outcome.response).toEqual({
    count: 2,
    drafts: [
      { id: 3, type: "", to: [], topic: "", content: "note", timestamp: START - 20 },
      { id: 1, type: "stream", to: [GENERAL], topic: "x", content: "later", timestamp: START - 10 },
    ],
  });
});
