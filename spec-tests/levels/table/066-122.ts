/** The table of levels, 66 to 122. */
import { type Call, MEL, OLIVE } from "../behaviours/at-level";
import { appears, arrives, type LevelRange, registration } from "./entry";

const drafts: Call = [MEL, "GET /drafts"];
const defaults: Call = [OLIVE, "PATCH /realm/user_settings_defaults", { left_side_userlist: true }];

export const LEVELS_66_TO_122: LevelRange = {
  from: 66,
  to: 122,
  complete: false,
  entries: [
    appears(70, "registration: server_timestamp", registration("server_timestamp")),
    appears(72, "sizes in mebibytes: max_file_upload_size_mib", registration("max_file_upload_size_mib")),
    appears(73, "users: is_billing_admin (until 363)", registration("realm_users.0.is_billing_admin")),
    appears(74, "event_queue_longpoll_timeout_seconds", registration("event_queue_longpoll_timeout_seconds")),
    appears(75, "edit_topic_policy", registration("realm_edit_topic_policy")),
    appears(82, "email_notifications_batching_period_seconds", registration("email_notifications_batching_period_seconds")),
    appears(83, "is_system_bot", registration("cross_realm_bots.0.is_system_bot")),
    arrives(87, drafts),
    appears(88, "zulip_merge_base", registration("zulip_merge_base")),
    appears(89, "user_settings", registration("user_settings")),
    appears(93, "groups: is_system_group", registration("realm_user_groups.0.is_system_group")),
    appears(95, "realm_user_settings_defaults", registration("realm_user_settings_defaults")),
    arrives(96, defaults),
    appears(101, "delete_own_message_policy", registration("realm_delete_own_message_policy")),
    appears(102, "can_create_public_streams", registration("can_create_public_streams")),
    appears(103, "can_create_web_public_streams", registration("can_create_web_public_streams")),
    appears(105, "send_private_typing_notifications", registration("user_settings.send_private_typing_notifications")),
    appears(107, "escape_navigates_to_default_view", registration("user_settings.escape_navigates_to_default_view")),
    appears(109, "enable_spectator_access", registration("realm_enable_spectator_access")),
    appears(110, "server_web_public_streams_enabled", registration("server_web_public_streams_enabled")),
  ],
  without: { formatting: [97, 113], outside: [84, 85, 94, 104, 108, 115], mark: [66, 67, 68, 69, 122] },
};
