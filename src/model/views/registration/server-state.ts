import { byLevel } from "../../../data/lazy";
import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import {
  allowsNobody,
  CHANNEL_GROUP_SETTINGS,
  type GroupSettingRule,
  REALM_GROUP_SETTINGS,
  USER_GROUP_SETTINGS,
} from "../../../protocol/group-settings";
import { LIMITS } from "../../../protocol/limits";
import { INITIAL_STATE, type StatePart } from "../../../protocol/records/registration";
import type { PermissionConfigurationsView } from "../../../protocol/records/registration-realm";
import type { PermissionConfigurationView, VERSION } from "../../../protocol/records/server";
import { type ComputedOf, shows } from "../../../protocol/schema/tables";
import {
  EXTERNAL_ACCOUNTS,
  GIF_RATINGS,
  GIPHY_RATINGS,
  REPORT_TITLES,
  REPORT_TYPES,
  THUMBNAIL_FORMATS,
  UPGRADE_TEXT,
} from "../../../protocol/server-constants";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { videoProviders } from "../../rules/realm/video-calls";
import { EMOJI_NAMES_PATH, staticUrl } from "../pictures";

/** The releases by their first feature level, newest first. */
const RELEASES: readonly (readonly [level: number, version: string])[] = [
  [500, "12.2"],
  [421, "11.0"],
  [372, "10.1"],
  [371, "10.0"],
  [278, "9.2"],
  [277, "9.0"],
  [237, "8.0"],
  [185, "7.0"],
  [157, "6.2"],
  [156, "6.0"],
  [122, "5.0"],
  [65, "4.0"],
  [27, "3.1"],
  [25, "3.0"],
  [0, "2.1"],
];

/**
 * The version of the server, as registration and server settings give it: the release that has the realm's feature
 * level, unless a fault has upgraded the server.
 */
export function serverVersion({ feature_level, server }: Realm): ComputedOf<typeof VERSION> {
  const { zulip_feature_level = feature_level, zulip_version } = server.upgraded_to ?? {};
  const release = zulip_version ?? RELEASES.find(([level]) => zulip_feature_level >= level)?.[1] ?? "2.1";
  return { zulip_version: release, zulip_feature_level, zulip_merge_base: release };
}

/** The name of the default of settings that are for the creator of a channel. */
function creatorOfChannel(level: number): string {
  return level >= FEATURE_LEVELS.creatorsHaveOneName ? "channel_creator" : "stream_creator_or_nobody";
}

/**
 * The allowed values of every group setting that a feature level has, of realm, channels and groups, so that clients
 * can offer no others.
 *
 * @see https://zulip.com/api/group-setting-values
 */
const permissionConfiguration = byLevel((level): PermissionConfigurationsView =>
  frozen({
    realm: configured(level, REALM_GROUP_SETTINGS),
    stream: configured(level, CHANNEL_GROUP_SETTINGS, creatorOfChannel(level)),
    group: configured(level, USER_GROUP_SETTINGS, "group_creator", true),
  }),
);

function configured(
  level: number,
  rules: Readonly<Record<string, GroupSettingRule>>,
  creator = "",
  isOfGroups = false,
): Readonly<Record<string, PermissionConfigurationView>> {
  const known = Object.entries(rules).filter(([, rule]) => level >= rule.since);
  return Object.fromEntries(
    known.map(([name, rule]) => [
      name,
      {
        require_system_group: rule.only_system_groups !== undefined || (!isOfGroups && level < rule.objects_since),
        allow_internet_group: false,
        allow_nobody_group: allowsNobody(level, rule),
        allow_everyone_group: rule.allow_everyone,
        default_group_name: rule.default_group === "creator" ? creator : rule.default_group,
        default_for_system_groups: isOfGroups ? "role:nobody" : null,
        allowed_system_groups: [...(rule.only_system_groups ?? [])],
        allow_owners_group: rule.default_group === "role:owners",
        id_field_name: `${name}_id`,
      },
    ]),
  );
}

const MAX_PICTURE_MIB = 5;
/** How long typing lasts without a further event, and how often clients repeat it. */
export const TYPING = {
  STARTED_EXPIRY_MILLISECONDS: 45000,
  STARTED_WAIT_MILLISECONDS: 30000,
  STOPPED_WAIT_MILLISECONDS: 12000,
} as const;
const JITSI = "https://meet.jit.si";

