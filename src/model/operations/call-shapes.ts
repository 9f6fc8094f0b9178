/** The shapes of the parameters of calls that are no operations of the interface. */
import * as v from "../../protocol/shape";

/** An ID, or a count of at least one. */
export const fromOne = v.pipe(
  v.number(),
  v.safeInteger("expected a whole number"),
  v.minValue(1, "expected at least 1"),
);

/** Who joins, and by which token or link. */
export const ACCEPTED_INVITATION = v.strictObject({
  email: v.string(),
  full_name: v.string(),
  token: v.optional(v.string()),
  invite_link: v.optional(v.string()),
});

/** What the push service answers to a registration. */
export const RELAY_ANSWER = v.strictObject({
  user_id: v.number(),
  device_id: v.optional(v.number()),
  push_account_id: v.optional(v.number()),
  status: v.picklist(["active", "failed"], "expected active or failed"),
  error_code: v.optional(v.string()),
});

/** What an outgoing webhook answers. */
export const WEBHOOK_ANSWER = v.strictObject({
  content: v.optional(v.string()),
  widget_content: v.optional(v.string()),
  response_not_required: v.optional(v.literal(true, "expected true")),
  status: v.optional(v.pipe(v.number(), v.safeInteger("expected an HTTP status"))),
  body: v.optional(v.string()),
  failure: v.optional(v.pipe(v.string(), v.nonEmpty("expected timeout, connection_error or what else went wrong"))),
});

/** The same with the request that is answered. */
export const ANSWERED_WEBHOOK = v.strictObject({ id: fromOne, ...WEBHOOK_ANSWER.entries });

/** What an integration sends. */
export const RECEIVED_WEBHOOK = v.strictObject({
  integration: v.string(),
  api_key: v.string(),
  stream: v.optional(v.string()),
  topic: v.optional(v.string()),
  payload: v.optional(v.unknown()),
});
