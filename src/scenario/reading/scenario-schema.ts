/** The schema of a scenario without its steps: each kind of step has its own schema in its file of `steps/`. */

import {
  anything,
  array,
  exactOptional,
  expectedHere,
  filledText,
  givenValues,
  minLength,
  pipe,
  record,
} from "./schema-parts";

/** A scenario; what its steps are is not looked at. */
export const scenarioSchema = record("a scenario", {
  name: filledText,
  purpose: filledText,
  card: pipe(
    array(filledText, expectedHere("a list of sections of the card")),
    minLength(1, "at least one section of the card is expected here, such as \"Endpoints 1\""),
  ),
  fixture: exactOptional(givenValues),
  steps: pipe(
    array(anything, expectedHere("a list of steps")),
    minLength(1, "at least one step is expected here"),
  ),
});
