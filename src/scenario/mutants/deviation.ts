/** Ways in which a server may deviate from what the simulator answers, as data. */
import { isJsonObject, ownValue } from "../../matching/json-value";
import { eventName } from "../../touched/event-name";

/** The kinds, as reports name them. */
export const DEVIATION_KINDS = {
  field_missing: "missing fields",
  wrong_type: "values of another type",
  wrong_value: "other values",
  wrong_code: "refusals with another code",
  order_turned: "lists in another order",
  event_withheld: "events withheld",
  event_repeated: "events sent twice",
  events_turned: "events in another order",
  event_field_missing: "missing fields of events",
  event_wrong_value: "other values in events",
} as const;

export type DeviationKind = keyof typeof DEVIATION_KINDS;

/** One deviation, wherever it can be: in every answer of an operation, or in every event of a name. */
export interface Deviation {
  readonly kind: DeviationKind;
  /** The identifier of an operation, or the name of an event: `message`, `stream/update`. */
  readonly of: string;
  /** The way to the value, `[]` for each item of a list; for a code, the code. */
  readonly at: readonly string[];
}

const EACH = "[]";
const ENVELOPE: ReadonlySet<string> = new Set(["result", "msg", "code"]);
/** Without its number no event can be requested after another, which is no deviation but another interface. */
const EVENT_ENVELOPE: ReadonlySet<string> = new Set(["id", "type", "op"]);
const FIELD_NAME = /^[a-z][a-z_]*$/u;
/** Its many keys are looked at, not what is inside each. */
const REGISTRATION = "register-queue";
const EVENTS = "get-events";

/** The deviation in one line. */
export function deviationText({ kind, of, at }: Deviation): string {
  const place = at.reduce((path, part) => (part === EACH ? `${path}[]` : path === "" ? part : `${path}.${part}`), "");
  const said: Readonly<Record<DeviationKind, string>> = {
    field_missing: `without ${place}`,
    wrong_type: `${place} of another type`,
    wrong_value: `${place} with another value`,
    wrong_code: `refused with another code than ${place}`,
    order_turned: `${place} in another order`,
    event_withheld: "the event withheld",
    event_repeated: "the event twice",
    events_turned: "the events in another order",
    event_field_missing: `the event without ${place}`,
    event_wrong_value: `the event with another ${place}`,
  };
  return `${of}: ${said[kind]}`;
}

/** Every deviation that an answer gives room for. */
export function deviationsIn(operation: string, body: unknown): readonly Deviation[] {
  if (!isJsonObject(body)) return [];
  if (ownValue(body, "result") === "error") {
    const code = String(ownValue(body, "code"));
    return [{ kind: "wrong_code", of: operation, at: [code] }, ...missing(operation, body, [])];
  }
  const events = ownValue(body, "events");
  if (operation === EVENTS && Array.isArray(events)) {
    const turned: Deviation = { kind: "events_turned", of: operation, at: ["events"] };
    return [...(events.length > 1 ? [turned] : []), ...events.flatMap(deviationsOfEvent)];
  }
  const types = fieldsOf(body).map((key): Deviation => ({ kind: "wrong_type", of: operation, at: [key] }));
  const inside = fieldsOf(body).flatMap((key): readonly Deviation[] => {
    const value = body[key];
    if (Array.isArray(value)) {
      const items = operation === REGISTRATION ? [] : value.flatMap((item) => missing(operation, item, [key, EACH]));
      const turned = JSON.stringify(value) !== JSON.stringify(value.toReversed());
      return turned ? [...items, { kind: "order_turned", of: operation, at: [key] }] : items;
    }
    return operation === REGISTRATION ? [] : missing(operation, value, [key]);
  });
  return [...types, ...missing(operation, body, []), ...inside];
}

function missing(of: string, value: unknown, path: readonly string[]): readonly Deviation[] {
  if (!isJsonObject(value)) return [];
  return fieldsOf(value).flatMap((key): readonly Deviation[] => {
    const at = [...path, key];
    const hasOther = of !== REGISTRATION && otherValue(value[key]) !== value[key];
    return [{ kind: "field_missing", of, at }, ...(hasOther ? [{ kind: "wrong_value", of, at } as const] : [])];
  });
}

