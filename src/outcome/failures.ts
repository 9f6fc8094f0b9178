import type { Realm } from "../realm/realm";
import { ERROR_STATUS, type ErrorCode } from "../spec/error-codes";

/**
 * Why an operation was refused: the code, the HTTP status, a sentence for people, and the code's own fields.
 * Clients must not depend on the wording of `msg`.
 *
 * @spec Errors
 */
export interface Failure {
  readonly code: ErrorCode;
  readonly msg: string;
  readonly http_status: number;
  readonly [field: string]: unknown;
}

/** Makes a failure of any code, with its own fields. */
export function failure(code: ErrorCode, msg: string, fields: Readonly<Record<string, unknown>> = {}): Failure {
  return { ...fields, code, msg, http_status: ERROR_STATUS[code] };
}

/** Tells a failure from the values that a check may give instead. */
export function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "code" in value && "http_status" in value && "msg" in value;
}

/** The generic refusal: permission missing, an invalid ID or value. */
export function badRequest(msg: string, fields: Readonly<Record<string, unknown>> = {}): Failure {
  return failure("BAD_REQUEST", msg, fields);
}

/** A message is addressed to a channel that does not exist: named by ID or by name, as the sender did. */
export function streamDoesNotExist(channel: number | string): Failure {
  return typeof channel === "number"
    ? failure("STREAM_DOES_NOT_EXIST", `There is no channel with the ID ${channel}.`, { stream_id: channel })
    : failure("STREAM_DOES_NOT_EXIST", `There is no channel named "${channel}".`, { stream: channel });
}

/** A request without credentials asks for something that needs an account. */
export function credentialsNeeded(): Failure {
  return failure("UNAUTHORIZED", "Credentials are needed: HTTP Basic, with the e-mail address and the API key.");
}

/** The narrow cannot be understood; `desc` says why. */
export function badNarrow(desc: string): Failure {
  return failure("BAD_NARROW", `Invalid narrow: ${desc}`, { desc });
}

/** The event queue is unknown, gone, or somebody else's. */
export function badEventQueueId(queueId: string): Failure {
  return failure("BAD_EVENT_QUEUE_ID", `There is no event queue "${queueId}"; register again.`, { queue_id: queueId });
}

/**
 * An operation for administrators was called by somebody else. The code is one of the divergences between the card
 * and real servers.
 */
export function administratorRequired(realm: Realm): Failure {
  const msg = "Only organization administrators may do this.";
  return realm.profile.follow === "server" ? failure("UNAUTHORIZED_PRINCIPAL", msg) : badRequest(msg);
}

/** An operation for owners was called by somebody else; the code diverges as for administrators. */
export function ownerRequired(realm: Realm): Failure {
  const msg = "Only organization owners may do this.";
  return realm.profile.follow === "server" ? failure("UNAUTHORIZED_PRINCIPAL", msg) : badRequest(msg);
}

/**
 * A personal item (draft, scheduled message, reminder, snippet, view, custom emoji) is unknown. Card: HTTP 400; real
 * servers: HTTP 404; the code is the same.
 */
export function unknownPersonalItem(realm: Realm, what: string): Failure {
  return { ...badRequest(`There is no such ${what}.`), http_status: realm.profile.follow === "server" ? 404 : 400 };
}
