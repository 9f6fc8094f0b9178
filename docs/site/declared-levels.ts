/** Every feature level that a declaration names, with what it says there: for the page of feature levels. */
import { EVENT_TABLES } from "../../src/generated/event-tables";
import { ADAPTATIONS } from "../../src/model/views/events/adapt-event";
import { CAPABILITIES } from "../../src/protocol/capabilities";
import {
  CHANNEL_GROUP_SETTINGS,
  type GroupSettingRule,
  REALM_GROUP_SETTINGS,
  USER_GROUP_SETTINGS,
} from "../../src/protocol/group-settings";
import { REALM_SETTINGS } from "../../src/protocol/realm-settings";
import type { AnyParameter } from "../../src/protocol/schema/parameters";
import type { AnyField, Shape } from "../../src/protocol/schema/shapes";
import { USER_SETTINGS } from "../../src/protocol/user-settings";
import { routes } from "../../src/wire/route";

/** What a declaration says of a level. */
export interface DeclaredLevel {
  readonly level: number;
  readonly touches: string;
  readonly change: string;
}

interface Levels {
  readonly since?: number;
  readonly until?: number;
}

/** Above every level: where a route has no end. */
const NEVER = 100_000;

function spanOf(touches: string, what: string, { since = 0, until = NEVER }: Levels): DeclaredLevel[] {
  const arrives = since > 0 ? [{ level: since, touches, change: `${what} is there` }] : [];
  const leaves = until < NEVER ? [{ level: until, touches, change: `${what} is gone` }] : [];
  return [...arrives, ...leaves];
}

function ofFormer(touches: string, name: string, former: NonNullable<AnyParameter["former"]>): DeclaredLevel[] {
  const { until, since = 0 } = former;
  if (former.name === undefined || former.name === name) {
    return until === 0 ? [] : [{ level: until, touches, change: `parameter \`${name}\` travels as it does now` }];
  }
  const change = `parameter \`${former.name}\` is called \`${name}\``;
  return [...spanOf(touches, `parameter \`${former.name}\``, { since }), { level: until, touches, change }];
}

function ofParameter(touches: string, name: string, parameter: AnyParameter): DeclaredLevel[] {
  const { former, values_since: values_since = {} } = parameter;
  const travels = former === undefined ? [] : ofFormer(touches, name, former);
  const words = Object.entries(values_since).map(([word, level]) => ({
    level,
    touches,
    change: `\`${name}\` may be \`${word}\``,
  }));
  return [...spanOf(touches, `parameter \`${name}\``, parameter), ...travels, ...words];
}

function ofRoutes(): DeclaredLevel[] {
  return routes().flatMap((route) => {
    const call = `${route.method} ${route.path}`;
    const former = route.former_paths.map(({ path, until }) => ({
      level: until,
      touches: call,
      change: `no longer at ${path}`,
    }));
    const parameters = Object.entries(route.parameters).flatMap(([name, one]) => ofParameter(call, name, one));
    return [...spanOf(call, "the operation", route), ...former, ...parameters];
  });
}

/** The levels in a shape and all that it holds; every record once. */
function ofShape(shape: Shape, place: string, seen: Set<Shape>): DeclaredLevel[] {
  switch (shape.kind) {
    case "list":
      return ofShape(shape.item, place, seen);
    case "tuple":
      return shape.items.flatMap((item) => ofShape(item, place, seen));
    case "dictionary":
      return ofShape(shape.value, place, seen);
    case "one_of":
      return shape.options.flatMap((option) => ofShape(option, place, seen));
    case "changed": {
      const change = { level: shape.level, touches: place, change: "has another form" };
      return [change, ...ofShape(shape.before, place, seen), ...ofShape(shape.after, place, seen)];
    }
    case "record": {
      if (seen.has(shape)) return [];
      seen.add(shape);
      return Object.entries(shape.fields).flatMap(([name, declared]) => ofField(shape.name, name, declared, seen));
    }
    default:
      return [];
  }
}

function ofField(owner: string, name: string, declared: Shape | AnyField, seen: Set<Shape>): DeclaredLevel[] {
  const field: AnyField = "kind" in declared ? { shape: declared } : declared;
  return [...spanOf(`\`${owner}\``, `field \`${name}\``, field), ...ofShape(field.shape, `\`${owner}.${name}\``, seen)];
}

function ofSettings(touches: string, rows: Readonly<Record<string, Levels>>): DeclaredLevel[] {
  return Object.entries(rows).flatMap(([name, row]) => spanOf(touches, `setting \`${name}\``, row));
}

function ofGroupSettings(touches: string, rows: Readonly<Record<string, GroupSettingRule>>): DeclaredLevel[] {
  const late = Object.entries(rows).filter(([, { since, objects_since }]) => objects_since > since);
  const objects = late.map(([name, { objects_since: level }]) => ({
    level,
    touches,
    change: `\`${name}\` may be an object`,
  }));
  return [...ofSettings(touches, rows), ...objects];
}

function ofAdaptations(): DeclaredLevel[] {
  return ADAPTATIONS.flatMap(({ types, capability, capability_since = 0, ...levels }) => {
    const touches = `events ${types.join(", ")}`;
    const counts = { level: capability_since, touches, change: `capability \`${capability}\` counts` };
    const known = capability === null || capability_since === 0 ? [] : [counts];
    return [...spanOf(touches, `the older form for ${capability ?? "all"}`, levels), ...known];
  });
}

function ofCapabilities(): DeclaredLevel[] {
  return Object.entries<Levels>(CAPABILITIES).flatMap(([name, row]) =>
    spanOf("POST /register", `capability \`${name}\``, row),
  );
}

/** Ascending; within a level in the order of the tables. */
export function declaredLevels(): DeclaredLevel[] {
  const seen = new Set<Shape>();
  const all = [
    ...ofRoutes(),
    ...routes().flatMap((route) => ofShape(route.answer, "", seen)),
    ...EVENT_TABLES.flatMap((event) => [...spanOf("events", `\`${event.name}\``, event), ...ofShape(event, "", seen)]),
    ...ofAdaptations(),
    ...ofCapabilities(),
    ...ofSettings("personal settings", USER_SETTINGS),
    ...ofSettings("realm settings", REALM_SETTINGS),
    ...ofGroupSettings("group settings of the realm", REALM_GROUP_SETTINGS),
    ...ofGroupSettings("group settings of channels", CHANNEL_GROUP_SETTINGS),
    ...ofGroupSettings("group settings of groups", USER_GROUP_SETTINGS),
  ];
  const texts = new Map(all.map((one) => [`${one.level}|${one.touches}|${one.change}`, one]));
  const key = ({ touches, change }: (typeof all)[number]): string => `${touches} ${change}`;
  return [...texts.values()].sort((a, b) => a.level - b.level || (key(a) < key(b) ? -1 : 1));
}
