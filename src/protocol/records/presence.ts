/** Who is there, and what people say of themselves. */
import { boolean, literal, named, text, timestamp } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** When an account was last there, by the newer form. */
export interface PresenceView extends RecordOf<typeof PRESENCE> {}
export const PRESENCE = record("presence", {
  /** When it was last at work, in UNIX seconds; there when it ever was. */
  active_timestamp: field(timestamp, { optional: true }),
  /** When it was last there, at work or not, in UNIX seconds. */
  idle_timestamp: field(timestamp, { optional: true }),
});

/** When an account was last there with one kind of client, by the older form. */
export interface ClientPresenceView extends RecordOf<typeof CLIENT_PRESENCE> {}
export const CLIENT_PRESENCE = record("client_presence", {
  /** The kind of client. */
  client: field(text, { optional: true }),
  /** Whether it was at work. */
  status: literal("active", "idle", "offline"),
  /** When, in UNIX seconds. */
  timestamp: timestamp,
  /** Whether that client can be sent pushes. */
  pushable: field(boolean, { optional: true }),
});

/** When an account was last there, by the older form: by kinds of client. */
export interface LegacyPresenceView extends RecordOf<typeof LEGACY_PRESENCE> {}
export const LEGACY_PRESENCE = record("legacy_presence", {
  /** The newest of all. */
  aggregated: field(named<ClientPresenceView>(CLIENT_PRESENCE), { optional: true }),
  /** The web client. */
  website: named<ClientPresenceView>(CLIENT_PRESENCE),
});

/** The status of an account, without the parts that it has not set. */
export interface UserStatusView extends RecordOf<typeof USER_STATUS> {}
export const USER_STATUS = record("user_status", {
  /** Whether it hides that it is there. */
  away: field(boolean, { optional: true }),
  /** In words. */
  status_text: field(text, { optional: true }),
  /** The name of an emoji. */
  emoji_name: field(text, { optional: true }),
  /** The code of the emoji; see reactions. */
  emoji_code: field(text, { optional: true }),
  /** The kind of the emoji; see reactions. */
  reaction_type: field(text, { optional: true }),
});
