/** The test files that run a second time in realms of the newest level, as the project "newest". */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inSample } from "../support/property-runs.ts";

/** The folders whose tests are about realms, at any level; those with long random runs, and how often others are run. */
const FOLDERS = ["client-state", "clock", "events", "fixture", "laws", "machines", "operations", "rules"];
const RANDOM = ["laws", "machines"];
const TIMES_OF_OTHERS = 4;

/** Files about an operation that ended, about both of its levels, and one of the project "package". */
const NOT_HERE = [
  "spec-tests/operations/update-subscriptions.test.ts",
  "spec-tests/operations/register-push-device.test.ts",
  "spec-tests/machines/small-realms.test.ts",
];

const root = fileURLToPath(new URL("..", import.meta.url));

/** As many of the files as this run is to have. */
export function newestFiles(): string[] {
  return FOLDERS.flatMap((folder) => {
    const names = readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" }).map((name) => `spec-tests/${folder}/${name}`);
    const files = names.filter((name) => name.endsWith(".test.ts") && !NOT_HERE.includes(name));
    return files.filter((file) => inSample(file, RANDOM.includes(folder) ? 1 : TIMES_OF_OTHERS)).sort();
  });
}
