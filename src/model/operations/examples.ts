/** What the examples of several operations choose in the same way. */
import { CHANNEL_GROUP_SETTINGS } from "../../protocol/group-settings";
import { LIMITS } from "../../protocol/limits";
import type { SettingRule } from "../../protocol/setting-rule";
import { USER_SETTINGS } from "../../protocol/user-settings";
import type { Choices } from "./choices";

/** An example whose actor is an administrator or the owner, who have the permissions that others lack. */
export function byAdministrator<const Params>(choose: (pick: Choices) => Params): (pick: Choices) => Params {
  return (pick) => {
    pick.as(pick.chance(3) ? 2 : 1);
    return choose(pick);
  };
}

/** One of the newest messages. */
export const messageId = (pick: Choices) => ({ message_id: pick.message() });

/** Any channel. */
export const streamId = (pick: Choices) => ({ stream_id: pick.channel() });

/** Any account. */
export const userId = (pick: Choices) => ({ user_id: pick.user() });

/** A message, with its author as the actor. */
export function ownMessage(pick: Choices) {
  const message_id = pick.message();
  const author = pick.realm.messages.get(message_id - 1)?.sender_id;
  pick.as(pick.realm.users.get((author ?? 0) - 1)?.user_id);
  return { message_id };
}

/** The topic of one of the newest messages, or any topic. */
export function topicOfMessage(pick: Choices) {
  const message = pick.realm.messages.get(pick.message() - 1);
  return message?.stream_id == null
    ? { ...streamId(pick), topic_name: pick.topic() }
    : { stream_id: message.stream_id, topic_name: message.topic };
}

/** A time within the next ten minutes, in UNIX seconds. */
export const soon = (pick: Choices): number => pick.realm.now + 1 + pick.int(600);

/** Emoji for reactions and statuses. */
export const EMOJI = ["smile", "+1", "tada", "zulip"] as const;

/** An emoji for a message. */
export const reaction = (pick: Choices) => ({ ...messageId(pick), emoji_name: pick.one(EMOJI) });

/** Narrows that every account is allowed to use. */
export const NARROWS = [
  [],
  [{ operator: "is", operand: "dm" }],
  [{ operator: "channels", operand: "public" }],
] as const;

/** A message for a channel or for users. */
export function newMessage(pick: Choices) {
  const content = pick.content();
  if (pick.chance(3)) return { type: "direct", to: [...new Set([pick.user(), ...pick.users(2)])], content } as const;
  return { type: "channel", to: pick.channel(), topic: pick.topic(), content } as const;
}

/** A draft of a message. */
export function newDraft(pick: Choices) {
  const to = [...new Set([pick.user(), ...pick.users(1)])];
  if (pick.chance(2)) return { type: "private", to, topic: "", content: pick.content() } as const;
  return { type: "stream", to: [pick.channel()], topic: pick.topic(), content: pick.content() } as const;
}

/** Some accounts, none of them deactivated. */
export function principals(pick: Choices): readonly number[] {
  return pick.users(3).filter((id) => pick.realm.users.get(id - 1)?.is_active === true);
}

/** The options of a new channel. */
export function newChannel(pick: Choices) {
  return {
    ...pick.one([
      {},
      { invite_only: true },
      { invite_only: true, history_public_to_subscribers: true },
      { is_web_public: true },
      { is_default_stream: true },
    ]),
    ...(pick.chance(3) ? { announce: true } : {}),
    ...(pick.chance(3) ? someGroupSettings(CHANNEL_GROUP_SETTINGS, pick, false) : {}),
  };
}

/** The first group of default channels, if there is any. */
export function defaultStreamGroup(pick: Choices): number {
  return pick.realm.default_stream_groups[0]?.id ?? 1;
}

/** Up to two group settings with values that suit the operation: bare ones, or changes. */
export function someGroupSettings(rules: object, pick: Choices, isChange: boolean): object {
  const names = pick.some(Object.keys(rules), 2);
  return Object.fromEntries(names.map((name) => [name, isChange ? { new: pick.groupValue() } : pick.groupValue()]));
}

/** The settings of accounts that the newest level has. */
export const KNOWN_USER_SETTINGS = Object.fromEntries(
  Object.entries(USER_SETTINGS).filter(([, { since }]) => since <= LIMITS.NEWEST_FEATURE_LEVEL),
);

