import { isRecord } from "../spec/declare/fits-shape";
import type { EventBody } from "../spec/events/events";

/** A type of events. */
export type EventType = EventBody["type"];

/** A record as JSON gives it. */
export type Fields = Readonly<Record<string, unknown>>;

/** What stands where a client cannot know: it equals everything. */
export const UNKNOWN = "unknown to the client";

/** What an event makes of a part. The state is that before the event. */
export type Reaction = (value: unknown, event: Fields, state: Fields) => unknown;

/** A part of what a client keeps, by what it begins with and what it makes of events of some types. */
export interface Part<Type extends EventType = never> {
  /** What a registration gives; undefined when the client did not ask for it. */
  readonly begin: (registration: Fields) => unknown;
  /** By type of event: the part afterwards. */
  readonly on: { readonly [Heard in Type]: Reaction };
}

/**
 * Declares a part; the compiler knows by its reactions which events it hears.
 * @__NO_SIDE_EFFECTS__
 */
export function part<Type extends EventType>(declared: Part<Type>): Part<Type> {
  return declared;
}

/** The reaction to one type of event, which a function of parts is given by name. */
export function reactingTo<Type extends EventType>(type: Type, reaction: Reaction): Part<Type>["on"];
/* @__NO_SIDE_EFFECTS__ */
export function reactingTo(type: string, reaction: Reaction): Readonly<Record<string, Reaction>> {
  return { [type]: reaction };
}

const NOTHING: Fields = Object.freeze({});

/** A record in a field, the very same one; empty where there is none. */
export function record(value: unknown): Fields {
  return isRecord(value) ? value : NOTHING;
}

/** A list in a field; empty where there is none. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A list of numbers in a field. */
export function numbers(value: unknown): readonly number[] {
  return list(value).filter((item) => typeof item === "number");
}

/** A list of records, by one of their fields. */
export function byKey(value: unknown, key: string): Fields {
  return Object.fromEntries(list(value).map((item) => [String(record(item)[key]), item]));
}

/** A record without some of its fields. */
export function without(fields: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** A record with one of its entries changed; as it is where there is no such entry. */
export function changed(fields: Fields, key: unknown, change: (entry: Fields) => Fields): Fields {
  const name = String(key);
  return Object.hasOwn(fields, name) ? { ...fields, [name]: change(record(fields[name])) } : fields;
}

/** Numbers with others added or taken away, ascending. */
export function merged(present: unknown, added: unknown, removed: unknown = []): number[] {
  const gone = new Set(numbers(removed));
  return [...new Set([...numbers(present), ...numbers(added)])].filter((id) => !gone.has(id)).sort((a, b) => a - b);
}

/** The name of whatever stands for an account that the client may not know of. */
export const NOBODY = "Unknown user";

/** Whether somebody who was removed is out of sight: old servers said that of deactivated accounts, by their names. */
export function isOutOfSight(person: Fields): boolean {
  return person["full_name"] === undefined || person["full_name"] === NOBODY;
}

/** Whether an event of an account says that it was deactivated. */
export function isDeactivation(event: Fields): boolean {
  const person = record(event["person"]);
  return event["op"] === "remove" ? !isOutOfSight(person) : person["is_active"] === false && event["op"] === "update";
}

/** From this feature level on, deactivated accounts are in no group. */
const LEAVE_GROUPS = 303;

/** Whether deactivated accounts leave the groups, as far as the client knows its server. */
export function leavesGroups({ zulip_feature_level: level }: Fields): boolean {
  return !(Number(level) < LEAVE_GROUPS);
}

/** A group, a channel or settings after an account was deactivated: it is in no list, and named by no setting. */
export function withoutPerson(fields: Fields, userId: unknown): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if ((name === "members" || name === "subscribers") && Array.isArray(value))
        return [name, merged(value, [], [userId])];
      const setting = typeof value === "object" && value !== null ? record(value) : {};
      const { direct_members } = setting;
      if (!Array.isArray(direct_members)) return [name, value];
      return [name, { ...setting, direct_members: merged(direct_members, [], [userId]) }];
    }),
  );
}
