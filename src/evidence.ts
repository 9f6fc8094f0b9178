/**
 * What the requests of a run touched of the interface, and how well each part of it is known.
 *
 * @public
 */
import { collectWholeRun } from "./conformance/evidence/whole-run";

export { evidence, type Evidence } from "./conformance/evidence/evidence";
export type { EvidenceData, Findings } from "./conformance/touched/evidence-data";
export type { Grade, KnownPart } from "./conformance/touched/grades";
export type { LevelChange } from "./conformance/touched/level-changes";
export type { Touched, TouchedCounts } from "./conformance/touched/touched";

collectWholeRun();
