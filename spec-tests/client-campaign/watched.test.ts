/** A run that is watched, as that of a counterexample is, is the same run: what it is watched for changes nothing. */
import { expect, test } from "vitest";
import { CAMPAIGN_FIXTURE } from "../../src/campaign";
import { operationActions } from "../../src/campaign/actions/operation-actions";
import { beginningOf } from "../../src/campaign/campaign";
import type { PlanStep } from "../../src/campaign/plan-step";
import { playPlan } from "../../src/campaign/play";
import { realmToJSON } from "../../src/index";
import { createRealm } from "../../src/model/fixture/create-realm";

const SUBJECT = { start: () => ({}), act: () => undefined, view: () => undefined, truths: {}, laws: [] };

/** So many choices of each operation are played. */
const TURNS = 3;

test.each([1, 100, 200, 442, 512])("every operation that others call, at feature level %i", async (feature_level) => {
  const beginning = beginningOf({}, createRealm({ ...CAMPAIGN_FIXTURE, feature_level }), 1);
  const plan = operationActions().flatMap(({ name }) =>
    Array.from({ length: TURNS }, (_, turn): PlanStep => ({ action: name, numbers: [turn, 2 * turn, turn] })),
  );
  const [watched, other] = await Promise.all([playPlan(SUBJECT, beginning, plan, { watch: true }), playPlan(SUBJECT, beginning, plan)]);
  expect(other.steps.map(({ words }) => words)).toEqual(watched.steps.map(({ words }) => words));
  expect(realmToJSON(other.realm)).toEqual(realmToJSON(watched.realm));
});
