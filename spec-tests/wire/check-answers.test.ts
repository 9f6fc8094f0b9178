/**
 * A realm that checks its answers refuses an answer that does not fit its declaration, and the realm does not change.
 */
import { expect, test } from "vitest";
import { createRealm, type Realm } from "../../src/index";
import { operation } from "../../src/model/operations/operation";
import { ALL_USERS, eventFor } from "../../src/model/outcome/audience";
import { badRequest } from "../../src/model/outcome/failures";
import { transition } from "../../src/model/outcome/transition";
import { withFields } from "../../src/model/realm/change";
import { accepted } from "../../src/model/views/outcome";
import { required } from "../../src/protocol/schema/parameters";
import { integer, text } from "../../src/protocol/schema/shapes";
import { field } from "../../src/protocol/schema/tables";
import { routes } from "../../src/wire/route";

/** Answers with the given JSON, whatever is declared, and advances the clock. */
const countSheep = operation(
  () => ({
    id: "count-sheep",
    method: "GET",
    path: "/sheep",
    parameters: { json: required(text) },
    answer: { sheep: integer, dog: field(text, { since: 300 }) },
    refusals: ["name_empty"],
    events: ["restart"],
  }),
  (realm, _actor, { json }) => {
    if (json === "refused") return badRequest("name_too_long", "x") as never;
    const next = withFields(realm, { now: realm.now + 1 });
    const events = json === "event" ? [eventFor(ALL_USERS, { type: "alert_words", alert_words: [] })] : [];
    return accepted(transition(next, events), json === "event" ? { sheep: 3, dog: "Rex" } : JSON.parse(json));
  },
);

const checking = (feature_level: number): Realm => createRealm({ feature_level, check_answers: true });

test("an answer that fits its declaration is returned, pruned by the level", () => {
  const json = '{"sheep":3,"dog":"Rex"}';
  expect(countSheep(checking(300), 1, { json })).toMatchObject({ ok: true, response: { sheep: 3, dog: "Rex" } });
  const older = countSheep(checking(299), 1, { json });
  expect(older.ok && older.response).toEqual({ sheep: 3 });
});

test.each([
  ['{"sheep":"three","dog":"Rex"}', 'sheep: expected an integer, received "three"'],
  ['{"sheep":3}', "dog: expected a string, but it is missing"],
  ['{"sheep":3,"dog":"Rex","cow":1}', "cow: is not declared"],
])("%s is refused with the place and the expected shape, and the realm is unchanged", (json, difference) => {
  const realm = checking(421);
  const outcome = countSheep(realm, 1, { json });
  expect(outcome.realm).toBe(realm);
  expect(outcome).toMatchObject({
    ok: false,
    error: {
      code: "ANSWER_NOT_AS_DECLARED",
      http_status: 500,
      msg: `count-sheep: count_sheep_response at feature level 421: ${difference}.`,
    },
  });
});

test("a realm that does not check its answers returns it", () => {
  expect(countSheep(createRealm({}), 1, { json: '{"sheep":"three"}' }).ok).toBe(true);
});

test.each([
  ["refused", "the reason name_too_long is not in its refusals"],
  ["event", "the event alert_words is not in its events"],
])("an undeclared outcome (%s) is refused", (json, problem) => {
  const realm = checking(421);
  const outcome = countSheep(realm, 1, { json });
  expect(outcome.realm).toBe(realm);
  expect(outcome).toMatchObject({ ok: false, error: { reason: "answer_not_as_declared", msg: `count-sheep: ${problem}.` } });
});

test("every operation names its answer after itself", () => {
  const others = routes().filter(({ id, answer }) => answer.name !== `${id.replaceAll("-", "_")}_response`);
  expect(others.map(({ id }) => id)).toEqual([]);
});
