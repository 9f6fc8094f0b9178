// A reporter of the test runner: prints the ten files that took the longest, after all others.
import { relative } from "node:path";

const SHOWN = 10;

export default class SlowestFiles {
  onTestRunEnd(modules) {
    const times = modules
      .map((module) => {
        const { duration, collectDuration } = module.diagnostic();
        return { file: relative(process.cwd(), module.moduleId), seconds: (duration + collectDuration) / 1000 };
      })
      .sort((one, other) => other.seconds - one.seconds);
    if (times.length <= SHOWN) return;
    console.log(`\nThe ${SHOWN} slowest of ${times.length} files:`);
    for (const { file, seconds } of times.slice(0, SHOWN)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
    console.log();
  }
}
