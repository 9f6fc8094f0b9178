/** The table of levels, 1 to 65. */
import { GENERAL, NINA_MEMBER } from "../../support/realms";
import { type Call, MEL, newest, NINA, OLIVE, says } from "../behaviours/at-level";
import {
  ABSENT,
  allowed,
  answer,
  appears,
  arrives,
  entry,
  event,
  heardBy,
  type LevelRange,
  part,
  registration,
  status,
  vanishes,
} from "./entry";

const reacts: Call = [NINA, "POST /messages/1/reactions", { emoji_name: "tada" }];
const joins: Call = [OLIVE, "POST /users/me/subscriptions", { subscriptions: [{ name: "general" }], principals: [4] }];
const invites = (invite_as: number): Call => [OLIVE, "POST /invites", { invitee_emails: "x@example.test", stream_ids: [1], invite_as }];

const leaves: Call = [NINA, "DELETE /users/me/subscriptions", { subscriptions: ["general"] }];
const stars: Call = [MEL, "POST /messages/flags", { messages: [1], op: "add", flag: "starred" }];
const colours: Call = [
  MEL,
  "POST /users/me/subscriptions/properties",
  { subscription_data: [{ stream_id: GENERAL, property: "color", value: "#aabbcc" }] },
];
const addsField: Call = [OLIVE, "POST /realm/profile_fields", { name: "n", field_type: 1 }];
const linkifier = { pattern: "T(?P<id>[0-9]+)", url_format_string: "https://t.test/%(id)s" };

export const LEVELS_1_TO_65: LevelRange = {
  from: 1,
  to: 65,
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
    appears(4, "registration: password_min_length", registration("password_min_length")),
    entry(
      13,
      "events of several deleted messages",
      part(
        heardBy(
          MEL,
          { bulk_message_deletion: true },
          [OLIVE, `POST /streams/${GENERAL}/delete_topic`, { topic_name: "t" }],
          says(),
          says(),
        ),
        "length",
      ),
      2,
      1,
    ),
    appears(19, "event subscription/peer_remove: stream_id", event(MEL, leaves, "subscription", "stream_id")),
    entry(19, "event subscription/peer_remove: name", event(MEL, leaves, "subscription", "name"), "general", ABSENT),
    appears(32, "event update_message_flags: op", event(MEL, stars, "update_message_flags", "op", says())),
    entry(35, "event subscription/peer_remove: user_ids", event(MEL, leaves, "subscription", "user_ids"), ABSENT, [NINA_MEMBER]),
    entry(35, "event subscription/peer_remove: user_id", event(MEL, leaves, "subscription", "user_id"), NINA_MEMBER, ABSENT),
    entry(35, "event subscription/peer_remove: stream_ids", event(MEL, leaves, "subscription", "stream_ids"), ABSENT, [GENERAL]),
    vanishes(40, "event subscription/update: email", event(MEL, colours, "subscription", "email")),
    entry(41, "event subscription/update: name", event(MEL, colours, "subscription", "name"), "general", ABSENT),
    entry(45, "event custom_profile_fields: op", event(MEL, addsField, "custom_profile_fields", "op"), "add", ABSENT),
    arrives(49, [OLIVE, "POST /realm/playgrounds", { name: "p", pygments_language: "Python", url_prefix: "https://a.test/" }]),
    entry(
      57,
      "PATCH /realm/filters/{filter_id}",
      status([OLIVE, "POST /realm/filters", linkifier], [OLIVE, "PATCH /realm/filters/1", linkifier]),
      405,
      200,
    ),
    allowed(58, "typing in a channel", status([MEL, "POST /typing", { type: "stream", op: "start", to: [GENERAL], topic: "t" }])),
    allowed(62, "wildcard_mention_policy: moderators", status([OLIVE, "PATCH /realm", { wildcard_mention_policy: 7 }])),
    allowed(
      64,
      "PATCH /streams/{stream_id}: description without quotes",
      status([OLIVE, `PATCH /streams/${GENERAL}`, { description: "other words" }]),
    ),
  ],
  without: {
    formatting: [15, 16, 24, 33],
    looks: [47, 52, 55],
    outside: [14, 23],
    either: [18],
    unmodelled: [5, 7, 10, 37, 46, 63],
    lowest: [1],
    mark: [25, 27, 28, 29, 65],
  },
};
