/** For every operation, parameters that are mostly allowed. A new operation needs a row here, or a test says so. */
import { CHANNEL_GROUP_SETTINGS, REALM_GROUP_SETTINGS, USER_GROUP_SETTINGS } from "../../src/spec/group-settings";
import { LIMITS } from "../../src/spec/limits";
import { REALM_SETTINGS } from "../../src/spec/realm-settings";
import { REPORT_TYPES } from "../../src/spec/report-types";
import type { SettingRule } from "../../src/spec/setting-rule";
import { USER_SETTINGS } from "../../src/spec/user-settings";
import type { Pick } from "./random-pick";

/** What an operation is called with, and how often it is drawn beside the others. */
export interface RandomOperation {
  readonly params: (pick: Pick) => Readonly<Record<string, unknown>>;
  readonly weight: number;
}

const row = (params: RandomOperation["params"], weight = 2): RandomOperation => ({ params, weight });
/** A row whose actor mostly is an owner, since others may not. */
const ruled = (params: RandomOperation["params"], weight = 2): RandomOperation =>
  row((pick) => {
    pick.as(pick.chance(3) ? 2 : 1);
    return params(pick);
  }, weight);
const ROLES = [100, 200, 300, 400, 600];
const EMOJI = ["smile", "+1", "tada"];
const NARROWS = [[], [{ operator: "is", operand: "dm" }], [{ operator: "channels", operand: "public" }]];

function message(pick: Pick): Record<string, unknown> {
  const content = pick.content();
  if (pick.chance(3)) return { type: "direct", to: [...new Set([pick.user(), ...pick.users(2)])], content };
  return { type: "channel", to: pick.channel(), topic: pick.topic(), content };
}

function settingValue(rule: SettingRule, pick: Pick): unknown {
  switch (rule.kind) {
    case "boolean":
      return pick.chance(2);
    case "integer":
      return rule.values === undefined ? (rule.min ?? 0) + pick.int(5) : pick.one(rule.values);
    case "string":
      return rule.values === undefined ? pick.unguessable("s") : pick.one(rule.values);
    case "limit":
      return pick.chance(3) ? null : 60 + pick.int(3600);
    case "channel":
      return pick.chance(3) ? -1 : pick.channel();
  }
}

function oneSetting(rules: Readonly<Record<string, { readonly rule: SettingRule }>>, pick: Pick) {
  const name = pick.one(Object.keys(rules));
  const setting = rules[name];
  return setting === undefined ? {} : { [name]: settingValue(setting.rule, pick) };
}

/** Up to two group settings with values that suit the operation: bare ones, or changes. */
function groups(rules: object, pick: Pick, isChange: boolean): Record<string, unknown> {
  const names = pick.some(Object.keys(rules), 2);
  return Object.fromEntries(names.map((name) => [name, isChange ? { new: pick.groupValue() } : pick.groupValue()]));
}

function newChannel(pick: Pick): Record<string, unknown> {
  return {
    ...pick.one([
      {},
      { invite_only: true },
      { invite_only: true, history_public_to_subscribers: true },
      { is_web_public: true },
      { is_default_stream: true },
    ]),
    ...(pick.chance(3) ? { announce: true } : {}),
    ...(pick.chance(3) ? groups(CHANNEL_GROUP_SETTINGS, pick, false) : {}),
  };
}

function draft(pick: Pick): Record<string, unknown> {
  if (pick.chance(2)) return { type: "private", to: [pick.user()], topic: "", content: pick.content() };
  return { type: "stream", to: [pick.channel()], topic: pick.topic(), content: pick.content() };
}

