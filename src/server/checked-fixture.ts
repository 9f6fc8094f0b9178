import type { Fixture } from "../model/fixture/fixture";
import { FIXTURE_SHAPE } from "../model/fixture/fixture";
import { FixtureProblem } from "../model/fixture/fixture-problem";
import { checkShape } from "../protocol/shape";

/**
 * A fixture that came from outside as JSON, with its shape checked. Whether what it refers to is there shows when the
 * realm is made.
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
