/**
 * Shared beginnings and tables of cases. A file becomes one scenario for each of its cases; what it uses of other files
 * comes first; a step with cases becomes one step for each. Every part remembers where it is written.
 */
import { shortText } from "../../matching/difference";
import { isJsonObject, listOf, objectOf, type PathPart } from "../../matching/json-value";
import type { ScenarioProblem, SourcePlace } from "../../matching/scenario-problem";
import { referencesIn, withParameters } from "../../matching/values";
import type { ReadText } from "./yaml-text";

/** A text that was read well, with the name of its file. */
export interface SourceFile extends ReadText {
  readonly file: string;
}

/** One scenario of a file as plain data, with the places of its parts. */
export interface ExpandedScenario {
  readonly value: unknown;
  readonly placeOf: (spot: readonly PathPart[], onKey?: boolean) => SourcePlace;
}

/** Where a step is written: its path, and that of its row where it is one of several cases. */
interface Origin {
  readonly source: SourceFile;
  readonly path: readonly PathPart[];
  readonly row?: { readonly path: readonly PathPart[]; readonly value: Readonly<Record<string, unknown>> };
}

interface PlacedStep {
  readonly value: unknown;
  readonly origin: Origin;
}

type Row = Readonly<Record<string, unknown>>;
type Report = (source: SourceFile, path: readonly PathPart[], sentence: string, onKey?: boolean) => void;

const BEGINNING_KEYS = ["fixture", "steps", "name", "purpose"];

/**
 * Expands a file.
 *
 * @param readUsed - reads a file that another one uses, by the name that is written there; a sentence if it cannot
 */
export function expand(
  source: SourceFile,
  readUsed: (name: string) => SourceFile | ScenarioProblem | string,
): { readonly scenarios: readonly ExpandedScenario[]; readonly problems: readonly ScenarioProblem[] } {
  const problems: ScenarioProblem[] = [];
  const report: Report = ({ file, placeOf }, path, sentence, onKey) => {
    problems.push({ file, ...placeOf(path, onKey), sentence });
  };
  const { value } = source;
  if (!isJsonObject(value)) {
    return {
      scenarios: [{ value, placeOf: (spot, onKey) => ({ file: source.file, ...source.placeOf(spot, onKey) }) }],
      problems,
    };
  }
  const { use, cases, ...own } = value;
  const used = usedFiles(use, source, readUsed, report, problems);
  const steps = [...used, source].flatMap((one) => stepsOf(one, report));
  const hasSteps = Array.isArray(own["steps"]) || (own["steps"] === undefined && used.length > 0);
  const fixtures = [...used, source].filter((one) => isJsonObject(one.value) && isJsonObject(one.value["fixture"]));
  const whole: Row = {
    ...own,
    ...(fixtures.length > 1 || (fixtures.length === 1 && own["fixture"] === undefined)
      ? { fixture: fixtures.reduce<Row>((merged, one) => mergeFixtures(merged, fixtureOf(one)), {}) }
      : {}),
    ...(hasSteps ? { steps: steps.map((step) => step.value) } : {}),
  };
  const placeOf = placesIn(source, fixtures, hasSteps ? steps : []);
  const rows = rowsOf(cases, ["cases"], source, report);
  if (rows === undefined) return { scenarios: [{ value: whole, placeOf }], problems };
  const scenarios = Object.entries(rows).map(([name, row]) => {
    const { name: title, ...rest } = whole;
    const titled = `${String(title)}: ${name}`;
    const needed = referencesIn([whole["steps"], whole["fixture"], titled]);
    for (const parameter of Object.keys(row).filter((one) => !needed.includes(one))) {
      report(source, ["cases", name, parameter], `no step refers to \`$${parameter}\`, which this case sets`, true);
    }
    return { value: withParameters({ name: titled, ...rest }, row), placeOf };
  });
  return { scenarios, problems };
}

function fixtureOf({ value }: SourceFile): Row {
  const fixture = isJsonObject(value) ? value["fixture"] : undefined;
  return objectOf(fixture);
}

/** Lists follow one another, objects are merged, and of anything else the later one counts. */
function mergeFixtures(first: Row, second: Row): Row {
  const merged: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    if (Array.isArray(before) && Array.isArray(value)) merged[key] = [...before, ...value];
    else if (isJsonObject(before) && isJsonObject(value)) merged[key] = { ...before, ...value };
    else merged[key] = value;
  }
  return merged;
}

