/** In what two answers differ, or the events of two queues, and which differences are of one class. */
import { compareEvents, eventKey, type RecordedEvents } from "../exchanges/compare-events";
import { compareRecorded, type RecordedDifference } from "../exchanges/compare-recorded";
import type { IdPairs } from "../exchanges/id-pairs";
import type { Recorded } from "../exchanges/recording";
import { idKindOfName, idNameOfKeys } from "../matching/id-kinds";
import { isJsonObject } from "../matching/json-value";
import { isOrdered, isTime } from "../matching/marks";
import { surplus } from "../matching/surplus";

/** One difference. */
export interface Found {
  /** The identifier of the operation that was called; `clock` for a move of the clock. */
  readonly operation: string;
  /** What differs, such as `value`, `missing` or `outcome`. */
  readonly what: string;
  /** Where: the path of the field, for an event behind its name; for an outcome the reason or the code of the refusal. */
  readonly where: string;
  readonly left: unknown;
  readonly right: unknown;
  /** The account whose queue has the difference; absent if the answer has it. */
  readonly queue_of?: string;
  /** Why it is expected, if it is one of the known faults of servers. */
  readonly reason?: string;
}

/** The name of the class of a difference. */
export function className({ operation, what, where }: Found): string {
  return [operation, what, where].filter((part) => part !== "").join(" ");
}

const FIRST_ERROR = 400;

/** Whether a difference counts: wording is free, and so is order where the interface does not promise it. */
function counts({ kind, path }: RecordedDifference): boolean {
  if (kind === "msg" || kind === "sysbot") return false;
  return kind !== "order" || isOrdered(path.split(".").findLast((part) => !/^(\[\]|<n>)$/u.test(part)) ?? "");
}

interface ComparedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Compares two answers of an operation.
 *
 * @param reason - why the model refuses the request; undefined where it accepts it
 */
export function answerDifferences(
  operation: string,
  reason: string | undefined,
  left: ComparedAnswer,
  right: ComparedAnswer,
  pairs: IdPairs,
): readonly Found[] {
  const codes = [left, right].map(outcomeOf);
  if (left.status >= FIRST_ERROR !== right.status >= FIRST_ERROR) {
    const where = reason ?? codes.find((code) => code !== ACCEPTED) ?? "";
    return [{ operation, what: "outcome", where, left: codes[0], right: codes[1] }];
  }
  if (left.status !== right.status) {
    return [{ operation, what: "status", where: reason ?? "", left: left.status, right: right.status }];
  }
  const wrapped = (body: unknown) => ({ [operation]: withoutWording(body) });
  return compareRecorded(wrapped(left.body), wrapped(right.body), pairs)
    .filter(counts)
    .map(({ kind, path, recorded, received }) => ({
      operation,
      what: kind,
      where: placeOf(path.slice(operation.length + 1)),
      left: recorded,
      right: received,
    }));
}

const ACCEPTED = "accepted";

function outcomeOf({ status, body }: ComparedAnswer): string {
  if (status < FIRST_ERROR) return ACCEPTED;
  return String((isJsonObject(body) ? body["code"] : undefined) ?? status);
}

/** Compares the events of all queues after a call of an operation. */
export function eventDifferences(
  operation: string,
  left: RecordedEvents,
  right: RecordedEvents,
  pairs: IdPairs,
): readonly Found[] {
  return compareEvents(left, right, pairs)
    .filter(counts)
    .flatMap(({ kind, path, recorded, received, actor }): readonly Found[] => {
      const queue = actor === undefined ? {} : { queue_of: actor };
      if (kind === "queue") return [{ operation, what: "queue", where: "", left: recorded, right: received, ...queue }];
      if (kind !== "events") {
        return [{ operation, what: kind, where: placeOf(path), left: recorded, right: received, ...queue }];
      }
      const [ours = [], theirs = []] = [left, right].map((side) => (side[actor ?? ""] ?? []).map(eventKey));
      return [
        ...surplus(ours, theirs).map((key) => ({
          ...{ operation, what: "event missing", where: key, left: key, right: null, ...queue },
        })),
        ...surplus(theirs, ours).map((key) => ({
          ...{ operation, what: "event extra", where: key, left: null, right: key, ...queue },
        })),
      ];
    });
}

