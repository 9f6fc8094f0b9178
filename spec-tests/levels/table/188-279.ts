/** The table of levels, 188 to 279. */
import { play } from "../../support/play";
import { GENERAL, MEL_MEMBER, NINA_MEMBER } from "../../support/realms";
import { at, type Call, GRETA, MEL, newest, NINA, OLIVE, realmAt, says } from "../behaviours/at-level";
import {
  ABSENT,
  allowed,
  answer,
  appears,
  arrives,
  becomesGroup,
  entry,
  event,
  events,
  forgotten,
  given,
  includes,
  type Input,
  known,
  type LevelRange,
  refused,
  registration,
  settingArrives,
  status,
  vanishes,
} from "./entry";

const grouped = given({ groups: [{ name: "g", members: [MEL] }] });
const ofGroup = (name: string): Input => grouped.answer(`user_groups.8.${name}`, [MEL, "GET /user_groups"]);
const ofChannel = (name: string): Input => answer(`stream.${name}`, [OLIVE, `GET /streams/${GENERAL}`]);
const limited = given({
  settings: { can_access_all_users_group: "role:members" },
  channels: [
    { name: "general", subscribers: [OLIVE, MEL] },
    { name: "guests", subscribers: [GRETA] },
  ],
});
const leaves: Call = [NINA, "DELETE /users/me/subscriptions", { subscriptions: ["general"] }];
const invites = (more: Readonly<Record<string, unknown>>): Call => [
  OLIVE,
  "POST /invites",
  { invitee_emails: "x@example.test", stream_ids: [GENERAL], ...more },
];
const patchesRealm = (changes: Readonly<Record<string, unknown>>): Call => [OLIVE, "PATCH /realm", changes];
const types: Call = [NINA, "POST /typing", { op: "start", type: "private", to: [MEL_MEMBER] }];
const uploads =
  (name: string): Input =>
  (level) =>
    at(play(realmAt(level)).uploadFile(MEL_MEMBER, { file: { name: "a.txt", size: 3 } }).response, name);
const anonymous = { direct_members: [NINA_MEMBER], direct_subgroups: [] };

