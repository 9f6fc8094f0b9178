// What a report says of a room, and the page that is written from it.
import { readFileSync } from "node:fs";
import { textAt } from "./mutation-instrument.mjs";
import { isLeft, isNoticed } from "./mutation-report.mjs";

/** The part of the mutants that has to be noticed, by room; of all others the same. */
const WANTED = { rules: 85, operations: 85, clock: 85 };
const WANTED_ELSEWHERE = 80;

/** Why mutants that are left do not matter, or which rule has no test: by file, and by `TEXT -> TEXT`. */
const REASONS = JSON.parse(readFileSync(new URL("../spec-tests/mutants/left.json", import.meta.url), "utf8"));

/** How many mutants a report has, how many were tried and noticed, and by file those that were left: `LINE: TEXT -> TEXT`. */
export function summaryOf(report) {
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
  const noticed = all.filter(isNoticed).length;
  const files = {};
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const left = mutants.filter(isLeft).sort((one, other) => one.location.start.line - other.location.start.line);
    if (left.length === 0) continue;
    files[file] = left.map(
      ({ location, replacement }) =>
        `${location.start.line}: ${short(textAt(source, location))} -> ${short(replacement)}`,
    );
  }
  return { mutants: all.length, tried: noticed + all.filter(isLeft).length, noticed, left: files };
}

function short(text = "") {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

function percent(part) {
  return `${(100 * part).toFixed(1)} %`;
}

/** Between which parts the whole lies with 95 % certainty, as a sample of it says (Wilson's interval). */
export function interval(noticed, tried) {
  const z = 1.96;
  const middle = (noticed + (z * z) / 2) / (tried + z * z);
  const part = noticed / tried;
  const half = (z / (tried + z * z)) * Math.sqrt(tried * part * (1 - part) + (z * z) / 4);
  return [middle - half, middle + half];
}

function row([room, { mutants, tried, noticed, first }]) {
  const wanted = WANTED[room.split("/")[0]] ?? WANTED_ELSEWHERE;
  const [least, most] = interval(first.noticed, first.tried).map(percent);
  const range = first.tried < mutants ? `${least} to ${most}` : "";
  const [atFirst, now] = [first.noticed / first.tried, noticed / tried].map(percent);
  return `| ${room} | ${mutants} | ${first.tried} | ${first.seed} | ${atFirst} | ${range} | ${wanted} % | ${now} |`;
}

function leftOf(file, line) {
  const [, text] = /^\d+: (.*)$/.exec(line);
  const reason = REASONS[file]?.[text];
  return `- \`${line.replaceAll("`", "'")}\`${reason === undefined ? "" : `: ${reason}`}`;
}

/** The page. */
export function mutationPage(summaries) {
  const lists = Object.values(summaries)
    .flatMap(({ left }) => Object.entries(left))
    .sort()
    .flatMap(([file, lines]) => [`### ${file}`, "", ...lines.map((line) => leftOf(file, line)), ""]);
  return [
    "# Mutation",
    "",
    "How many mechanical mutants of the source the tests notice. `npm run mutation -- ROOM` lets Stryker mutate a room,",
    "or a subject in it, tries each mutant on the tests that reach it, and writes this page; `--sample N` tries N of them,",
    "drawn at random by a seed, and then the table says between which parts that of all mutants lies (with 95 % certainty).",
    "The tests that are written for those that were left say nothing of the others: `--left` tries these again, and only the",
    "last column changes. What is not in the table was not mutated. Texts are left alone, as no test holds the wording of",
    "sentences. Tests that compare with recordings, or that take long, do not count. The faults that were planted by hand are in",
    "`spec-tests/mutants/mutants.json`; `npm run mutants` plants them, and every one has to be noticed.",
    "",
    "| room | mutants | tried | seed | noticed | of all | wanted | of these now |",
    "| --- | --: | --: | --: | --: | --- | --: | --: |",
    ...Object.entries(summaries).map(row),
    "",
    "## What is left",
    "",
    "By file, with the line: what stood there, and what stood there instead without any test noticing; behind it, where",
    "somebody has looked at it, why it changes nothing that can be seen, or which rule no test holds.",
    "",
    ...lists,
  ]
    .join("\n")
    .replace(/\n+$/, "\n");
}
