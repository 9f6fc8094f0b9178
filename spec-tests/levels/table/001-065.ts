/** The table of levels, 1 to 65. */
import { type Call, MEL, newest, NINA, OLIVE, says } from "../behaviours/at-level";
import { allowed, answer, appears, arrives, entry, type LevelRange, registration, status, vanishes } from "./entry";

const reacts: Call = [NINA, "POST /messages/1/reactions", { emoji_name: "tada" }];
const joins: Call = [OLIVE, "POST /users/me/subscriptions", { subscriptions: [{ name: "general" }], principals: [4] }];
const invites = (invite_as: number): Call => [OLIVE, "POST /invites", { invitee_emails: "x@example.test", stream_ids: [1], invite_as }];

export const LEVELS_1_TO_65: LevelRange = {
  from: 1,
  to: 65,
  complete: false,
  entries: [
    appears(2, "reactions: user_id", answer("messages.0.reactions.0.user_id", says(), reacts, newest(MEL))),
    appears(3, "setting presence_enabled", registration("presence_enabled")),
    appears(6, "avatar_version", registration("realm_users.0.avatar_version")),
    appears(8, "users: is_owner", registration("realm_users.0.is_owner")),
    allowed(9, "principals by user ID", status(joins)),
    appears(11, "registration: is_owner", registration("is_owner")),
    arrives(12, [MEL, "GET /users/5/subscriptions/1"]),
    appears(17, "channels: message_retention_days", registration("subscriptions.0.message_retention_days")),
    allowed(20, "inviting owners", status(invites(100))),
    appears(21, "setting color_scheme", registration("color_scheme")),
    appears(22, "invitations: invited_by_user_id", answer("invites.0.invited_by_user_id", invites(400), [OLIVE, "GET /invites"])),
    vanishes(26, "messages: sender_short_name", answer("messages.0.sender_short_name", says(), newest(MEL))),
    appears(30, "channels: date_created", registration("subscriptions.0.date_created")),
    appears(31, "subscriptions: role (until 132)", registration("subscriptions.0.role")),
    appears(34, "who may mention all", registration("realm_wildcard_mention_policy")),
    entry(39, "GET /users/{email}", status([MEL, `GET /users/${NINA}`]), 404, 200),
    appears(42, "setting default_view", registration("default_view")),
    appears(44, "unread_msgs: old_unreads_missing", registration("unread_msgs.old_unreads_missing")),
    arrives(48, [MEL, "POST /users/me/muted_users/5"]),
    appears(50, "invite_to_realm_policy", registration("realm_invite_to_realm_policy")),
    appears(51, "can_invite_others_to_realm", registration("can_invite_others_to_realm")),
    appears(53, "max_topic_length", registration("max_topic_length")),
    arrives(54, [MEL, "GET /realm/linkifiers"]),
    appears(56, "who may move between channels", registration("realm_move_messages_between_streams_policy")),
    appears(59, "users: role", registration("realm_users.0.role")),
    appears(60, "registration: is_moderator", registration("is_moderator")),
    allowed(61, "inviting moderators", status(invites(300))),
  ],
  without: { formatting: [15, 16, 24, 33], outside: [14, 23], mark: [25, 27, 28, 29, 65] },
};
