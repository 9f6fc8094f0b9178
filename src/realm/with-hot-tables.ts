import type { Realm } from "./realm";

/** The tables that sending a message changes. */
export type HotTables = Pick<
  Realm,
  "messages" | "channel_contents" | "direct_conversations" | "direct_keys" | "recipient_ids" | "last_ids" | "event_log"
>;

/**
 * The realm with the tables replaced that sending changes. The record is written out field by field, because
 * spreading a frozen record of this size costs ten to twenty times as much, and sending is the path that counts; the
 * compiler sees to it that no field is forgotten.
 */
export function withHotTables(realm: Realm, hot: HotTables): Realm {
  return Object.freeze({
    now: realm.now,
    feature_level: realm.feature_level,
    random: realm.random,
    last_ids: hot.last_ids,
    profile: realm.profile,
    server: realm.server,
    settings: realm.settings,
    user_settings_defaults: realm.user_settings_defaults,
    users: realm.users,
    system_bots: realm.system_bots,
    user_ids_by_email: realm.user_ids_by_email,
    user_groups: realm.user_groups,
    channels: realm.channels,
    channel_ids_by_name: realm.channel_ids_by_name,
    channel_folders: realm.channel_folders,
    subscriptions: realm.subscriptions,
    messages: hot.messages,
    channel_contents: hot.channel_contents,
    direct_conversations: hot.direct_conversations,
    direct_keys: hot.direct_keys,
    recipient_ids: hot.recipient_ids,
    message_marks: realm.message_marks,
    alert_words: realm.alert_words,
    muted_by: realm.muted_by,
    muted_users: realm.muted_users,
    user_statuses: realm.user_statuses,
    presences: realm.presences,
    bot_defaults: realm.bot_defaults,
    user_topics: realm.user_topics,
    scheduled_messages: realm.scheduled_messages,
    due: realm.due,
    drafts: realm.drafts,
    bot_storages: realm.bot_storages,
    saved_snippets: realm.saved_snippets,
    navigation_views: realm.navigation_views,
    reminders: realm.reminders,
    attachments: realm.attachments,
    custom_profile_fields: realm.custom_profile_fields,
    custom_emoji: realm.custom_emoji,
    pictures: realm.pictures,
    exports: realm.exports,
    linkifiers: realm.linkifiers,
    code_playgrounds: realm.code_playgrounds,
    domains: realm.domains,
    invitations: realm.invitations,
    invite_links: realm.invite_links,
    invite_mail_times: realm.invite_mail_times,
    push_devices: realm.push_devices,
    push_tokens: realm.push_tokens,
    queues: realm.queues,
    event_log: hot.event_log,
  });
}
