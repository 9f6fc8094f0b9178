import { reason } from "./reason";

/** Reasons of refusals for narrows and ranges of messages. */
export const NARROWS_REASONS = {
  anchor_malformed: reason("The anchor is neither a message ID nor one of the words."),
  range_malformed: reason("The number of messages is none."),
  anchor_left_out_inside: reason("The anchor can be left out at an end of the range only."),
  too_many_messages: reason("More messages are asked for than one request may."),
  message_ids_beside_range: reason("A list of messages and a range exclude each other."),
  narrow_operator_unknown: reason("There is no such operator.", "BAD_NARROW"),
  narrow_operand_misshapen: reason("The operand is of another type than the operator takes."),
  narrow_operand_unknown: reason("The operator has no such operand.", "BAD_NARROW"),
  narrow_channel_unknown: reason("The narrow names a channel that does not exist.", "BAD_NARROW"),
  narrow_user_unknown: reason("The narrow names an account that does not exist.", "BAD_NARROW"),
  narrow_message_malformed: reason("The operand is not the ID of a message.", "BAD_NARROW"),
  narrow_contradicts_itself: reason("No message is in a channel and direct at once.", "BAD_NARROW"),
  narrow_with_repeated: reason("The operator with stands once.", "BAD_NARROW"),
  narrow_with_nothing: reason("The operator with names no message that the reader can read.", "BAD_NARROW"),
} as const;
