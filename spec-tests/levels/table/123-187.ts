/** The table of levels, 123 to 187. */
import { BEEP_BOT, GENERAL, MEL_MEMBER, NINA_MEMBER } from "../../support/realms";
import { ADA, type Call, MEL, OLIVE, says } from "../behaviours/at-level";
import {
  ABSENT,
  allowed,
  answer,
  appears,
  arrives,
  entry,
  event,
  events,
  given,
  type Input,
  type LevelRange,
  refused,
  registration,
  settingArrives,
  size,
  status,
  vanishes,
} from "./entry";

const grouped = given({ groups: [{ name: "g", members: [MEL] }] });
const ofGroup = (name: string): Input => grouped.answer(`user_groups.8.${name}`, [MEL, "GET /user_groups"]);
const plans = (type: string): Call => [
  MEL,
  "POST /scheduled_messages",
  { type, to: GENERAL, topic: "t", content: "x", scheduled_delivery_timestamp: 2_000_000_000 },
];
const plansAs = (level: number): Call => plans(level < 248 ? "stream" : "channel");
const invites = (more: Readonly<Record<string, unknown>>): Call => [
  OLIVE,
  "POST /invites",
  { invitee_emails: "x@example.test", stream_ids: [GENERAL], ...more },
];
const nests: Call = [OLIVE, "POST /user_groups/9/subgroups", { add: [3] }];
const linkifies: Call = [OLIVE, "POST /realm/filters", { pattern: "T(?P<id>[0-9]+)", url_format_string: "https://t.test/%(id)s" }];
const owned = (name: string, value: unknown): Input => status([ADA, "PATCH /realm", { [name]: value }]);

