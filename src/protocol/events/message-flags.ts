/** What is told of the flags of messages. */
import { boolean, dictionary, integer, list, literal, named, oneOf, text } from "../schema/shapes";
import { event, field, mergeFields, record, type RecordOf } from "../schema/tables";
import { messageFlag } from "../records/messages";
import { type EventBodyOf } from "./event-body";

/** Where an unread direct message is. */
export const DIRECT_MESSAGE_DETAILS = record("direct_message_details", {
  /** A direct message. */
  type: literal("private"),
  /** The other participants; nobody in a conversation with oneself. */
  user_ids: list(integer),
  /** True where the message mentions the reader. */
  mentioned: field(literal(true), { optional: true }),
});

/** A row of `DIRECT_MESSAGE_DETAILS`. */
export interface DirectMessageDetails extends RecordOf<typeof DIRECT_MESSAGE_DETAILS> {}

/** Where an unread channel message is. */
export const CHANNEL_MESSAGE_DETAILS = record("channel_message_details", {
  /** A channel message. */
  type: literal("stream"),
  /** Its channel. */
  stream_id: integer,
  /** Its topic. */
  topic: text,
  /** Whether the reader has muted neither the topic nor the channel around it. */
  unmuted_stream_msg: boolean,
  /** True where the message mentions the reader. */
  mentioned: field(literal(true), { optional: true }),
});

/** A row of `CHANNEL_MESSAGE_DETAILS`. */
export interface ChannelMessageDetails extends RecordOf<typeof CHANNEL_MESSAGE_DETAILS> {}

/** Where an unread message is, for the client's counts. */
export type MessageDetails = DirectMessageDetails | ChannelMessageDetails;

const FLAG_FIELDS = {
  /** The former name of `op`. */
  operation: literal("add", "remove"),
  /** The flag. */
  flag: messageFlag,
  /** The messages. */
  messages: list(integer),
  /** Whether all messages are meant, whatever `messages` lists. */
  all: boolean,
} as const;

/** Messages have a flag now. */
export const UPDATE_MESSAGE_FLAGS_ADD_EVENT = event({ type: "update_message_flags", op: "add", fields: FLAG_FIELDS });

/** Messages have a flag now. */
export interface UpdateMessageFlagsAddEvent extends EventBodyOf<typeof UPDATE_MESSAGE_FLAGS_ADD_EVENT> {}

/** Messages have a flag no more. */
export const UPDATE_MESSAGE_FLAGS_REMOVE_EVENT = event({
  type: "update_message_flags",
  op: "remove",
  fields: mergeFields(FLAG_FIELDS, {
    /** By the ID of each message that is unread again: where it is. */
    message_details: field(
      dictionary(
        oneOf(
          named<DirectMessageDetails>(DIRECT_MESSAGE_DETAILS),
          named<ChannelMessageDetails>(CHANNEL_MESSAGE_DETAILS),
        ),
        "integers",
      ),
      { since: 121, optional: true },
    ),
  }),
});

/** Messages have a flag no more. */
export interface UpdateMessageFlagsRemoveEvent extends EventBodyOf<typeof UPDATE_MESSAGE_FLAGS_REMOVE_EVENT> {}

/** Any event of this subject. */
export type AnyFlagEvent = UpdateMessageFlagsAddEvent | UpdateMessageFlagsRemoveEvent;

/** The tables of this subject. */
export const FLAG_EVENTS = [UPDATE_MESSAGE_FLAGS_ADD_EVENT, UPDATE_MESSAGE_FLAGS_REMOVE_EVENT];
