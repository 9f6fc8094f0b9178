/** The table of levels, 372 to 421. */
import type { Fixture } from "../../../src/index";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, SECRET, START } from "../../support/realms";
import { at, body, type Call, MEL, NINA, OLIVE, realmAt, says } from "../behaviours/at-level";
import {
  ABSENT,
  allowed,
  answer,
  appears,
  arrives,
  entry,
  events,
  given,
  heardBy,
  type Input,
  known,
  type LevelRange,
  part,
  refused,
  registration,
  size,
  status,
  vanishes,
} from "./entry";

const reminds: Call = [MEL, "POST /reminders", { message_id: 1, scheduled_delivery_timestamp: START + 600 }];
const reports: Call = [MEL, "POST /messages/1/report", { report_type: "spam" }];
const moderated: Fixture = { settings: { moderation_request_channel_id: SECRET } };
const grouped: Fixture = { groups: [{ name: "g", members: [MEL] }] };
const folds: Call = [OLIVE, "POST /channel_folders/create", { name: "f", description: "" }];
const navigates: Call = [MEL, "POST /navigation_views", { fragment: "narrow/is/alerted", is_pinned: true, name: "Alerts" }];
const registersPush: Call = [
  MEL,
  "POST /mobile_push/register",
  { token_kind: "fcm", push_account_id: 7, push_public_key: "k", bouncer_public_key: "k", encrypted_push_registration: "e" },
];
const ofChannel = (name: string): Input => answer(`stream.${name}`, [OLIVE, `GET /streams/${GENERAL}`]);
const changesChannel = (changes: Readonly<Record<string, unknown>>): Call => [OLIVE, `PATCH /streams/${GENERAL}`, changes];
const subscribesQuietly: Call = [
  OLIVE,
  "POST /users/me/subscriptions",
  { subscriptions: [{ name: "general" }], send_new_subscription_messages: false },
];
const looksAt: Call = [NINA, "POST /users/me/presence", { status: "active" }];

