/** The table of levels, 280 to 371. */
import type { Fixture } from "../../../src/index";
import { play } from "../../support/play";
import { GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../../support/realms";
import { at, body, type Call, done, MEL, newest, NINA, OLIVE, realmAt, says } from "../behaviours/at-level";
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
  IGNORED,
  type Input,
  known,
  type LevelRange,
  refused,
  registration,
  status,
  vanishes,
} from "./entry";

const patchesRealm = (changes: Readonly<Record<string, unknown>>): Call => [OLIVE, "PATCH /realm", changes];
const grouped = given({ groups: [{ name: "g", members: [MEL] }] });
const groupOf = (settings: Readonly<Record<string, string>>) => given({ groups: [{ name: "g", members: [MEL], ...settings }] });
const channelOf = (settings: Readonly<Record<string, unknown>>) =>
  given({ channels: [{ name: "general", subscribers: "all", ...settings }] });
const ofGroup = (name: string): Input => grouped.answer(`user_groups.8.${name}`, [MEL, "GET /user_groups"]);
const ofChannel = (name: string): Input => answer(`stream.${name}`, [OLIVE, `GET /streams/${GENERAL}`]);
const creates: Call = [MEL, "POST /user_groups/create", { name: "new", description: "", members: [MEL_MEMBER] }];
const adds = (who: string, members: Readonly<Record<string, unknown>>): Call => [who, "POST /user_groups/9/members", members];
const changesGroup = (changes: Readonly<Record<string, unknown>>): Call => [OLIVE, "PATCH /user_groups/9", changes];
const deactivates: Call = [OLIVE, "POST /user_groups/9/deactivate"];
const snippet: Call = [MEL, "POST /saved_snippets", { title: "t", content: "c" }];
const changesChannel = (changes: Readonly<Record<string, unknown>>): Call => [OLIVE, `PATCH /streams/${GENERAL}`, changes];
const anonymous = { direct_members: [NINA_MEMBER], direct_subgroups: [] };
const reacts: Call = [NINA, "POST /messages/1/reactions", { emoji_name: "tada" }];
const edits = (changes: Readonly<Record<string, unknown>>): Call => [MEL, "PATCH /messages/1", changes];
const invites = (more: Readonly<Record<string, unknown>>): Call => [
  OLIVE,
  "POST /invites",
  { invitee_emails: "x@example.test", stream_ids: [GENERAL], ...more },
];
const byGroup = (name: string): Fixture => ({
  channels: [{ name: "p", invite_only: true, history_public_to_subscribers: true, subscribers: [OLIVE], [name]: "role:members" }],
});