/** One of the settings of a table with a value of its kind. */
export function oneSetting(rules: Readonly<Record<string, { readonly rule: SettingRule }>>, pick: Choices): object {
  const name = pick.one(Object.keys(rules));
  const setting = rules[name];
  const known = KNOWN_TEXTS[name];
  if (known !== undefined) return { [name]: pick.one(known) };
  return setting === undefined ? {} : { [name]: settingValue(setting.rule, pick) };
}

/** Values of settings that are texts, of which a server knows only some. */
const KNOWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  default_language: ["de", "en", "fr"],
  timezone: ["Europe/Berlin", "UTC", "Asia/Kolkata"],
};

/** A value that the rule of a setting mostly allows. */
function settingValue(rule: SettingRule, pick: Choices): unknown {
  switch (rule.kind) {
    case "boolean":
      return pick.chance(2);
    case "integer":
      return rule.values === undefined ? (rule.min ?? 0) + pick.int(5) : pick.one(rule.values);
    case "string":
      return rule.values === undefined ? pick.unguessable("s") : pick.one(rule.values);
    case "limit":
      return pick.chance(3) ? "unlimited" : 60 + pick.int(3600);
    case "address":
      return pick.chance(3) ? null : `https://${pick.int(9)}.example.test`;
    case "channel":
      return pick.chance(3) ? -1 : pick.channel();
  }
}

/** A bot, with its owner or the owner of the realm as the actor. */
export function botId(pick: Choices) {
  const bots = [...pick.realm.users].filter((user) => user.is_bot);
  const bot = bots.length === 0 ? undefined : pick.one(bots);
  pick.as(pick.chance(2) ? 1 : (bot?.bot_owner_id ?? 1));
  return { bot_id: bot?.user_id ?? 1 };
}

/** What an administrator changes of an account. */
export function userChange(pick: Choices) {
  return pick.fields({
    full_name: () => `User ${pick.unguessable("n")}`,
    role: () => pick.one([100, 200, 300, 400, 600]),
    profile_data: () => [{ id: 1, value: pick.chance(2) ? null : pick.unguessable("p") }],
    new_email: () => `${pick.unguessable("e")}@example.test`,
  });
}

/** A user group that is no system group. */
export function groupId(pick: Choices) {
  return { user_group_id: 9 + pick.int(Math.max(1, pick.realm.user_groups.size - 8)) };
}

/** An invitation, with the owner of the realm as the actor. */
export function inviteId(pick: Choices) {
  pick.as(1);
  return { invite_id: 1 + pick.int(3) };
}

/** A scheduled message, with its author as the actor. */
export function scheduledId(pick: Choices) {
  const rows = [...pick.realm.scheduled_messages.values()].map((row) => ({ ...row, user_id: row.sender_id }));
  return { scheduled_message_id: pick.owned(rows)?.scheduled_message_id ?? 1 };
}

/** A draft, with its author as the actor. */
export const draftId = (pick: Choices) => ({ draft_id: pick.owned(pick.realm.drafts)?.id ?? 1 });

/** A saved snippet, with its author as the actor. */
export const snippetId = (pick: Choices) => ({ saved_snippet_id: pick.owned(pick.realm.saved_snippets)?.id ?? 1 });

/** A reminder, with its account as the actor. */
export const reminderId = (pick: Choices) => ({
  reminder_id: pick.owned(pick.realm.reminders.values())?.reminder_id ?? 1,
});

/** A view of the sidebar, with its account as the actor. */
export const viewFragment = (pick: Choices) => ({
  fragment: pick.owned(pick.realm.navigation_views)?.fragment ?? "narrow/1",
});

/** A file, with its owner as the actor. */
export function attachmentId(pick: Choices) {
  const rows = [...pick.realm.attachments.values()].map((file) => ({ ...file, user_id: file.owner_id }));
  return { attachment_id: pick.owned(rows)?.id ?? 1 };
}

/** The path of an uploaded file, or of none. */
export function filePath({ realm, one }: Choices) {
  const paths = realm.attachments.size === 0 ? ["1/none"] : [...realm.attachments.keys()];
  const [realm_id_str = "", ...rest] = one(paths).split("/");
  return { realm_id_str, filename: rest.join("/") };
}
