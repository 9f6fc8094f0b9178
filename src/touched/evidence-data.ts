/** The evidence for runs, as data: what they touched, and how well each part of it is known. */
import { DIVERGENCES } from "../known/divergences";
import { routes } from "../wire/route";
import { GRADES, type KnownPart, knownParts } from "./grades";
import { type LevelChange, levelChanges } from "./level-changes";
import { countsByName, type Touched, type TouchedCounts, unionOfTouched } from "./touched";

/** The version of the format of evidence. */
export const EVIDENCE_FORMAT = 1;

/** What runs touched, and the answers of them that differ on servers: all that evidence follows from. */
export interface Findings {
  readonly touched: Touched;
  /** How many answers differ on servers: `edit-draft: 400 BAD_REQUEST here, 404 BAD_REQUEST on servers`. */
  readonly differing: TouchedCounts;
}

/** Evidence as JSON. */
export interface EvidenceData extends Findings {
  /** The version of the format. */
  readonly evidence: typeof EVIDENCE_FORMAT;
  /** How many requests of an operation omitted a parameter: `send-message.topic`. */
  readonly omitted: TouchedCounts;
  readonly parts: readonly KnownPart[];
  /** The feature levels at which something that was touched is added, removed or changed, in ascending order. */
  readonly levels: readonly LevelChange[];
}

/** The findings of several runs together. */
export function joinedFindings(all: readonly Findings[]): Findings {
  const differing = countsByName(all.flatMap((one) => Object.entries(one.differing)));
  return { touched: unionOfTouched(all.map(({ touched }) => touched)), differing };
}

/** The evidence for what runs touched. */
export function evidenceOf({ touched, differing }: Findings): EvidenceData {
  const operations = new Set(Object.keys(differing).map((name) => name.split(":")[0] ?? name));
  const parts = knownParts(touched, operations);
  return {
    evidence: EVIDENCE_FORMAT,
    touched,
    differing,
    omitted: omittedIn(touched),
    parts,
    levels: levelChanges(touched),
  };
}

/** The differences between the documentation and servers in operations that a run touched. */
export function divergencesIn({
  operations,
}: Touched): readonly { name: string; documented: string; server: string }[] {
  return Object.values(DIVERGENCES).flatMap(({ page, documented, server }) => {
    const name = page.split("/").at(-1) ?? page;
    return Object.hasOwn(operations, name) ? [{ name, documented, server }] : [];
  });
}

/** The parameters that an operation has, and how many of its requests omitted them. */
function omittedIn({ levels, operations, unread, parameters }: Touched): TouchedCounts {
  const level = Math.max(...Object.keys(levels).map(Number));
  const given = new Map<string, number>();
  for (const [key, count] of Object.entries(parameters)) {
    const name = key.split(" ")[0] ?? key;
    given.set(name, (given.get(name) ?? 0) + count);
  }
  const rows = routes().flatMap(({ id, expected }) => {
    const read = (operations[id] ?? 0) - (unread[id] ?? 0);
    const names = read === 0 ? [] : expected(level).map(({ name }) => `${id}.${name}`);
    return names.map((name) => [name, read - (given.get(name) ?? 0)] as const).filter(([, count]) => count > 0);
  });
  return Object.fromEntries(rows);
}

/** The grades with their parts, the worst first; those without parts are omitted. */
export function partsByGrade(parts: readonly KnownPart[]) {
  return GRADES.map((grade) => ({ grade, parts: parts.filter((part) => part.grade === grade) })).filter(
    (one) => one.parts.length > 0,
  );
}
