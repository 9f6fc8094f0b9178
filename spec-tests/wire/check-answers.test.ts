/** A realm that checks its answers refuses one that is not as declared, and nothing has happened. */
import { expect, test } from "vitest";
import { createRealm, type Realm } from "../../src/index";
import { operation } from "../../src/model/operations/operation";
import { accepted } from "../../src/model/outcome/outcome";
import { transition } from "../../src/model/outcome/transition";
import { withFields } from "../../src/model/realm/change";
import { integer, text } from "../../src/protocol/schema/shapes";
import { field, record } from "../../src/protocol/schema/tables";
import { optional, shapes } from "../../src/wire/parameter";
import { route } from "../../src/wire/route";
import { ROUTES } from "../../src/wire/route-table";

const ANSWER = record("count_sheep_response", { sheep: integer, dog: field(text, { since: 300 }) });

/** Answers what JSON says, whatever is declared, and moves the clock on. */
const countSheep = operation(
  () => ANSWER,
  (realm, _actor, { json }: { readonly json: string }) => accepted(transition(withFields(realm, { now: realm.now + 1 })), JSON.parse(json)),
);

const checking = (feature_level: number): Realm => createRealm({ feature_level, check_answers: true });

test("an answer as declared goes out, pruned by the level", () => {
  const json = '{"sheep":3,"dog":"Rex"}';
  expect(countSheep(checking(300), 1, { json })).toMatchObject({ ok: true, response: { sheep: 3, dog: "Rex" } });
  const older = countSheep(checking(299), 1, { json });
  expect(older.ok && older.response).toEqual({ sheep: 3 });
});

test.each([
  ['{"sheep":"three","dog":"Rex"}', 'sheep: expected an integer, received "three"'],
  ['{"sheep":3}', "dog: expected a text, but it is missing"],
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
      msg: `count_sheep_response at feature level 421: ${difference}.`,
    },
  });
});

test("a realm that does not check lets it out", () => {
  expect(countSheep(createRealm({}), 1, { json: '{"sheep":"three"}' }).ok).toBe(true);
});

test("on the wire the operation is named", () => {
  const sheep = route({
    id: "count-sheep",
    method: "GET",
    path: "/sheep",
    parameters: { json: optional("text", shapes.text) },
    operation: (realm, actor, { json = "{}" }) => countSheep(realm, actor, { json }),
  });
  const outcome = sheep.call(checking(421), 1, {}, { client: "x" });
  expect(outcome).toMatchObject({ error: { msg: expect.stringMatching(/^count-sheep: count_sheep_response at/) } });
});

test("every operation on the wire says what it answers", () => {
  const silent = ROUTES.filter(({ id, answer }) => answer.name !== `${id.replaceAll("-", "_")}_response`);
  expect(silent.filter(({ answer }) => answer.name !== "empty_response").map(({ id }) => id)).toEqual([]);
});
