/** Writes what the recordings say of each part of the interface: `npm run fidelity`. */
import { writeFileSync } from "node:fs";
import { fidelityText, played, recordedScenarios, recordingNames } from "./played";

const FOLDER = "spec-tests/recordings";
const scenarios = recordedScenarios(FOLDER, recordingNames(FOLDER));
writeFileSync("src/generated/fidelity-counts.ts", fidelityText("src/model/operations", scenarios, await played(FOLDER, scenarios)));
