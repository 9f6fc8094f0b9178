/** The step that saves values of its own: `{ save: { due: { $now: 3600 } } }`. */
import type { SaveStep } from "../../matching/scenario";
import { resolve } from "../../matching/values";
import * as v from "../../protocol/shape";
import { givenValues, strictRecord, text } from "../reading/schema-parts";
import { checkSavedName, checkValues, type Spot, type StepCheck } from "./step-check";
import type { Findings, StepRun } from "./step-run";

/** Keys and types of the step. */
export const saveSchema: v.GenericSchema<unknown, SaveStep> = strictRecord("a save step", {
  save: givenValues,
  note: v.exactOptional(text),
});

/** Checks what the schema cannot: names, and references inside the values. */
export function checkSave(step: SaveStep, spot: Spot, check: StepCheck): void {
  Object.entries(step.save).forEach(([name, value]) => {
    const here = [...spot, "save", name];
    checkSavedName(name, here, check);
    checkValues(value, here, check);
    check.known.add(name);
  });
}

/** The step in one line, for reports. */
export function saveTitle({ save }: SaveStep): string {
  return `save ${Object.keys(save).join(", ")}`;
}

/** Saves the values; there is nothing to compare. */
export async function runSave(step: SaveStep, run: StepRun): Promise<Findings> {
  const saved = new Map(Object.entries(step.save).map(([name, value]) => [name, resolve(value, run.values)]));
  return { differences: [], saved, received: undefined };
}
