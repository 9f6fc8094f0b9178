/*
 * Points in time that a message names with `<time:…>`, read without a clock.
 */
import { dateAndTime, isoSeconds } from "../calendar";
import { wordedSeconds } from "./time-words";

/** A negative number of few digits is part of a date to servers, which takes a clock. */
const UNIX_SECONDS = /^(?:\d{1,12}|-\d{5,12})(?:\.\d{1,9})?$/;
const COMPACT_DATE = /^(\d{4})(\d\d)(\d\d)$/;
/** What is rounded up to the next of the microseconds that servers write. */
const HALF_A_MICROSECOND = 5e-7;
/** The years 1 to 9999. */
const YEARS = /^(?!0000)\d{4}-/;

/**
 * Brings a written time to the form `2026-01-31T18:30:00Z`, with microseconds where it has a fraction.
 *
 * @param written - an ISO 8601 date with or without time and offset (none: UTC), UNIX seconds, or a whole date in words
 * @returns undefined for anything else, and for a moment that does not exist or lies outside the years 1 to 9999
 */
export function utcTime(written: string): string | undefined {
  const text = written.trim();
  // Digits that are no date may still be UNIX seconds.
  const date = isoSeconds(text.replace(COMPACT_DATE, "$1-$2-$3"));
  const seconds = date ?? (UNIX_SECONDS.test(text) ? Number(text) : wordedSeconds(text));
  if (seconds === undefined) return undefined;
  const whole = Math.floor(seconds + HALF_A_MICROSECOND);
  const fraction = Math.abs(seconds - whole)
    .toFixed(6)
    .slice(1);
  const time = dateAndTime(whole) + (fraction === ".000000" ? "" : fraction);
  return YEARS.test(time) ? `${time}Z` : undefined;
}