/** Keys that are names; those of tables by number or address are data. */
function fieldsOf(object: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(object).filter((key) => FIELD_NAME.test(key) && !ENVELOPE.has(key));
}

function deviationsOfEvent(event: unknown): readonly Deviation[] {
  if (!isJsonObject(event)) return [];
  const of = eventName(event);
  const fields = Object.keys(event).filter((key) => FIELD_NAME.test(key) && !EVENT_ENVELOPE.has(key));
  const changed = fields.flatMap((key): readonly Deviation[] => {
    const missing: Deviation = { kind: "event_field_missing", of, at: [key] };
    const hasOther = otherValue(event[key]) !== event[key];
    return hasOther ? [missing, { kind: "event_wrong_value", of, at: [key] }] : [missing];
  });
  if (of === "heartbeat") return [];
  return [{ kind: "event_withheld", of, at: [] }, { kind: "event_repeated", of, at: [] }, ...changed];
}

/** An answer with the deviations that are about it. */
export function deviating(deviations: readonly Deviation[], operation: string, body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  const events = ownValue(body, "events");
  if (operation === EVENTS && Array.isArray(events)) {
    const sent = deviations.some(({ kind }) => kind === "events_turned") ? turnedEvents(events) : events;
    return { ...body, events: sent.flatMap((event) => deviatingEvent(deviations, event)) };
  }
  return deviations
    .filter(({ of }) => of === operation)
    .reduce<unknown>((changed, { kind, at }) => changedAt(changed, at, CHANGES[kind]), body);
}

function deviatingEvent(deviations: readonly Deviation[], event: unknown): readonly unknown[] {
  if (!isJsonObject(event)) return [event];
  const about = deviations.filter(({ kind, of }) => kind.startsWith("event_") && of === eventName(event));
  if (about.some(({ kind }) => kind === "event_withheld")) return [];
  const sent = about.reduce<unknown>((changed, { kind, at }) => changedAt(changed, at, CHANGES[kind]), event);
  return about.some(({ kind }) => kind === "event_repeated") ? [sent, sent] : [sent];
}

/** The same numbers, with the contents in the opposite order. */
function turnedEvents(events: readonly unknown[]): readonly unknown[] {
  const turned = events.toReversed();
  return events.map((event, place) => ({
    ...Object(turned[place]),
    id: isJsonObject(event) ? event["id"] : undefined,
  }));
}

type Change = (value: unknown) => unknown;

const CHANGES: Readonly<Record<DeviationKind, Change>> = {
  field_missing: () => undefined,
  wrong_type: otherType,
  wrong_value: otherValue,
  wrong_code: () => "ANOTHER_CODE",
  order_turned: (value) => (Array.isArray(value) ? value.toReversed() : value),
  event_withheld: (value) => value,
  event_repeated: (value) => value,
  events_turned: (value) => value,
  event_field_missing: () => undefined,
  event_wrong_value: otherValue,
};

function otherType(value: unknown): unknown {
  if (typeof value === "string") return value.length;
  if (Array.isArray(value)) return {};
  if (isJsonObject(value)) return [];
  return value === null ? false : String(value);
}

/** Another value of the same type; lists and objects stay. */
function otherValue(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? `${value}x` : value;
}

/** A code is changed where the answer has that code; everything else at the end of its way. */
function changedAt(value: unknown, [part, ...rest]: readonly string[], change: Change): unknown {
  if (part === EACH) return Array.isArray(value) ? value.map((item) => changedAt(item, rest, change)) : value;
  if (part === undefined || !isJsonObject(value)) return value;
  if (change === CHANGES.wrong_code) return value["code"] === part ? { ...value, code: change(part) } : value;
  if (!Object.hasOwn(value, part)) return value;
  const changed = rest.length > 0 ? changedAt(value[part], rest, change) : change(value[part]);
  if (changed !== undefined) return { ...value, [part]: changed };
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== part));
}
