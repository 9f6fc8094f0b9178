/*
 * Points in time that a message names with `<time:…>`, read without a clock.
 */
import { dateAndTime, isoSeconds } from "../calendar";
import { wordedSeconds } from "./time-words";

const UNIX_SECONDS = /^\d{1,12}(?:\.\d{1,9})?$/;
/** The years 1 to 9999. */
const YEARS = /^(?!0000)\d{4}-/;

/**
 * Brings a written time to the form `2026-01-31T18:30:00Z`.
 *
 * @param written - an ISO 8601 date with or without time and offset (none: UTC), UNIX seconds, or a whole date in words
 * @returns undefined for anything else, and for a moment that does not exist or lies outside the years 1 to 9999
 */
export function utcTime(written: string): string | undefined {
  const text = written.trim();
  const seconds = UNIX_SECONDS.test(text) ? Number(text) : (isoSeconds(text) ?? wordedSeconds(text));
  if (seconds === undefined) return undefined;
  const time = dateAndTime(Math.floor(seconds));
  return YEARS.test(time) ? `${time}Z` : undefined;
}
