import { type Behaviour, FEATURE_LEVELS } from "../../protocol/feature-levels";
import { ERROR_CODES, type ErrorCode, type FieldsOf } from "../../protocol/refusals/codes";
import type { Reason, ReasonOf } from "../../protocol/refusals/reasons";
import type { Realm } from "../realm/realm";
import { followsServer } from "../realm/settings";

/** A refusal with a code: the reason, a sentence for users, the HTTP status, and the fields of the code. */
export type FailureOf<Code extends ErrorCode, R extends Reason = Reason> = {
  readonly code: Code;
  /** The rule that refused. It is never part of a response: only tests and tools see it. */
  readonly reason: R;
  /** A sentence for users. Clients must not depend on the wording. */
  readonly msg: string;
  readonly http_status: number;
} & FieldsOf<Code>;

/**
 * Why an operation was refused: a union by `code`, each with the code's own fields.
 *
 * @see https://zulip.com/api/rest-error-handling
 */
export type Failure = { [Code in ErrorCode]: FailureOf<Code> }[ErrorCode];

type OwnFields<Code extends ErrorCode> =
  Partial<FieldsOf<Code>> extends FieldsOf<Code> ? [fields?: FieldsOf<Code>] : [fields: FieldsOf<Code>];

/** Makes a failure of any code, for a reason that travels under it, with the code's own fields. */
export function failure<Code extends ErrorCode, const R extends ReasonOf<Code>>(
  code: Code,
  reason: R,
  msg: string,
  ...fields: OwnFields<Code>
): FailureOf<Code, R>;
export function failure(code: ErrorCode, reason: Reason, msg: string, fields: object = {}): object {
  return { ...fields, code, reason, msg, http_status: ERROR_CODES[code].status };
}

/** A failure that has a code of its own since a feature level, and is BAD_REQUEST without its fields before. */
export function failureSince<Code extends ErrorCode, const R extends Extract<ReasonOf<Code>, ReasonOf<"BAD_REQUEST">>>(
  realm: Realm,
  since: Behaviour,
  code: Code,
  reason: R,
  msg: string,
  ...fields: OwnFields<Code>
): FailureOf<Code, R> | FailureOf<"BAD_REQUEST", R>;
export function failureSince(
  realm: Realm,
  since: Behaviour,
  code: ErrorCode,
  reason: ReasonOf<"BAD_REQUEST">,
  msg: string,
  fields: object = {},
): object {
  if (realm.feature_level < FEATURE_LEVELS[since]) return badRequest(reason, msg);
  return { ...fields, code, reason, msg, http_status: ERROR_CODES[code].status };
}

/** The failures among the values that a rule returns. */
type FailureIn<T> = unknown extends T ? T & Failure : Extract<T, Failure>;

/** Distinguishes a failure from the values that a rule returns otherwise. */
export function isFailure<T>(value: T): value is FailureIn<T>;
export function isFailure(value: unknown): boolean {
  return typeof value === "object" && value !== null && "reason" in value && "http_status" in value;
}

/** The generic refusal: permission missing, an invalid ID or value. */
export function badRequest<const R extends ReasonOf<"BAD_REQUEST">>(
  reason: R,
  msg: string,
  fields: FieldsOf<"BAD_REQUEST"> = {},
): FailureOf<"BAD_REQUEST", R> {
  return failure("BAD_REQUEST", reason, msg, fields);
}

/** The value of one parameter has the right shape, but is not allowed. */
export function invalidVariable<const R extends ReasonOf<"REQUEST_VARIABLE_INVALID">>(
  reason: R,
  var_name: string,
  bad_value: string | number,
  msg: string,
) {
  return failure("REQUEST_VARIABLE_INVALID", reason, msg, { var_name, bad_value });
}

/** A parameter that the request needs is missing. */
export function missingVariable(var_name: string) {
  const msg = `${var_name}: this parameter is missing.`;
  return failure("REQUEST_VARIABLE_MISSING", "parameter_missing", msg, { var_name });
}

/** A message is addressed to a channel that does not exist, by its ID or its name. */
export function streamDoesNotExist(channel: number | string) {
  const reason = "addressed_channel_unknown";
  return typeof channel === "number"
    ? failure("STREAM_DOES_NOT_EXIST", reason, `There is no channel with the ID ${channel}.`, { stream_id: channel })
    : failure("STREAM_DOES_NOT_EXIST", reason, `There is no channel named "${channel}".`, { stream: channel });
}

/** The narrow cannot be understood; `desc` says why. */
export function badNarrow<const R extends ReasonOf<"BAD_NARROW">>(reason: R, desc: string) {
  return failure("BAD_NARROW", reason, `Invalid narrow: ${desc}.`, { desc });
}

/** The event queue is unknown, expired, or belongs to another account. */
export function badEventQueueId(queueId: string) {
  const msg = `There is no event queue "${queueId}"; register again.`;
  return failure("BAD_EVENT_QUEUE_ID", "queue_unknown", msg, { queue_id: queueId });
}

/**
 * The actor of an operation for administrators is not one.
 *
 * @param documented - the realm, in operations whose documentation names another code than servers have
 */
export function administratorRequired(documented?: Realm) {
  return roleRequired("administrator_required", "Only organization administrators may do this.", documented);
}

/** The actor of an operation for owners is not one; `documented` as for administrators. */
export function ownerRequired(documented?: Realm) {
  return roleRequired("owner_required", "Only organization owners may do this.", documented);
}

function roleRequired<const R extends "administrator_required" | "owner_required">(
  reason: R,
  msg: string,
  documented: Realm | undefined,
) {
  return documented === undefined || followsServer(documented, "administratorRequiredCode")
    ? failure("UNAUTHORIZED_PRINCIPAL", reason, msg)
    : badRequest(reason, msg);
}

/** A personal item (scheduled message, reminder, snippet, view, custom emoji) is unknown: HTTP 404. */
export function unknownPersonalItem<const R extends ReasonOf<"BAD_REQUEST">>(reason: R, what: string) {
  return { ...badRequest(reason, `There is no such ${what}.`), http_status: 404 };
}

/** A draft is unknown. The HTTP status is a divergence between the documentation and servers. */
export function unknownDraft(realm: Realm) {
  const unknown = unknownPersonalItem("draft_unknown", "draft");
  return followsServer(realm, "unknownPersonalItemStatus") ? unknown : { ...unknown, http_status: 400 };
}
