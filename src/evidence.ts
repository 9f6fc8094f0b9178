/**
 * What the requests of a run touched of the interface, and how well each part of it is known.
 *
 * @public
 */
import { collectWholeRun } from "./testing/evidence/whole-run";

export { evidence, type Evidence } from "./testing/evidence/evidence";
export type { EvidenceData, Findings } from "./touched/evidence-data";
export type { Grade, KnownPart } from "./touched/grades";
export type { LevelChange } from "./touched/level-changes";
export type { Touched, TouchedCounts } from "./touched/touched";

collectWholeRun();
