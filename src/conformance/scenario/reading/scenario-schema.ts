/** The schema of a scenario without its steps: each kind of step has its own schema in its file of `steps/`. */

import type { Fixture } from "../../../model/fixture/fixture";
import * as v from "../../../protocol/shape";
import { isJsonObject } from "../matching/json-value";
import { anything, expectedHere, filledText, record } from "./schema-parts";

/** What is inside is checked by making a realm of it. */
const fixture = v.custom<Fixture>(isJsonObject, expectedHere("an object"));

/** A scenario; what its steps are is not looked at. */
export const scenarioSchema = record("a scenario", {
  name: filledText,
  purpose: filledText,
  card: v.pipe(
    v.array(filledText, expectedHere("a list of sections of the spec")),
    v.minLength(1, 'at least one section of the spec is expected here, such as "Endpoints 1"'),
  ),
  fixture: v.exactOptional(fixture),
  steps: v.pipe(
    v.array(anything, expectedHere("a list of steps")),
    v.minLength(1, "at least one step is expected here"),
  ),
});