export const LEVELS_280_TO_371: LevelRange = {
  from: 280,
  to: 371,
  entries: [
    ...becomesGroup(280, "can_create_web_public_channel_group", "create_web_public_stream_policy"),
    appears(281, "realm setting can_delete_any_message_group", registration("realm_can_delete_any_message_group")),
    allowed(281, "deleting messages of others by a group", (level) =>
      given({ settings: { can_delete_any_message_group: "role:members" } }).status(says(), [NINA, "DELETE /messages/1"])(level),
    ),
    appears(283, "groups: can_manage_group", ofGroup("can_manage_group")),
    allowed(
      283,
      "managing a group by its setting",
      groupOf({ can_manage_group: "role:members" }).status([NINA, "PATCH /user_groups/9", { description: "d" }]),
    ),
    vanishes(
      284,
      "event update_message: prev_rendered_content_version",
      event(MEL, edits({ content: "y" }), "update_message", "prev_rendered_content_version", says()),
    ),
    vanishes(
      284,
      "edit history: prev_rendered_content_version",
      answer("messages.0.edit_history.0.prev_rendered_content_version", says(), edits({ content: "y" }), newest(MEL)),
    ),
    appears(285, "PATCH /messages/{message_id}: detached_uploads", answer("detached_uploads", says(), edits({ content: "y" }))),
    appears(286, "POST /user_uploads: filename", (level) =>
      at(play(realmAt(level)).uploadFile(MEL_MEMBER, { file: { name: "a.txt", size: 3 } }).response, "filename"),
    ),
    known(288, "presence_history_limit_days", [MEL, "POST /register", { presence_history_limit_days: 1 }]),
    known(288, "history_limit_days", [MEL, "POST /users/me/presence", { status: "active", history_limit_days: 1 }]),
    entry(290, "POST /user_groups/{user_group_id}/deactivate", grouped.status(deactivates), 404, 200),
    appears(290, "groups: deactivated", ofGroup("deactivated")),
    ...becomesGroup(291, "can_delete_own_message_group", "delete_own_message_policy"),
    appears(292, "groups: creator_id", answer("user_groups.8.creator_id", creates, [MEL, "GET /user_groups"])),
    appears(292, "groups: date_created", answer("user_groups.8.date_created", creates, [MEL, "GET /user_groups"])),
    appears(293, "setting allow_private_data_export", registration("user_settings.allow_private_data_export")),
    entry(
      294,
      "deactivated groups in registrations without the capability",
      grouped.answer("realm_user_groups.8.name", deactivates, [OLIVE, "POST /register"]),
      "g",
      ABSENT,
    ),
    entry(
      294,
      "event of a deactivated group without the capability",
      grouped.events(OLIVE, deactivates),
      ["user_group/update"],
      ["user_group/remove"],
    ),
    arrives(295, [OLIVE, "GET /export/realm/consents"]),
    appears(
      296,
      "profile fields: editable_by_user",
      given({ custom_profile_fields: [{ name: "n" }] }).answer("custom_fields.0.editable_by_user", [MEL, "GET /realm/profile_fields"]),
    ),
    refused(
      296,
      "profile fields of administrators",
      given({ custom_profile_fields: [{ name: "n", editable_by_user: false }] }).status([
        MEL,
        "PATCH /users/me/profile_data",
        { data: [{ id: 1, value: "x" }] },
      ]),
    ),
    arrives(297, snippet),
    arrives(297, [MEL, "GET /saved_snippets"]),
    entry(
      297,
      "DELETE /saved_snippets/{saved_snippet_id}",
      (level) =>
        level < 297 ? status([MEL, "DELETE /saved_snippets/1"])(level) : status(snippet, [MEL, "DELETE /saved_snippets/1"])(level),
      404,
      200,
    ),
    appears(297, "registration: saved_snippets", registration("saved_snippets")),
    appears(299, "realm setting can_create_groups", registration("realm_can_create_groups")),
    appears(299, "realm setting can_manage_all_groups", registration("realm_can_manage_all_groups")),
    forgotten(299, "user_group_edit_policy", patchesRealm({ user_group_edit_policy: 2 })),
    entry(
      300,
      "GET /messages: message_ids",
      (level) => at(body(done(realmAt(level), says("a"), says("b")), [MEL, "GET /messages", { message_ids: [2] }]), "messages.length"),
      ABSENT,
      1,
    ),
    appears(301, "groups: can_join_group", ofGroup("can_join_group")),
    allowed(301, "joining a group", groupOf({ can_join_group: "role:members" }).status(adds(NINA, { add: [NINA_MEMBER] }))),
    appears(304, "exports: export_type", answer("exports.0.export_type", [OLIVE, "POST /export/realm"], [OLIVE, "GET /export/realm"])),
    appears(305, "groups: can_add_members_group", ofGroup("can_add_members_group")),
    allowed(
      305,
      "adding to a group by its setting",
      groupOf({ can_add_members_group: "role:members", can_manage_group: "role:nobody" }).status(adds(NINA, { add: [GRETA_GUEST] })),
    ),
    ...becomesGroup(307, "can_add_custom_emoji_group", "add_custom_emoji_policy"),
    appears(308, "groups: can_leave_group", ofGroup("can_leave_group")),
    refused(
      308,
      "leaving a group",
      groupOf({ can_leave_group: "role:nobody", can_manage_group: "role:nobody" }).status(adds(MEL, { delete: [MEL_MEMBER] })),
    ),
    allowed(309, "settings of the realm as objects", status(patchesRealm({ can_create_groups: { new: anonymous } }))),
    allowed(309, "settings of groups as objects", grouped.status(changesGroup({ can_join_group: { new: anonymous } }))),
    ...becomesGroup(310, "can_move_messages_between_channels_group", "move_messages_between_streams_policy"),
    known(311, "subgroups", [creates[0], creates[1], { ...creates[2], subgroups: [3] }]),
    entry(
      311,
      "add_subgroups of members",
      grouped.answer(IGNORED, adds(OLIVE, { add: [NINA_MEMBER], add_subgroups: [3] })),
      ["add_subgroups"],
      ABSENT,
    ),
    entry(
      311,
      "delete_subgroups of members",
      grouped.answer(
        IGNORED,
        [OLIVE, "POST /user_groups/9/subgroups", { add: [3] }],
        adds(OLIVE, { add: [NINA_MEMBER], delete_subgroups: [3] }),
      ),
      ["delete_subgroups"],
      ABSENT,
    ),
    arrives(313, [OLIVE, `PATCH /users/${MEL}`, { full_name: "Mel Again" }]),
    known(313, "new_email", [OLIVE, `PATCH /users/${MEL_MEMBER}`, { full_name: "Mel Again", new_email: MEL }]),
    allowed(314, "create_multiuse_invite_group as an object", status(patchesRealm({ create_multiuse_invite_group: { new: anonymous } }))),
    appears(315, "channels: is_archived", ofChannel("is_archived")),
    known(315, "exclude_archived", [MEL, "GET /streams", { exclude_archived: true }]),
    ...becomesGroup(316, "can_move_messages_between_topics_group", "edit_topic_policy"),
    appears(317, "POST /user_groups/create: group_id", answer("group_id", creates)),
    appears(318, "registration: config_options of webhooks", registration("realm_incoming_webhook_bots.0.config_options")),
    allowed(320, "can_remove_subscribers_group as an object", status(changesChannel({ can_remove_subscribers_group: { new: anonymous } }))),
    ...becomesGroup(321, "can_invite_users_group", "invite_to_realm_policy"),
    entry(322, "POST /invites: group_ids", grouped.answer(IGNORED, invites({ group_ids: [9] })), ["group_ids"], ABSENT),
    entry(
      322,
      "POST /invites/multiuse: group_ids",
      grouped.answer(IGNORED, [OLIVE, "POST /invites/multiuse", { group_ids: [9] }]),
      ["group_ids"],
      ABSENT,
    ),
    appears(323, "channels: is_recently_active", ofChannel("is_recently_active")),
    appears(324, "groups: can_remove_members_group", ofGroup("can_remove_members_group")),
    allowed(
      324,
      "taking others out of a group",
      groupOf({ can_remove_members_group: "role:members", can_manage_group: "role:nobody" }).status(adds(NINA, { delete: [MEL_MEMBER] })),
    ),
    appears(325, "channels: can_administer_channel_group", ofChannel("can_administer_channel_group")),
    allowed(
      325,
      "administrators of a channel",
      channelOf({ can_administer_channel_group: "role:members" }).status([MEL, `PATCH /streams/${GENERAL}`, { description: "other" }]),
    ),
    vanishes(
      326,
      "permission settings: id_field_name",
      registration("server_supported_permission_settings.realm.create_multiuse_invite_group.id_field_name"),
    ),
    vanishes(
      326,
      "permission settings: allow_owners_group",
      registration("server_supported_permission_settings.realm.create_multiuse_invite_group.allow_owners_group"),
    ),
    vanishes(328, "reactions of messages: user", answer("messages.0.reactions.0.user", says(), reacts, newest(MEL))),
    vanishes(328, "event reaction: user (until 339)", event(MEL, reacts, "reaction", "user", says())),
    appears(329, "setting web_suggest_update_timezone", registration("user_settings.web_suggest_update_timezone")),
    appears(331, "realm setting moderation_request_channel_id", registration("realm_moderation_request_channel_id")),
    appears(332, "registration: server_min_deactivated_realm_deletion_days", registration("server_min_deactivated_realm_deletion_days")),
    appears(333, "channels: can_send_message_group", ofChannel("can_send_message_group")),
    forgotten(333, "stream_post_policy", changesChannel({ stream_post_policy: 2 })),
    forgotten(333, "is_announcement_only", changesChannel({ is_announcement_only: true })),
    appears(334, "registration: realm_empty_topic_display_name", registration("realm_empty_topic_display_name")),
    known(334, "allow_empty_topic_name", [MEL, "GET /messages/1", { allow_empty_topic_name: true }], says()),
    known(335, "sender_id", [OLIVE, `GET /streams/${GENERAL}/email_address`, { sender_id: OLIVE_OWNER }]),
    appears(338, "registration: password_max_length", registration("password_max_length")),
    ...becomesGroup(341, "can_add_subscribers_group", "invite_to_stream_policy"),
    vanishes(341, "registration: can_subscribe_other_users", registration("can_subscribe_other_users")),
    appears(342, "channels: can_add_subscribers_group", ofChannel("can_add_subscribers_group")),
    allowed(342, "subscribing others to a channel by its setting", (level) => {
      const channels = [{ name: "general", subscribers: [MEL], can_add_subscribers_group: "role:members" }];
      const subscribes: Call = [MEL, "POST /users/me/subscriptions", { subscriptions: [{ name: "general" }], principals: [NINA_MEMBER] }];
      return given({ settings: { can_add_subscribers_group: "role:nobody" }, channels }).status(subscribes)(level);
    }),
    appears(343, "event stream/delete: stream_ids", event(NINA, [OLIVE, `DELETE /streams/${GENERAL}`], "stream", "stream_ids")),
    appears(344, "realm setting can_create_bots_group", registration("realm_can_create_bots_group")),
    appears(344, "realm setting can_create_write_only_bots_group", registration("realm_can_create_write_only_bots_group")),
    forgotten(344, "bot_creation_policy", patchesRealm({ bot_creation_policy: 2 })),
    appears(348, "realm setting enable_guest_user_dm_warning", registration("realm_enable_guest_user_dm_warning")),
    appears(350, "setting hide_ai_features", registration("user_settings.hide_ai_features")),
    appears(350, "realm setting can_summarize_topics_group", registration("realm_can_summarize_topics_group")),
    appears(350, "registration: server_can_summarize_topics", registration("server_can_summarize_topics")),
    entry(
      351,
      "POST /message_edit_typing",
      (level) => status(says(), [MEL, "POST /message_edit_typing", { op: "start", message_id: 1 }])(level),
      404,
      200,
    ),
    entry(
      351,
      "event typing_edit_message/start",
      (level) => (level < 351 ? [] : events(NINA, [MEL, "POST /message_edit_typing", { op: "start", message_id: 1 }], says())(level)),
      [],
      ["typing_edit_message/start"],
    ),
    appears(352, "realm setting can_mention_many_users_group", registration("realm_can_mention_many_users_group")),
    forgotten(352, "wildcard_mention_policy", patchesRealm({ wildcard_mention_policy: 3 })),
    appears(
      355,
      "POST /messages/flags: ignored_because_not_subscribed_channels",
      answer("ignored_because_not_subscribed_channels", says(), [MEL, "POST /messages/flags", { messages: [1], op: "add", flag: "read" }]),
    ),
    appears(
      355,
      "POST /messages/flags/narrow: ignored_because_not_subscribed_channels",
      answer("ignored_because_not_subscribed_channels", says(), [
        MEL,
        "POST /messages/flags/narrow",
        { anchor: "newest", num_before: 1, num_after: 0, narrow: [], op: "add", flag: "read" },
      ]),
    ),
    known(356, "include_all", [OLIVE, "GET /streams", { include_all: true }]),
    known(356, "include_can_access_content", [OLIVE, "GET /streams", { include_can_access_content: true }]),
    appears(357, "channels: can_subscribe_group", ofChannel("can_subscribe_group")),
    allowed(
      357,
      "subscribing by a group of the channel",
      given(byGroup("can_subscribe_group")).status([MEL, "POST /users/me/subscriptions", { subscriptions: [{ name: "p" }] }]),
    ),
    entry(
      358,
      "registration: realm_message_edit_history_visibility_policy",
      registration("realm_message_edit_history_visibility_policy"),
      ABSENT,
      "all",
    ),
    forgotten(358, "allow_edit_history", patchesRealm({ allow_edit_history: true })),
    entry(361, "POST /messages/{message_id}/typing", status(says(), [MEL, "POST /messages/1/typing", { op: "start" }]), 404, 200),
    entry(
      361,
      "no POST /message_edit_typing",
      status(says(), [MEL, "POST /message_edit_typing", { op: "start", message_id: 1 }]),
      200,
      404,
    ),
    entry(
      362,
      "archived channels that one never subscribed to",
      (level) => {
        const registers: Call = [
          NINA,
          "POST /register",
          { client_capabilities: { notification_settings_null: false, archived_channels: true } },
        ];
        return JSON.stringify(at(body(realmAt(level), registers), "never_subscribed")).includes("attic");
      },
      false,
      true,
    ),
    appears(363, "realm setting can_manage_billing_group", registration("realm_can_manage_billing_group")),
    appears(363, "registration: realm_billing", registration("realm_billing")),
    vanishes(363, "users: is_billing_admin", registration("realm_users.0.is_billing_admin")),
    vanishes(364, "setting dense_mode", registration("user_settings.dense_mode")),
    appears(367, "realm setting can_resolve_topics_group", registration("realm_can_resolve_topics_group")),
    arrives(368, [MEL, "PATCH /saved_snippets/1", { title: "u" }], snippet),
    entry(
      368,
      "event saved_snippets/update",
      (level) => (level < 368 ? [] : events(MEL, [MEL, "PATCH /saved_snippets/1", { title: "u" }], snippet)(level)),
      [],
      ["saved_snippets/update"],
    ),
    appears(369, "registration: navigation_tour_video_url", registration("navigation_tour_video_url")),
  ],
  without: {
    formatting: [319, 346, 347],
    outside: [282, 306, 337, 345, 353, 359],
    mark: [371],
  },
};