/** What the server decides: the largest sizes, periods of time, what it supports and what it does not. */
export function serverState(realm: Realm): readonly StatePart[] {
  return [maximaOf(realm), PERIODS, supportOf(realm)];
}

function maximaOf({ server }: Realm): StatePart {
  return {
    max_message_length: server.max_message_length,
    max_topic_length: server.max_topic_length,
    max_stream_name_length: LIMITS.MAX_STREAM_NAME_LENGTH,
    max_stream_description_length: LIMITS.MAX_STREAM_DESCRIPTION_LENGTH,
    max_channel_folder_name_length: LIMITS.MAX_CHANNEL_FOLDER_NAME_LENGTH,
    max_channel_folder_description_length: LIMITS.MAX_CHANNEL_FOLDER_DESCRIPTION_LENGTH,
    max_bulk_new_subscription_messages: LIMITS.MAX_BULK_NEW_SUBSCRIPTION_MESSAGES,
    max_reminder_note_length: LIMITS.MAX_REMINDER_NOTE_LENGTH,
    max_avatar_file_size_mib: MAX_PICTURE_MIB,
    max_icon_file_size_mib: MAX_PICTURE_MIB,
    max_logo_file_size_mib: MAX_PICTURE_MIB,
    max_file_upload_size_mib: server.max_file_upload_size_mib,
    password_min_length: 6,
    password_max_length: 100,
    password_min_guesses: 10000,
    realm_upload_quota_mib: null,
  };
}

/** The ratings of animated pictures, under the name that a level has for them. */
function gifRatings(level: number): StatePart {
  if (shows(INITIAL_STATE, "giphy_rating_options", level)) return { giphy_rating_options: frozen(GIPHY_RATINGS) };
  return shows(INITIAL_STATE, "gif_rating_options", level)
    ? { gif_rating_options: frozen(GIF_RATINGS) }
    : { gif_rating_policy_options: frozen(GIF_RATINGS) };
}

const PERIODS: StatePart = {
  event_queue_longpoll_timeout_seconds: LIMITS.LONGPOLL_TIMEOUT_SECONDS,
  server_presence_ping_interval_seconds: 60,
  server_presence_offline_threshold_seconds: 200,
  server_typing_started_expiry_period_milliseconds: TYPING.STARTED_EXPIRY_MILLISECONDS,
  server_typing_started_wait_period_milliseconds: TYPING.STARTED_WAIT_MILLISECONDS,
  server_typing_stopped_wait_period_milliseconds: TYPING.STOPPED_WAIT_MILLISECONDS,
  server_min_deactivated_realm_deletion_days: 14,
  server_max_deactivated_realm_deletion_days: null,
};

function supportOf(realm: Realm): StatePart {
  return {
    server_generation: realm.server.server_generation,
    server_web_public_streams_enabled: realm.server.WEB_PUBLIC_STREAMS_ENABLED,
    server_inline_image_preview: true,
    server_inline_url_embed_preview: realm.server.link_previews !== undefined,
    server_thumbnail_formats: frozen(THUMBNAIL_FORMATS),
    server_avatar_changes_disabled: false,
    server_name_changes_disabled: false,
    server_needs_upgrade: false,
    server_jitsi_server_url: JITSI,
    jitsi_server_url: realm.settings.jitsi_server_url ?? JITSI,
    server_emoji_data_url: staticUrl(realm, EMOJI_NAMES_PATH),
    server_can_summarize_topics: false,
    settings_send_digest_emails: true,
    realm_is_zephyr_mirror_realm: false,
    development_environment: realm.server.development,
    zulip_plan_is_not_limited: true,
    upgrade_text_for_wide_organization_logo: UPGRADE_TEXT,
    realm_available_video_chat_providers: Object.fromEntries(
      videoProviders(realm.feature_level, realm.server).map(({ key, id, name }) => [key, { id, name }]),
    ),
    realm_default_external_accounts: frozen(EXTERNAL_ACCOUNTS),
    ...gifRatings(realm.feature_level),
    server_report_message_types: frozen(REPORT_TYPES.map((key) => ({ key, name: REPORT_TITLES[key] }))),
    server_supported_permission_settings: permissionConfiguration(realm.feature_level),
  };
}
