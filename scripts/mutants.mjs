// Plants the faults of spec-tests/mutants/mutants.json one by one in a copy of the project, and runs the tests around
// each: every one must be noticed. Exit 0: all were; 1: some were not, or a fault does not fit the source any more.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createVitest } from "vitest/node";

const root = fileURLToPath(new URL("..", import.meta.url));
const HELP = "mutants: [--only TEXT] looks at those whose file or reason contains TEXT\n";

function unusable(sentence) {
  process.stderr.write(`mutants: ${sentence}\n`);
  process.exit(2);
}

function wanted() {
  try {
    const { values } = parseArgs({ options: { only: { type: "string" }, help: { type: "boolean" } } });
    if (values.help) process.stdout.write(HELP);
    if (values.help) process.exit(0);
    return values.only ?? "";
  } catch (error) {
    return unusable(`${error.message.split(".")[0]}. Allowed is --only TEXT.`);
  }
}

/** The project's files in a folder of their own, with the same packages. */
function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of listed.trim().split("\n")) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    try {
      cpSync(join(root, path), join(folder, path));
    } catch {
      // Listed, but deleted and not yet committed.
    }
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

const only = wanted();
const groups = JSON.parse(readFileSync(join(root, "spec-tests/mutants/mutants.json"), "utf8"));
const mutants = groups
  .flatMap(({ file, tests, mutants: faults }) => faults.map((fault) => ({ ...fault, file, tests })))
  .filter(({ file, why }) => `${file} ${why}`.includes(only));
if (mutants.length === 0) unusable(`no fault's file or reason contains "${only}".`);

const folder = copyOfProject();
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));
process.chdir(folder);
const vitest = await createVitest("test", { root: folder, watch: false, reporters: [{}] });

/** The number of tests that failed, of those that ran. */
async function testsOf(filters) {
  const all = await vitest.globTestSpecifications(filters);
  // What looks at the text of the source says nothing of what it does.
  const specifications = all.filter(({ moduleId }) => !moduleId.includes("/tidy/"));
  if (specifications.length === 0) unusable(`no test is named like ${filters.join(" or ")}.`);
  const before = vitest.state.getUnhandledErrors().length;
  const { testModules } = await vitest.runTestSpecifications(specifications, false);
  const errors = vitest.state.getUnhandledErrors();
  // The runner remembers the files of earlier runs as well.
  const ran = new Set(specifications.map(({ moduleId }) => moduleId));
  const failed = testModules.filter((module) => ran.has(module.moduleId) && !module.ok());
  return failed.length + errors.length - before;
}

async function planted({ file, find, replace, tests }) {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  const parts = source.split(find);
  if (parts.length !== 2) return `its text is there ${parts.length - 1} times`;
  writeFileSync(path, parts.join(replace));
  vitest.invalidateFile(path);
  try {
    return (await testsOf(tests)) > 0 ? undefined : "no test noticed it";
  } finally {
    writeFileSync(path, source);
    vitest.invalidateFile(path);
  }
}

/** Tests that fail without any fault would notice every one of them. */
const failing = new Map();
async function isSound(tests) {
  const key = tests.join();
  if (!failing.has(key)) failing.set(key, (await testsOf(tests)) > 0);
  return !failing.get(key);
}

const left = [];
for (const [index, mutant] of mutants.entries()) {
  const problem = (await isSound(mutant.tests)) ? await planted(mutant) : "its tests fail without it, too";
  if (problem !== undefined) left.push(mutant);
  const said =
    problem === undefined ? "noticed" : `LEFT: ${problem}\n    ${mutant.find}\n    -> ${mutant.replace || "(nothing)"}`;
  process.stdout.write(`${index + 1}/${mutants.length} ${mutant.file}: ${mutant.why}: ${said}\n`);
}
await vitest.close();
process.stdout.write(`${mutants.length - left.length} of ${mutants.length} faults were noticed\n`);
process.exit(left.length === 0 ? 0 : 1);