function usedFiles(
  use: unknown,
  source: SourceFile,
  readUsed: (name: string) => SourceFile | ScenarioProblem | string,
  report: Report,
  problems: ScenarioProblem[],
): readonly SourceFile[] {
  if (use === undefined) return [];
  const names: readonly unknown[] = Array.isArray(use) ? use : [use];
  return names.flatMap((name, index) => {
    const path = Array.isArray(use) ? ["use", index] : ["use"];
    if (typeof name !== "string") {
      report(source, path, `the name of a file is expected here, there is ${shortText(name, 40)}`);
      return [];
    }
    const read = readUsed(name);
    if (typeof read === "string") {
      report(source, path, `the file ${name} cannot be used: ${read}`);
      return [];
    }
    if ("sentence" in read) {
      problems.push(read);
      return [];
    }
    const unknown = isJsonObject(read.value)
      ? Object.keys(read.value).find((key) => !BEGINNING_KEYS.includes(key))
      : "";
    if (unknown === undefined) return [read];
    const sentence = `a shared beginning is an object with fixture and steps${unknown === "" ? "" : `, there is \`${unknown}\``}`;
    report(read, unknown === "" ? [] : [unknown], sentence, true);
    return [];
  });
}

function stepsOf(source: SourceFile, report: Report): readonly PlacedStep[] {
  const steps = isJsonObject(source.value) ? source.value["steps"] : undefined;
  const listed = listOf(steps);
  return listed.flatMap((step, index): readonly PlacedStep[] => {
    const path = ["steps", index];
    if (!isJsonObject(step) || step["cases"] === undefined) return [{ value: step, origin: { source, path } }];
    const { cases, ...whole } = step;
    const rows = rowsOf(cases, [...path, "cases"], source, report);
    if (rows === undefined) return [{ value: whole, origin: { source, path } }];
    if (!Object.hasOwn(whole, "call")) report(source, [...path, "cases"], "only a call step has cases", true);
    return Object.entries(rows).map(([name, row]) => {
      const value = withRow(whole, row);
      const note = typeof whole["note"] === "string" ? `${whole["note"]}: ${name}` : name;
      return {
        value: { ...value, note: withParameters(note, Object(value["with"])) },
        origin: { source, path, row: { path: [...path, "cases", name], value: row } },
      };
    });
  });
}

/** A step with what a case changes. The values of `with` are merged; `{ $absent: true }` removes one. */
function withRow(step: Row, row: Row): Row {
  const given = { ...Object(step["with"]), ...Object(row["with"]) };
  const kept = Object.entries(given).filter(([, value]) => !(isJsonObject(value) && value["$absent"] === true));
  const isEmpty = step["with"] === undefined && row["with"] === undefined;
  return { ...step, ...row, ...(isEmpty ? {} : { with: Object.fromEntries(kept) }) };
}

function rowsOf(
  cases: unknown,
  path: readonly PathPart[],
  source: SourceFile,
  report: Report,
): Readonly<Record<string, Row>> | undefined {
  if (cases === undefined) return undefined;
  if (!isJsonObject(cases) || Object.keys(cases).length === 0) {
    report(source, path, `an object of cases by their names is expected here, there is ${shortText(cases, 40)}`);
    return undefined;
  }
  const rows: Record<string, Row> = {};
  for (const [name, row] of Object.entries(cases)) {
    if (isJsonObject(row)) rows[name] = row;
    else
      report(
        source,
        [...path, name],
        `an object of what this case sets is expected here, there is ${shortText(row, 40)}`,
      );
  }
  return rows;
}

/** Finds the place of a part of the expanded scenario in the file that it comes from. */
function placesIn(
  source: SourceFile,
  fixtures: readonly SourceFile[],
  steps: readonly PlacedStep[],
): ExpandedScenario["placeOf"] {
  const inSource = (from: SourceFile, path: readonly PathPart[], onKey?: boolean): SourcePlace => ({
    file: from.file,
    ...from.placeOf(path, onKey),
  });
  return (spot, onKey) => {
    const [part, second, ...rest] = spot;
    if (part === "steps" && typeof second === "number") {
      const { origin = { source, path: ["steps", second] } } = steps[second] ?? {};
      const { row } = origin;
      const isInRow = row !== undefined && (rest.length === 0 || hasPath(row.value, rest));
      return inSource(origin.source, [...(isInRow ? row.path : origin.path), ...rest], onKey);
    }
    if (part !== "fixture" || fixtures.length === 0) return inSource(source, spot, onKey);
    const owners = fixtures.filter((one) => second === undefined || Object.hasOwn(fixtureOf(one), second));
    const [index, ...below] = rest;
    let left = typeof index === "number" ? index : 0;
    for (const owner of owners) {
      const list = fixtureOf(owner)[String(second)];
      if (typeof index !== "number" || !Array.isArray(list)) continue;
      if (left < list.length) return inSource(owner, ["fixture", second ?? "", left, ...below], onKey);
      left -= list.length;
    }
    return inSource(owners.at(-1) ?? source, spot, onKey);
  };
}

/** Whether a row sets a part; of the values of `with`, whether it sets that value. */
function hasPath(row: Row, [key, inner]: readonly PathPart[]): boolean {
  if (key === undefined || !Object.hasOwn(row, key)) return false;
  const value = row[String(key)];
  return key !== "with" || inner === undefined || (isJsonObject(value) && Object.hasOwn(value, inner));
}
