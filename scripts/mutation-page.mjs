// What Stryker's report says of each file, and the page that is written from it.
const NOTICED = ["Killed", "Timeout"];
const UNNOTICED = ["Survived", "NoCoverage"];

/** The part of the mutants that has to be noticed, by room; of all others the same. */
const WANTED = { rules: 85, operations: 85, clock: 85 };
const WANTED_ELSEWHERE = 80;

/** Of each file of a report, how many mutants were noticed, and those that were not: `LINE: TEXT -> TEXT`. */
export function scoresOf(report) {
  const scores = {};
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
    const left = mutants
      .filter(({ status }) => UNNOTICED.includes(status))
      .map(
        ({ location, replacement }) =>
          `${location.start.line}: ${short(textAt(source, location))} -> ${short(replacement)}`,
      );
    if (noticed + left.length > 0) scores[file] = { noticed, left: left.sort((a, b) => parseInt(a) - parseInt(b)) };
  }
  return scores;
}

function textAt(source, { start, end }) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  return [lines[0].slice(start.column - 1), ...lines.slice(1)].join(" ");
}

function short(text = "") {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

function percent(noticed, all) {
  return `${((100 * noticed) / all).toFixed(1)} %`;
}

/** The folder of a file in `src`, one below its room where there is one. */
function subjectOf(file) {
  return file.split("/").slice(1, -1).slice(0, 2).join("/");
}

/** The page. */
export function mutationPage(scores) {
  const subjects = new Map();
  for (const [file, { noticed, left }] of Object.entries(scores)) {
    const sum = subjects.get(subjectOf(file)) ?? { noticed: 0, left: 0 };
    subjects.set(subjectOf(file), { noticed: sum.noticed + noticed, left: sum.left + left.length });
  }
  const rows = [...subjects].sort().map(([subject, { noticed, left }]) => {
    const wanted = WANTED[subject.split("/")[0]] ?? WANTED_ELSEWHERE;
    return `| ${subject} | ${noticed + left} | ${left} | ${percent(noticed, noticed + left)} | ${wanted} % |`;
  });
  const lists = Object.entries(scores)
    .filter(([, { left }]) => left.length > 0)
    .sort()
    .flatMap(([file, { left }]) => [
      `### ${file}`,
      "",
      ...left.map((line) => `- \`${line.replaceAll("`", "'")}\``),
      "",
    ]);
  return [
    "# Mutation",
    "",
    "How many mechanical mutants of the source the tests notice. `npm run mutation -- ROOM` mutates a room with Stryker,",
    "or a subject in it, and writes this page; what is not in the table was not mutated. Texts are left alone, as no test",
    "holds the wording of sentences. The faults that were planted by hand are in `spec-tests/mutants/mutants.json`;",
    "`npm run mutants` plants them, and every one has to be noticed.",
    "",
    "| subject | mutants | left | noticed | wanted |",
    "| --- | --: | --: | --: | --: |",
    ...rows,
    "",
    "## What is left",
    "",
    "By file, with the line: what stood there, and what stood there instead without any test noticing.",
    "",
    ...lists,
  ]
    .join("\n")
    .replace(/\n+$/, "\n");
}