export const LEVELS_123_TO_187: LevelRange = {
  from: 123,
  to: 187,
  entries: [
    settingArrives(125, "display_emoji_reaction_users"),
    entry(
      126,
      "POST /invites: invite_expires_in_minutes",
      answer("invites.0.expiry_date", invites({ invite_expires_in_minutes: 60 }), [OLIVE, "GET /invites"]),
      1768089600,
      1767229200,
    ),
    arrives(127, [OLIVE, "GET /user_groups/2/members"]),
    arrives(127, [OLIVE, "GET /user_groups/2/subgroups"]),
    arrives(127, [OLIVE, `GET /user_groups/2/members/${MEL_MEMBER}`]),
    entry(127, "POST /user_groups/{user_group_id}/subgroups", grouped.status(nests), 404, 200),
    appears(127, "groups: subgroups (until 131)", ofGroup("subgroups")),
    appears(128, "realm setting org_type", registration("realm_org_type")),
    appears(129, "realm setting want_advertise_in_communities_directory", registration("realm_want_advertise_in_communities_directory")),
    entry(
      130,
      "PATCH /bots/{bot_id}: role",
      answer("user.role", [OLIVE, `PATCH /bots/${BEEP_BOT}`, { role: 200, full_name: "Beep" }], [OLIVE, `GET /users/${BEEP_BOT}`]),
      400,
      200,
    ),
    appears(131, "groups: direct_subgroup_ids", ofGroup("direct_subgroup_ids")),
    vanishes(131, "groups: subgroups", ofGroup("subgroups")),
    entry(
      131,
      "event user_group/add_subgroups: direct_subgroup_ids",
      grouped.event(OLIVE, nests, "user_group", "direct_subgroup_ids"),
      ABSENT,
      [3],
    ),
    arrives(132, [MEL, `GET /streams/${GENERAL}`]),
    vanishes(133, "subscriptions: role", registration("subscriptions.0.role")),
    appears(134, "registration: user_topics", registration("user_topics")),
    entry(
      134,
      "event user_topic",
      events(MEL, [MEL, "PATCH /users/me/subscriptions/muted_topics", { stream_id: GENERAL, topic: "t", op: "add" }], says()),
      ["muted_topics"],
      ["muted_topics", "user_topic"],
    ),
    appears(137, "realm setting enable_read_receipts", registration("realm_enable_read_receipts")),
    arrives(137, [MEL, "GET /messages/1/read_receipts"], says()),
    entry(
      138,
      "message_content_edit_limit_seconds without a limit",
      given({ settings: { message_content_edit_limit_seconds: null } }).registration("realm_message_content_edit_limit_seconds"),
      0,
      null,
    ),
    appears(140, "registration: server_emoji_data_url", registration("server_emoji_data_url")),
    settingArrives(141, "user_list_style"),
    appears(142, "channels: can_remove_subscribers_group_id", registration("subscriptions.0.can_remove_subscribers_group_id")),
    refused(143, "waiting_period_threshold for administrators", owned("waiting_period_threshold", 3)),
    refused(143, "invite_required for administrators", owned("invite_required", false)),
    refused(143, "emails_restricted_to_domains for administrators", owned("emails_restricted_to_domains", true)),
    refused(143, "disallow_disposable_email_addresses for administrators", owned("disallow_disposable_email_addresses", false)),
    appears(
      146,
      "profile fields: display_in_profile_summary",
      given({ custom_profile_fields: [{ name: "n", display_in_profile_summary: true }] }).answer(
        "custom_fields.0.display_in_profile_summary",
        [MEL, "GET /realm/profile_fields"],
      ),
    ),
    entry(
      155,
      "GET /messages: include_anchor",
      size("messages", says(), says(), [MEL, "GET /messages", { anchor: 2, num_before: 1, num_after: 0, include_anchor: false }]),
      2,
      1,
    ),
    arrives(
      155,
      [MEL, "POST /messages/flags/narrow", { anchor: "newest", num_before: 1, num_after: 0, narrow: [], op: "add", flag: "read" }],
      says(),
    ),
    allowed(159, "edit_topic_policy: no account", status([OLIVE, "PATCH /realm", { edit_topic_policy: 6 }])),
    appears(
      161,
      "event of can_remove_subscribers_group_id",
      event(MEL, [OLIVE, `PATCH /streams/${GENERAL}`, { can_remove_subscribers_group: 6 }], "stream", "value"),
    ),
    appears(
      162,
      "realm setting move_messages_within_stream_limit_seconds",
      registration("realm_move_messages_within_stream_limit_seconds"),
    ),
    appears(
      162,
      "realm setting move_messages_between_streams_limit_seconds",
      registration("realm_move_messages_between_streams_limit_seconds"),
    ),
    settingArrives(163, "email_address_visibility"),
    appears(163, "users: delivery_email", registration("realm_users.0.delivery_email")),
    appears(164, "registration: server_presence_ping_interval_seconds", registration("server_presence_ping_interval_seconds")),
    appears(164, "registration: server_presence_offline_threshold_seconds", registration("server_presence_offline_threshold_seconds")),
    allowed(
      165,
      "PATCH /user_groups/{user_group_id} without a name",
      grouped.status([OLIVE, "PATCH /user_groups/9", { description: "d" }]),
    ),
    entry(
      168,
      "realm_name_in_notifications becomes a choice",
      registration("user_settings.realm_name_in_email_notifications_policy"),
      ABSENT,
      1,
    ),
    vanishes(168, "setting realm_name_in_notifications", registration("user_settings.realm_name_in_notifications")),
    arrives(170, [MEL, "POST /user_topics", { stream_id: GENERAL, topic: "t", visibility_policy: 2 }]),
    appears(
      171,
      "POST /fetch_api_key: user_id",
      given({ users: [{ email: OLIVE, full_name: "O", role: 100, password: "secret" }], channels: [] }).answer("user_id", [
        null,
        "POST /fetch_api_key",
        { username: OLIVE, password: "secret" },
      ]),
    ),
    arrives(173, [MEL, "GET /scheduled_messages"]),
    allowed(174, "the type `direct`", status([MEL, "POST /messages", { type: "direct", to: [NINA_MEMBER], content: "x" }])),
    allowed(174, "the type `direct` of typing", status([MEL, "POST /typing", { type: "direct", op: "start", to: [NINA_MEMBER] }])),
    settingArrives(175, "web_mark_read_on_scroll_policy"),
    refused(176, "format strings of linkifiers", status(linkifies)),
    arrives(179, plans("stream")),
    entry(
      179,
      "event scheduled_messages/add",
      (level) => (level < 179 ? [] : events(MEL, plansAs(level))(level)),
      [],
      ["scheduled_messages/add"],
    ),
    appears(179, "registration: scheduled_messages", registration("scheduled_messages")),
    appears(181, "scheduled messages: failed", (level) =>
      answer("scheduled_messages.0.failed", plansAs(level), [MEL, "GET /scheduled_messages"])(level),
    ),
    appears(182, "POST /export/realm: id", answer("id", [OLIVE, "POST /export/realm"])),
    vanishes(183, "registration: realm_community_topic_editing_limit_seconds", registration("realm_community_topic_editing_limit_seconds")),
    entry(
      184,
      "PATCH /scheduled_messages/{scheduled_message_id}",
      status(plans("stream"), [MEL, "PATCH /scheduled_messages/1", { content: "y" }]),
      405,
      200,
    ),
  ],
  without: {
    outside: [149, 160, 166],
    unmodelled: [178],
    either: [135, 147, 153, 154],
    before: [180],
    mark: [123, 124, 156, 158, 186, 187],
  },
};
