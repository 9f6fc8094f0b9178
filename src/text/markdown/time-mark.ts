/*
 * Points in time that a message names with `<time:…>`, read without a clock.
 */

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i;
const UNIX_SECONDS = /^\d{1,12}(?:\.\d{1,9})?$/;
const SECONDS_PER_DAY = 86400;

/**
 * Brings a written time to the form `2026-01-31T18:30:00Z`.
 *
 * @param written - an ISO 8601 date with or without time and offset (none: UTC), or UNIX seconds
 * @returns undefined for anything else, and for a moment that does not exist or lies outside the years 1 to 9999
 */
export function utcTime(written: string): string | undefined {
  const text = written.trim();
  if (UNIX_SECONDS.test(text)) return isoTime(Math.floor(Number(text)));
  const match = ISO.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const offset = offsetSeconds(match[7]);
  if (offset === undefined) return undefined;
  return isoTime(dayNumber(year, month, day) * SECONDS_PER_DAY + hour * 3600 + minute * 60 + second - offset);
}

function offsetSeconds(zone: string | undefined): number | undefined {
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? "");
  if (!match) return 0;
  const hours = Number(match[2]);
  const minutes = Number(match[3] ?? 0);
  if (hours > 23 || minutes > 59) return undefined;
  return (match[1] === "-" ? -1 : 1) * (hours * 3600 + minutes * 60);
}

function isoTime(unixSeconds: number): string | undefined {
  const days = Math.floor(unixSeconds / SECONDS_PER_DAY);
  const rest = unixSeconds - days * SECONDS_PER_DAY;
  const { year, month, day } = dateOfDay(days);
  if (year < 1 || year > 9999) return undefined;
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
  const digits = (part: number, width: number): string => String(part).padStart(width, "0");
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T${clock.map((part) => digits(part, 2)).join(":")}Z`;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1970-01-01 in the Gregorian calendar; years are counted from March so that leap days come last. */
function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + dayOfYear - 719468;
}

function dateOfDay(days: number): { readonly year: number; readonly month: number; readonly day: number } {
  let year = 1970 + Math.floor(days / 365.2425);
  while (dayNumber(year + 1, 1, 1) <= days) year += 1;
  while (dayNumber(year, 1, 1) > days) year -= 1;
  let month = 12;
  while (dayNumber(year, month, 1) > days) month -= 1;
  return { year, month, day: days - dayNumber(year, month, 1) + 1 };
}
