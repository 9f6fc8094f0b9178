/** The table of levels, 66 to 122. */
import { MEL_MEMBER, NINA_MEMBER, SECRET } from "../../support/realms";
import { type Call, MEL, newest, NINA, OLIVE, says } from "../behaviours/at-level";
import {
  ABSENT,
  allowed,
  answer,
  appears,
  arrives,
  entry,
  event,
  given,
  type LevelRange,
  registration,
  settingArrives,
  status,
  vanishes,
} from "./entry";

const drafts: Call = [MEL, "GET /drafts"];
const defaults: Call = [OLIVE, "PATCH /realm/user_settings_defaults", { left_side_userlist: true }];
const writes: Call = [NINA, "POST /messages", { type: "private", to: [MEL_MEMBER], content: "x" }];
const moves: Call = [OLIVE, "PATCH /messages/1", { topic: "u" }];
const creates = (more: Readonly<Record<string, unknown>>): Call => [
  OLIVE,
  "POST /users/me/subscriptions",
  { subscriptions: [{ name: "new" }], ...more },
];
const says240: Call = [MEL, "POST /users/me/status", { status_text: "x", emoji_name: "tada" }];
const unread: Call = [MEL, "POST /messages/flags", { messages: [1], op: "remove", flag: "read" }];
const spectators = given({ settings: { enable_spectator_access: true } });

export const LEVELS_66_TO_122: LevelRange = {
  from: 66,
  to: 122,
  entries: [
    appears(70, "registration: server_timestamp", registration("server_timestamp")),
    appears(
      71,
      "event of another privacy: is_web_public",
      event(OLIVE, [OLIVE, `PATCH /streams/${SECRET}`, { is_private: false }], "stream", "is_web_public"),
    ),
    appears(72, "sizes in mebibytes: max_file_upload_size_mib", registration("max_file_upload_size_mib")),
    appears(73, "users: is_billing_admin (until 363)", registration("realm_users.0.is_billing_admin")),
    appears(74, "event_queue_longpoll_timeout_seconds", registration("event_queue_longpoll_timeout_seconds")),
    appears(75, "edit_topic_policy", registration("realm_edit_topic_policy")),
    vanishes(
      77,
      "event delete_message of a direct message: sender_id",
      event(MEL, [OLIVE, "DELETE /messages/1"], "delete_message", "sender_id", [
        MEL,
        "POST /messages",
        { type: "private", to: [1], content: "x" },
      ]),
    ),
    vanishes(
      77,
      "event delete_message of a direct message: recipient_id",
      event(MEL, [OLIVE, "DELETE /messages/1"], "delete_message", "recipient_id", [
        MEL,
        "POST /messages",
        { type: "private", to: [1], content: "x" },
      ]),
    ),
    appears(82, "email_notifications_batching_period_seconds", registration("email_notifications_batching_period_seconds")),
    appears(83, "is_system_bot", registration("cross_realm_bots.0.is_system_bot")),
    appears(85, "add_custom_emoji_policy (until 307)", registration("realm_add_custom_emoji_policy")),
    appears(86, "emoji of a status", event(MEL, says240, "user_status", "emoji_name")),
    arrives(87, drafts),
    settingArrives(89, "enable_drafts_synchronization"),
    appears(88, "zulip_merge_base", registration("zulip_merge_base")),
    appears(89, "user_settings", registration("user_settings")),
    entry(89, "event user_settings", event(MEL, [MEL, "PATCH /settings", { enter_sends: true }], "user_settings", "value"), ABSENT, true),
    vanishes(90, "unread_msgs: sender_ids", answer("unread_msgs.streams.0.sender_ids", says(), [NINA, "POST /register"])),
    appears(93, "groups: is_system_group", registration("realm_user_groups.0.is_system_group")),
    appears(95, "realm_user_settings_defaults", registration("realm_user_settings_defaults")),
    arrives(96, defaults),
    entry(
      98,
      "POST /users/me/subscriptions: is_web_public",
      spectators.event(OLIVE, creates({ is_web_public: true }), "stream", "streams.0.is_web_public"),
      false,
      true,
    ),
    settingArrives(99, "twenty_four_hour_time"),
    entry(
      100,
      "message_content_delete_limit_seconds without a limit",
      given({ settings: { message_content_delete_limit_seconds: null } }).registration("realm_message_content_delete_limit_seconds"),
      0,
      null,
    ),
    appears(101, "delete_own_message_policy", registration("realm_delete_own_message_policy")),
    appears(102, "can_create_public_streams", registration("can_create_public_streams")),
    appears(102, "can_create_private_streams", registration("can_create_private_streams")),
    appears(103, "can_create_web_public_streams", registration("can_create_web_public_streams")),
    appears(105, "send_private_typing_notifications", registration("user_settings.send_private_typing_notifications")),
    settingArrives(105, "send_stream_typing_notifications"),
    settingArrives(105, "send_read_receipts"),
    allowed(
      106,
      "PATCH /users/{user_id}: full_name without quotes",
      status([OLIVE, `PATCH /users/${MEL_MEMBER}`, { full_name: "Mel Again" }]),
    ),
    appears(107, "escape_navigates_to_default_view", registration("user_settings.escape_navigates_to_default_view")),
    appears(109, "enable_spectator_access", registration("realm_enable_spectator_access")),
    appears(110, "server_web_public_streams_enabled", registration("server_web_public_streams_enabled")),
    appears(114, "event update_message: rendering_only", event(MEL, moves, "update_message", "rendering_only", says())),
    appears(
      116,
      "GET /server_settings: realm_web_public_access_enabled",
      answer("realm_web_public_access_enabled", [null, "GET /server_settings"]),
    ),
    entry(118, "edit history: prev_topic", answer("messages.0.edit_history.0.prev_topic", says(), moves, newest(MEL)), ABSENT, "t"),
    entry(118, "edit history: topic", answer("messages.0.edit_history.0.topic", says(), moves, newest(MEL)), ABSENT, "u"),
    vanishes(118, "edit history: prev_subject", answer("messages.0.edit_history.0.prev_subject", says(), moves, newest(MEL))),
    entry(
      119,
      "unread_msgs.pms: other_user_id",
      answer("unread_msgs.pms.0.other_user_id", writes, [MEL, "POST /register"]),
      ABSENT,
      NINA_MEMBER,
    ),
    appears(120, "GET /messages/{message_id}: message", answer("message.content", says(), [MEL, "GET /messages/1"])),
    appears(
      121,
      "event of messages that are unread again: message_details",
      event(MEL, unread, "update_message_flags", "message_details", says()),
    ),
  ],
  without: { formatting: [97, 113], unmodelled: [80, 81], outside: [84, 94, 104, 108, 115], mark: [66, 67, 68, 69, 122] },
};
