/**
 * What a scenario is: a small story about a realm, as data. The same shape is written in YAML, in JSON and, through
 * `defineScenario`, in TypeScript. `reading/` checks files against it, `replay.ts` plays it on a target.
 */

import type { FaultPlan } from "../../model/fixture/fault-plan";
import type { Fixture } from "../../model/fixture/fixture";
import type { JsonValue } from "../../protocol/schema/shapes";

/**
 * One scenario.
 *
 * `fixture` describes the realm that it starts from, as in `createRealm`. Without one it starts from the realm that the
 * target has (the simulator: an empty realm with its owner).
 * `levels` names the feature levels that it is for (`223..`, `..199`, `223..371`); it is not played at others.
 * `card` is an older key for sections of the documentation; reports show it.
 */
export interface Scenario {
  readonly name: string;
  readonly purpose: string;
  readonly card?: readonly string[];
  readonly tags?: readonly string[];
  readonly levels?: string;
  readonly known_difference?: KnownDifference | readonly KnownDifference[];
  readonly fixture?: Fixture;
  readonly steps: readonly Step[];
}

/**
 * A target that is known to differ, and why. `target` is a part of its URL, or `server` for every target but the
 * simulator. There a failure counts as known; that nothing fails is a failure, so that the entry is removed.
 */
export interface KnownDifference {
  readonly target: string;
  readonly reason: string;
}

/** One step; each kind has its own keyword and its file in `steps/`. */
export type Step = CallStep | ClockStep | EventsStep | ControlStep | FaultStep | SaveStep;

/**
 * Who makes a request: an account by its e-mail address; an account by its position among the target's accounts, from
 * 1; a client without credentials (`null`); an address with a key of the scenario's own; or any `Authorization` header.
 */
export type Caller =
  string | number | null | { readonly email: string; readonly api_key: string } | { readonly authorization: string };

/** Values for a request: JSON with references to saved values (`"$name"`) and to things by name (`{ $channel: … }`). */
export type GivenValues = Readonly<Record<string, JsonValue>>;

/** What each saved name is taken from: a path into the answer's body (`messages[0].id`; empty for the whole body). */
export type SavedPaths = Readonly<Record<string, string>>;

/** How parameters travel; without it in the query for GET and DELETE, and as an urlencoded body otherwise. */
export type ParameterEncoding = "query" | "urlencoded" | "multipart";

/** A file that travels with a request: its name and what is in it, as a text, in Base64, or so many NUL bytes. */
export type GivenFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly base64: string }
  | { readonly name: string; readonly bytes: number };

/**
 * Calls an operation and looks at the answer.
 *
 * `call` is the ID of an operation (`create-scheduled-message`) or a method and a path (`POST /scheduled_messages`).
 * `with` fills the path first, the rest becomes parameters: strings as they are, everything else as JSON text.
 * `expect` is matched with the body. An answer must be a success with status 200 unless `expect` or `status` say
 * otherwise; an expected error has any status from 400 to 499 unless `status` names it. With a status of 300 to 399 or
 * from 500 the body needs no envelope.
 * `files` travel in a multipart body, as browsers send them.
 * `reason` is the simulator's own reason of a refusal (`topic_required`). Other targets do not show it.
 * `ignores` names parameters that the operation does not have, on purpose.
 */
export interface CallStep {
  readonly call: string;
  readonly as: Caller;
  readonly with?: GivenValues;
  readonly encoding?: ParameterEncoding;
  readonly files?: readonly GivenFile[];
  readonly user_agent?: string;
  readonly status?: number;
  readonly headers?: GivenValues;
  /** True where a fault ends the connection before a whole answer arrives; the step then expects nothing else. */
  readonly no_answer?: true;
  readonly expect?: JsonValue;
  readonly reason?: string;
  readonly ignores?: readonly string[];
  readonly save?: SavedPaths;
  readonly note?: string;
  readonly known_difference?: KnownDifference | readonly KnownDifference[];
}

/** Moves the clock: by an amount, to a moment (UNIX seconds, ISO 8601 or a reference), or to what is due next. */
export interface ClockStep {
  readonly clock: "next" | { readonly advance: ClockAmount } | { readonly to: JsonValue };
  readonly expect?: JsonValue;
  readonly save?: SavedPaths;
  readonly note?: string;
}

/** An amount of virtual time; the parts add up. */
export interface ClockAmount {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/**
 * Fetches the events of a queue that this scenario has not seen yet, and expects exactly these, without heartbeats.
 *
 * `in_any_order` allows any order, `allow_others` allows other events between them; paths of `save` begin at the list
 * of events (`[0].message.id`).
 */
export interface EventsStep {
  readonly events: {
    readonly queue: string;
    readonly as: Caller;
    readonly in_any_order?: boolean;
    readonly allow_others?: boolean;
  };
  readonly expect: readonly JsonValue[];
  readonly save?: SavedPaths;
  readonly note?: string;
  readonly known_difference?: KnownDifference | readonly KnownDifference[];
}

/** Sends a request to the control plane of the target: `POST /accept_invitation`, `GET /outbox`; `with` is the JSON body. */
export interface ControlStep {
  readonly control: string;
  readonly with?: GivenValues;
  readonly status?: number;
  readonly expect?: JsonValue;
  readonly save?: SavedPaths;
  readonly note?: string;
}

/**
 * Plans faults for the requests of later steps, instead of the previous plan; `"none"` ends all faults, and `"report"`
 * returns how often each rule has struck: `{ rules: [{ name, fault, struck }] }`.
 */
export interface FaultStep {
  readonly fault: FaultPlan | "none" | "report";
  readonly expect?: JsonValue;
  readonly save?: SavedPaths;
  readonly note?: string;
}

/** Saves values that no answer contains: literals, or times such as `{ "$now": 3600 }`. */
export interface SaveStep {
  readonly save: GivenValues;
  readonly note?: string;
}
