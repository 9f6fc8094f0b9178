/**
 * What a scenario is: a small story about a realm, as data. The same shape is written in YAML, in JSON and, through
 * `defineScenario`, in TypeScript. `reading/` checks files against it, `replay.ts` plays it on a target.
 */
import type { FaultPlan } from "../model/fixture/fault-plan";
import type { Fixture } from "../model/fixture/fixture";
import { DAY_SECONDS } from "../protocol/limits";
import type { JsonValue } from "../protocol/schema/shapes";

/** One scenario. */
export interface Scenario {
  /** The name in reports; unique among the scenarios that are played together. */
  readonly name: string;
  /** What the scenario shows, in one sentence. */
  readonly purpose: string;
  /** The sections of the documentation that it is about; reports show them. An older key. */
  readonly card?: readonly string[];
  /** Tags that `replay --tag` selects by. */
  readonly tags?: readonly string[];
  /** The feature levels of the scenario (`223..`, `..199`, `223..371`). It is not played at others. */
  readonly levels?: string;
  /** Targets on which the scenario is known to fail. */
  readonly known_difference?: KnownDifference | readonly KnownDifference[];
  /**
   * The initial realm, as for `createRealm`. By default the realm of the target; for the simulator, an empty realm with
   * its owner.
   */
  readonly fixture?: Fixture;
  /** The steps, in this order. */
  readonly steps: readonly Step[];
}

/**
 * A target that is known to differ, and why. A failure there counts as known. If nothing fails there, that is a
 * failure, so that the entry is removed.
 */
export interface KnownDifference {
  /** A part of the target's URL, or `server` for every target but the simulator. */
  readonly target: string;
  /** Why it differs; reports show it. */
  readonly reason: string;
}

/** One step. Each kind has its own keyword, with which the step begins. */
export type Step = CallStep | ClockStep | EventsStep | ControlStep | FaultStep | SaveStep;

/**
 * Who makes a request: an account by its e-mail address; an account by its position among the target's accounts, from
 * 1; a client without credentials (`null`); an address with a key of the scenario's own; or any `Authorization` header.
 */
export type Caller = string | number | null | CallerWithKey | CallerWithHeader;

/** An account with a key of the scenario's own. */
interface CallerWithKey {
  /** The address of the account. */
  readonly email: string;
  /** The API key that the request is made with. */
  readonly api_key: string;
}

/** Credentials of any form. */
interface CallerWithHeader {
  /** The value of the header `Authorization`. */
  readonly authorization: string;
}

/** Values for a request: JSON with references to saved values (`"$name"`) and to things by name (`{ $channel: … }`). */
export type GivenValues = Readonly<Record<string, JsonValue>>;

/**
 * The values to save: for each name, a path into the body of the answer (`messages[0].id`; empty for the whole body).
 */
export type SavedPaths = Readonly<Record<string, string>>;

/** How parameters are sent. */
export type ParameterEncoding = "query" | "urlencoded" | "multipart";

/** A file of a request: its name, and its content as a text, in Base64, or as a number of NUL bytes. */
export type GivenFile = TextFile | Base64File | EmptyFile;

interface NamedFile {
  /** The name of the file. */
  readonly name: string;
}

interface TextFile extends NamedFile {
  /** The content as text. */
  readonly text: string;
}

interface Base64File extends NamedFile {
  /** The content in Base64. */
  readonly base64: string;
}

interface EmptyFile extends NamedFile {
  /** The number of NUL bytes that are the content. */
  readonly bytes: number;
}

/** Calls an operation and checks the answer. */
export interface CallStep {
  /** The ID of an operation (`create-scheduled-message`), or a method and a path (`POST /scheduled_messages`). */
  readonly call: string;
  /** The account that makes the request. */
  readonly as: Caller;
  /** Values for the path and the parameters. Strings are sent unchanged, other values as JSON text. */
  readonly with?: GivenValues;
  /** How parameters are sent: by default in the query for GET and DELETE, and in an urlencoded body otherwise. */
  readonly encoding?: ParameterEncoding;
  /** Files, which are sent in a multipart body as browsers send them. */
  readonly files?: readonly GivenFile[];
  /** The header `User-Agent`, with the name of the client. */
  readonly user_agent?: string;
  /**
   * The status of the answer: by default 200, or from 400 to 499 if an error is expected. With a status of 300 to 399 or
   * from 500 the body needs no envelope.
   */
  readonly status?: number;
  /** The headers of the answer, as a pattern. */
  readonly headers?: GivenValues;
  /** True if a fault ends the connection before a whole answer arrives. The step then expects nothing else. */
  readonly no_answer?: true;
  /** The pattern of the body. Without it, the answer must be a success. */
  readonly expect?: JsonValue;
  /** The reason of the refusal on the simulator (`topic_required`). Other targets do not show it. */
  readonly reason?: string;
  /** Parameters in `with` that the operation does not have, intentionally. */
  readonly ignores?: readonly string[];
  /** Values of the answer for later steps: for each name, the path of its value. */
  readonly save?: SavedPaths;
  /** A note for readers of the file; reports show it. */
  readonly note?: string;
  /** Targets on which the step is known to fail. */
  readonly known_difference?: KnownDifference | readonly KnownDifference[];
}

