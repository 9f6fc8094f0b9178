import type { Fixture } from "../model/fixture/fixture";
import { FIXTURE_SHAPE } from "../model/fixture/fixture";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { checkShape } from "../protocol/shape";

/**
 * Checks the shape of a fixture that came from outside as JSON. `createRealm` checks what the fixture refers to.
 *
 * @throws FixtureProblem with one sentence that names the path of the first mistake
 */
export function checkedFixture(json: unknown): Fixture {
  // A list would pass for an object without keys.
  if (Array.isArray(json)) throw new FixtureProblem("fixture: expected an object, received a list.");
  const checked = checkShape(FIXTURE_SHAPE, json, "fixture");
  if (!checked.ok) throw new FixtureProblem(checked.problem);
  return checked.value;
}
