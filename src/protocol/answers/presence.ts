/** What the operations of this subject answer. */
import { dictionary, integer, named, oneOf, timestamp } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";
import {
  LEGACY_PRESENCE,
  type LegacyPresenceView,
  PRESENCE,
  type PresenceView,
  USER_STATUS,
  type UserStatusView,
} from "../records/presence";

/** When people were last there. */
export const GET_PRESENCE_ANSWER = record("get_presence_response", {
  /** The time of the server, in UNIX seconds. */
  server_timestamp: timestamp,
  /** By address. */
  presences: dictionary(named<LegacyPresenceView>(LEGACY_PRESENCE)),
});

/** The answer declared by `GET_PRESENCE_ANSWER`. */
export interface GetPresenceResponse extends RecordOf<typeof GET_PRESENCE_ANSWER> {}

/** When somebody was last there. */
export const GET_USER_PRESENCE_ANSWER = record("get_user_presence_response", {
  /** By kinds of client. */
  presence: named<LegacyPresenceView>(LEGACY_PRESENCE),
});

/** The answer declared by `GET_USER_PRESENCE_ANSWER`. */
export interface GetUserPresenceResponse extends RecordOf<typeof GET_USER_PRESENCE_ANSWER> {}

/** What somebody says of themselves. */
export const GET_USER_STATUS_ANSWER = record("get_user_status_response", {
  /** What is not set is absent. */
  status: named<UserStatusView>(USER_STATUS),
});

/** The answer declared by `GET_USER_STATUS_ANSWER`. */
export interface GetUserStatusResponse extends RecordOf<typeof GET_USER_STATUS_ANSWER> {}

/** When the others were last there; nothing for a ping. */
export const UPDATE_PRESENCE_ANSWER = record("update_presence_response", {
  /** The number of the newest update. */
  presence_last_update_id: field(integer, { optional: true }),
  /** The time of the server, in UNIX seconds. */
  server_timestamp: field(timestamp, { optional: true }),
  /** By ID in the newer form, by address in the older one. */
  presences: field(dictionary(oneOf(named<LegacyPresenceView>(LEGACY_PRESENCE), named<PresenceView>(PRESENCE))), {
    optional: true,
  }),
});

/** The answer declared by `UPDATE_PRESENCE_ANSWER`. */
export interface UpdatePresenceResponse extends RecordOf<typeof UPDATE_PRESENCE_ANSWER> {}
