/** What is done by the level of a declaration: settings that had not come yet do not count, whatever a fixture says. */
import { MEL_MEMBER, NINA_MEMBER } from "../../support/realms";
import { at, body, done, MEL, NINA, OLIVE, realmAt, says, seenAt, type Seen, status } from "./at-level";

const groupOf = (settings: Record<string, string>) => ({ groups: [{ name: "g", members: [MEL], ...settings }] });
const channelOf = (settings: Record<string, unknown>) => ({ channels: [{ name: "general", subscribers: "all" as const, ...settings }] });

/** By the name of what is declared. */
export const DECLARED_BEHAVIOURS: Readonly<Record<string, Seen>> = {
  "the mention of a group": seenAt(191, 200, 400, (level) =>
    status(realmAt(level, groupOf({ can_mention_group: "role:nobody" })), says("t", "@*g*", NINA)),
  ),
  "unique names": seenAt(246, 200, 400, (level) =>
    status(realmAt(level, { settings: { require_unique_names: true } }), [
      OLIVE,
      `PATCH /users/${MEL_MEMBER}`,
      { full_name: "Nina Member" },
    ]),
  ),
  "the type `channel`": seenAt(248, 400, 200, (level) =>
    status(realmAt(level), [MEL, "POST /messages", { type: "channel", to: "general", topic: "t", content: "x" }]),
  ),
  "profile fields of administrators": seenAt(296, 200, 400, (level) =>
    status(realmAt(level, { custom_profile_fields: [{ name: "n", editable_by_user: false }] }), [
      MEL,
      "PATCH /users/me/profile_data",
      { data: [{ id: 1, value: "x" }] },
    ]),
  ),
  "joining a group": seenAt(301, 400, 200, (level) =>
    status(realmAt(level, groupOf({ can_join_group: "role:members" })), [NINA, "POST /user_groups/9/members", { add: [NINA_MEMBER] }]),
  ),
  "leaving a group": seenAt(308, 200, 400, (level) =>
    status(realmAt(level, groupOf({ can_leave_group: "role:nobody", can_manage_group: "role:nobody" })), [
      MEL,
      "POST /user_groups/9/members",
      { delete: [MEL_MEMBER] },
    ]),
  ),
  "taking others out of a group": seenAt(324, 400, 200, (level) =>
    status(realmAt(level, groupOf({ can_remove_members_group: "role:members", can_manage_group: "role:nobody" })), [
      NINA,
      "POST /user_groups/9/members",
      { delete: [MEL_MEMBER] },
    ]),
  ),
  "administrators of a channel": seenAt(325, 400, 200, (level) =>
    status(realmAt(level, channelOf({ can_administer_channel_group: "role:members" })), [
      MEL,
      "PATCH /streams/1",
      { description: "other" },
    ]),
  ),
  "subscribing others to a channel": seenAt(342, 400, 200, (level) => {
    const channels = [{ name: "general", subscribers: [MEL], can_add_subscribers_group: "role:members" }];
    const params = { subscriptions: [{ name: "general" }], principals: [NINA_MEMBER] };
    const realm = realmAt(level, { settings: { can_add_subscribers_group: "role:nobody" }, channels });
    return status(realm, [MEL, "POST /users/me/subscriptions", params]);
  }),
  "subscribing by a group of the channel": seenAt(357, 400, 200, (level) => {
    const channels = [{ name: "p", invite_only: true, subscribers: [OLIVE], can_subscribe_group: "role:members" }];
    return status(realmAt(level, { channels }), [MEL, "POST /users/me/subscriptions", { subscriptions: [{ name: "p" }] }]);
  }),
  "archived channels that one never subscribed to": seenAt(362, false, true, (level) => {
    const found = body(realmAt(level), [
      NINA,
      "POST /register",
      { client_capabilities: { notification_settings_null: false, archived_channels: true } },
    ]);
    return JSON.stringify(at(found, "never_subscribed")).includes("attic");
  }),
  "the third view of channels": seenAt(383, 400, 200, (level) =>
    status(realmAt(level), [OLIVE, "PATCH /settings", { web_channel_default_view: 3 }]),
  ),
  "the fourth view of channels": seenAt(401, 400, 200, (level) =>
    status(realmAt(level), [OLIVE, "PATCH /settings", { web_channel_default_view: 4 }]),
  ),
  "resolving by a group of the channel": seenAt(402, 400, 200, (level) => {
    const settings = { can_resolve_topics_group: "role:nobody", can_move_messages_between_topics_group: "role:nobody" } as const;
    const realm = realmAt(level, { settings, ...channelOf({ can_resolve_topics_group: "role:members" }) });
    return status(done(realm, says()), [NINA, "PATCH /messages/1", { topic: "✔ t" }]);
  }),
  "channels with the empty topic alone": seenAt(404, 400, 200, (level) =>
    status(realmAt(level), [OLIVE, "PATCH /streams/1", { topics_policy: "empty_topic_only" }]),
  ),
  "deleting by a group of the channel": seenAt(407, 400, 200, (level) => {
    const realm = realmAt(level, {
      settings: { can_delete_any_message_group: "role:nobody" },
      ...channelOf({ can_delete_any_message_group: "role:members" }),
    });
    return status(done(realm, says()), [NINA, "DELETE /messages/1"]);
  }),
};
