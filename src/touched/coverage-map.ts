/** What runs have touched of all that each operation declares: its refusals, its events, and the levels that change it. */
import type { ErrorCode } from "../protocol/refusals/codes";
import { REASONS } from "../protocol/refusals/reasons";
import { type Route, routes } from "../wire/route";
import { changesOfRoute } from "./level-changes";
import type { Touched } from "./touched";

/** A declared part, and how often it was touched: 0 is a hole. */
export interface MappedPart {
  readonly name: string;
  readonly times: number;
}

/** What was touched of an operation. */
export interface MappedOperation {
  readonly id: string;
  /** Operations of one group have the first word of their paths in common. */
  readonly group: string;
  readonly times: number;
  readonly parameters: readonly MappedPart[];
  /** By reason; of servers, by code. */
  readonly refusals: readonly MappedPart[];
  /** The events that it can send; each counts if it was sent in runs with the operation, by whatever operation. */
  readonly events: readonly MappedPart[];
  /** The levels at which it changes. One is touched if there were requests below it, and at it or above. */
  readonly levels: readonly MappedPart[];
}

/** All operations, with what was touched of each. */
export function coverageMap(touched: Touched): readonly MappedOperation[] {
  const parameters = new Map<string, number>();
  for (const [key, count] of Object.entries(touched.parameters)) {
    const name = key.split(" ")[0] ?? key;
    parameters.set(name, (parameters.get(name) ?? 0) + count);
  }
  const isReal = Object.keys(touched.modes).every((mode) => mode === "real");
  return routes().map((route) => {
    const { id, path, events } = route;
    const refusals = isReal
      ? [...new Set(route.refusals.flatMap((reason): readonly ErrorCode[] => REASONS[reason].codes))]
      : route.refusals;
    return {
      id,
      group: path.split("/")[1] ?? "",
      times: touched.operations[id] ?? 0,
      parameters: partsOf(Object.keys(route.parameters), (name) => parameters.get(`${id}.${name}`)),
      refusals: partsOf(refusals, (name) => touched.refusals[`${id}.${name}`]),
      events: partsOf(events, (name) =>
        Object.hasOwn(touched.operations, id) ? (touched.sent[name] ?? touched.events[name]) : 0,
      ),
      levels: levelsOf(route, touched),
    };
  });
}

function partsOf(names: readonly string[], timesOf: (name: string) => number | undefined): readonly MappedPart[] {
  return names.map((name) => ({ name, times: timesOf(name) ?? 0 }));
}

function levelsOf(route: Route, { operation_levels }: Touched): readonly MappedPart[] {
  const played = Object.entries(operation_levels).flatMap(([key, count]) => {
    const [operation, level] = key.split(" ");
    return operation === route.id ? [{ level: Number(level), count }] : [];
  });
  const levels = [...new Set(changesOfRoute(route).map(({ level }) => level))].sort((one, other) => one - other);
  // No request reaches an operation below its first level, or from its last one on.
  const inside = levels.filter((level) => level !== route.since && level !== route.until);
  return inside.map((level) => {
    const sides = [(one: number) => one < level, (one: number) => one >= level];
    const counts = sides.map((is) => played.reduce((sum, one) => sum + (is(one.level) ? one.count : 0), 0));
    return { name: String(level), times: Math.min(...counts) };
  });
}
