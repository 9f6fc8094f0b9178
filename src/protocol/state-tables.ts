/**
 * A row of a state table: a trigger, its condition, and the next state. If the trigger is refused, it is an error and
 * the state stays.
 */
export interface StateRow {
  readonly subject: string;
  readonly state: string;
  readonly trigger: string;
  /** The condition; empty for all cases that no other row of the trigger covers. */
  readonly condition: string;
  readonly next: string;
  readonly refused: boolean;
}

type Cells = readonly [state: string, trigger: string, condition: string, next: string, refused?: "refused"];

/** Writes a table of a subject's states as rows; a row that ends with `refused` is an error. */
export function statesOf(subject: string, table: readonly Cells[]): readonly StateRow[] {
  return table.map(([state, trigger, condition, next, refused]) => {
    return Object.freeze({ subject, state, trigger, condition, next, refused: refused !== undefined });
  });
}

/** A scheduled message from its creation to its end. */
export const SCHEDULED_MESSAGE_STATES = statesOf("Scheduled message", [
  ["none", "create", "may be sent", "scheduled"],
  ["none", "create", "", "none", "refused"],
  ["scheduled", "edit", "may be sent", "scheduled"],
  ["scheduled", "edit", "", "scheduled", "refused"],
  ["scheduled", "delete", "", "deleted"],
  ["scheduled", "time", "may be sent", "delivered"],
  ["scheduled", "time", "", "failed"],
  ["failed", "edit", "new time, may be sent", "scheduled"],
  ["failed", "edit", "", "failed", "refused"],
  ["failed", "delete", "", "deleted"],
  ["delivered", "edit", "", "delivered", "refused"],
  ["delivered", "delete", "", "deleted"],
  ["deleted", "edit", "", "deleted", "refused"],
  ["deleted", "delete", "", "deleted", "refused"],
]);

/**
 * An account that edits a message, as others see it. The server stores no state, so every start and stop is an event.
 */
export const EDITING_TYPING_STATES = statesOf("Editing typing", [
  ["not typing", "start", "may edit now", "typing"],
  ["not typing", "start", "", "not typing", "refused"],
  ["not typing", "stop", "may edit now", "not typing"],
  ["not typing", "stop", "", "not typing", "refused"],
  ["typing", "start", "may edit now", "typing"],
  ["typing", "start", "", "typing", "refused"],
  ["typing", "stop", "may edit now", "not typing"],
  ["typing", "stop", "", "typing", "refused"],
]);

/** A topic, resolved or not. A move keeps the prefix of a resolved topic. */
export const TOPIC_STATES = statesOf("Topic", [
  ["unresolved", "resolve", "may resolve, named", "resolved"],
  ["unresolved", "resolve", "", "unresolved", "refused"],
  ["unresolved", "move", "may move, in time", "unresolved"],
  ["unresolved", "move", "", "unresolved", "refused"],
  ["resolved", "unresolve", "may resolve", "unresolved"],
  ["resolved", "unresolve", "", "resolved", "refused"],
  ["resolved", "move", "may move, in time", "resolved"],
  ["resolved", "move", "", "resolved", "refused"],
]);

/** A message from its sending to its deletion, by what its history holds. */
export const MESSAGE_STATES = statesOf("Message", [
  ["as sent", "edit", "author, in time", "edited"],
  ["as sent", "edit", "", "as sent", "refused"],
  ["as sent", "move", "may move, in time", "moved"],
  ["as sent", "move", "", "as sent", "refused"],
  ["as sent", "delete", "may delete", "deleted"],
  ["as sent", "delete", "", "as sent", "refused"],
  ["edited", "edit", "author, in time", "edited"],
  ["edited", "edit", "", "edited", "refused"],
  ["edited", "move", "may move, in time", "edited and moved"],
  ["edited", "move", "", "edited", "refused"],
  ["edited", "delete", "may delete", "deleted"],
  ["edited", "delete", "", "edited", "refused"],
  ["moved", "edit", "author, in time", "edited and moved"],
  ["moved", "edit", "", "moved", "refused"],
  ["moved", "move", "may move, in time", "moved"],
  ["moved", "move", "", "moved", "refused"],
  ["moved", "delete", "may delete", "deleted"],
  ["moved", "delete", "", "moved", "refused"],
  ["edited and moved", "edit", "author, in time", "edited and moved"],
  ["edited and moved", "edit", "", "edited and moved", "refused"],
  ["edited and moved", "move", "may move, in time", "edited and moved"],
  ["edited and moved", "move", "", "edited and moved", "refused"],
  ["edited and moved", "delete", "may delete", "deleted"],
  ["edited and moved", "delete", "", "edited and moved", "refused"],
  ["deleted", "edit", "", "deleted", "refused"],
  ["deleted", "move", "", "deleted", "refused"],
  ["deleted", "delete", "", "deleted", "refused"],
]);

