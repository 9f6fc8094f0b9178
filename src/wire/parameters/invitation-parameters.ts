import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";

/** How long an invitation or a link is valid. */
const validity = v.nullable(shapes.integer);

const role = v.picklist([100, 200, 300, 400, 600], "expected one of the roles 100, 200, 300, 400, 600");

/** Text travels as it is; the word null alone stands for none. */
const textOrNull = v.pipe(
  v.string(),
  v.transform((text) => (text === "null" ? null : text)),
);

/** The terms that invitations and links share; the role's words came one after the other. */
export const invitationTerms = {
  invite_expires_in_minutes: optional("json", validity, { since: 126 }),
  invite_expires_in_days: optional("json", validity, { since: 96, until: 126 }),
  invite_as: optional("json", role, { values_since: { 100: 20, 300: 61 } }),
  group_ids: optional("json", shapes.integers, { since: 322 }),
  include_realm_default_subscriptions: optional("json", shapes.boolean, { since: 261 }),
  welcome_message_custom_text: optional("text", textOrNull, { since: 416 }),
} as const;

/** The parameters that name an invitation in the path. */
export const invitationId = { invite_id: required("json", shapes.integer) } as const;
