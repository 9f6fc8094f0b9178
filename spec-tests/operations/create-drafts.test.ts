import { describe, expect, it } from "vitest";
import { createDrafts } from "../../src/index";
import { DRAFT, type DraftFields, draftMistakes, draftRealm, INVALID_DRAFTS } from "../support/draft-realm";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const OFF = at.user(MEL_MEMBER, { settings: { enable_drafts_synchronization: false } });
const wrong = (given: Partial<DraftFields>) => ({ params: { drafts: [DRAFT, { ...DRAFT, ...given }] } });

spec(createDrafts, [
  {
    realm: REALM,
    mistakes: [["drafts_not_synchronized", "BAD_REQUEST", { realm: OFF }], ...draftMistakes(wrong)],
  },
]);

const note = { type: "", to: [], topic: "", content: "x" } as const;
const channel = { type: "stream", to: [GENERAL], topic: "t", content: "y", timestamp: 100 } as const;

describe("createDrafts changes", () => {
  it("stores several, with IDs in the given order", () => {
    const { realm, response } = play(draftRealm()).createDrafts(GRETA_GUEST, { drafts: [note, channel] });
    expect(response).toEqual({ ids: [4, 5] });
    expect(play(realm).getDrafts(GRETA_GUEST, {}).response).toEqual({
      count: 2,
      drafts: [
        { id: 5, ...channel },
        { id: 4, ...note, timestamp: START },
      ],
    });
  });

  // A direct draft lists whom it is for by ID, without its author.
  it("uses the first second for all, and accepts any recipient", () => {
    const first = { ...note, timestamp: 0 };
    const direct = (to: number[]) => ({ type: "private", to, topic: "", content: "z" }) as const;
    const drafts = [first, direct([GRETA_GUEST]), direct([MEL_MEMBER, GRETA_GUEST, NINA_MEMBER, MEL_MEMBER])];
    const { realm } = play(draftRealm()).createDrafts(GRETA_GUEST, { drafts });
    const kept = play(realm).getDrafts(GRETA_GUEST, {}).response.drafts;
    expect(kept.find(({ id }) => id === 4)?.timestamp).toBe(0);
    expect(kept.find(({ id }) => id === 5)?.to).toEqual([GRETA_GUEST]);
    expect(kept.find(({ id }) => id === 6)?.to).toEqual([MEL_MEMBER, NINA_MEMBER]);
  });

  it("never uses an ID twice", () => {
    const less = play(draftRealm())
      .createDrafts(GRETA_GUEST, { drafts: [note, channel] })
      .deleteDraft(GRETA_GUEST, { draft_id: 5 }).realm;
    expect(play(less).createDrafts(NINA_MEMBER, { drafts: [note] }).response).toEqual({ ids: [6] });
  });

  it("nothing for an empty list, but sends an event", () => {
    const realm = draftRealm();
    const outcome = createDrafts(realm, MEL_MEMBER, { drafts: [] });
    expect(carriedOut(outcome).response).toEqual({ ids: [] });
    expect(carriedOut(outcome).realm.drafts).toEqual(realm.drafts);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "drafts", op: "add", drafts: [] }]);
  });
});

it("createDrafts notifies only the actor, once for all drafts", () => {
  const outcome = createDrafts(draftRealm(), MEL_MEMBER, { drafts: [note, channel] });
  expect(eventTypes(outcome)).toEqual(["drafts/add"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toEqual([
    {
      type: "drafts",
      op: "add",
      drafts: [
        { id: 4, ...note, timestamp: START },
        { id: 5, ...channel },
      ],
    },
  ]);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});

describe("POST /drafts", () => {
  it.each(INVALID_DRAFTS)("refuses %s among its drafts", (_name, draft) => {
    const drafts = `[${draft}]`;
    const { response } = wireCall(draftRealm(), "mel@example.test", "POST", "/drafts", { drafts });
    expect(response).toMatchObject({ status: 400, body: { result: "error", code: "BAD_REQUEST" } });
  });

  it("accepts a list, and does not exist below feature level 87", () => {
    const { response } = wireCall(draftRealm(), "mel@example.test", "POST", "/drafts", { drafts: [note] });
    expect(response.body).toEqual({ result: "success", msg: "", ids: [4] });
    const single = wireCall(draftRealm(), "mel@example.test", "POST", "/drafts", { drafts: note });
    expect(single.response.body).toMatchObject({ code: "BAD_REQUEST" });
  });
});
