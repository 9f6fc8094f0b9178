/** What was reached, in lines of text. */
import { type Coverage, kindsOf } from "../../touched/coverage";

const NAME_WIDTH = 12;
const COUNT_WIDTH = 5;
const PERCENT = 100;

/** A line for each kind: how many were reached, of how many. */
export function coverageLines(coverage: Omit<Coverage, "only" | "touched">): readonly string[] {
  return kindsOf(coverage).map(([kind, { reached, missed }]) => {
    const count = Object.keys(reached).length;
    const all = count + missed.length;
    const share = `${Math.floor((count / all) * PERCENT)} %`;
    return `${kind.padEnd(NAME_WIDTH)}${String(count).padStart(COUNT_WIDTH)} of ${all} reached, ${share}`;
  });
}

/** What only one scenario has reached, a line for each; then the scenarios that others make superfluous here. */
function onlyLines({ only }: Coverage): readonly string[] {
  const all = Object.entries(only);
  if (all.length < 2) return [];
  const nothing = all.filter(([, kinds]) => Object.keys(kinds).length === 0).map(([name]) => name);
  const rows = all.flatMap(([name, kinds]) => {
    const lists = Object.entries(kinds).map(([kind, names]) => `${kind} ${names.join(", ")}`);
    return lists.length === 0 ? [] : [`  ${name}: ${lists.join("; ")}`];
  });
  return [
    "reached by one scenario only:",
    ...rows,
    ...(nothing.length === 0 ? [] : [`scenarios that reach nothing that others do not: ${nothing.join(", ")}`]),
  ];
}

/** A line for each thing: how often it was reached, and by which scenario first; then those that were not. */
export function coverageDetails(coverage: Coverage): readonly string[] {
  const things = kindsOf(coverage).flatMap(([kind, { reached, scenarios, missed }]) => {
    const width = Math.max(0, ...[...Object.keys(reached), ...missed].map(({ length }) => length));
    const rows = Object.entries(reached).map(([name, count]) => {
      const [first = "", ...others] = scenarios[name] ?? [];
      const more = others.length === 0 ? "" : ` and ${others.length} more`;
      return `  ${name.padEnd(width)} ${String(count).padStart(COUNT_WIDTH)}  ${first}${more}`;
    });
    return [`${kind}:`, ...rows, ...missed.map((name) => `  ${name.padEnd(width)}     -  not reached`)];
  });
  return [...things, ...onlyLines(coverage)];
}
