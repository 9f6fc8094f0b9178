/** The schema of a scenario without its steps: each kind of step has its own schema in its file of `steps/`. */

import type { Fixture } from "../../../model/fixture/fixture";
import * as v from "../../../protocol/shape";
import { isJsonObject } from "../matching/json-value";
import { anything, expectedHere, filledText, knownDifferences, levelRange, record, texts } from "./schema-parts";

/** Its content is checked by building a realm from it. */
const fixture = v.custom<Fixture>(isJsonObject, expectedHere("an object"));

/** A scenario; its steps are not checked here. */
export const scenarioSchema = record("a scenario", {
  name: filledText,
  purpose: filledText,
  card: v.exactOptional(v.array(filledText, expectedHere("a list of sections of the documentation"))),
  tags: v.exactOptional(texts),
  levels: v.exactOptional(levelRange),
  known_difference: v.exactOptional(knownDifferences),
  fixture: v.exactOptional(fixture),
  steps: v.pipe(
    v.array(anything, expectedHere("a list of steps")),
    v.minLength(1, "at least one step is expected here"),
  ),
});
