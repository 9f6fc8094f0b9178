/**
 * Dates of the Gregorian calendar and the UNIX seconds that they are, in UTC: the one place that asks the platform's
 * `Date`, as arithmetic alone, without its clock.
 */
import { DAY_SECONDS } from "../../protocol/limits";

/** After so many years the calendar repeats itself to the day. The platform counts within such a span of its own. */
const CYCLE_YEARS = 400;
const CYCLE_SECONDS = 146_097 * DAY_SECONDS;

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?)?\s*(Z|UTC|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i;

/**
 * The UNIX seconds of an ISO 8601 date with or without a time and an offset (none: UTC). They have a fraction where
 * the text has one.
 *
 * @returns undefined for anything else, and for a moment that does not exist
 */
export function isoSeconds(text: string): number | undefined {
  const [, year, month, day, hour = "0", minute = "0", second = "0", zone] = ISO.exec(text.trim()) ?? [];
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) >= 60) return undefined;
  const midnight = dateSeconds(Number(year), Number(month), Number(day));
  const offset = offsetSeconds(zone);
  if (midnight === undefined || offset === undefined) return undefined;
  return midnight + Number(hour) * 3600 + Number(minute) * 60 + Number(second) - offset;
}

/** The UNIX seconds at which a date begins; undefined for one that does not exist. */
function dateSeconds(year: number, month: number, day: number): number | undefined {
  // A cycle later, since the platform takes years of two digits for those of the last century.
  const date = new Date(Date.UTC(year + CYCLE_YEARS, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / 1000 - CYCLE_SECONDS : undefined;
}

function offsetSeconds(zone: string | undefined): number | undefined {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? "") ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** A time in whole UNIX seconds as `2026-01-31T18:30:00`, in UTC and without an offset. */
export function dateAndTime(seconds: number): string {
  const cycles = Math.floor(seconds / CYCLE_SECONDS);
  const text = new Date((seconds - cycles * CYCLE_SECONDS) * 1000).toISOString();
  const year = Number(text.slice(0, 4)) + cycles * CYCLE_YEARS;
  return String(year).padStart(4, "0") + text.slice(4, 19);
}