export const LEVELS_188_TO_279: LevelRange = {
  from: 188,
  to: 279,
  entries: [
    ...["email", "push", "desktop", "audible"].map((kind) => settingArrives(189, `enable_followed_topic_${kind}_notifications`)),
    settingArrives(189, "enable_followed_topic_wildcard_mentions_notify"),
    appears(191, "groups: can_mention_group_id (until 198)", ofGroup("can_mention_group_id")),
    refused(
      191,
      "the mention of a group",
      given({ groups: [{ name: "g", members: [MEL], can_mention_group: "role:nobody" }] }).status(says("t", "@*g*", NINA)),
    ),
    entry(
      196,
      "playgrounds: url_template",
      status([OLIVE, "POST /realm/playgrounds", { name: "p", pygments_language: "Python", url_template: "https://a.test/{code}" }]),
      400,
      200,
    ),
    entry(
      197,
      "channels: can_remove_subscribers_group_id becomes can_remove_subscribers_group",
      registration("subscriptions.0.can_remove_subscribers_group"),
      ABSENT,
      3,
    ),
    vanishes(197, "channels: can_remove_subscribers_group_id", registration("subscriptions.0.can_remove_subscribers_group_id")),
    entry(
      197,
      "event of it",
      event(MEL, [OLIVE, `PATCH /streams/${GENERAL}`, { can_remove_subscribers_group: 6 }], "stream", "property"),
      "can_remove_subscribers_group_id",
      "can_remove_subscribers_group",
    ),
    appears(198, "groups: can_mention_group", ofGroup("can_mention_group")),
    vanishes(198, "groups: can_mention_group_id", ofGroup("can_mention_group_id")),
    appears(199, "channels: stream_weekly_traffic", answer("streams.0.stream_weekly_traffic", [OLIVE, "GET /streams"])),
    known(200, "is_default_stream", [OLIVE, `PATCH /streams/${GENERAL}`, { is_default_stream: true }]),
    arrives(202, [OLIVE, "PATCH /realm/linkifiers", { ordered_linkifier_ids: [] }]),
    appears(203, "registration: realm_date_created", registration("realm_date_created")),
    appears(
      204,
      "registration: server_typing_started_wait_period_milliseconds",
      registration("server_typing_started_wait_period_milliseconds"),
    ),
    appears(
      204,
      "registration: server_typing_stopped_wait_period_milliseconds",
      registration("server_typing_stopped_wait_period_milliseconds"),
    ),
    appears(
      204,
      "registration: server_typing_started_expiry_period_milliseconds",
      registration("server_typing_started_expiry_period_milliseconds"),
    ),
    appears(207, "registration: all_event_types of webhooks", registration("realm_incoming_webhook_bots.0.all_event_types")),
    appears(207, "registration: display_name of webhooks", registration("realm_incoming_webhook_bots.0.display_name")),
    appears(209, "realm setting create_multiuse_invite_group", registration("realm_create_multiuse_invite_group")),
    settingArrives(210, "web_stream_unreads_count_display_policy"),
    appears(211, "POST /mark_all_as_read: complete", answer("complete", [MEL, "POST /mark_all_as_read"])),
    appears(212, "realm setting jitsi_server_url", registration("realm_jitsi_server_url")),
    appears(212, "registration: server_jitsi_server_url", registration("server_jitsi_server_url")),
    settingArrives(214, "automatically_follow_topics_policy"),
    settingArrives(214, "automatically_unmute_topics_in_muted_streams_policy"),
    refused(215, "POST /typing: private", status(types)),
    appears(216, "realm setting enable_guest_user_indicator", registration("realm_enable_guest_user_indicator")),
    entry(217, "POST /mobile_push/test_notification", status([MEL, "POST /mobile_push/test_notification", { token: "x" }]), 404, 400),
    entry(218, "POST /messages: automatic_new_visibility_policy", answer("automatic_new_visibility_policy", says()), ABSENT, 3),
    settingArrives(219, "web_home_view"),
    settingArrives(219, "web_escape_navigates_to_home_view"),
    vanishes(219, "setting default_view", registration("user_settings.default_view")),
    vanishes(219, "setting escape_navigates_to_default_view", registration("user_settings.escape_navigates_to_default_view")),
    allowed(
      219,
      "topics are followed",
      status(says(), [MEL, "POST /user_topics", { stream_id: GENERAL, topic: "t", visibility_policy: 3 }]),
    ),
    entry(220, "peers of public channels for subscribed guests", events(GRETA, leaves), [], ["subscription/peer_remove"]),
    entry(
      220,
      "event stream/create of web-public channels for guests",
      includes(
        given({ settings: { enable_spectator_access: true } }).events(GRETA, [
          OLIVE,
          "POST /users/me/subscriptions",
          { subscriptions: [{ name: "new" }], is_web_public: true },
        ]),
        "stream/create",
      ),
      false,
      true,
    ),
    appears(221, "registration: server_supported_permission_settings", registration("server_supported_permission_settings")),
    entry(
      222,
      "event of a deactivated account",
      events(MEL, [OLIVE, `DELETE /users/${NINA_MEMBER}`]),
      ["realm_user/remove"],
      ["realm_user/update"],
    ),
    entry(
      224,
      "the flag of mentions of all",
      answer("messages.0.flags", says("t", "@**all**", OLIVE), newest(MEL)),
      ["wildcard_mentioned"],
      ["stream_wildcard_mentioned", "wildcard_mentioned"],
    ),
    appears(225, "realm setting can_access_all_users_group", registration("realm_can_access_all_users_group")),
    appears(
      225,
      "permission settings: allowed_system_groups",
      registration("server_supported_permission_settings.realm.create_multiuse_invite_group.allowed_system_groups"),
    ),
    entry(
      225,
      "guests see accounts",
      (level) => JSON.stringify(limited.answer("realm_users", [GRETA, "POST /register"])(level)).includes("Mel Member"),
      true,
      false,
    ),
    vanishes(226, "subscriptions: email_address", registration("subscriptions.0.email_address")),
    arrives(226, [OLIVE, `GET /streams/${GENERAL}/email_address`]),
    allowed(227, "desktop_icon_count_display: 4", status([OLIVE, "PATCH /settings", { desktop_icon_count_display: 4 }])),
    entry(
      228,
      "a guest gains access to an account",
      includes(
        limited.events(GRETA, [OLIVE, "POST /users/me/subscriptions", { subscriptions: [{ name: "guests" }], principals: [MEL_MEMBER] }]),
        "realm_user/add",
      ),
      false,
      true,
    ),
    appears(
      231,
      "registration: realm_push_notifications_enabled_end_timestamp",
      registration("realm_push_notifications_enabled_end_timestamp"),
    ),
    entry(
      232,
      "unknown accounts for clients with the capability",
      (level) =>
        JSON.stringify(
          limited.answer("realm_users", [
            GRETA,
            "POST /register",
            { client_capabilities: { notification_settings_null: true, user_list_incomplete: true } },
          ])(level),
        ).includes("Unknown user"),
      true,
      false,
    ),
    vanishes(233, "registration: hotspots", registration("hotspots")),
    appears(233, "registration: onboarding_steps", registration("onboarding_steps")),
    entry(
      235,
      "setting automatically_follow_topics_where_mentioned",
      registration("user_settings.automatically_follow_topics_where_mentioned"),
      ABSENT,
      true,
    ),
    known(236, "read_by_sender", [
      MEL,
      "POST /messages",
      { type: "stream", to: "general", topic: "t", content: "x", read_by_sender: false },
    ]),
    entry(
      241,
      "realm setting notifications_stream_id becomes new_stream_announcements_stream_id",
      registration("realm_new_stream_announcements_stream_id"),
      ABSENT,
      -1,
    ),
    vanishes(241, "registration: realm_notifications_stream_id", registration("realm_notifications_stream_id")),
    appears(241, "registration: realm_signup_announcements_stream_id", registration("realm_signup_announcements_stream_id")),
    appears(242, "realm setting zulip_update_announcements_stream_id", registration("realm_zulip_update_announcements_stream_id")),
    appears(
      244,
      "profile fields: required",
      given({ custom_profile_fields: [{ name: "n" }] }).answer("custom_fields.0.required", [MEL, "GET /realm/profile_fields"]),
    ),
    settingArrives(245, "web_font_size_px"),
    settingArrives(245, "web_line_height_percent"),
    appears(246, "realm setting require_unique_names", registration("realm_require_unique_names")),
    refused(
      246,
      "unique names",
      given({ settings: { require_unique_names: true } }).status([OLIVE, `PATCH /users/${MEL_MEMBER}`, { full_name: "Nina Member" }]),
    ),
    allowed(248, "the type `channel`", status([MEL, "POST /messages", { type: "channel", to: "general", topic: "t", content: "x" }])),
    allowed(
      252,
      "changing only the hint of a profile field",
      given({ custom_profile_fields: [{ name: "n" }] }).status([OLIVE, "PATCH /realm/profile_fields/1", { hint: "h" }]),
    ),
    settingArrives(253, "receives_typing_notifications"),
    entry(
      253,
      "typing is not received",
      events(
        MEL,
        [NINA, "POST /typing", { op: "start", type: "direct", to: [MEL_MEMBER] }],
        [MEL, "PATCH /settings", { receives_typing_notifications: false }],
      ),
      ["typing/start"],
      [],
    ),
    appears(254, "channels: creator_id", ofChannel("creator_id")),
    entry(
      256,
      "event of another first message",
      events(MEL, [OLIVE, "DELETE /messages/1"], says(), says()),
      ["delete_message"],
      ["stream/update", "delete_message"],
    ),
    vanishes(259, "onboarding steps: hotspots with a title", registration("onboarding_steps.0.title")),
    appears(257, "registration: realm_url", registration("realm_url")),
    appears(257, "GET /server_settings: realm_url", answer("realm_url", [null, "GET /server_settings"])),
    allowed(
      258,
      "can_mention_group as an object",
      status([MEL, "POST /user_groups/create", { name: "new", description: "", members: [MEL_MEMBER], can_mention_group: anonymous }]),
    ),
    refused(260, "can_mention_group: a bare value", grouped.status([OLIVE, "PATCH /user_groups/9", { can_mention_group: 6 }])),
    allowed(260, "can_mention_group: old and new", grouped.status([OLIVE, "PATCH /user_groups/9", { can_mention_group: { new: 6 } }])),
    known(261, "include_realm_default_subscriptions", invites({ include_realm_default_subscriptions: true })),
    arrives(262, [MEL, `GET /users/${NINA_MEMBER}/status`]),
    known(263, "last_update_id", [MEL, "POST /users/me/presence", { status: "active", last_update_id: -1 }]),
    appears(263, "registration: presence_last_update_id", registration("presence_last_update_id")),
    ...becomesGroup(264, "can_create_public_channel_group", "create_public_stream_policy"),
    ...becomesGroup(266, "can_create_private_channel_group", "create_private_stream_policy"),
    known(267, "notify_referrer_on_join", invites({ notify_referrer_on_join: false })),
    appears(267, "invitations: notify_referrer_on_join", answer("invites.0.notify_referrer_on_join", invites({}), [OLIVE, "GET /invites"])),
    settingArrives(268, "web_navigate_to_sent_message"),
    settingArrives(269, "web_channel_default_view"),
    appears(270, "realm setting direct_message_initiator_group", registration("realm_direct_message_initiator_group")),
    appears(270, "realm setting direct_message_permission_group", registration("realm_direct_message_permission_group")),
    forgotten(270, "private_message_policy", patchesRealm({ private_message_policy: 2 })),
    vanishes(270, "registration: realm_private_message_policy", registration("realm_private_message_policy")),
    appears(272, "POST /user_uploads: url", uploads("url")),
    appears(273, "registration: server_thumbnail_formats", registration("server_thumbnail_formats")),
    settingArrives(275, "web_animate_image_previews"),
  ],
  without: {
    outside: [206, 230, 234],
    either: [195, 251],
    mark: [237, 238, 239, 277, 279],
  },
};
