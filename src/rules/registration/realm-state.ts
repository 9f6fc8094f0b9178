import { LIMITS } from "../../card/limits";
import type { Realm } from "../../realm/realm";

/**
 * The realm's settings, identity and limits, as registration returns them.
 *
 * @card Limits; Value conventions: Empty topic
 */
export function realmState(realm: Realm): Record<string, unknown> {
  const settings = Object.fromEntries(Object.entries(realm.settings).map(([name, value]) => [`realm_${name}`, value]));
  return {
    ...settings,
    realm_name: realm.profile.name,
    realm_description: realm.profile.description,
    realm_url: realm.profile.url,
    realm_uri: realm.profile.url,
    realm_date_created: realm.profile.date_created,
    realm_empty_topic_display_name: realm.profile.empty_topic_display_name,
    max_message_length: realm.server.max_message_length,
    max_topic_length: realm.server.max_topic_length,
    max_stream_name_length: LIMITS.MAX_STREAM_NAME_LENGTH,
    max_stream_description_length: LIMITS.MAX_STREAM_DESCRIPTION_LENGTH,
    max_channel_folder_name_length: LIMITS.MAX_CHANNEL_FOLDER_NAME_LENGTH,
    max_channel_folder_description_length: LIMITS.MAX_CHANNEL_FOLDER_DESCRIPTION_LENGTH,
    max_bulk_new_subscription_messages: LIMITS.MAX_BULK_NEW_SUBSCRIPTION_MESSAGES,
    max_reminder_note_length: LIMITS.MAX_REMINDER_NOTE_LENGTH,
    max_file_upload_size_mib: realm.server.max_file_upload_size_mib,
    event_queue_longpoll_timeout_seconds: LIMITS.LONGPOLL_TIMEOUT_SECONDS,
    server_web_public_streams_enabled: realm.server.WEB_PUBLIC_STREAMS_ENABLED,
  };
}