const soon = (pick: Pick): number => pick.realm.now + 1 + pick.int(600);
const one = (name: string, draw: (pick: Pick) => unknown) => (pick: Pick) => ({ [name]: draw(pick) });
const messageId = one("message_id", (pick) => pick.message());
const streamId = one("stream_id", (pick) => pick.channel());
/** A message and mostly its author. */
const ownMessage = (pick: Pick): Record<string, unknown> => {
  const message_id = pick.message();
  const author = pick.realm.messages.get(message_id - 1)?.sender_id;
  pick.as(pick.realm.users.get((author ?? 0) - 1)?.user_id);
  return { message_id };
};
const groupId = one("user_group_id", (pick) => 9 + pick.int(Math.max(1, pick.realm.user_groups.size - 8)));
const authored = <Row extends { readonly sender_id: number }>(row: Row) => ({ ...row, user_id: row.sender_id });
const ownScheduled = one(
  "scheduled_message_id",
  (pick) => pick.owned([...pick.realm.scheduled_messages.values()].map(authored))?.scheduled_message_id ?? 1,
);
const ownDraft = one("draft_id", (pick) => pick.owned(pick.realm.drafts)?.id ?? 1);
const ownSnippet = one("saved_snippet_id", (pick) => pick.owned(pick.realm.saved_snippets)?.id ?? 1);
const ownReminder = one("reminder_id", (pick) => pick.owned(pick.realm.reminders.values())?.reminder_id ?? 1);
const ownView = one("fragment", (pick) => pick.owned(pick.realm.navigation_views)?.fragment ?? "narrow/1");
const ownAttachment = one("attachment_id", (pick) => {
  const rows = [...pick.realm.attachments.values()].map((file) => ({ ...file, user_id: file.owner_id }));
  return pick.owned(rows)?.id ?? 1;
});
const ownInvite = one("invite_id", (pick) => {
  pick.as(1);
  return 1 + pick.int(3);
});
const botId = one("bot_id", (pick) => {
  const bots = [...pick.realm.users].filter((user) => user.is_bot);
  const bot = pick.one(bots);
  pick.as(pick.chance(2) ? 1 : (bot.bot_owner_id ?? 1));
  return bot.user_id;
});
const userId = one("user_id", (pick) => pick.user());
const emoji = (pick: Pick) => ({ ...messageId(pick), emoji_name: pick.one(EMOJI) });
const userChange = (pick: Pick) =>
  pick.fields({
    full_name: () => `Somebody ${pick.unguessable("n")}`,
    role: () => pick.one(ROLES),
    profile_data: () => [{ id: 1, value: pick.chance(2) ? null : pick.unguessable("p") }],
    new_email: () => `${pick.unguessable("e")}@example.test`,
  });

const KNOWN_SETTINGS = Object.fromEntries(Object.entries(USER_SETTINGS).filter(([, { since }]) => since <= LIMITS.NEWEST_FEATURE_LEVEL));

