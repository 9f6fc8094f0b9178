/** Parameters about messages that several operations share. */
import { optional, type ParamsOf, required, type WireForm } from "../schema/parameters";
import { boolean, count, integer, list, literal, nullable, oneOf, type Shape, text, tuple } from "../schema/shapes";
import { field, openRecord } from "../schema/tables";

/** The kind of a message, with the levels of the newer words. */
export const MESSAGE_TYPE = required(literal("direct", "channel", "stream", "private"), {
  values_since: { direct: 174, channel: 248 },
});

/** Servers read true as the ID 1 and false as 0. */
const idOrTruth = oneOf(integer, boolean);

function truthAsId(value: unknown): unknown {
  return typeof value === "boolean" ? Number(value) : value;
}

/** The recipients of a message: one channel, or users. */
export type Recipients = number | string | readonly number[] | readonly string[];

/** The recipient of a message: an ID, a name, addresses, or a list of one kind. */
export const RECIPIENT = optional<Recipients>(oneOf(integer, list(integer), list(text), text), {
  encoding: "json_unless_none",
  wire: {
    shape: oneOf(idOrTruth, list(idOrTruth), list(text), text),
    convert: (to: unknown) => (Array.isArray(to) ? to.map(truthAsId) : truthAsId(to)),
  },
});

/** The recipient of a scheduled message: the ID of a channel, or user IDs. */
export const SCHEDULED_RECIPIENT = oneOf(integer, list(integer));

const negated = field(boolean, { optional: true });

const TERM = openRecord("narrow_term", {
  /** The operator, such as `channel`. */
  operator: text,
  /** The operand: a text, an ID, or a list of texts or of IDs. */
  operand: oneOf(text, integer, list(integer), list(text)),
  /** Whether to exclude messages that match the term. */
  negated,
});

const pair: Shape<readonly [operator: string, operand: string]> = tuple(text, text);

/** A narrow: terms with named parts, or pairs of texts. */
export const NARROW = list(oneOf(pair, TERM));

const termInRequests = oneOf(
  pair,
  openRecord("narrow_term", { operator: text, operand: oneOf(text, idOrTruth, list(integer), list(text)), negated }),
);

function termOf(term: unknown): unknown {
  if (typeof term !== "object" || term === null || Array.isArray(term)) return term;
  const { operator, operand, ...rest } = term as { operator: unknown; operand: unknown };
  // As the ID of a message servers read the word itself, which is invalid.
  const read = operator === "id" && typeof operand === "boolean" ? String(operand) : truthAsId(operand);
  return { operator, operand: read, ...rest };
}

/** A narrow in requests. */
export const NARROW_IN_REQUESTS: WireForm = {
  shape: list(termInRequests),
  convert: (narrow: readonly unknown[]) => narrow.map(termOf),
};

/** A narrow in requests, where null means every message. */
export const NARROW_OR_NULL: WireForm = {
  shape: nullable(list(termInRequests)),
  convert: (narrow: readonly unknown[] | null) => (narrow ?? []).map(termOf),
};

/**
 * How servers read a number of messages before they read all parameters in one way.
 *
 * Assumption A176.
 */
export const FORMER_COUNT = { former: { until: 278, wire: { shape: count }, invalid_as_variable: true } } as const;

/** A range of messages, and the narrow that they match. */
export const MESSAGE_RANGE = {
  /** A message ID, or `newest`, `oldest` or `first_unread`. */
  anchor: optional<string | number>(oneOf(text, integer), { encoding: "text", wire: { shape: text } }),
  /** Whether the range includes the anchor; true by default. Since feature level 155. */
  include_anchor: optional(boolean, { since: 155 }),
  /** The number of messages before the anchor. */
  num_before: optional(integer, FORMER_COUNT),
  /** The number of messages after the anchor. */
  num_after: optional(integer, FORMER_COUNT),
  /** The terms that messages match; all messages if omitted. */
  narrow: optional(NARROW, { wire: NARROW_OR_NULL }),
};

/** Whether a flag is added or removed. Other values in requests are refused after the flag is checked. */
export const FLAG_CHANGE = required(literal("add", "remove"), { wire: { shape: text } });

/** Whether typing starts or stops. */
export const TYPING_CHANGE = required(literal("start", "stop"));

/** Parameters of editing and moving a message. */
export const UPDATE_MESSAGE_PARAMETERS = {
  /** The ID of the message. */
  message_id: required(integer),
  /** The new topic. */
  topic: optional(text, { aliases: ["subject"] }),
  /** Which messages of the topic are moved: `change_one` (the default), `change_later`, `change_all`. */
  propagate_mode: optional(literal("change_one", "change_later", "change_all")),
  /** Whether to send a notice to the previous conversation; false by default. */
  send_notification_to_old_thread: optional(boolean),
  /** Whether to send a notice to the new conversation; true by default. */
  send_notification_to_new_thread: optional(boolean),
  /** The new content, as Markdown. */
  content: optional(text),
  /**
   * SHA-256 of the content that the client edits, in hexadecimal digits. If the content has changed, the request is
   * refused. Since feature level 379.
   */
  prev_content_sha256: optional(text, { since: 379 }),
  /** The ID of the channel to move to. Since feature level 1. */
  stream_id: optional(integer, { since: 1 }),
};

/** What editing and moving a message takes. */
export type UpdateMessageParams = ParamsOf<typeof UPDATE_MESSAGE_PARAMETERS>;
