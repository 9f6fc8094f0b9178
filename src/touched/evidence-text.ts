/** Evidence as text for people, and what changed between two runs. */
import { divergencesIn, type EvidenceData, partsByGrade } from "./evidence-data";
import { type Grade, GRADES, type KnownPart } from "./grades";
import { levelLines } from "./level-changes";

/** What is said of the parts of a grade; the first word of the sentence is their number. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  differs: "known to differ on servers",
  assumed: "assumed: no source answers a question about them",
  described: "described only",
  settled: "settled from the source of servers only",
  partly_alike: "recorded and partly alike",
  alike: "recorded and alike",
};

const KINDS = [
  ["operation", "operation", "operations"],
  ["parameter", "parameter", "parameters"],
  ["event", "kind of events", "kinds of events"],
  ["refusal", "refusal", "refusals"],
] as const;

/** The evidence as lines: the sum, each part that is not recorded and alike, and what differs on servers. */
export function evidenceText(data: EvidenceData): string {
  const { parts } = data;
  if (parts.length === 0) return "No request of the interface was counted.\n";
  const lines = [
    usedLine(data),
    ...partsByGrade(parts)
      .toReversed()
      .flatMap(({ grade, parts: some }) => [
        gradeLine(grade, some.length, parts.length),
        ...(grade === "alike" ? [] : some.map((part) => `  ${partLine(part)}`)),
      ]),
    ...serverLines(data),
    ...levelLines(data.levels, data.touched),
    ...droppedLines(data),
  ];
  return `${lines.join("\n")}\n`;
}

/** `Your client uses 9 operations, 23 parameters, 14 kinds of events, 6 refusals (…).` */
export function usedLine({ parts, touched }: EvidenceData): string {
  const counts = KINDS.map(([kind, one, many]) => {
    const count = parts.filter((part) => part.kind === kind).length;
    return `${count} ${count === 1 ? one : many}`;
  });
  const levels = Object.keys(touched.levels);
  const modes = Object.keys(touched.modes).map((mode) =>
    mode === "real" ? "recorded from a server" : `follow: "${mode}"`,
  );
  const level = `feature level${levels.length === 1 ? "" : "s"} ${levels.join(", ")}`;
  return `Your client uses ${counts.join(", ")} (${[level, ...modes].join(", ")}).`;
}

function gradeLine(grade: Grade, count: number, all: number): string {
  const sum = grade === "alike" ? `${count} of ${all}` : String(count);
  return `${sum} ${count === 1 ? "is" : "are"} ${GRADE_WORDS[grade]}${grade === "alike" ? "." : ":"}`;
}

/** A part in one line. */
export function partLine({ kind, name, recorded, alike, note }: KnownPart): string {
  const counts = recorded === 0 ? [] : [`recorded ${recorded} times, alike ${alike} times`];
  const said = [...counts, ...(note === undefined ? [] : [note])].join("; ");
  return `${kind} ${name}${said === "" ? "" : `: ${said}`}`;
}

/** What a realm that follows the documentation answers otherwise than servers; none for other runs. */
export function serverLines(data: EvidenceData): readonly string[] {
  const { touched, differing } = data;
  if (!Object.hasOwn(touched.modes, "documented")) return [];
  const answers = Object.entries(differing);
  const count = answers.reduce((sum, [, times]) => sum + times, 0);
  const advice = 'create the realm with realm: { follow: "server" } for what servers do';
  const found =
    count === 0
      ? []
      : [
          `${count} of the run's answers ${count === 1 ? "differs" : "differ"} on servers; ${advice}:`,
          ...answers.map(([name, times]) => `  ${name}${times === 1 ? "" : ` (${times} times)`}`),
        ];
  const known = divergencesIn(touched);
  const listed = known.map(({ name, documented, server }) => `  ${name}: ${documented} On servers: ${server}`);
  return [
    ...found,
    ...(known.length === 0 ? [] : ["Servers differ from the documentation in what you use:", ...listed]),
  ];
}

function droppedLines({ touched }: EvidenceData): readonly string[] {
  const count = Object.values(touched.dropped).reduce((sum, times) => sum + times, 0);
  if (count === 0) return [];
  const answers = count === 1 ? "1 answer was" : `${count} answers were`;
  return [`${answers} dropped by the journal before they were counted; their fields and events are missing.`];
}

/** The parts of some runs, and the answers of them that differ on servers. */
interface ComparedRuns {
  readonly parts: readonly KnownPart[];
  readonly findings: readonly Pick<EvidenceData, "differing">[];
}

/**
 * What changed from some runs to others: parts that came and went, grades that are better or worse, and answers that
 * now differ on servers, or no longer do.
 */
export function evidenceDifference(before: ComparedRuns, after: ComparedRuns): readonly string[] {
  const [old, present] = [worstGrades(before), worstGrades(after)];
  const [differed, differs] = [differingIn(before), differingIn(after)];
  return [
    ...[...present].flatMap(([key, grade]) => (old.has(key) ? [] : [`new: ${key}: ${GRADE_WORDS[grade]}`])),
    ...[...old.keys()].flatMap((key) => (present.has(key) ? [] : [`no longer used: ${key}`])),
    ...[...present].flatMap(([key, grade]) => {
      const former = old.get(key);
      if (former === undefined || former === grade) return [];
      const word = GRADES.indexOf(former) < GRADES.indexOf(grade) ? "better" : "worse";
      return [`${word}: ${key}: ${GRADE_WORDS[former]} → ${GRADE_WORDS[grade]}`];
    }),
    ...[...differs].flatMap((name) => (differed.has(name) ? [] : [`now differs on servers: ${name}`])),
    ...[...differed].flatMap((name) => (differs.has(name) ? [] : [`no longer differs on servers: ${name}`])),
  ];
}

/** The grade of each part; the worst where several runs have the part. */
function worstGrades({ parts }: ComparedRuns): ReadonlyMap<string, Grade> {
  const grades = new Map<string, Grade>();
  for (const { kind, name, grade } of parts) {
    const key = `${kind} ${name}`;
    const found = grades.get(key);
    if (found === undefined || GRADES.indexOf(grade) < GRADES.indexOf(found)) grades.set(key, grade);
  }
  return grades;
}

function differingIn({ findings }: ComparedRuns): ReadonlySet<string> {
  return new Set(findings.flatMap(({ differing }) => Object.keys(differing)));
}
