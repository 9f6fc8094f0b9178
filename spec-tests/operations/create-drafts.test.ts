import { describe, expect, it } from "vitest";
import { createDrafts, deleteDraft, getDrafts } from "../../src/index";
import { draftRealm, IMPOSSIBLE_DRAFTS, MISSHAPEN_DRAFTS, withoutSynchronization } from "../support/draft-realm";
import { carriedOut, expectRefusal, eventTypes, eventsFor } from "../support/outcomes";
import { GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { wireCall } from "../support/wire-call";

const note = { type: "", to: [], topic: "", content: "x" } as const;
const channel = { type: "stream", to: [GENERAL], topic: "t", content: "y", timestamp: 100 } as const;

describe("createDrafts refuses, the first reason first", () => {
  it("everything while drafts are not synchronized", () => {
    const realm = withoutSynchronization();
    expectRefusal(createDrafts(realm, MEL_MEMBER, { drafts: [] }), realm, "BAD_REQUEST", "drafts_not_synchronized");
  });

  it.each(IMPOSSIBLE_DRAFTS)("%s, and stores none of the others", (_name, draft, reason) => {
    const realm = draftRealm("server");
    expectRefusal(createDrafts(realm, MEL_MEMBER, { drafts: [note, draft] }), realm, "BAD_REQUEST", reason, { http_status: 400 });
  });
});

describe("createDrafts changes", () => {
  it("stores several, with IDs in the given order", () => {
    const { realm, response } = carriedOut(createDrafts(draftRealm(), GRETA_GUEST, { drafts: [note, channel] }));
    expect(response).toEqual({ ids: [4, 5] });
    expect(carriedOut(getDrafts(realm, GRETA_GUEST, {})).response).toEqual({
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
    const { realm } = carriedOut(createDrafts(draftRealm(), GRETA_GUEST, { drafts }));
    const kept = carriedOut(getDrafts(realm, GRETA_GUEST, {})).response.drafts;
    expect(kept.find(({ id }) => id === 4)?.timestamp).toBe(0);
    expect(kept.find(({ id }) => id === 5)?.to).toEqual([GRETA_GUEST]);
    expect(kept.find(({ id }) => id === 6)?.to).toEqual([MEL_MEMBER, NINA_MEMBER]);
  });

  it("never uses an ID twice", () => {
    const two = carriedOut(createDrafts(draftRealm(), GRETA_GUEST, { drafts: [note, channel] })).realm;
    const less = carriedOut(deleteDraft(two, GRETA_GUEST, { draft_id: 5 })).realm;
    expect(carriedOut(createDrafts(less, NINA_MEMBER, { drafts: [note] })).response).toEqual({ ids: [6] });
  });

  it("nothing for an empty list, but sends an event", () => {
    const realm = draftRealm();
    const outcome = createDrafts(realm, MEL_MEMBER, { drafts: [] });
    expect(carriedOut(outcome).response).toEqual({ ids: [] });
    expect(carriedOut(outcome).realm.drafts).toEqual(realm.drafts);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "drafts", op: "add", drafts: [] }]);
  });
});

describe("createDrafts notifies", () => {
  it("only the actor, once for all drafts", () => {
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
});

describe("POST /drafts", () => {
  it.each(MISSHAPEN_DRAFTS)("refuses %s among its drafts", (_name, draft) => {
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