/** A channel folder. A request for its current state succeeds, without an event. */
export const CHANNEL_FOLDER_STATES = statesOf("Channel folder", [
  ["not archived", "archive", "administrator", "archived"],
  ["not archived", "archive", "", "not archived", "refused"],
  ["not archived", "unarchive", "administrator", "not archived"],
  ["not archived", "unarchive", "", "not archived", "refused"],
  ["archived", "archive", "administrator", "archived"],
  ["archived", "archive", "", "archived", "refused"],
  ["archived", "unarchive", "administrator, name free", "not archived"],
  ["archived", "unarchive", "", "archived", "refused"],
]);

/**
 * A channel between use and archive. Subscribing and leaving are possible in both.
 *
 * @see https://zulip.com/api/get-streams
 */
export const CHANNEL_STATES = statesOf("Channel", [
  ["open", "archive", "administers it", "archived"],
  ["open", "archive", "", "open", "refused"],
  ["open", "unarchive", "", "open", "refused"],
  ["open", "post", "", "open"],
  ["open", "subscribe", "", "open"],
  ["open", "unsubscribe", "", "open"],
  ["archived", "archive", "", "archived", "refused"],
  ["archived", "unarchive", "administers it", "open"],
  ["archived", "unarchive", "", "archived", "refused"],
  ["archived", "post", "", "archived", "refused"],
  ["archived", "subscribe", "", "archived"],
  ["archived", "unsubscribe", "", "archived"],
]);

/**
 * The visibility policy of an account for a topic. By its settings, the account follows or unmutes a topic that it
 * sends to, and follows one in which it is mentioned; unmuting is for muted channels.
 *
 * @see https://zulip.com/api/update-user-topic
 */
export const TOPIC_VISIBILITY_STATES = statesOf("Topic visibility", [
  ["none", "set none", "", "none"],
  ["none", "set muted", "", "muted"],
  ["none", "set unmuted", "", "unmuted"],
  ["none", "set followed", "", "followed"],
  ["none", "send", "follows by setting", "followed"],
  ["none", "send", "unmutes by setting", "unmuted"],
  ["none", "send", "", "none"],
  ["none", "mentioned", "follows by setting", "followed"],
  ["none", "mentioned", "", "none"],
  ["muted", "set none", "", "none"],
  ["muted", "set muted", "", "muted"],
  ["muted", "set unmuted", "", "unmuted"],
  ["muted", "set followed", "", "followed"],
  ["muted", "send", "follows by setting", "followed"],
  ["muted", "send", "unmutes by setting", "unmuted"],
  ["muted", "send", "", "muted"],
  ["muted", "mentioned", "", "muted"],
  ["unmuted", "set none", "", "none"],
  ["unmuted", "set muted", "", "muted"],
  ["unmuted", "set unmuted", "", "unmuted"],
  ["unmuted", "set followed", "", "followed"],
  ["unmuted", "send", "follows by setting", "followed"],
  ["unmuted", "send", "", "unmuted"],
  ["unmuted", "mentioned", "follows by setting", "followed"],
  ["unmuted", "mentioned", "", "unmuted"],
  ["followed", "set none", "", "none"],
  ["followed", "set muted", "", "muted"],
  ["followed", "set unmuted", "", "unmuted"],
  ["followed", "set followed", "", "followed"],
  ["followed", "send", "", "followed"],
  ["followed", "mentioned", "", "followed"],
]);

/** The registration of a device for encrypted pushes. */
export const PUSH_DEVICE_STATES = statesOf("Push device", [
  ["none", "register", "", "pending"],
  ["none", "relay accepts", "", "none", "refused"],
  ["none", "relay refuses", "", "none", "refused"],
  ["pending", "register", "", "pending"],
  ["pending", "relay accepts", "", "active"],
  ["pending", "relay refuses", "", "failed"],
  ["active", "register", "", "active"],
  ["active", "relay accepts", "", "active", "refused"],
  ["active", "relay refuses", "", "active", "refused"],
  ["failed", "register", "", "pending"],
  ["failed", "relay accepts", "", "failed", "refused"],
  ["failed", "relay refuses", "", "failed", "refused"],
]);

