/** Events of presence, status and typing. */
import { CLIENT_PRESENCE, type ClientPresenceView, PRESENCE, type PresenceView, USER_STATUS } from "../records/people";
import { changedAt, dictionary, email, integer, list, literal, named, oneOf, seconds, text } from "../schema/shapes";
import { event, field, mergeFields, record } from "../schema/tables";
import { fieldsIn } from "./event-body";

/** A user is or was active. */
export const PRESENCE_EVENT = event("presence", {
  /**
   * The presence of accounts, by their IDs. For clients with the capability `simplified_presence_events`; all other
   * fields are for other clients.
   */
  presences: field(dictionary(named<PresenceView>(PRESENCE), "integers"), { since: 419, optional: true }),
  /** The ID of the account. */
  user_id: field(integer, { optional: true }),
  /** The address of the account. Absent for clients with `slim_presence`. */
  email: field(email, { optional: true }),
  /** When the event was sent, in UNIX seconds. */
  server_timestamp: field(seconds, { optional: true }),
  /** The presence of the account, by kind of client. */
  presence: field(dictionary(named<ClientPresenceView>(CLIENT_PRESENCE)), { optional: true }),
});

/** The status of an account has changed. Unchanged fields are absent. */
export const USER_STATUS_EVENT = event(
  "user_status",
  mergeFields(
    {
      /** The ID of the account. */
      user_id: integer,
    },
    fieldsIn(USER_STATUS),
  ),
);

/** An account that types, or a recipient. */
export const TYPING_PERSON = record("typing_person", {
  /** The ID of the account. */
  user_id: integer,
  /** The address that all accounts can see. */
  email: email,
});

const TYPING_FIELDS = {
  /** `stream` for a channel; `direct`, before feature level 215 `private`, for a direct message. */
  message_type: oneOf(literal("stream"), changedAt(215, literal("private"), literal("direct"))),
  /** The account that is typing. */
  sender: TYPING_PERSON,
  /** All participants; direct messages only. */
  recipients: field(list(TYPING_PERSON), { optional: true }),
  /** The ID of the channel; for channels only. */
  stream_id: field(integer, { since: 58, optional: true }),
  /** The topic; for channels only. */
  topic: field(text, { since: 58, optional: true }),
} as const;

/** An account started typing a message. */
export const TYPING_START_EVENT = event("typing/start", TYPING_FIELDS);

/** An account stopped typing a message. */
export const TYPING_STOP_EVENT = event("typing/stop", TYPING_FIELDS);

/** The users of the message that is being edited. */
export const EDITED_DIRECT_MESSAGE = record("edited_direct_message", {
  /** Always `direct`. */
  type: literal("direct"),
  /** The IDs of the participants. */
  user_ids: list(integer),
});

/** The place of the message that is being edited. */
export const EDITED_CHANNEL_MESSAGE = record("edited_channel_message", {
  /** Always `channel`. */
  type: literal("channel"),
  /** The ID of the channel. */
  channel_id: integer,
  /** The topic of the message. */
  topic: text,
});

const EDIT_TYPING_FIELDS = {
  /** The ID of the account that is editing. */
  sender_id: integer,
  /** The ID of the message. */
  message_id: integer,
  /** The conversation of the message. */
  recipient: oneOf(EDITED_DIRECT_MESSAGE, EDITED_CHANNEL_MESSAGE),
} as const;

/** An account started editing a message. */
export const TYPING_EDIT_MESSAGE_START_EVENT = event("typing_edit_message/start", 351, EDIT_TYPING_FIELDS);

/** An account stopped editing a message. */
export const TYPING_EDIT_MESSAGE_STOP_EVENT = event("typing_edit_message/stop", 351, EDIT_TYPING_FIELDS);
