/** Drafts in requests. */
import { integer, list, literal, named, number, text, type Shape } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

const DRAFT = record("draft_input", {
  /** `stream`, `private`, or empty if it has no recipient yet. */
  type: literal("", "stream", "private"),
  /** The ID of one channel, or user IDs. */
  to: list(integer),
  /** The topic, for a channel. */
  topic: text,
  /** Markdown, at most `max_message_length` characters. */
  content: text,
  /** UNIX seconds, possibly with a fraction. */
  timestamp: field(number, { optional: true }),
});

/** A draft as clients send it. An ID or any other key is refused. */
export interface GivenDraft extends RecordOf<typeof DRAFT> {}

/** A draft in requests. */
export const DRAFT_INPUT: Shape<GivenDraft> = named<GivenDraft>(DRAFT);
