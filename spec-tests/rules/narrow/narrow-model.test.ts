/** Lists and cursors find the same as a check of every message. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { getMessages, type Realm } from "../../../src/index";
import type { User } from "../../../src/model/realm/user";
import { userById } from "../../../src/model/rules/users/people";
import { forAll } from "../../support/for-all";
import { livelyRealm, PEOPLE, restlessActs } from "../../support/lively-realm";
import { COVERS_EVERYTHING, propertyRuns } from "../../support/property-runs";
import { modelFound, type ModelTerm, standsMuted } from "./narrow-model";

const LARGEST = 10 ** 16;

const email = fc.constantFrom(...["olive", "mel", "nina", "greta", "beep-bot"].map((name) => `${name}@example.test`));
const emails = fc.tuple(email, email).map((two) => two.join(", "));
const userId = fc.constantFrom(...PEOPLE);
const messageId = fc.integer({ min: 1, max: 30 });

function term(operators: readonly string[], operand: fc.Arbitrary<ModelTerm["operand"]>, canNegate = true): fc.Arbitrary<ModelTerm> {
  return fc.record({
    operator: fc.constantFrom(...operators),
    operand,
    negated: canNegate ? fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)) : fc.constant(false),
  });
}

const channel = term(["channel", "stream"], fc.constantFrom(1, 2, 3, 4, "general", "secret", "shared", "open"));
const topic = term(["topic"], fc.constantFrom("lunch", "LUNCH", "\u2714 done", "", "general chat", "plan", "nothing"));

const anyTerm: fc.Arbitrary<ModelTerm> = fc.oneof(
  { weight: 4, arbitrary: channel },
  { weight: 3, arbitrary: topic },
  { weight: 1, arbitrary: term(["channels", "streams"], fc.constantFrom("public", "web-public")) },
  {
    weight: 2,
    arbitrary: term(["dm", "pm-with"], fc.oneof(fc.uniqueArray(userId, { maxLength: 3 }), email, emails)),
  },
  { weight: 1, arbitrary: term(["pm_with"], fc.oneof(email, emails)) },
  { weight: 1, arbitrary: term(["dm-including", "group-pm-with"], fc.oneof(userId, email)) },
  { weight: 1, arbitrary: term(["group_pm_with"], email) },
  { weight: 2, arbitrary: term(["sender"], fc.oneof(userId, email)) },
  { weight: 1, arbitrary: term(["id"], fc.oneof(messageId, messageId.map(String))) },
  { weight: 1, arbitrary: term(["with"], fc.oneof(messageId, messageId.map(String)), false) },
  { weight: 1, arbitrary: term(["near"], messageId.map(String), false) },
  {
    weight: 2,
    arbitrary: term(["search"], fc.constantFrom("deploy", "fox", "lunch", '"quick fox"', "the", "see mel")),
  },
  { weight: 2, arbitrary: term(["has"], fc.constantFrom("link", "image", "attachment", "reaction")) },
  {
    weight: 5,
    arbitrary: term(["is"], fc.constantFrom("dm", "private", "starred", "unread", "mentioned", "alerted", "resolved", "followed", "muted")),
  },
  { weight: 2, arbitrary: term(["in"], fc.constantFrom("home", "all")) },
);

const narrow = fc.oneof(
  fc.array(anyTerm, { maxLength: 3 }),
  fc.tuple(anyTerm),
  fc.tuple(channel, topic, fc.array(anyTerm, { maxLength: 1 })).map(([one, other, rest]) => [one, other, ...rest]),
);

const range = fc.record({
  anchor: fc.oneof(fc.constantFrom("newest", "oldest", "first_unread"), fc.integer({ min: -2, max: 30 }).map(String)),
  num_before: fc.integer({ min: 0, max: 6 }),
  num_after: fc.integer({ min: 0, max: 6 }),
});

/** What the interface says of a range, given all matching IDs: plain arithmetic on a list. */
function expectedRange(ids: readonly number[], anchor: number, asked: { num_before: number; num_after: number }): unknown {
  const isOldest = anchor === 0;
  const isNewest = anchor === LARGEST;
  const before = isOldest ? [] : ids.filter((id) => id < anchor).slice(asked.num_before === 0 ? Infinity : -asked.num_before);
  const after = isNewest ? [] : ids.filter((id) => id > anchor).slice(0, asked.num_after);
  const center = ids.filter((id) => id === anchor);
  return {
    anchor,
    found_anchor: center.length === 1,
    found_oldest: isOldest || before.length < asked.num_before,
    found_newest: isNewest || after.length < asked.num_after,
    ids: [...before, ...center, ...after],
  };
}

function anchorOf(realm: Realm, user: User, terms: readonly ModelTerm[], ids: readonly number[], anchor: string): number {
  if (anchor === "newest") return LARGEST;
  if (anchor === "oldest") return 0;
  if (anchor !== "first_unread") return Math.max(Number(anchor), 0);
  const found = modelFound(realm, user, [{ operator: "is", operand: "unread", negated: false }]);
  const unread = new Set<number>(typeof found === "string" ? [] : found);
  return ids.find((id) => unread.has(id) && !standsMuted(realm, user, terms, id)) ?? LARGEST;
}

test("a narrow finds what asking every term of every message finds, in every range", () => {
  const seen = { refused: 0, nothing: 0, something: 0 };
  forAll([restlessActs, userId, narrow, range], propertyRuns(1000, 3), (happened, reader, terms, asked) => {
    const realm = livelyRealm(happened);
    const user = userById(realm, reader);
    if (user === undefined) throw new Error("The reader must be there.");
    const model = modelFound(realm, user, terms);
    const outcome = getMessages(realm, reader, { ...asked, narrow: terms });
    seen[typeof model === "string" ? model : model.length === 0 ? "nothing" : "something"] += 1;
    if (model === "refused") {
      expect(outcome.ok ? "accepted" : outcome.error.code).toBe("BAD_NARROW");
      return;
    }
    if (!outcome.ok) throw new Error(outcome.error.msg);
    const { messages, anchor, found_anchor, found_oldest, found_newest } = outcome.response;
    const shown = { anchor, found_anchor, found_oldest, found_newest, ids: messages.map((message) => message["id"]) };
    expect(shown).toEqual(expectedRange(model, anchorOf(realm, user, terms, model, asked.anchor), asked));
  });
  if (COVERS_EVERYTHING)
    expect(
      Object.values(seen).every((times) => times > 50),
      JSON.stringify(seen),
    ).toBe(true);
});