/** Moves the clock: by an amount, to a moment (UNIX seconds, ISO 8601 or a reference), or to the next due moment. */
export interface ClockStep {
  /** Where the clock moves: by an amount, to a moment, or to the next due moment. */
  readonly clock: "next" | ClockAdvance | ClockMoment;
  /** The pattern of the answer. */
  readonly expect?: JsonValue;
  /** Values of the answer for later steps: for each name, the path of its value. */
  readonly save?: SavedPaths;
  /** A note for readers of the file; reports show it. */
  readonly note?: string;
}

/** A move of the clock by an amount of time. */
interface ClockAdvance {
  /** How far the clock moves; the parts add up. */
  readonly advance: ClockAmount;
}

/** A move of the clock to a moment. */
interface ClockMoment {
  /** The moment: UNIX seconds, ISO 8601 with its offset from UTC (`2026-01-01T09:00:00Z`), or a reference. */
  readonly to: JsonValue;
}

/** An amount of virtual time; the parts add up. */
export interface ClockAmount {
  /** Days of 24 hours. */
  readonly days?: number;
  /** Hours of 60 minutes. */
  readonly hours?: number;
  /** Minutes of 60 seconds. */
  readonly minutes?: number;
  /** Seconds. */
  readonly seconds?: number;
}

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** An amount of time in seconds. */
export function secondsOf({ days = 0, hours = 0, minutes = 0, seconds = 0 }: ClockAmount): number {
  return days * DAY_SECONDS + hours * SECONDS_PER_HOUR + minutes * SECONDS_PER_MINUTE + seconds;
}

/**
 * Fetches the events of a queue that the scenario has not fetched yet, and expects exactly these, without heartbeats.
 */
export interface EventsStep {
  /** The queue, and how strict the comparison is. */
  readonly events: {
    /** The ID of the queue, usually a saved value such as `$queue_id`. */
    readonly queue: string;
    /** The account that the queue belongs to. */
    readonly as: Caller;
    /** Whether the events can come in any order. */
    readonly in_any_order?: boolean;
    /** Whether other events can come between them. */
    readonly allow_others?: boolean;
  };
  /** The expected events. */
  readonly expect: readonly JsonValue[];
  /** Values of the events for later steps: for each name, a path from the list of events (`[0].message.id`). */
  readonly save?: SavedPaths;
  /** A note for readers of the file; reports show it. */
  readonly note?: string;
  /** Targets on which the step is known to fail. */
  readonly known_difference?: KnownDifference | readonly KnownDifference[];
}

/** Sends a request to the control plane of the target. */
export interface ControlStep {
  /** The method and the path below `/_simulator`: `POST /accept_invitation`, `GET /outbox`. */
  readonly control: string;
  /** The JSON body. */
  readonly with?: GivenValues;
  /** The status of the answer; 200 by default. */
  readonly status?: number;
  /** The pattern of the answer. */
  readonly expect?: JsonValue;
  /** Values of the answer for later steps: for each name, the path of its value. */
  readonly save?: SavedPaths;
  /** A note for readers of the file; reports show it. */
  readonly note?: string;
}

/**
 * Plans faults for the requests of later steps, instead of the previous plan; `"none"` ends all faults, and `"report"`
 * returns how often each rule was applied: `{ rules: [{ name, fault, struck }] }`.
 */
export interface FaultStep {
  /** The plan; `none` ends all faults, and `report` returns how often each rule applied. */
  readonly fault: FaultPlan | "none" | "report";
  /** The pattern of the answer. */
  readonly expect?: JsonValue;
  /** Values of the answer for later steps: for each name, the path of its value. */
  readonly save?: SavedPaths;
  /** A note for readers of the file; reports show it. */
  readonly note?: string;
}

/** Saves values that no answer contains: literals, or times such as `{ "$now": 3600 }`. */
export interface SaveStep {
  /** The values, by the names that they get. */
  readonly save: GivenValues;
  /** A note for readers of the file; reports show it. */
  readonly note?: string;
}

/** Feature levels; both ends belong to the range. */
interface LevelRange {
  readonly from: number;
  readonly to: number;
}

/** Reads a range of levels (`223..`, `..199`, `223..371`); `undefined` for another text, or a range without a level. */
export function readLevelRange(text: string): LevelRange | undefined {
  const [whole, from = "", to = ""] = /^(\d*)\.\.(\d*)$/u.exec(text.trim()) ?? [];
  if (whole === undefined || (from === "" && to === "")) return undefined;
  const range = { from: Number(from || 1), to: to === "" ? Number.POSITIVE_INFINITY : Number(to) };
  return range.from <= range.to && range.from >= 1 ? range : undefined;
}

/** Whether a scenario is for a feature level; one that names no levels is for all. */
export function isForLevel({ levels }: { readonly levels?: string }, level: number): boolean {
  const range = levels === undefined ? undefined : readLevelRange(levels);
  return range === undefined || (level >= range.from && level <= range.to);
}
