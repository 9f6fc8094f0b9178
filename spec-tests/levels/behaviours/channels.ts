/** Channels, subscriptions and folders, level by level. */
import { ATTIC, BEEP_BOT, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, SECRET } from "../../support/realms";
import {
  at,
  body,
  type Call,
  done,
  GRETA,
  heard,
  heardOf,
  kinds,
  MEL,
  messagesIn,
  NINA,
  ofType,
  OLIVE,
  realmAt,
  says,
  seenAt,
  stands,
  status,
} from "./at-level";

const subscribes = (who: string, names: readonly string[], more: Record<string, unknown> = {}): Call => [
  who,
  "POST /users/me/subscriptions",
  { subscriptions: names.map((name) => ({ name })), ...more },
];
const archivedOf = (capable: boolean): Call => [
  MEL,
  "POST /register",
  { client_capabilities: { notification_settings_null: false, archived_channels: capable } },
];

export const CHANNEL_BEHAVIOURS = {
  firstMessagesChange: seenAt(256, 1, 2, (level) => {
    const talked = done(realmAt(level), says(), says(), [OLIVE, "DELETE /messages/1"]);
    return at(body(talked, [MEL, "GET /users/me/subscriptions"]), "subscriptions.0.first_message_id");
  }),
  allChannelsAreListedForAll: seenAt(356, 400, 200, (level) => status(realmAt(level), [MEL, "GET /streams", { include_all_active: true }])),
  openedChannelsNotify: seenAt(134, [], ["stream/create", "subscription/peer_add"], (level) =>
    kinds(heard(realmAt(level), NINA, [OLIVE, `PATCH /streams/${SECRET}`, { is_private: false }])),
  ),
  webPublicChannelsAreRegistered: seenAt(205, 1, 2, (level) => at(body(realmAt(level), [GRETA, "POST /register"]), "streams.length")),
  subscribersAreIds: seenAt(79, "string", "number", (level) => {
    const found = body(realmAt(level), [MEL, "GET /users/me/subscriptions", { include_subscribers: true }]);
    return typeof at(found, "subscriptions.0.subscribers.0");
  }),
  subscriptionSettingsReportIgnored: seenAt(111, undefined, ["odd"], (level) =>
    at(
      body(realmAt(level), [MEL, "POST /users/me/subscriptions/properties", { subscription_data: [], odd: 1 }]),
      "ignored_parameters_unsupported",
    ),
  ),
  userTopicsReplaceMutedTopics: seenAt(134, true, false, (level) =>
    stands(body(realmAt(level), [MEL, "POST /register", { fetch_event_types: ["user_topic", "muted_topics"] }]), "muted_topics"),
  ),
  protectedPublicHistoryIsRefused: seenAt(136, 200, 400, (level) =>
    status(realmAt(level), [OLIVE, `PATCH /streams/${GENERAL}`, { is_private: false, history_public_to_subscribers: false }]),
  ),
  retentionIsUnlimited: seenAt(91, "forever", "unlimited", (level) =>
    ["forever", "unlimited"].find(
      (word) => status(realmAt(level), [OLIVE, `PATCH /streams/${GENERAL}`, { message_retention_days: JSON.stringify(word) }]) === 200,
    ),
  ),
  historyChangesAlone: seenAt(136, false, true, (level) => {
    const change: Call = [OLIVE, `PATCH /streams/${SECRET}`, { history_public_to_subscribers: true }];
    return kinds(heard(realmAt(level), OLIVE, change)).includes("stream/update");
  }),
  muteEventsComeInPairs: seenAt(139, ["in_home_view"], ["in_home_view", "is_muted"], (level) => {
    const subscription_data = [{ stream_id: GENERAL, property: "is_muted", value: true }];
    const events = heard(realmAt(level), MEL, [MEL, "POST /users/me/subscriptions/properties", { subscription_data }]);
    return events.map((event) => String(event["property"])).sort();
  }),
  ownersUnsubscribeOwnBots: seenAt(145, 400, 200, (level) =>
    status(realmAt(level), [MEL, "DELETE /users/me/subscriptions", { subscriptions: ["general"], principals: [BEEP_BOT] }]),
  ),
  groupsUnsubscribeOthers: seenAt(161, 400, 200, (level) => {
    const channels = [{ name: "general", subscribers: "all" as const, can_remove_subscribers_group: "role:members" }];
    return status(realmAt(level, { channels }), [
      MEL,
      "DELETE /users/me/subscriptions",
      { subscriptions: ["general"], principals: [NINA_MEMBER] },
    ]);
  }),
  mutingTwiceSucceeds: seenAt(169, 400, 200, (level) => {
    const mutes: Call = [MEL, "PATCH /users/me/subscriptions/muted_topics", { stream_id: GENERAL, topic: "t", op: "add" }];
    return status(realmAt(level), says(), mutes, mutes);
  }),
  guestsAreNotifiedOfPublicChannels: seenAt(192, false, true, (level) =>
    kinds(heard(realmAt(level), GRETA, subscribes(OLIVE, ["new"], { principals: [GRETA_GUEST] }))).includes("stream/create"),
  ),
  badPrincipalsAreBadRequests: seenAt(208, "UNAUTHORIZED_PRINCIPAL", "BAD_REQUEST", (level) =>
    at(body(realmAt(level), subscribes(OLIVE, ["general"], { principals: [999] })), "code"),
  ),
  deletingTopicReportsComplete: seenAt(211, undefined, true, (level) =>
    at(body(realmAt(level), says(), [OLIVE, `POST /streams/${GENERAL}/delete_topic`, { topic_name: "t" }]), "complete"),
  ),
  guestsAreNotifiedOfWebPublicChannels: seenAt(220, false, true, (level) =>
    kinds(heard(realmAt(level), GRETA, subscribes(MEL, ["open to all"]))).includes("subscription/peer_add"),
  ),
  textsSayChannel: seenAt(255, "stream", "channel", (level) => {
    const realm = done(realmAt(level), subscribes(OLIVE, ["new"]));
    const texts = messagesIn(realm)
      .map(({ topic }) => topic)
      .join(" ");
    return ["stream", "channel"].find((word) => texts.includes(word));
  }),
  subscribedIsKeyedByUserId: seenAt(289, [NINA], [String(NINA_MEMBER)], (level) =>
    Object.keys(
      Object(at(body(realmAt(level), subscribes(OLIVE, ["shared secret"], { principals: [NINA_MEMBER] })), "already_subscribed")),
    ),
  ),
  archivedChannelsAreKnown: seenAt(315, [], ["attic"], (level) => {
    const found = at(body(realmAt(level), archivedOf(true)), "subscriptions");
    return Array.isArray(found) ? found.map((row) => at(row, "name")).filter((name) => name === "attic") : found;
  }),
  defaultChannelsAreIds: seenAt(330, "object", "number", (level) => {
    const channels = [{ name: "general", is_default_stream: true }];
    return typeof at(body(realmAt(level, { channels }), [MEL, "POST /register"]), "realm_default_streams.0");
  }),
  postingIsByGroup: seenAt(333, ["stream_post_policy", "is_announcement_only"], ["can_send_message_group"], (level) => {
    const change = level < 333 ? { stream_post_policy: 2 } : { can_send_message_group: { new: 2 } };
    const names = heard(realmAt(level), MEL, [OLIVE, `PATCH /streams/${GENERAL}`, change]).map((event) => String(event["property"]));
    return names.filter((name) => /post|announcement|send_message/.test(name) && (level < 333 || name.startsWith("can")));
  }),
  channelAdministratorsUnsubscribe: seenAt(349, 400, 200, (level) => {
    const channels = [
      {
        name: "general",
        subscribers: "all" as const,
        can_administer_channel_group: "role:members",
        can_remove_subscribers_group: "role:nobody",
      },
    ];
    return status(realmAt(level, { channels }), [
      MEL,
      "DELETE /users/me/subscriptions",
      { subscriptions: ["general"], principals: [NINA_MEMBER] },
    ]);
  }),
  groupsGrantContentAccess: seenAt(354, 400, 200, (level) => {
    const channels = [{ name: "private", invite_only: true, subscribers: [OLIVE], can_add_subscribers_group: "role:members" }];
    const messages = [{ sender: OLIVE, channel: "private", topic: "t", content: "x" }];
    const history = channels.map((channel) => ({ ...channel, history_public_to_subscribers: true }));
    return status(realmAt(level, { channels: history, messages }), [MEL, "GET /messages/1"]);
  }),
  archivedSubscriptionsAreEditable: seenAt(362, 400, 200, (level) =>
    status(realmAt(level), [MEL, "DELETE /users/me/subscriptions", { subscriptions: ["attic"] }]),
  ),
  deactivationNotifiesSubscribers: seenAt(377, false, true, (level) =>
    kinds(heard(realmAt(level), MEL, [OLIVE, `DELETE /users/${NINA_MEMBER}`])).includes("subscription/peer_remove"),
  ),
  archivedChannelsAreRegistered: seenAt(378, [], ["attic"], (level) => {
    const found = at(body(realmAt(level), archivedOf(true)), "streams");
    return Array.isArray(found) ? found.map((row) => at(row, "name")).filter((name) => name === "attic") : found;
  }),
  topicsPolicyIsAChoice: seenAt(392, ["topics_policy"], ["mandatory_topics"], (level) =>
    at(
      body(realmAt(level), [OLIVE, "PATCH /realm", { topics_policy: "disable_empty_topic", mandatory_topics: true }]),
      "ignored_parameters_unsupported",
    ),
  ),
  peersAreGroupedByAccounts: seenAt(373, [[1, 4]], [[1], [4]], (level) => {
    const leaves: Call = [OLIVE, "DELETE /users/me/subscriptions", { subscriptions: ["general", "open to all"] }];
    return ofType(heard(realmAt(level), MEL, leaves), "subscription").map((event) => event["stream_ids"]);
  }),
  archivedChannelsGetNotices: seenAt(
    388,
    0,
    1,
    (level) => ofType(heard(realmAt(level), MEL, [OLIVE, `PATCH /streams/${ATTIC}`, { description: "x" }]), "message").length,
  ),
  deletedTopicsAreInLowerCase: seenAt(393, "FRUIT", "fruit", (level) =>
    at(ofType(heard(done(realmAt(level), says("FRUIT")), MEL, [OLIVE, "DELETE /messages/1"]), "delete_message"), "0.topic"),
  ),
  deletedTopicsAscend: seenAt(393, [2, 1], [1, 2], (level) => {
    const talked = done(realmAt(level), says(), says());
    const deletes: Call = [OLIVE, "POST /streams/1/delete_topic", { topic_name: "t" }];
    const able = { bulk_message_deletion: true };
    return at(
      ofType(
        heardOf(talked, MEL, (open) => done(open, deletes), able),
        "delete_message",
      ),
      "0.message_ids",
    );
  }),
  renamingHasTheErrorOfCreating: seenAt(417, [400, undefined], [409, "open to all"], (level) => {
    const renames: Call = [OLIVE, "PATCH /streams/1", { new_name: "open to all" }];
    return [status(realmAt(level), renames), at(body(realmAt(level), renames), "channel_name")];
  }),
  groupsOfExistingChannelsAreIgnored: seenAt(417, 400, 200, (level) =>
    status(realmAt(level), subscribes(MEL, ["general"], { can_add_subscribers_group: 99 })),
  ),
  newSubscriptionMessagesAreOptional: seenAt(397, 1, 0, (level) => {
    const quietly = subscribes(OLIVE, ["open to all"], { principals: [MEL_MEMBER], send_new_subscription_messages: false });
    return messagesIn(done(realmAt(level), quietly)).length;
  }),
  subscribersMayBePartial: seenAt(412, 400, 200, (level) =>
    status(realmAt(level), [MEL, "POST /register", { include_subscribers: "partial" }]),
  ),
  channelFoldersHaveOrder: seenAt(414, ["a", "b"], ["b", "a"], (level) => {
    const realm = realmAt(level, { channel_folders: [{ name: "a" }, { name: "b" }] });
    const swapped = level < 414 ? realm : done(realm, [OLIVE, "PATCH /channel_folders", { order: [2, 1] }]);
    const folders = at(body(swapped, [MEL, "GET /channel_folders"]), "channel_folders");
    return Array.isArray(folders) ? folders.map((folder) => at(folder, "name")) : folders;
  }),
  privacyTakesTheRightToCreate: seenAt(421, 200, 400, (level) => {
    const channels = [{ name: "general", can_administer_channel_group: "role:members", subscribers: [MEL] }];
    const settings = { can_create_private_channel_group: "role:administrators" };
    return status(realmAt(level, { channels, settings }), [MEL, "PATCH /streams/1", { is_private: true }]);
  }),
  archivedChannelsAreShown: seenAt(480, 400, 200, (level) => status(realmAt(level), [MEL, `GET /streams/${ATTIC}`])),
} as const;
