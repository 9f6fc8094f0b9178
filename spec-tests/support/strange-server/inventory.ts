/** What a strange server has, without what other people do meanwhile. */
import type { Simulator } from "../../../src/index";
import { OTHERS } from "./strange-realm";

/** Everything that a run could leave behind: its archived channels and folders and its deactivated accounts and groups do not count. */
export function inventory(realm: Simulator, prefix: string) {
  const state = realm.snapshot();
  const isOfOthers = (email: string): boolean => OTHERS.some((other) => other === email);
  const own = [...state.users].filter(({ delivery_email, is_active }) => {
    return !isOfOthers(delivery_email) && (is_active || !delivery_email.startsWith(prefix));
  });
  return {
    channels: [...state.channels]
      .filter(({ name, is_archived }) => !(is_archived && name.startsWith(prefix)) && !name.startsWith("of others"))
      .map(({ name, is_archived }) => [name, is_archived]),
    groups: [...state.user_groups].flatMap((group) => (group === null || group.deactivated ? [] : [group.name])),
    folders: [...state.channel_folders].filter(({ is_archived }) => !is_archived).map(({ name }) => name),
    accounts: own.map(({ delivery_email, full_name, role, is_active, settings }) => ({
      ...{ delivery_email, full_name, role, is_active, settings },
    })),
    alert_words: [...state.alert_words],
    muted: [...state.muted_users],
    navigation_views: [...state.navigation_views],
    stored: [...state.bot_storages].filter(([, storage]) => Object.keys(storage).length > 0),
    statuses: own.flatMap(({ user_id }) => {
      const { status_text, emoji_name } = state.user_statuses.get(user_id) ?? { status_text: "", emoji_name: "" };
      return status_text === "" && emoji_name === "" ? [] : [[user_id, status_text, emoji_name]];
    }),
    personal: [state.drafts, state.scheduled_messages, state.saved_snippets, state.reminders].map((all) => [...all].length),
    realm: { ...state.settings, user_settings_defaults: state.user_settings_defaults },
    lists: [state.linkifiers, state.code_playgrounds, state.domains, state.custom_profile_fields].map((all) => [...all]),
    emoji: [...state.custom_emoji].filter(({ deactivated }) => !deactivated),
    invitations: [...state.invitations, ...state.invite_links].filter(([, { state }]) => state === "pending"),
    files: [...state.attachments].length,
    devices: [state.push_devices, state.devices, state.push_tokens],
    unread: own.filter(({ is_bot, is_active }) => !is_bot && is_active).map(({ user_id }) => earlierUnread(realm, user_id)),
  };
}

/** The messages that are older than the run, and unread. */
function earlierUnread(realm: Simulator, userId: number): readonly number[] {
  const range = { anchor: "oldest", num_before: 0, num_after: 1000, apply_markdown: false } as const;
  const { messages } = realm.must.asUser(userId).getMessages({ ...range, narrow: [{ operator: "is", operand: "unread" }] });
  return messages.filter(({ content }) => content.startsWith("earlier")).map(({ id }) => id);
}
