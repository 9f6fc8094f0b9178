/** An address that could not be invited, with the reason and whether a deactivated account has it. */
export type InviteeError = readonly [address: string, why: string, deactivated: boolean];

/** A use of a group that prevents its deactivation. */
export type GroupUse =
  | { readonly type: "subgroup"; readonly supergroup_ids: readonly number[] }
  | { readonly type: "channel"; readonly channel_id: number; readonly settings: readonly string[] }
  | { readonly type: "user_group"; readonly group_id: number; readonly settings: readonly string[] }
  | { readonly type: "realm"; readonly settings: readonly string[] };

/** The shapes of the fields of refusals, by their names in the table of codes. */
interface FieldShapes {
  readonly integer: number;
  readonly number: number;
  readonly integer_or_null: number | null;
  readonly text: string;
  readonly texts: readonly string[];
  readonly flag: boolean;
  readonly text_or_number: string | number;
  readonly problems_by_part: Readonly<Record<string, readonly string[]>>;
  readonly invitee_errors: readonly InviteeError[];
  readonly group_uses: readonly GroupUse[];
}

type FieldShape = keyof FieldShapes;

/** A declared field of a refusal: its shape, with a question mark where it is optional. */
type DeclaredField = FieldShape | `${FieldShape}?`;

interface CodeRow {
  /** The HTTP status that the code travels under; few reasons have another. */
  readonly status: number;
  readonly fields: Readonly<Record<string, DeclaredField>>;
}

/**
 * Every error code that the simulator returns, with its HTTP status and its own fields.
 *
 * @see https://zulip.com/api/rest-error-handling
 */
export const ERROR_CODES = {
  BAD_REQUEST: {
    status: 400,
    fields: {
      allowed_methods: "texts?",
      parameters: "text?",
      empty_topic_display_name: "text?",
      errors: "problems_by_part?",
    },
  },
  REQUEST_VARIABLE_MISSING: { status: 400, fields: { var_name: "text" } },
  REQUEST_VARIABLE_INVALID: { status: 400, fields: { var_name: "text", bad_value: "text_or_number" } },
  REQUEST_CONFUSING_VAR: { status: 400, fields: { var_name1: "text", var_name2: "text" } },
  BAD_IMAGE: { status: 400, fields: {} },
  INVALID_JSON: { status: 400, fields: {} },
  BAD_NARROW: { status: 400, fields: { desc: "text" } },
  BAD_EVENT_QUEUE_ID: { status: 400, fields: { queue_id: "text" } },
  STREAM_DOES_NOT_EXIST: { status: 400, fields: { stream_id: "integer?", stream: "text?" } },
  CHANNEL_ALREADY_EXISTS: { status: 409, fields: { channel_name: "text" } },
  UNAUTHORIZED_PRINCIPAL: { status: 400, fields: {} },
  UNAUTHORIZED: { status: 401, fields: {} },
  INVALID_API_KEY: { status: 401, fields: {} },
  AUTHENTICATION_FAILED: { status: 401, fields: {} },
  USER_DEACTIVATED: { status: 401, fields: {} },
  REALM_DEACTIVATED: { status: 401, fields: {} },
  RATE_LIMIT_HIT: { status: 429, fields: { "retry-after": "number" } },
  MOVE_MESSAGES_TIME_LIMIT_EXCEEDED: {
    status: 400,
    fields: {
      first_message_id_allowed_to_move: "integer_or_null",
      total_messages_allowed_to_move: "integer",
      total_messages_in_topic: "integer",
    },
  },
  STREAM_WILDCARD_MENTION_NOT_ALLOWED: { status: 400, fields: {} },
  TOPIC_WILDCARD_MENTION_NOT_ALLOWED: { status: 400, fields: {} },
  EXPECTATION_MISMATCH: { status: 400, fields: { field_name: "text?" } },
  REACTION_ALREADY_EXISTS: { status: 400, fields: {} },
  REACTION_DOES_NOT_EXIST: { status: 400, fields: {} },
  INVITATION_FAILED: {
    status: 400,
    fields: {
      errors: "invitee_errors",
      sent_invitations: "flag",
      daily_limit_reached: "flag",
      license_limit_reached: "flag",
    },
  },
  /** Only of the simulator, in realms that check their answers. `msg` names the place and the expected shape. */
  ANSWER_NOT_AS_DECLARED: { status: 500, fields: {} },
  CANNOT_DEACTIVATE_LAST_USER: { status: 400, fields: { is_last_owner: "flag", entity: "text" } },
  CANNOT_DEACTIVATE_GROUP_IN_USE: { status: 400, fields: { objections: "group_uses" } },
  SYSTEM_GROUP_REQUIRED: { status: 400, fields: { setting_name: "text" } },
  PUSH_SERVICE_NOT_CONFIGURED: { status: 400, fields: {} },
  NO_ACTIVE_PUSH_DEVICE: { status: 400, fields: {} },
  INVALID_PUSH_DEVICE_TOKEN: { status: 400, fields: {} },
  REALM_UPLOAD_QUOTA: { status: 400, fields: {} },
  INTERNAL_SERVER_ERROR: { status: 500, fields: {} },
} as const satisfies Readonly<Record<string, CodeRow>>;

/** One of the interface's error codes. */
export type ErrorCode = keyof typeof ERROR_CODES;

type Declared<Code extends ErrorCode> = (typeof ERROR_CODES)[Code]["fields"];
type ShapeOf<Field> = Field extends `${infer Shape extends FieldShape}?`
  ? FieldShapes[Shape]
  : Field extends FieldShape
    ? FieldShapes[Field]
    : never;
type Optional<Fields> = { [Name in keyof Fields]: Fields[Name] extends `${string}?` ? Name : never }[keyof Fields];

/** The own fields of a code. */
export type FieldsOf<Code extends ErrorCode> = {
  readonly [Name in Exclude<keyof Declared<Code>, Optional<Declared<Code>>>]: ShapeOf<Declared<Code>[Name]>;
} & { readonly [Name in Optional<Declared<Code>>]?: ShapeOf<Declared<Code>[Name]> };

/** A reason: its meaning, and the codes of its refusals. Most reasons have one code; two if feature levels differ. */
export interface ReasonRow<Code extends ErrorCode = ErrorCode> {
  readonly codes: readonly Code[];
  readonly means: string;
}

/** A row of the tables of reasons: a sentence, and the codes; none named is BAD_REQUEST. */
export function reason(means: string): ReasonRow<"BAD_REQUEST">;
export function reason<Code extends ErrorCode>(means: string, ...codes: Code[]): ReasonRow<Code>;
export function reason(means: string, ...codes: ErrorCode[]): ReasonRow {
  return { codes: codes.length === 0 ? ["BAD_REQUEST"] : codes, means };
}
