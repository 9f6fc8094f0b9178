/** What a comparison found in words for the author of a realm: grouped by operation, each way with both answers. */
import { checkKeys } from "../model/outcome/call-problem";
import type { CompareResult, DifferenceClass } from "./compare-options";
import { shownApart } from "./shown-apart";

/** Fields that an answer or an event lacks, or has besides, are one way together. */
const OF_FIELDS: ReadonlySet<string> = new Set(["missing", "extra"]);
const SEPARATE_EVENT = /^([^ ]+): /u;
const LONGEST = 120;

/** A way in which a realm is not a server: classes with one cause. */
interface Way {
  /** The operation, or the event that differs wherever it comes. */
  readonly about: string;
  readonly classes: readonly DifferenceClass[];
}

function waysOf({ classes }: CompareResult): readonly Way[] {
  const ways = new Map<string, DifferenceClass[]>();
  const aboutOf = ({ operation, queue_of, where }: DifferenceClass): string => {
    const event = queue_of === undefined ? undefined : SEPARATE_EVENT.exec(where)?.[1];
    return event === undefined ? operation : `event ${event}`;
  };
  for (const one of classes.filter(({ reason }) => reason === undefined)) {
    const about = aboutOf(one);
    const key = OF_FIELDS.has(one.what) ? one.what : one.name.replace(one.operation, "");
    const name = `${about}\n${key}`;
    ways.set(name, [...(ways.get(name) ?? []), one]);
  }
  return [...ways].map(([name, found]) => ({ about: name.split("\n")[0] ?? "", classes: found }));
}

/**
 * Says in how many ways a realm is not a server, grouped by operation, and which operations it does not have.
 *
 * @example
 * const result = await compareRealms({ right: (fixture) => createSimulator(fixture), steps: 50 });
 * expect(compareText(result)).toContain("0 ways");
 */
export function compareText(result: CompareResult): string {
  checkKeys("compareText", result, ["classes", "lacking", "steps"], "a result of compareRealms");
  const ways = waysOf(result);
  const groups = [...new Set(ways.map(({ about }) => about))].sort();
  const count = `${ways.length} ${ways.length === 1 ? "way" : "ways"} in which your realm is not a server`;
  const { lacking, steps } = result;
  const lines = [
    `${count}, found by ${steps} requests${ways.length === 0 ? "." : ":"}`,
    ...groups.flatMap((about) => [about, ...ways.filter((one) => one.about === about).flatMap(wayLines)]),
    ...(lacking.length === 0 ? [] : [`Operations that it does not have (${lacking.length}): ${lacking.join(", ")}.`]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function wayLines({ classes }: Way): readonly string[] {
  const [first] = classes;
  if (first === undefined) return [];
  const [ours, theirs] = shownApart(first, LONGEST);
  const fields = [...new Set(classes.map(({ where }) => where))].join(", ");
  return [
    `  ${first.what}${fields === "" ? "" : `: ${fields}`}`,
    `    a server:   ${ours}`,
    `    your realm: ${theirs}`,
    `    to keep:    ${first.name} (${first.requests} ${first.requests === 1 ? "request" : "requests"})`,
  ];
}
