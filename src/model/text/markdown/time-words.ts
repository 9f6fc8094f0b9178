/** Points in time that a message names with `<time:…>`: as numbers, or in words such as `Jan 31, 2026 6:30 pm EST`. */
import { dateAndTime, isoSeconds } from "../calendar";

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
 * @param onlyIso - whether only ISO 8601 is accepted
 * @returns undefined for anything else, and for a moment that does not exist or lies outside the years 1 to 9999
 */
export function utcTime(written: string, onlyIso = false): string | undefined {
  const text = written.trim();
  // Digits that are no date may still be UNIX seconds.
  const date = isoSeconds(text.replace(COMPACT_DATE, "$1-$2-$3"));
  const other = onlyIso ? undefined : UNIX_SECONDS.test(text) ? Number(text) : wordedSeconds(text);
  const seconds = date ?? other;
  if (seconds === undefined) return undefined;
  const whole = Math.floor(seconds + HALF_A_MICROSECOND);
  const fraction = Math.abs(seconds - whole)
    .toFixed(6)
    .slice(1);
  const time = dateAndTime(whole) + (fraction === ".000000" ? "" : fraction);
  return YEARS.test(time) ? `${time}Z` : undefined;
}

const MONTHS = [
  ...["january", "february", "march", "april", "may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
];

/** Hours east of UTC, by the short names that servers know. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ SST: -11, HST: -10, AKST: -9, HDT: -9, AKDT: -8, PST: -8, MST: -7, PDT: -7, CST: -6, MDT: -6 },
  ...{ CDT: -5, EST: -5, AST: -4, EDT: -4, NST: -3.5, ADT: -3, NDT: -2.5, GMT: 0, UTC: 0, Z: 0, z: 0, WET: 0 },
  ...{ BST: 1, CET: 1, MET: 1, WAT: 1, WEST: 1, CAT: 2, CEST: 2, EET: 2, MEST: 2, SAST: 2, EAT: 3, EEST: 3 },
  ...{ IDT: 3, MSK: 3, PKT: 5, IST: 5.5, WIB: 7, AWST: 8, HKT: 8, WITA: 8, JST: 9, KST: 9, WIT: 9, ACST: 9.5 },
  ...{ AEST: 10, ChST: 10, ACDT: 10.5, AEDT: 11, NZST: 12, NZDT: 13 },
};

const TIME = /(?<![\d+])(\d{1,2})(?::(\d{2})(?::(\d{2}))?\s*([ap]\.?m\.?)?|\s*([ap]\.?m\.?))(?![\d:a-z])/i;
const OFFSET = /\s([+-])(\d{2}):?(\d{2})$/;
const LAST_WORD = /\s([a-z]+)$/i;
const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?/;
const FILLERS = /,|\b(?:at|on|of)\b/g;

/** How a date is written, and which of its parts are the year, the month and the day. */
const DATES: readonly (readonly [pattern: RegExp, year: number, month: number, day: number])[] = [
  [/^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]+)\.?[\s-]+(\d{4})$/, 3, 2, 1],
  [/^([a-z]+)\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s-]+(\d{4})$/, 3, 1, 2],
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, 1, 2, 3],
  [/^(1[3-9]|2\d|3[01])[-/.](\d{1,2})[-/.](\d{4})$/, 3, 2, 1],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, 3, 1, 2],
];

/** The UNIX seconds of a date in words, perhaps with a time and a zone (none: UTC); undefined for anything else. */
function wordedSeconds(text: string): number | undefined {
  const time = TIME.exec(text);
  const [rest, offset] = withoutZone(text.replace(TIME, " ").trimEnd());
  const date = isoDate(rest.toLowerCase().replace(WEEKDAY, " ").replaceAll(FILLERS, " ").trim());
  const clock = time === null ? "00:00" : isoClock(time);
  return date === undefined || clock === undefined ? undefined : isoSeconds(`${date}T${clock}${offset}`);
}

/** A text without the zone at its end, and the zone as ISO 8601 writes it. */
function withoutZone(text: string): readonly [rest: string, offset: string] {
  const [, word = ""] = LAST_WORD.exec(text) ?? [];
  const hours = Object.hasOwn(ZONES, word) ? ZONES[word] : undefined;
  if (hours !== undefined) return [text.replace(LAST_WORD, ""), offsetOf(hours)];
  const [, sign = "", hour = "", minute = ""] = OFFSET.exec(text) ?? [];
  return sign === "" ? [text, "Z"] : [text.replace(OFFSET, ""), `${sign}${hour}:${minute}`];
}

function offsetOf(hours: number): string {
  const minutes = Math.abs(hours) * 60;
  return `${hours < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function isoDate(text: string): string | undefined {
  for (const [pattern, year, month, day] of DATES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const number = monthNumber(match[month] ?? "");
    return number === undefined ? undefined : `${match[year]}-${twoDigits(number)}-${twoDigits(Number(match[day]))}`;
  }
  return undefined;
}

/** The number of a month by its digits, its name, or what is short for it. */
function monthNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const index = MONTHS.findIndex((name) => word === name || word === name.slice(0, 3));
  return index < 0 ? (word === "sept" ? 9 : undefined) : index + 1;
}

/** A time of day by twelve hours or by twenty-four. */
function isoClock([, hour = "", minute = "00", second = "00", half, shortHalf]: RegExpExecArray): string | undefined {
  const meridiem = (half ?? shortHalf)?.slice(0, 1).toLowerCase();
  if (meridiem === undefined) return `${twoDigits(Number(hour))}:${minute}:${second}`;
  if (Number(hour) > 12) return undefined;
  return `${twoDigits((Number(hour) % 12) + (meridiem === "p" ? 12 : 0))}:${minute}:${second}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