export const LEVELS_372_TO_421: LevelRange = {
  from: 372,
  to: 421,
  entries: [
    refused(
      379,
      "prev_content_sha256 of other content",
      status(says(), [MEL, "PATCH /messages/1", { content: "y", prev_content_sha256: "0".repeat(64) }]),
    ),
    arrives(381, reminds, says()),
    entry(382, "POST /messages/{message_id}/report", given(moderated).status(says(), reports), 404, 200),
    allowed(383, "the third view of channels", status([OLIVE, "PATCH /settings", { web_channel_default_view: 3 }])),
    entry(384, "GET /users: user_ids", size("members", [OLIVE, "GET /users", { user_ids: [MEL_MEMBER] }]), 8, 1),
    appears(385, "setting resolved_topic_notice_auto_read_policy", registration("user_settings.resolved_topic_notice_auto_read_policy")),
    entry(
      386,
      "groups come back",
      given(grouped).answer(
        "ignored_parameters_unsupported",
        [OLIVE, "POST /user_groups/9/deactivate"],
        [OLIVE, "PATCH /user_groups/9", { deactivated: false, description: "d" }],
      ),
      ["deactivated"],
      ABSENT,
    ),
    entry(
      388,
      "unarchiving channels",
      answer("ignored_parameters_unsupported", [OLIVE, "PATCH /streams/5", { is_archived: false, description: "d" }]),
      ["is_archived"],
      ABSENT,
    ),
    arrives(389, folds),
    arrives(389, [MEL, "GET /channel_folders"]),
    appears(389, "registration: channel_folders", registration("channel_folders")),
    appears(389, "channels: folder_id", ofChannel("folder_id")),
    arrives(390, navigates),
    arrives(390, [MEL, "GET /navigation_views"]),
    appears(390, "registration: navigation_views", registration("navigation_views")),
    appears(392, "channels: topics_policy", ofChannel("topics_policy")),
    appears(392, "realm setting can_set_topics_policy_group", registration("realm_can_set_topics_policy_group")),
    appears(394, "channels: subscriber_count", ofChannel("subscriber_count")),
    appears(396, "channels: can_move_messages_within_channel_group", ofChannel("can_move_messages_within_channel_group")),
    appears(396, "channels: can_move_messages_out_of_channel_group", ofChannel("can_move_messages_out_of_channel_group")),
    known(397, "send_new_subscription_messages", subscribesQuietly),
    appears(397, "registration: max_bulk_new_subscription_messages", registration("max_bulk_new_subscription_messages")),
    appears(398, "setting web_left_sidebar_unreads_count_summary", registration("user_settings.web_left_sidebar_unreads_count_summary")),
    arrives(399, [MEL, "GET /reminders"]),
    entry(399, "DELETE /reminders/{reminder_id}", status(says(), reminds, [MEL, "DELETE /reminders/1"]), 404, 200),
    entry(399, "events reminders", events(MEL, reminds, says()), [], ["reminders/add"]),
    appears(399, "registration: reminders", registration("reminders")),
    allowed(401, "the fourth view of channels", status([OLIVE, "PATCH /settings", { web_channel_default_view: 4 }])),
    appears(402, "channels: can_resolve_topics_group", ofChannel("can_resolve_topics_group")),
    allowed(
      402,
      "resolving by a group of the channel",
      given({
        settings: { can_resolve_topics_group: "role:nobody", can_move_messages_between_topics_group: "role:nobody" },
        channels: [{ name: "general", subscribers: "all", can_resolve_topics_group: "role:members" }],
      }).status(says(), [NINA, "PATCH /messages/1", { topic: "✔ t" }]),
    ),
    appears(403, "registration: url_options of webhooks", registration("realm_incoming_webhook_bots.0.url_options")),
    allowed(404, "channels with the empty topic alone", status(changesChannel({ topics_policy: "empty_topic_only" }))),
    entry(406, "POST /mobile_push/register", status(registersPush), 404, 400),
    appears(406, "registration: push_devices", registration("push_devices")),
    appears(407, "channels: can_delete_any_message_group", ofChannel("can_delete_any_message_group")),
    appears(407, "channels: can_delete_own_message_group", ofChannel("can_delete_own_message_group")),
    appears(407, "realm setting can_set_delete_message_policy_group", registration("realm_can_set_delete_message_policy_group")),
    arrives(407, [OLIVE, `POST /users/${NINA_MEMBER}/status`, { status_text: "x" }]),
    allowed(
      407,
      "deleting by a group of the channel",
      given({
        settings: { can_delete_any_message_group: "role:nobody" },
        channels: [{ name: "general", subscribers: "all", can_delete_any_message_group: "role:members" }],
      }).status(says(), [NINA, "DELETE /messages/1"]),
    ),
    appears(409, "realm setting require_e2ee_push_notifications", registration("realm_require_e2ee_push_notifications")),
    appears(410, "registration: max_channel_folder_name_length", registration("max_channel_folder_name_length")),
    appears(410, "registration: max_channel_folder_description_length", registration("max_channel_folder_description_length")),
    appears(411, "setting web_left_sidebar_show_channel_folders", registration("user_settings.web_left_sidebar_show_channel_folders")),
    appears(414, "channel folders: order", answer("channel_folders.0.order", folds, [MEL, "GET /channel_folders"])),
    entry(414, "PATCH /channel_folders", status(folds, [OLIVE, "PATCH /channel_folders", { order: [1] }]), 405, 200),
    appears(415, "registration: max_reminder_note_length", registration("max_reminder_note_length")),
    entry(
      415,
      "POST /reminders: note",
      answer("ignored_parameters_unsupported", says(), [reminds[0], reminds[1], { ...reminds[2], note: "n" }]),
      ["note"],
      ABSENT,
    ),
    appears(416, "realm setting welcome_message_custom_text", registration("realm_welcome_message_custom_text")),
    arrives(416, [OLIVE, "POST /realm/test_welcome_bot_custom_message", { welcome_message_custom_text: "hi" }]),
    arrives(417, [MEL, "POST /channels/create", { name: "new", subscribers: [MEL_MEMBER] }]),
    entry(
      418,
      "event channel_folder/reorder",
      events(MEL, [OLIVE, "PATCH /channel_folders", { order: [2, 1] }], folds, [folds[0], folds[1], { name: "g", description: "" }]),
      [],
      ["channel_folder/reorder"],
    ),
    appears(
      419,
      "event presence: presences for clients with the capability",
      part(heardBy(MEL, { simplified_presence_events: true }, looksAt), "0.presences"),
    ),
    vanishes(
      419,
      "event presence: the older form for clients with the capability",
      part(heardBy(MEL, { simplified_presence_events: true }, looksAt), "0.presence"),
    ),
    entry(
      419,
      "registration: presences by ID for clients with the capability",
      (level) => {
        const registers: Call = [
          NINA,
          "POST /register",
          { client_capabilities: { notification_settings_null: true, simplified_presence_events: true } },
        ];
        return at(body(realmAt(level), looksAt, registers), `presences.${NINA_MEMBER}`) !== undefined;
      },
      false,
      true,
    ),
    entry(420, "POST /mobile_push/e2ee/test_notification", status([MEL, "POST /mobile_push/e2ee/test_notification"]), 404, 400),
  ],
  without: { mark: [374, 375, 376], formatting: [395], either: [408], outside: [387, 413] },
};