/** By the name of the operation. */
export const RANDOM_OPERATIONS: Readonly<Record<string, RandomOperation>> = {
  sendMessage: row(message, 14),
  updateMessage: row(
    (pick) => ({
      ...ownMessage(pick),
      ...(pick.chance(3) ? { content: pick.content() } : pick.fields({ topic: () => pick.topic(), stream_id: () => pick.channel() })),
      ...(pick.chance(2) ? { propagate_mode: pick.one(["change_one", "change_later", "change_all"]) } : {}),
      ...(pick.chance(2) ? { send_notification_to_old_thread: true } : {}),
    }),
    12,
  ),
  deleteMessage: row(ownMessage, 3),
  deleteTopic: ruled((pick) => ({ ...streamId(pick), topic_name: pick.topic() })),
  // Shows a message to those who moderate, whether they could read it or not: the laws of what may be seen do not hold.
  reportMessage: row((pick) => ({ ...messageId(pick), report_type: pick.one(REPORT_TYPES), description: pick.content() }), 0),
  addReaction: row(emoji),
  removeReaction: row((pick) => {
    const reacted = [...pick.realm.messages].flatMap((message) =>
      (message?.reactions ?? []).map((reaction) => ({ ...reaction, message_id: message?.id })),
    );
    const reaction = pick.owned(reacted);
    return { message_id: reaction?.message_id ?? 1, emoji_name: reaction?.emoji_name ?? "smile" };
  }),
  updateMessageFlags: row(
    (pick) => ({
      messages: [pick.message()],
      op: pick.one(["add", "remove"]),
      flag: pick.one(["read", "starred", "collapsed"]),
    }),
    6,
  ),
  updateMessageFlagsForNarrow: row((pick) => ({
    anchor: "newest",
    num_before: 1 + pick.int(20),
    num_after: 0,
    narrow: pick.one(NARROWS),
    op: pick.one(["add", "remove"]),
    flag: pick.one(["read", "starred"]),
  })),
  markAllAsRead: row(() => ({})),
  markStreamAsRead: row(streamId),
  markTopicAsRead: row((pick) => ({ ...streamId(pick), topic_name: pick.topic() })),
  createScheduledMessage: row((pick) => ({ ...message(pick), scheduled_delivery_timestamp: soon(pick) }), 3),
  updateScheduledMessage: row((pick) => ({
    ...ownScheduled(pick),
    ...(pick.chance(2) ? { content: pick.content() } : {}),
    scheduled_delivery_timestamp: soon(pick),
  })),
  deleteScheduledMessage: row(ownScheduled),
  subscribe: row(
    (pick) => ({
      subscriptions: [{ name: pick.chance(3) ? pick.unguessable("c") : pick.channelName() }],
      ...(pick.chance(2) ? { principals: pick.users(3).filter((id) => id !== 8) } : {}),
      ...newChannel(pick),
    }),
    8,
  ),
  unsubscribe: row(
    (pick) => ({
      subscriptions: [pick.channelName(), pick.channelName()],
      ...(pick.chance(2) ? { principals: pick.users(3).filter((id) => id !== 8) } : {}),
    }),
    6,
  ),
  updateSubscriptions: row((pick) => ({ add: [{ name: pick.channelName() }], delete: [pick.channelName()] })),
  updateSubscriptionSettings: row(
    (pick) => ({
      subscription_data: [
        { ...streamId(pick), property: pick.one(["is_muted", "in_home_view", "pin_to_top"]), value: pick.chance(2) },
        { ...streamId(pick), property: "push_notifications", value: pick.chance(2) },
      ],
    }),
    4,
  ),
  updateSubscriptionSetting: row((pick) => ({ ...streamId(pick), property: "color", value: "#123456" })),
  createChannel: row((pick) => ({
    name: pick.unguessable("c"),
    subscribers: pick.users(4),
    description: "fresh",
    ...newChannel(pick),
  })),
  updateStream: ruled(
    (pick) => ({
      ...streamId(pick),
      ...pick.fields({
        new_name: () => pick.unguessable("c"),
        description: () => `about **${pick.unguessable("c")}**`,
        is_private: () => pick.chance(2),
        is_web_public: () => pick.chance(3),
        history_public_to_subscribers: () => pick.chance(2),
        is_default_stream: () => pick.chance(2),
        is_archived: () => pick.chance(3),
        folder_id: () => (pick.chance(2) ? null : 1 + pick.int(2)),
        topics_policy: () => pick.one(["inherit", "allow_empty_topic", "disable_empty_topic"]),
        message_retention_days: () => pick.one([7, "unlimited", "realm_default"]),
        can_send_message_group: () => ({ new: pick.groupValue() }),
      }),
      ...(pick.chance(3) ? groups(CHANNEL_GROUP_SETTINGS, pick, true) : {}),
    }),
    8,
  ),
  archiveStream: ruled(streamId, 1),
  addDefaultStream: ruled(streamId),
  removeDefaultStream: ruled(streamId),
  createUser: ruled((pick) => ({
    email: `${pick.unguessable("e")}@example.test`,
    password: "long enough",
    full_name: `Newcomer ${pick.unguessable("n")}`,
  })),
  updateUser: ruled((pick) => ({ ...userId(pick), ...userChange(pick) }), 5),
  updateUserByEmail: ruled((pick) => ({
    email: pick.realm.users.get(pick.user() - 1)?.delivery_email ?? "",
    ...userChange(pick),
  })),
  deactivateUser: ruled(userId, 1),
  deactivateOwnUser: row(() => ({}), 0),
  reactivateUser: ruled((pick) => {
    const gone = [...pick.realm.users].filter((user) => !user.is_active);
    return { user_id: gone.length === 0 ? 1 : pick.one(gone).user_id };
  }, 3),
  regenerateOwnApiKey: row(() => ({}), 1),
  uploadAvatar: row(() => ({ file: { name: "me.png", size: 9 } }), 1),
  removeAvatar: row(() => ({}), 1),
  uploadRealmIcon: ruled(() => ({ file: { name: "icon.png", size: 9 } }), 1),
  removeRealmIcon: ruled(() => ({}), 1),
  uploadRealmLogo: ruled((pick) => ({ file: { name: "logo.png", size: 9 }, night: pick.chance(2) }), 1),
  removeRealmLogo: ruled((pick) => ({ night: pick.chance(2) }), 1),
  regenerateBotApiKey: row(botId, 1),
  createBot: row((pick) => ({ short_name: pick.unguessable("b"), full_name: `Bot ${pick.unguessable("n")}` })),
  updateBot: row((pick) => ({
    ...botId(pick),
    ...pick.fields({
      full_name: () => `Bot ${pick.unguessable("n")}`,
      bot_owner_id: () => pick.one([1, 4, 5]),
      role: () => pick.one([300, 400]),
    }),
  })),
  deactivateBot: row(botId, 1),
  fetchApiKey: row(() => ({ username: "nobody@example.test", password: "wrong" }), 0),
  updateRealmUserSettingsDefaults: ruled((pick) => oneSetting(KNOWN_SETTINGS, pick)),
  updateSettings: row(
    (pick) => ({
      ...oneSetting(KNOWN_SETTINGS, pick),
      ...(pick.chance(3) ? { email_address_visibility: 1 + pick.int(5) } : {}),
      ...(pick.chance(5) ? { full_name: `Renamed ${pick.unguessable("n")}` } : {}),
    }),
    5,
  ),
  addLinkifier: ruled((pick) => ({
    pattern: `L${pick.int(99)}-(?P<id>[0-9]+)`,
    url_template: "https://t.example.test/{id}",
  })),
  updateLinkifier: ruled((pick) => ({
    filter_id: 1,
    pattern: `M${pick.int(9)}`,
    url_template: "https://t.example.test/",
  })),
  removeLinkifier: ruled(() => ({ filter_id: 1 }), 1),
  reorderLinkifiers: ruled((pick) => ({
    ordered_linkifier_ids: [...pick.realm.linkifiers].map(({ id }) => id).reverse(),
  })),
  uploadCustomEmoji: ruled((pick) => ({ emoji_name: `e${pick.int(9)}`, file: { name: "e.png", size: 9 } })),
  deactivateCustomEmoji: ruled((pick) => ({ emoji_name: `e${pick.int(9)}` })),
  addRealmDomain: ruled((pick) => ({ domain: `d${pick.int(3)}.example.test`, allow_subdomains: false })),
  updateRealmDomain: ruled((pick) => ({ domain: `d${pick.int(3)}.example.test`, allow_subdomains: pick.chance(2) })),
  removeRealmDomain: row((pick) => {
    pick.as(1);
    return { domain: "d0.example.test" };
  }, 2),
  addCodePlayground: ruled((pick) => ({
    name: `P${pick.int(9)}`,
    pygments_language: "Python",
    url_template: "https://p.example.test/{code}",
  })),
  removeCodePlayground: ruled(() => ({ playground_id: 1 }), 1),
  createCustomProfileField: ruled((pick) => ({ name: pick.unguessable("f"), field_type: 1 })),
  updateCustomProfileField: ruled((pick) => ({ field_id: 1, name: pick.unguessable("f") })),
  deleteCustomProfileField: ruled((pick) => ({ field_id: 1 + pick.int(3) }), 1),
  reorderCustomProfileFields: ruled((pick) => ({
    order: pick.realm.custom_profile_fields.map(({ id }) => id).reverse(),
  })),
  updateOwnProfile: row((pick) => ({ data: [{ id: 1, value: pick.unguessable("p") }] })),
  clearOwnProfile: row(() => ({ data: [1] }), 1),
  updateRealm: ruled((pick) => ({ ...oneSetting(REALM_SETTINGS, pick), ...groups(REALM_GROUP_SETTINGS, pick, true) }), 4),
  exportRealm: ruled(() => ({}), 1),
  deleteRealmExport: ruled(() => ({ export_id: 1 }), 0),
  testWelcomeBotCustomMessage: ruled((pick) => ({ welcome_message_custom_text: pick.content() }), 1),
  createChannelFolder: ruled((pick) => ({ name: pick.unguessable("f"), description: "*folder*" })),
  updateChannelFolder: ruled((pick) => ({
    channel_folder_id: 1 + pick.int(3),
    ...pick.fields({
      name: () => pick.unguessable("f"),
      description: () => "other",
      is_archived: () => pick.chance(2),
    }),
  })),
  patchChannelFolders: ruled((pick) => ({ order: pick.chance(2) ? [1, 2] : [2, 1] })),
  updateUserTopic: row((pick) => ({ ...streamId(pick), topic: pick.topic(), visibility_policy: pick.int(4) }), 5),
  muteTopic: row((pick) => ({ ...streamId(pick), topic: pick.topic(), op: pick.one(["add", "remove"]) })),
  createUserGroup: row((pick) => ({
    name: pick.unguessable("g"),
    description: "",
    members: pick.users(4),
    subgroups: pick.some([9], 1),
    ...groups(USER_GROUP_SETTINGS, pick, false),
  })),
  updateUserGroup: ruled((pick) => ({
    ...groupId(pick),
    ...pick.fields({ name: () => pick.unguessable("g"), description: () => "changed", deactivated: () => false }),
    ...groups(USER_GROUP_SETTINGS, pick, true),
  })),
  deactivateUserGroup: ruled(groupId, 1),
  updateUserGroupMembers: ruled((pick) => ({ ...groupId(pick), add: pick.users(2), delete: pick.users(2) }), 4),
  updateUserGroupSubgroups: ruled((pick) => ({ ...groupId(pick), add: pick.some([9, 10], 1), delete: [] })),
  createDrafts: row((pick) => ({ drafts: [draft(pick), draft(pick)] })),
  editDraft: row((pick) => ({ ...ownDraft(pick), draft: draft(pick) })),
  deleteDraft: row(ownDraft),
  createSavedSnippet: row((pick) => ({ title: "t", content: pick.content() })),
  editSavedSnippet: row((pick) => ({ ...ownSnippet(pick), title: "other" })),
  deleteSavedSnippet: row(ownSnippet, 1),
  addNavigationView: row((pick) => ({ fragment: `narrow/${pick.int(3)}`, is_pinned: pick.chance(2), name: "view" })),
  editNavigationView: row((pick) => ({ ...ownView(pick), is_pinned: pick.chance(2) })),
  removeNavigationView: row(ownView, 1),
  createMessageReminder: row((pick) => ({ ...messageId(pick), scheduled_delivery_timestamp: soon(pick) })),
  deleteReminder: row(ownReminder, 1),
  uploadFile: row((pick) => ({ file: { name: "a.txt", size: 1 + pick.int(9), content_type: "text/plain" } }), 1),
  removeAttachment: row(ownAttachment, 1),
  sendInvites: row((pick) => ({ invitee_emails: `${pick.unguessable("i")}@example.test`, stream_ids: [] }), 1),
  createInviteLink: ruled(() => ({}), 1),
  resendEmailInvite: row(ownInvite, 1),
  revokeEmailInvite: row(ownInvite, 1),
  revokeInviteLink: row(ownInvite, 1),
  registerPushDevice: row((pick) => ({
    token_kind: "fcm",
    push_account_id: 1 + pick.int(3),
    push_public_key: "AAAA",
    bouncer_public_key: "AAAA",
    encrypted_push_registration: "AAAA",
  })),
  addApnsToken: row(() => ({ token: "ab".repeat(32), appid: "app" }), 1),
  removeApnsToken: row((pick) => {
    pick.as(4);
    return { token: "ab".repeat(32) };
  }, 1),
  addFcmToken: row(() => ({ token: "token" }), 1),
  removeFcmToken: row(() => ({ token: "token" }), 1),
  // Needs a device that the relay has taken, which no operation of an account brings about.
  e2eeTestNotify: row(() => ({}), 0),
  testNotify: row(() => ({}), 1),
  addSubmessage: row((pick) => ({ ...messageId(pick), msg_type: "widget", content: "{}" })),
  runCommand: row((pick) => ({ command: pick.chance(2) ? "/dark" : "/light" })),
  setTypingStatus: row((pick) => {
    const place = pick.chance(2) ? { type: "direct", to: [pick.user()] } : { type: "stream", stream_id: pick.channel(), topic: "lunch" };
    return { op: "start", ...place };
  }),
  setTypingStatusForMessageEdit: row((pick) => ({ ...messageId(pick), op: "start" })),
  muteUser: row(one("muted_user_id", (pick) => pick.user())),
  unmuteUser: row((pick) => {
    const rows = [...pick.realm.muted_users].flatMap(([user_id, muted]) => muted.map(({ id }) => ({ user_id, id })));
    return { muted_user_id: pick.owned(rows)?.id ?? 1 };
  }, 1),
  updateStatus: row((pick) => pick.fields({ status_text: () => pick.one(["", "away"]), emoji_name: () => pick.one(EMOJI) })),
  updateStatusForUser: ruled((pick) => ({ ...userId(pick), status_text: pick.one(["", "busy"]) }), 1),
  updatePresence: row((pick) => ({ status: pick.one(["active", "idle"]) })),
  addAlertWords: row((pick) => ({ alert_words: [pick.one(["alarm", "fire"])] }), 1),
  removeAlertWords: row((pick) => ({ alert_words: [pick.one(["alarm", "fire"])] }), 1),
  renderMessage: row((pick) => ({ content: pick.content() }), 0),
  updateBotStorage: row((pick) => ({ storage: { mood: pick.one(["good", "bad"]) } }), 1),
  removeBotStorage: row((pick) => {
    pick.as(7);
    return { keys: ["mood"] };
  }, 2),
  // Reading changes nothing; what it shows is looked at by the second law.
  getStreams: row((pick) => ({ include_all: pick.chance(2), exclude_archived: false })),
  getStreamTopics: row(streamId),
  getStreamById: row(streamId, 1),
  getSubscribers: row(streamId, 1),
  getSubscriptions: row(() => ({ include_subscribers: true }), 1),
  getUsers: row(() => ({}), 1),
  getUser: row(userId),
  getMessage: row(messageId),
  getMessageHistory: row(messageId),
  getReadReceipts: row(messageId, 1),
  getMessages: row((pick) => ({ anchor: "newest", num_before: 30, num_after: 0, narrow: pick.one(NARROWS) }), 4),
  getUserGroups: row(() => ({}), 1),
  getInvites: row(() => ({}), 1),
  getAttachments: row(() => ({}), 1),
};
