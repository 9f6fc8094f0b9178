import { describe, expect, it } from "vitest";
import { editDraft, type Realm } from "../../src/index";
import { DRAFT, type DraftFields, draftMistakes, draftRealm, INVALID_DRAFTS } from "../support/draft-realm";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET, START } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const OFF = at.user(MEL_MEMBER, { settings: { enable_drafts_synchronization: false } });
const wrong = (given: Partial<DraftFields>) => ({ params: { draft: { ...DRAFT, ...given } } });

spec(editDraft, [
  {
    realm: REALM,
    mistakes: [
      ["drafts_not_synchronized", "BAD_REQUEST", { realm: OFF }],
      ["draft_unknown", "BAD_REQUEST", { params: { draft_id: 99 } }],
      ["draft_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ...draftMistakes(wrong),
    ],
  },
]);

const note = { type: "", to: [], topic: "", content: "x" } as const;

function drafts(realm: Realm): readonly unknown[] {
  return play(realm).getDrafts(MEL_MEMBER, {}).response.drafts;
}

it.each([
  ["documented", 400],
  // What an account has for itself and is not there is HTTP 404.
  ["server", 404],
] as const)("editDraft refuses an unknown draft and another's, where `follow` is %s with HTTP %i", (follow, http_status) => {
  const realm = draftRealm(follow);
  const bad = { ...note, content: "" };
  expectRefusal(editDraft(realm, MEL_MEMBER, { draft_id: 99, draft: bad }), realm, "BAD_REQUEST", "draft_unknown", { http_status });
  expectRefusal(editDraft(realm, MEL_MEMBER, { draft_id: 2, draft: bad }), realm, "BAD_REQUEST", "draft_unknown", { http_status });
});

describe("editDraft changes", () => {
  it("the whole draft without blanks around its content, with the present time as time of the edit", () => {
    const later = play(draftRealm()).advanceClock({ seconds: 60 }).realm;
    const draft = { type: "stream", to: [SECRET], topic: "y", content: " \n soon  " } as const;
    const { realm, response } = play(later).editDraft(MEL_MEMBER, { draft_id: 3, draft });
    expect(response).toEqual({});
    expect(drafts(realm)).toEqual([
      { id: 1, type: "stream", to: [GENERAL], topic: "x", content: "later", timestamp: START - 10 },
      { id: 3, type: "stream", to: [SECRET], topic: "y", content: "soon", timestamp: START + 60 },
    ]);
  });

  it("uses the given time, in whole seconds", () => {
    const { realm } = play(draftRealm()).editDraft(MEL_MEMBER, { draft_id: 1, draft: { ...note, timestamp: 5.75 } });
    expect(drafts(realm)).toMatchObject([{ id: 1, timestamp: 5 }, { id: 3 }]);
  });

  it.each([
    ["unaddressed, and leaves recipients and topic out", { type: "", to: [GENERAL], topic: "y" }, { type: "", to: [], topic: "" }],
    ["direct, and leaves the topic out", { type: "private", to: [5, 1, 5], topic: "y" }, { type: "private", to: [1, 5], topic: "" }],
    ["direct without recipients, and so unaddressed", { type: "private", to: [], topic: "" }, { type: "", to: [], topic: "" }],
    [
      "for a channel, with the topic as typed",
      { type: "stream", to: [1], topic: " general chat" },
      { type: "stream", to: [1], topic: " general chat" },
    ],
  ] as const)("changes it to %s", (_name, draft, stored) => {
    const { realm } = play(draftRealm()).editDraft(MEL_MEMBER, { draft_id: 1, draft: { ...draft, content: "x" } });
    expect(drafts(realm)).toContainEqual({ id: 1, ...stored, content: "x", timestamp: START });
  });

  it("cuts a topic to the maximum", () => {
    const draft = { type: "stream", to: [1], topic: "t".repeat(61), content: "x" } as const;
    const { realm } = play(draftRealm()).editDraft(MEL_MEMBER, { draft_id: 1, draft });
    expect(drafts(realm)).toContainEqual(expect.objectContaining({ topic: `${"t".repeat(57)}...` }));
  });
});

it("editDraft notifies only the actor, with the whole draft", () => {
  const outcome = editDraft(draftRealm(), MEL_MEMBER, { draft_id: 1, draft: note });
  expect(eventTypes(outcome)).toEqual(["drafts/update"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "drafts", op: "update", draft: { id: 1, ...note, timestamp: START } }]);
  for (const other of [NINA_MEMBER, OLIVE_OWNER]) expect(eventsFor(outcome, other)).toEqual([]);
});

describe("PATCH /drafts/{draft_id}", () => {
  it.each(INVALID_DRAFTS)("refuses %s", (_name, draft) => {
    const realm = draftRealm();
    const { response, outcome } = wireCall(realm, "mel@example.test", "PATCH", "/drafts/1", { draft });
    expect(response).toMatchObject({ status: 400, body: { result: "error", code: "BAD_REQUEST" } });
    expect(outcome.realm).toBe(realm);
  });

  it("requires the draft, and answers only success", () => {
    const call = (params: Readonly<Record<string, unknown>>): unknown =>
      wireCall(draftRealm(), "mel@example.test", "PATCH", "/drafts/1", params).response.body;
    expect(call({})).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "draft" });
    expect(call({ draft: note })).toEqual({ result: "success", msg: "" });
  });
});