/** The membership of a user in a group. It changes in the same way in active and deactivated groups. */
export const GROUP_MEMBERSHIP_STATES = statesOf("User group: membership", [
  ["not a member", "add", "", "member"],
  ["not a member", "remove", "", "not a member", "refused"],
  ["not a member", "deactivate user", "", "not a member, deactivated"],
  ["not a member", "reactivate user", "", "not a member"],
  ["member", "add", "", "member", "refused"],
  ["member", "remove", "", "not a member"],
  ["member", "deactivate user", "", "member, deactivated"],
  ["member", "reactivate user", "", "member"],
  ["member, deactivated", "add", "", "member, deactivated", "refused"],
  ["member, deactivated", "remove", "", "member, deactivated", "refused"],
  ["member, deactivated", "deactivate user", "", "member, deactivated", "refused"],
  ["member, deactivated", "reactivate user", "", "member"],
  ["not a member, deactivated", "add", "", "not a member, deactivated", "refused"],
  ["not a member, deactivated", "remove", "", "not a member, deactivated", "refused"],
  ["not a member, deactivated", "deactivate user", "", "not a member, deactivated", "refused"],
  ["not a member, deactivated", "reactivate user", "", "not a member"],
]);

/** A user group that nothing uses. */
export const USER_GROUP_STATES = statesOf("User group", [
  ["active", "deactivate group", "", "deactivated"],
  ["active", "reactivate group", "", "active"],
  ["deactivated", "deactivate group", "", "deactivated", "refused"],
  ["deactivated", "reactivate group", "", "active"],
]);

/** An invitation by email. It is void when its address has got an account in another way. */
export const INVITATION_STATES = statesOf("Invitation", [
  ["none", "send", "may invite, address free", "pending"],
  ["none", "send", "", "none", "refused"],
  ["pending", "resend", "may manage", "pending"],
  ["pending", "resend", "", "pending", "refused"],
  ["pending", "revoke", "may manage", "revoked"],
  ["pending", "revoke", "", "pending", "refused"],
  ["pending", "accept", "own address", "used"],
  ["pending", "accept", "", "pending", "refused"],
  ["pending", "time", "", "expired"],
  ["pending", "referrer deactivated", "", "revoked"],
  ["pending", "address joins otherwise", "", "void"],
  ["used", "resend", "may manage", "used"],
  ["used", "resend", "", "used", "refused"],
  ["used", "revoke", "may manage", "revoked"],
  ["used", "revoke", "", "used", "refused"],
  ["used", "accept", "", "used", "refused"],
  ["revoked", "resend", "", "revoked", "refused"],
  ["revoked", "revoke", "", "revoked", "refused"],
  ["revoked", "accept", "", "revoked", "refused"],
  ["expired", "resend", "may manage", "expired"],
  ["expired", "resend", "", "expired", "refused"],
  ["expired", "revoke", "may manage", "revoked"],
  ["expired", "revoke", "", "expired", "refused"],
  ["expired", "accept", "", "expired", "refused"],
  ["void", "resend", "may manage", "void"],
  ["void", "resend", "", "void", "refused"],
  ["void", "revoke", "may manage", "revoked"],
  ["void", "revoke", "", "void", "refused"],
  ["void", "accept", "", "void", "refused"],
]);

/** A reusable link. Any number of users can join with it. */
export const INVITE_LINK_STATES = statesOf("Reusable link", [
  ["none", "create", "may make links", "active"],
  ["none", "create", "", "none", "refused"],
  ["active", "accept", "address free", "active"],
  ["active", "accept", "", "active", "refused"],
  ["active", "revoke", "may manage", "revoked"],
  ["active", "revoke", "", "active", "refused"],
  ["active", "time", "", "expired"],
  ["active", "referrer deactivated", "", "revoked"],
  ["revoked", "accept", "", "revoked", "refused"],
  ["revoked", "revoke", "", "revoked", "refused"],
  ["expired", "accept", "", "expired", "refused"],
  ["expired", "revoke", "may manage", "revoked"],
  ["expired", "revoke", "", "expired", "refused"],
]);

/** All tables. */
export const STATE_TABLES: readonly (readonly StateRow[])[] = [
  SCHEDULED_MESSAGE_STATES,
  EDITING_TYPING_STATES,
  TOPIC_STATES,
  MESSAGE_STATES,
  CHANNEL_FOLDER_STATES,
  CHANNEL_STATES,
  TOPIC_VISIBILITY_STATES,
  PUSH_DEVICE_STATES,
  GROUP_MEMBERSHIP_STATES,
  USER_GROUP_STATES,
  INVITATION_STATES,
  INVITE_LINK_STATES,
];
