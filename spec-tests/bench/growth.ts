/*
 * The test of growth: `npm run growth`. Every operation is called in a realm with few and with 16 times as many things
 * of a kind. What it reads does not depend on their number, so it must not take much longer; the exceptions are listed
 * in `growth-list.ts`. Exit 1: an operation grows that is not listed, or more than allowed, or an operation has no
 * call. Then what single calls are about grows (`growth-of-calls.ts`), and texts of single characters
 * (`growth-of-texts.ts`).
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { OPERATIONS } from "../../src/generated/operations";
import { WITHOUT_CALL } from "../support/accepted-calls";
import { AXES, type Axis } from "../support/grown-realm";
import { type Fastest, fastestCalls } from "./fastest-calls";
import { GROWS } from "./growth-list";
import { growthOfCalls } from "./growth-of-calls";
import { growthOfTexts } from "./growth-of-texts";

const FEW = 125;
const MANY = 16 * FEW;
/**
 * How many times as long a call can take with many things: one that does not grow, and one that is listed. Large realms
 * miss the processor's caches, so a listed call can take twice what is in proportion.
 */
const ALLOWED = { flat: 4, listed: 32 };
/** What seems too slow is timed again, so often. */
const REPEATS = 6;

/** The fastest calls in a realm with so many things of a kind. Each realm has a process of its own. */
async function fastestIn(axis: Axis, count: number): Promise<Fastest> {
  const env = { ...process.env, GROWTH: `${axis} ${count}` };
  const child = fork(fileURLToPath(import.meta.url), { env });
  return new Promise((resolve, reject) => {
    child.once("message", (fastest: Fastest) => resolve(fastest));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${axis} ${count}: exit ${code} without an answer.`)));
  });
}

/** The smaller of two times; the reason if there is no time. */
function faster(one: number | string | undefined, other: number | string): number | string {
  return typeof one === "number" && typeof other === "number" ? Math.min(one, other) : other;
}

function fasterOf(one: Fastest, other: Fastest): Fastest {
  return Object.fromEntries(Object.entries(other).map(([id, time]) => [id, faster(one[id], time)]));
}

function listedIn(axis: Axis): readonly string[] {
  return Object.values(GROWS[axis]).flatMap((ids) => ids.split(" "));
}

function problemsOf(axis: Axis, few: Fastest, many: Fastest): string[] {
  const listed = listedIn(axis);
  return Object.values(OPERATIONS).flatMap((operation) => {
    const { id } = operation.declaration();
    const [before = "has no call", after = "has no call"] = [few[id], many[id]];
    if (WITHOUT_CALL.includes(id)) return [];
    if (typeof before === "string" || typeof after === "string") return [`${id} with many ${axis}: ${before}; ${after}`];
    const allowed = listed.includes(id) ? ALLOWED.listed : ALLOWED.flat;
    if (after < allowed * before) return [];
    const times = `${before.toFixed(0)} µs with ${FEW}, ${after.toFixed(0)} µs with ${MANY}`;
    return [`${id} takes ${(after / before).toFixed(1)} times as long with many ${axis} (${times}); allowed are ${allowed} times`];
  });
}

async function problemsAlong(axis: Axis): Promise<readonly string[]> {
  let [few, many]: [Fastest, Fastest] = [{}, {}];
  let problems: string[] = [];
  for (let round = 0; round < REPEATS; round += 1) {
    const [fewer, more] = await Promise.all([fastestIn(axis, FEW), fastestIn(axis, MANY)]);
    [few, many] = [fasterOf(few, fewer), fasterOf(many, more)];
    problems = problemsOf(axis, few, many);
    if (problems.length === 0) break;
  }
  return problems;
}

async function run(): Promise<boolean> {
  const ids = Object.values(OPERATIONS).map((operation) => operation.declaration().id);
  const unknown = AXES.flatMap((axis) => listedIn(axis).filter((id) => !ids.includes(id)));
  const problems = unknown.map((id) => `the list of what grows names ${id}, which is no operation`);
  for (const axis of AXES) {
    const found = await problemsAlong(axis);
    problems.push(...found);
    process.stderr.write(`  growth, ${axis}: ${found.length === 0 ? "as listed" : found.join("\n    ")}\n`);
  }
  const single = growthOfCalls();
  problems.push(...single.problems);
  for (const problem of single.problems) process.stderr.write(`  growth, single calls: ${problem}\n`);
  const texts = growthOfTexts();
  problems.push(...texts.problems);
  for (const problem of texts.problems) process.stderr.write(`  growth, texts: ${problem}\n`);
  process.stdout.write(
    `growth: ${ids.length} operations along ${AXES.length} axes, ${single.calls} single calls, ${texts.places} places for texts, ${problems.length} problems\n`,
  );
  return problems.length === 0;
}

if (process.send === undefined) process.exitCode = (await run()) ? 0 : 1;
else process.send(fastestCalls(), () => process.disconnect());
