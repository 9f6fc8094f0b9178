/**
 * The form of the table of levels. An entry is the proof of one row of the public list of levels: an input, what it shows
 * one level below, and what it shows at the level.
 *
 *   appears(70, "registration: server_timestamp", registration("server_timestamp")),
 *   allowed(188, "muting bots", status([MEL, "POST /users/me/muted_users/7"])),
 *   entry(45, "event custom_profile_fields: op", event(MEL, adds, "custom_profile_fields", "op"), "add", ABSENT),
 *   entry(139, "…", (level) => …whatever is seen at a level…, "below", "at"),
 */
import type { Fixture } from "../../../src/index";
import { at, body, type Call, done, heard, heardOf, kinds, ofType, OLIVE, realmAt, status as statusOf } from "../behaviours/at-level";

export const ABSENT = undefined;
/** Any value; where the value itself says nothing. */
export const PRESENT = Symbol("present");
/** What is seen, as the entry says it: any value where it says no more. */
export const asEntered = (seen: unknown, entered: unknown): unknown => (entered === PRESENT && seen !== undefined ? PRESENT : seen);

/** What a request shows at a level. */
export type Input = (level: number) => unknown;

export interface Entry {
  readonly level: number;
  /** What changes, as the list says it. */
  readonly title: string;
  readonly input: Input;
  readonly below: unknown;
  readonly at: unknown;
}

export const entry = (level: number, title: string, input: Input, below: unknown, from: unknown): Entry => ({
  level,
  title,
  input,
  below,
  at: from,
});
/** A value that comes. */
export const appears = (level: number, title: string, input: Input): Entry => entry(level, title, input, ABSENT, PRESENT);
/** A value that goes. */
export const vanishes = (level: number, title: string, input: Input): Entry => entry(level, title, input, PRESENT, ABSENT);
/** A request that was refused with HTTP 400 and succeeds from the level on. Its input is a `status`. */
export const allowed = (level: number, title: string, input: Input): Entry => entry(level, title, input, 400, 200);
/** A request that succeeded and is refused with HTTP 400 from the level on. Its input is a `status`. */
export const refused = (level: number, title: string, input: Input): Entry => entry(level, title, input, 200, 400);
/** An operation that did not exist below. */
export const arrives = (level: number, call: Call, ...before: readonly Call[]): Entry =>
  entry(level, call[1], isThere(status(...before, call)), false, 200);

/** The status of a request; false where the operation does not exist. */
export const isThere =
  (input: Input): Input =>
  (level) => {
    const code = input(level);
    return code !== 404 && code !== 405 && code;
  };

/** Inputs on the realm of every role with parts of a fixture laid over it. */
export function given(fixture: Fixture) {
  return {
    /** The HTTP status of the last request; those before it succeed. */
    status:
      (...calls: readonly Call[]): Input =>
      (level) =>
        statusOf(realmAt(level, fixture), ...calls),
    /** A value of the answer, by its path: `messages.0.flags`. Requests before the last succeed. */
    answer:
      (path: string, ...calls: readonly Call[]): Input =>
      (level) =>
        at(body(realmAt(level, fixture), ...calls), path),
    /** A value of the owner's registration, by its path. */
    registration:
      (path: string, params: Readonly<Record<string, unknown>> = {}, who = OLIVE): Input =>
      (level) =>
        at(body(realmAt(level, fixture), [who, "POST /register", params]), path),
    /** A value of the first event of a type that an account receives of a request, by its path. Calls before it have no events. */
    event:
      (who: string, call: Call, type: string, path: string, ...before: readonly Call[]): Input =>
      (level) =>
        at(ofType(heard(done(realmAt(level, fixture), ...before), who, call), type), `0.${path}`),
    /** The events that an account receives of a request, in short: `stream/create`. */
    events:
      (who: string, call: Call, ...before: readonly Call[]): Input =>
      (level) =>
        kinds(heard(done(realmAt(level, fixture), ...before), who, call)),
    /** The events that a client with capabilities receives of a request, whole. */
    heardBy:
      (who: string, capabilities: Parameters<typeof heardOf>[3], call: Call, ...before: readonly Call[]): Input =>
      (level) =>
        heardOf(done(realmAt(level, fixture), ...before), who, (open) => done(open, call), capabilities),
  };
}

/** Inputs on the realm of every role. */
export const { status, answer, registration, event, events, heardBy } = given({});

/** Part of what an input shows. */
export const part =
  (input: Input, path: string): Input =>
  (level) =>
    at(input(level), path);

/** Whether a list of what an input shows has a value. */
export const includes =
  (input: Input, value: unknown): Input =>
  (level) => {
    const shown = input(level);
    return Array.isArray(shown) && shown.includes(value);
  };

/** Where an answer says which parameters were ignored. */
export const IGNORED = "ignored_parameters_unsupported";
/** A parameter that is ignored below a level, and taken from it on. */
export const known = (level: number, name: string, call: Call, ...before: readonly Call[]): Entry =>
  entry(level, `${call[1]}: ${name}`, answer(IGNORED, ...before, call), [name], ABSENT);
/** A parameter that is taken below a level, and ignored from it on. */
export const forgotten = (level: number, name: string, call: Call, ...before: readonly Call[]): Entry =>
  entry(level, `${call[1]}: no ${name}`, answer(IGNORED, ...before, call), ABSENT, [name]);

/** A setting of the realm that became a group: its name, and what it was called. */
export const becomesGroup = (level: number, name: string, former: string): Entry[] => [
  appears(level, `registration: realm_${name}`, registration(`realm_${name}`)),
  forgotten(level, former, [OLIVE, "PATCH /realm", { [former]: 3 }]),
  known(level, name, [OLIVE, "PATCH /realm", { [name]: { new: 2 } }]),
];
/** A personal setting that arrives. */
export const settingArrives = (level: number, name: string): Entry =>
  appears(level, `setting ${name}`, registration(`user_settings.${name}`));

/** How many rows a list of an answer has. */
export const size =
  (path: string, ...calls: readonly Call[]): Input =>
  (level) =>
    Object.keys(Object(at(body(realmAt(level), ...calls), path))).length;

/** Why a level has no entry. */
export const REASONS = {
  formatting: "only text formatting",
  looks: "only how clients look",
  outside: "no part of the interface that a realm shows",
  settings: "only the settings of a server",
  mark: "only the mark of a release, or a number that was kept free",
  unknown: "nothing is known of it",
  before: "the same as another level, which is entered there",
  lowest: "the lowest level of a realm: no level is below it",
  unmodelled: "it is not modeled; the levels without a model say why",
  either: "what is seen may be the same on both sides",
} as const;

/** The levels of one file of the table. */
export interface LevelRange {
  readonly from: number;
  readonly to: number;
  readonly entries: readonly Entry[];
  /** The levels without an entry, by reason. */
  readonly without: Partial<Readonly<Record<keyof typeof REASONS, readonly number[]>>>;
}