function withoutWording(body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  const { msg: _msg, ...rest } = body;
  return rest;
}

/** The same place in every conversation: without numbers, addresses and names that were drawn. */
function placeOf(path: string): string {
  return path
    .split(".")
    .map((part) => (/^\d+$|@/u.test(part) ? "<n>" : part))
    .join(".")
    .replace(/<n>\.(example\.\w+|test)\b/gu, "<n>");
}

/** The end of a link that is signed together with the time. */
const SIGNED = /^((?:https?:\/)?\/.*=)[0-9a-f]{32,}$/u;
const ISO_DATE = /^\d{4}-\d\d-\d\dT/u;

/** Where texts have IDs: in links to messages, in mentions, and in the HTML of both. */
const ID_IN_TEXT =
  /(narrow\/(?:channel|dm|pm-with)\/(?:\d+,)*|\/(?:near|with)\/|data-(?:user|user-group|stream)-id="|\||>[^>*]*@)\d+(?=[-"*/)]|$)/gmu;

const IDS_OF_USERS = /\/(?:\d+,)+#/gu;

/**
 * The same value for two realms in which IDs differ: without those that are parts of texts; channels, and the recipients
 * of drafts and scheduled messages, under names that are known to have IDs; and what is listed by ID as a list.
 */
export function withComparableIds(value: unknown): unknown {
  if (typeof value === "string") return value.replace(ID_IN_TEXT, "$1#").replace(IDS_OF_USERS, "/#");
  if (Array.isArray(value)) return value.map(withComparableIds);
  if (!isJsonObject(value)) return value;
  const { to, type, property } = value;
  const [one, several] =
    type === "stream" || type === "channel" ? ["stream_id", "stream_ids"] : ["user_id", "user_ids"];
  const nameOf = (key: string): string => {
    if (key === "channel_id") return "stream_id";
    if (key === "subscribed_channel_ids") return "stream_ids";
    if (key === "user_ids_string") return "user_ids";
    // Of an event about one property: the value is what the property is.
    if (key === "value" && typeof property === "string" && idKindOfName(property) !== undefined) return property;
    if (key !== "to" || type === undefined) return key;
    return Array.isArray(to) ? several : typeof to === "number" ? one : key;
  };
  const itemOf = (key: string, item: unknown): unknown => {
    const id = idNameOfKeys(key);
    if (key === "user_ids_string") return String(item).split(",").map(Number);
    if (id === undefined || !isJsonObject(item) || !Object.keys(item).every((name) => /^\d+$/u.test(name))) return item;
    return Object.entries(item).map(([number, details]) => ({
      ...(isJsonObject(details) ? details : { details }),
      [id]: Number(number),
    }));
  };
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [nameOf(key), withComparableIds(itemOf(key, item))]),
  );
}

/** The same value without times, for two realms whose clocks differ. */
export function withoutTimes(object: Recorded): Recorded {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, timeless(key, value)]));
}

function timeless(key: string, value: unknown): unknown {
  if (isTime(key) && !key.startsWith("scheduled_")) {
    if (typeof value === "number") return 0;
    if (typeof value === "string" && ISO_DATE.test(value)) return "";
  }
  if (typeof value === "string") return value.replace(SIGNED, "$1");
  // The time is the third item of each.
  if (key === "muted_topics" && Array.isArray(value))
    return value.map((row) => (Array.isArray(row) ? row.slice(0, 2) : row));
  if (Array.isArray(value)) return value.map((item) => timeless("", item));
  return isJsonObject(value) ? withoutTimes(value) : value;
}
