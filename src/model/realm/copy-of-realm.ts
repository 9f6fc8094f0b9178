import type { Realm } from "./realm";

/**
 * A copy of the record, not frozen yet. It is written out field by field, because spreading a record of this size costs
 * ten times as much; the compiler sees to it that no field is forgotten.
 */
export function copyOfRealm(realm: Realm): Realm {
  return {
    now: realm.now,
    feature_level: realm.feature_level,
    random: realm.random,
    last_ids: realm.last_ids,
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
    messages: realm.messages,
    channel_contents: realm.channel_contents,
    direct_conversations: realm.direct_conversations,
    direct_keys: realm.direct_keys,
    recipient_ids: realm.recipient_ids,
    message_marks: realm.message_marks,
    alert_words: realm.alert_words,
    seen_onboarding_steps: realm.seen_onboarding_steps,
    muted_by: realm.muted_by,
    muted_users: realm.muted_users,
    user_statuses: realm.user_statuses,
    presences: realm.presences,
    bot_defaults: realm.bot_defaults,
    bot_services: realm.bot_services,
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
    default_stream_groups: realm.default_stream_groups,
    invitations: realm.invitations,
    invite_links: realm.invite_links,
    invite_mail_times: realm.invite_mail_times,
    push_devices: realm.push_devices,
    push_tokens: realm.push_tokens,
    queues: realm.queues,
    event_log: realm.event_log,
  };
}

/** Whether a record is a snapshot, as far as that shows in the names of its fields. */
export function isRealmRecord(record: object): record is Realm {
  return "event_log" in record && "last_ids" in record;
}
