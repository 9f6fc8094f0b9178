/** Writes docs/feature-levels.md: node scripts/run-bundled.mjs spec-tests/levels/write-page.ts */
import { writeFileSync } from "node:fs";
import { featureLevelsPage } from "./feature-levels-page";

writeFileSync("docs/feature-levels.md", featureLevelsPage());
