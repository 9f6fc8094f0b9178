/** Writes what the recordings say of each part of the interface: `npm run fidelity`. */
import { writeFileSync } from "node:fs";
import { fidelityText, replayedAll } from "./played";

writeFileSync("src/generated/fidelity-counts.ts", fidelityText(await replayedAll("spec-tests/recordings")));
