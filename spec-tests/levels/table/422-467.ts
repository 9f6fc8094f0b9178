/** The table of levels, 422 to 467. */
import type { Fixture } from "../../../src/index";
import { BEEP_BOT, GENERAL, MEL_MEMBER } from "../../support/realms";
import { BEEP, type Call, MEL, OLIVE } from "../behaviours/at-level";
import {
  ABSENT,
  answer,
  appears,
  arrives,
  entry,
  event,
  given,
  known,
  type LevelRange,
  refused,
  registration,
  status,
  vanishes,
} from "./entry";

const calls = given({ server: { constructor_groups_url: "https://groups.example.com", nextcloud_talk_url: "https://talk.example.com" } });
const talks = (id: number) => calls.status([OLIVE, "PATCH /realm", { video_chat_provider: id }]);
const uploaded: Fixture = { custom_profile_fields: [{ name: "Name at work" }] };
const deactivates: Call = [OLIVE, `DELETE /users/${MEL_MEMBER}`, { actions: { delete_profile: true } }];
const createsQuietly: Call = [OLIVE, "POST /channels/create", { name: "new", subscribers: [], send_new_subscription_messages: false }];
const homes = given({
  users: [{ email: OLIVE, role: 100, api_key: "olive-key", settings: { web_home_view: "recent_topics" } }],
  channels: [],
});

export const LEVELS_422_TO_467: LevelRange = {
  from: 422,
  to: 467,
  entries: [
    vanishes(426, "registration: realm_is_zephyr_mirror_realm", registration("realm_is_zephyr_mirror_realm")),
    appears(
      430,
      "export consents: email_address_visibility",
      answer("export_consents.0.email_address_visibility", [OLIVE, "GET /export/realm/consents"]),
    ),
    appears(431, "user setting web_inbox_show_channel_folders", registration("user_settings.web_inbox_show_channel_folders")),
    appears(433, "users: is_imported_stub", answer("members.0.is_imported_stub", [OLIVE, "GET /users"])),
    appears(435, "registration: server_report_message_types", registration("server_report_message_types.4.key")),
    appears(438, "registration: realm_owner_full_content_access", registration("realm_owner_full_content_access")),
    arrives(440, [OLIVE, `GET /users/${MEL_MEMBER}/channels`]),
    appears(441, "channels: can_create_topic_group", answer("stream.can_create_topic_group", [OLIVE, `GET /streams/${GENERAL}`])),
    vanishes(442, "the emoji set google-blob", registration("user_settings.emojiset_choices.3")),
    appears(442, "registration: tenor_api_key", registration("tenor_api_key")),
    entry(442, "the numbers of ratings of animated pictures", registration("realm_giphy_rating"), 2, 1),
    refused(442, "the rating of very young audiences", status([OLIVE, "PATCH /realm", { giphy_rating: 5 }])),
    known(443, "send_new_subscription_messages", createsQuietly),
    ...[[`GET /users/${BEEP_BOT}/channels`, 400, 200] as const, [`GET /users/${BEEP_BOT}/subscriptions/${GENERAL}`, 400, 200] as const].map(
      ([call, below, from]) => entry(458, call, status([MEL, call]), below, from),
    ),
    entry(
      447,
      "short_name of bots",
      answer("bots.0.username", [MEL, `PATCH /bots/${BEEP_BOT}`, { short_name: "boop" }], [MEL, "GET /bots"]),
      BEEP,
      "boop-bot@chat.example.test",
    ),
    appears(453, "registration: gif_rating_policy_options", registration("gif_rating_policy_options.g.id")),
    entry(
      453,
      "event of another rating",
      event(OLIVE, [OLIVE, "PATCH /realm", { giphy_rating: 3, gif_rating_policy: 4 }], "realm", "property"),
      "giphy_rating",
      "gif_rating_policy",
    ),
    entry(454, "web_home_view: recent", homes.registration("user_settings.web_home_view"), "recent_topics", "recent"),
    refused(454, "web_home_view: recent_topics", status([OLIVE, "PATCH /settings", { web_home_view: "recent_topics" }])),
    appears(
      455,
      "profile fields: use_for_user_matching",
      given(uploaded).answer("custom_fields.0.use_for_user_matching", [OLIVE, "GET /realm/profile_fields"]),
    ),
    entry(456, "realm setting default_avatar_source", registration("realm_default_avatar_source"), ABSENT, "J"),
    entry(
      459,
      "deactivation with actions",
      answer("user.full_name", deactivates, [OLIVE, `GET /users/${MEL_MEMBER}`]),
      "Mel Member",
      "Deleted user",
    ),
    entry(460, "Constructor Groups as provider", talks(6), 400, 200),
    entry(460, "calls at Constructor Groups", calls.status([MEL, "POST /calls/constructorgroups/create"]), 404, 200),
    arrives(463, [MEL, `GET /bots/${BEEP_BOT}/api_key`]),
    entry(465, "Nextcloud Talk as provider", talks(7), 400, 200),
    entry(465, "rooms of Nextcloud Talk", calls.status([MEL, "POST /calls/nextcloud_talk/create", { room_name: "tea" }]), 404, 200),
    appears(466, "registration: realm_uuid", registration("realm_uuid")),
  ],
  without: { mark: [423, 424, 425], outside: [429], looks: [436] },
};
