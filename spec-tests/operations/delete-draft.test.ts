import { expect, it } from "vitest";
import { deleteDraft } from "../../src/index";
import { draftRealm } from "../support/draft-realm";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const OFF = at.user(MEL_MEMBER, { settings: { enable_drafts_synchronization: false } });

spec(deleteDraft, [
  {
    realm: REALM,
    mistakes: [
      ["drafts_not_synchronized", "BAD_REQUEST", { realm: OFF }],
      ["draft_unknown", "BAD_REQUEST", { params: { draft_id: 99 } }],
    ],
  },
]);

it.each([
  ["documented", 400],
  ["server", 404],
] as const)("deleteDraft refuses an unknown draft and another's, where `follow` is %s with HTTP %i", (follow, http_status) => {
  const realm = draftRealm(follow);
  for (const draft_id of [2, 99, 0]) {
    expectRefusal(deleteDraft(realm, MEL_MEMBER, { draft_id }), realm, "BAD_REQUEST", "draft_unknown", { http_status });
  }
  const { status } = wireCall(realm, "mel@example.test", "DELETE", "/drafts/99").response;
  expect(status).toBe(http_status);
});

it("deleteDraft deletes the draft permanently, and never uses its ID again", () => {
  const { realm } = play(draftRealm()).deleteDraft(MEL_MEMBER, { draft_id: 3 });
  expect(play(realm).getDrafts(MEL_MEMBER, {}).response).toMatchObject({ count: 1, drafts: [{ id: 1 }] });
  expectRefusal(deleteDraft(realm, MEL_MEMBER, { draft_id: 3 }), realm, "BAD_REQUEST", "draft_unknown");
  const draft = { type: "", to: [], topic: "", content: "x" } as const;
  expect(play(realm).createDrafts(MEL_MEMBER, { drafts: [draft] }).response).toEqual({ ids: [4] });
});

it("deleteDraft notifies only the actor", () => {
  const outcome = deleteDraft(draftRealm(), MEL_MEMBER, { draft_id: 1 });
  expect(eventTypes(outcome)).toEqual(["drafts/remove"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "drafts", op: "remove", draft_id: 1 }]);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});
