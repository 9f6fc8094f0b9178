/** Events of presence, status and typing. */
import { CLIENT_PRESENCE, type ClientPresenceView, PRESENCE, type PresenceView, USER_STATUS } from "../records/people";
import { changedAt, dictionary, email, integer, list, literal, named, number, oneOf, text } from "../schema/shapes";
import { event, field, mergeFields, record } from "../schema/tables";
import { type EventBodyOf, fieldsIn } from "./event-body";

/** A user is or was active. */
export interface PresenceEvent extends EventBodyOf<typeof PRESENCE_EVENT> {}
export const PRESENCE_EVENT = event({
  type: "presence",
  fields: {
    /** By the account's ID: when it was there. For clients that take this form; the others get all that follows. */
    presences: field(dictionary(named<PresenceView>(PRESENCE), "integers"), { since: 419, optional: true }),
    /** The account. */
    user_id: field(integer, { optional: true }),
    /** The account's address; not for clients that want slim presence. */
    email: field(email, { optional: true }),
    /** When the event was sent, in UNIX seconds. */
    server_timestamp: field(number, { optional: true }),
    /** By kind of client: when it was there. */
    presence: field(dictionary(named<ClientPresenceView>(CLIENT_PRESENCE)), { optional: true }),
  },
});

/** A user has changed its status. Omitted fields have not changed. */
export interface UserStatusEvent extends EventBodyOf<typeof USER_STATUS_EVENT> {}
export const USER_STATUS_EVENT = event({
  type: "user_status",
  fields: mergeFields(
    {
      /** The account. */
      user_id: integer,
    },
    fieldsIn(USER_STATUS),
  ),
});

/** Any event of this subject. */
export type AnyPresenceEvent = PresenceEvent | UserStatusEvent;

/** The tables of this subject. */
export const PRESENCE_EVENTS = [PRESENCE_EVENT, USER_STATUS_EVENT];

/** An account that types, or a recipient. */
export const TYPING_PERSON = record("typing_person", {
  /** The ID of the account. */
  user_id: integer,
  /** The address that all accounts can see. */
  email: email,
});

const TYPING_FIELDS = {
  /** Whether it is for a channel or for users. */
  message_type: oneOf(literal("stream"), changedAt(215, literal("private"), literal("direct"))),
  /** Who types. */
  sender: TYPING_PERSON,
  /** All participants; for users only. */
  recipients: field(list(TYPING_PERSON), { optional: true }),
  /** The channel; for channels only. */
  stream_id: field(integer, { since: 58, optional: true }),
  /** The topic; for channels only. */
  topic: field(text, { since: 58, optional: true }),
} as const;

/** An account has begun to type. */
export interface TypingStartEvent extends EventBodyOf<typeof TYPING_START_EVENT> {}
export const TYPING_START_EVENT = event({ type: "typing", op: "start", fields: TYPING_FIELDS });

/** An account has stopped typing. */
export interface TypingStopEvent extends EventBodyOf<typeof TYPING_STOP_EVENT> {}
export const TYPING_STOP_EVENT = event({ type: "typing", op: "stop", fields: TYPING_FIELDS });

/** The users of the message that is being edited. */
export const EDITED_DIRECT_MESSAGE = record("edited_direct_message", {
  /** A direct message. */
  type: literal("direct"),
  /** Its participants. */
  user_ids: list(integer),
});

/** The place of the message that is being edited. */
export const EDITED_CHANNEL_MESSAGE = record("edited_channel_message", {
  /** A channel message. */
  type: literal("channel"),
  /** Its channel. */
  channel_id: integer,
  /** Its topic. */
  topic: text,
});

const EDIT_TYPING_FIELDS = {
  /** Who edits. */
  sender_id: integer,
  /** The message. */
  message_id: integer,
  /** Where the message is. */
  recipient: oneOf(EDITED_DIRECT_MESSAGE, EDITED_CHANNEL_MESSAGE),
} as const;

/** An account has begun to edit a message. */
export interface TypingEditMessageStartEvent extends EventBodyOf<typeof TYPING_EDIT_MESSAGE_START_EVENT> {}
export const TYPING_EDIT_MESSAGE_START_EVENT = event({
  type: "typing_edit_message",
  op: "start",
  fields: EDIT_TYPING_FIELDS,
  since: 351,
});

/** An account has stopped editing a message. */
export interface TypingEditMessageStopEvent extends EventBodyOf<typeof TYPING_EDIT_MESSAGE_STOP_EVENT> {}
export const TYPING_EDIT_MESSAGE_STOP_EVENT = event({
  type: "typing_edit_message",
  op: "stop",
  fields: EDIT_TYPING_FIELDS,
  since: 351,
});

/** Any event of this subject. */
export type AnyTypingEvent =
  TypingStartEvent | TypingStopEvent | TypingEditMessageStartEvent | TypingEditMessageStopEvent;

/** The tables of this subject. */
export const TYPING_EVENTS = [
  TYPING_START_EVENT,
  TYPING_STOP_EVENT,
  TYPING_EDIT_MESSAGE_START_EVENT,
  TYPING_EDIT_MESSAGE_STOP_EVENT,
];
