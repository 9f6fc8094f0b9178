/** Points in time that a message names with `<time:…>`: as numbers, or in words such as `Jan 31, 2026 6:30 pm EST`. */
import { DAY_SECONDS } from "../../../protocol/limits";
import { dateAndTime, isoSeconds } from "../calendar";

/** Numbers of fewer digits are a day or a year. */
const UNIX_SECONDS = /^(?:-?\d{5,12}(?:\.\d{1,9})?|-?\d{1,4}\.\d{1,9}|-?\d{1,4}(?:\.\d{1,9})?e\d{1,2})$/i;
/** A zone behind a time that has no minutes. */
const WHOLE_HOURS = /(\d{1,2}:\d{2}(?::\d{2})?)\s*([+-])(\d{1,2})$/;
const COMPACT_DATE = /^(\d{4})(\d\d)(\d\d)$/;
/** What is rounded up to the next of the microseconds that servers write. */
const HALF_A_MICROSECOND = 5e-7;
/** The years 1 to 9999. */
const YEARS = /^(?!0000)\d{4}-/;

/**
 * Brings a written time to the form `2026-01-31T18:30:00Z`, with microseconds where it has a fraction.
 *
 * @param written - an ISO 8601 date with or without time and offset (none: UTC), UNIX seconds, or a date in words, of
 *   which parts can be missing
 * @param now - UNIX seconds: the day from which missing parts are taken
 * @param onlyIso - whether only ISO 8601 is accepted
 * @returns undefined for anything else, and for a moment that does not exist or lies outside the years 1 to 9999
 */
export function utcTime(written: string, now = 0, onlyIso = false): string | undefined {
  const text = written
    .trim()
    .replace(
      WHOLE_HOURS,
      (_, time: string, sign: string, hours: string) => `${time} ${sign}${hours.padStart(2, "0")}:00`,
    );
  // Digits that are no date may still be UNIX seconds.
  const date = isoSeconds(text.replace(COMPACT_DATE, "$1-$2-$3").replace(/ (?=[+-])/, ""));
  const seconds = date ?? (onlyIso ? undefined : secondsFromWords(text, now));
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

/** A long number is UNIX seconds; a short one is part of a date, or UNIX seconds where no date has it. */
function secondsFromWords(text: string, now: number): number | undefined {
  if (UNIX_SECONDS.test(text)) return Number(text);
  return wordedSeconds(text, now) ?? (/^-?\d{1,4}$/.test(text) ? Number(text) : undefined);
}

/** The UNIX seconds of a date in words, perhaps with a time and a zone (none: UTC); undefined for anything else. */
function wordedSeconds(text: string, now: number): number | undefined {
  const time = TIME.exec(text);
  const [rest, offset] = withoutZone(text.replace(TIME, " ").trimEnd());
  const words = rest.toLowerCase().replaceAll(FILLERS, " ").trim();
  const shorter = words.replace(WEEKDAY, " ").trim();
  const date = isoDate(shorter) ?? partialDate(shorter, shorter === words ? undefined : words, now, time !== null);
  const clock = time === null ? "00:00" : isoClock(time);
  return date === undefined || clock === undefined ? undefined : isoSeconds(`${date}T${clock}${offset}`);
}

/** From the weekday with which UNIX time begins. */
const WEEKDAYS = ["thu", "fri", "sat", "sun", "mon", "tue", "wed"];
const DAY_AND_MONTH = /^(?:([a-z]+)\.?[\s-]+(\d{1,4})|(\d{1,4})[\s-]+([a-z]+)\.?|([a-z]+)\.?)(?:st|nd|rd|th)?$/;

/**
 * The date of words that name only a part of it: a weekday (the next), a month with or without a day or a year, a day,
 * a year. The other parts are those of the present day.
 */
function partialDate(text: string, weekday: string | undefined, now: number, hasTime: boolean): string | undefined {
  const today = dateAndTime(now).slice(0, 10);
  if (text === "") {
    if (weekday === undefined) return hasTime ? today : undefined;
    const day = WEEKDAYS.findIndex((name) => weekday.includes(name));
    const days = (((day - Math.floor(now / DAY_SECONDS)) % 7) + 7) % 7;
    return dateAndTime(now + days * DAY_SECONDS).slice(0, 10);
  }
  const number = /^-?(\d{1,4})(?:st|nd|rd|th)?$/.exec(text)?.[1];
  if (number !== undefined) return partialOf(undefined, number, today);
  const [, month, after, before, last, alone] = DAY_AND_MONTH.exec(text) ?? [];
  const found = monthNumber(month ?? last ?? alone ?? "");
  return found === undefined ? undefined : partialOf(twoDigits(found), after ?? before, today);
}

/** A number up to 31 is a day, any other a year; two digits are a year near the present one. */
function partialOf(month: string | undefined, number: string | undefined, today: string): string | undefined {
  const [thisYear = "", thisMonth = "", thisDay = ""] = today.split("-");
  const value = Number(number ?? thisDay);
  const isDay = number === undefined || (value <= 31 && number.length <= 2);
  if (value === 0) return undefined;
  const within = 100 * Math.floor(Number(thisYear) / 100) + value;
  const year = isDay ? Number(thisYear) : value > 99 ? value : within >= Number(thisYear) + 50 ? within - 100 : within;
  const inMonth = month ?? thisMonth;
  const dated = (day: number): string => `${String(year).padStart(4, "0")}-${inMonth}-${twoDigits(day)}`;
  if (number !== undefined && isDay) return dated(value);
  // In a shorter month it is the last day.
  let day = Number(thisDay);
  while (day > 28 && isoSeconds(dated(day)) === undefined) day -= 1;
  return dated(day);
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
