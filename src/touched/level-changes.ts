/** The feature levels at which the declaration of something that a run touched changes. */
import { EVENT_TABLES } from "../generated/event-tables";
import type { AnyParameter } from "../protocol/schema/parameters";
import type { AnyField, Shape } from "../protocol/schema/shapes";
import { fieldOf } from "../protocol/schema/tables";
import { type Route, routes } from "../wire/route";
import type { Touched } from "./touched";

/** A change at a feature level. */
export interface LevelChange {
  /** The first level with the change. */
  readonly level: number;
  /** `changed`: the path, the name, or the form of values. */
  readonly change: "added" | "removed" | "changed";
  /** `get-drafts`, `get-users.members[].date_joined`, `event message.message.topic_links`. */
  readonly part: string;
}

/** Parts that are deeper in an answer or an event are not looked at. */
const DEEPEST = 4;

/**
 * The changes of operations, given parameters, and fields of answers and events that a run touched, by level. Refusals
 * and behaviours have no declared level.
 */
export function levelChanges(touched: Touched): readonly LevelChange[] {
  const parameters = new Set(Object.keys(touched.parameters).map((key) => key.split(" ")[0] ?? key));
  const isTouched: IsTouched = (kind, name) =>
    kind === "parameter" ? parameters.has(name) : Object.hasOwn(touched.fields, name);
  const changes = [
    ...routes()
      .filter(({ id }) => Object.hasOwn(touched.operations, id))
      .flatMap((route) => changesOfRoute(route, isTouched)),
    ...EVENT_TABLES.flatMap(({ name, fields, ...levels }) => {
      const event = name.replace(/^event\//u, "");
      if (!Object.hasOwn(touched.events, event)) return [];
      const isTouched = (field: string): boolean => Object.hasOwn(touched.event_fields, `${event}.${field}`);
      return [...own(levels, `event ${event}`), ...changesOfFields(fields, `event ${event}`, 0, isTouched)];
    }),
  ];
  const byText = new Map(changes.map((change) => [Object.values(change).join(" "), change]));
  return [...byText.values()].sort((one, other) => one.level - other.level || (one.part < other.part ? -1 : 1));
}

type IsTouched = (kind: "parameter" | "field", name: string) => boolean;

/** The changes of an operation: by default, those of all that it declares. */
export function changesOfRoute(
  { id, since, until, former_paths, parameters, answer }: Route,
  isTouched: IsTouched = () => true,
): readonly LevelChange[] {
  return [
    ...own({ since, until }, id),
    ...former_paths.map(({ until: level }) => changed(level, `the path of ${id}`)),
    ...Object.entries(parameters).flatMap(([name, parameter]) =>
      isTouched("parameter", `${id}.${name}`) ? changesOfParameter(parameter, `parameter ${id}.${name}`) : [],
    ),
    ...(id === "get-events"
      ? []
      : changesOfFields(answer.fields, id, 0, (name) => isTouched("field", `${id}.${name}`))),
  ];
}

function changesOfParameter(parameter: AnyParameter, part: string): readonly LevelChange[] {
  const { since, until, former, required_at: required } = parameter;
  const levels = [former?.until, required?.since, required?.until];
  return [
    ...own({ since: former?.since ?? since, until }, part),
    ...levels.flatMap((level) => (level === undefined || level === since ? [] : [changed(level, part)])),
  ];
}

function changesOfFields(
  fields: Readonly<Record<string, Shape | AnyField>>,
  path: string,
  depth: number,
  isTouched: (field: string) => boolean = () => true,
): readonly LevelChange[] {
  return Object.entries(fields).flatMap(([name, declared]) => {
    if (!isTouched(name)) return [];
    const { shape, since, until } = fieldOf(declared);
    const part = `${path}.${name}`;
    return [...own({ since, until }, part), ...changesOfShape(shape, part, depth + 1)];
  });
}

function changesOfShape(shape: Shape, part: string, depth: number): readonly LevelChange[] {
  if (depth > DEEPEST) return [];
  switch (shape.kind) {
    case "changed":
      return [changed(shape.level, part), ...changesOfShape(shape.after, part, depth)];
    case "list":
      return changesOfShape(shape.item, `${part}[]`, depth);
    case "dictionary":
      return changesOfShape(shape.value, `${part}.*`, depth);
    case "one_of":
      return shape.options.flatMap((option) => changesOfShape(option, part, depth));
    case "record":
      return changesOfFields(shape.fields, part, depth);
    default:
      return [];
  }
}

interface Levels {
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

function own({ since = 0, until = NEVER }: Levels, part: string): readonly LevelChange[] {
  return [
    ...(since > 0 ? [{ level: since, change: "added", part } as const] : []),
    ...(until < NEVER ? [{ level: until, change: "removed", part } as const] : []),
  ];
}

const NEVER = Number.MAX_SAFE_INTEGER;

function changed(level: number, part: string): LevelChange {
  return { level, change: "changed", part };
}

/** How many of the nearest levels below that of the run the page names. */
const NEAREST = 5;
const PARTS_OF_LEVEL = 3;

const WORDS = {
  below: { added: "does not exist", removed: "still exists", changed: "is different" },
  above: { added: "is new", removed: "no longer exists", changed: "is different" },
} as const;

/** The changes around the level of a run as lines: all above it, and those of the nearest levels below. */
export function levelLines(changes: readonly LevelChange[], { levels }: Touched): readonly string[] {
  const newest = Math.max(...Object.keys(levels).map(Number));
  const all = [...new Set(changes.map(({ level }) => level))];
  const below = all.filter((level) => level <= newest);
  const shown = [...below.slice(-NEAREST), ...all.filter((level) => level > newest)];
  if (shown.length === 0) return [];
  const left = all.length - shown.length;
  return [
    `What you use is different at other feature levels${left === 0 ? "" : ` (JSON also has ${left} lower ones)`}:`,
    ...shown.map((level) => {
      const isBelow = level <= newest;
      const words = WORDS[isBelow ? "below" : "above"];
      const parts = changes
        .filter((change) => change.level === level)
        .map(({ change, part }) => `${part} ${words[change]}`);
      const more = parts.length > PARTS_OF_LEVEL ? `; and ${parts.length - PARTS_OF_LEVEL} more` : "";
      return `  ${isBelow ? `below ${level}` : `from ${level} on`}: ${parts.slice(0, PARTS_OF_LEVEL).join("; ")}${more}`;
    }),
  ];
}
