import type { NewChannelParams } from "../../../protocol/parameters/channels";
/** What a channel that is about to be created may be, and who may create it. */
import { administratorRequired, badRequest, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { holdsRealmPermission } from "../user-groups/group-membership";
import { isAdministrator } from "../users/people";
import { checkRetentionDays, checkRetentionPermission, checkTopicsPolicyPermission } from "./channel-details";
import { type ChannelGroupValues, checkNewGroupValues, groupOfPostPolicy } from "./channel-settings";

/** The settings of channels to be created, as they will be stored. */
export interface NewChannelSettings {
  readonly fields: Pick<
    Channel,
    | "invite_only"
    | "is_web_public"
    | "is_default_stream"
    | "default_push_notifications"
    | "history_public_to_subscribers"
    | "message_retention_days"
    | "topics_policy"
    | "folder_id"
  >;
  readonly groups: ChannelGroupValues;
}

/**
 * Checks what a request says of retention and topics. Servers look at it also where all channels exist.
 *
 * @returns the stored retention time
 */
export function checkChannelDetails(realm: Realm, actor: User, given: NewChannelParams) {
  const days = checkRetentionDays(realm, given.message_retention_days ?? "realm_default");
  if (isFailure(days) || (given.topics_policy ?? "inherit") === "inherit") return days;
  return checkTopicsPolicyPermission(realm, actor) ?? days;
}

/** Checks the group settings of channels to be created, with those of the older policy on posting. */
export function checkNewChannelGroups(realm: Realm, actor: User, given: NewChannelParams) {
  const posting = groupOfPostPolicy(given);
  const values = { ...(posting === undefined ? {} : { can_send_message_group: posting }), ...given };
  // Here history is as the request says, also where a public channel will share it anyway.
  return checkNewGroupValues(realm, actor, values, given.history_public_to_subscribers ?? given.invite_only !== true);
}

/**
 * The settings of channels to be created, once they are checked. History is protected in private channels unless
 * requested otherwise, and shared in all others.
 */
export function newChannelSettings(
  given: NewChannelParams,
  message_retention_days: number | null,
  groups: ChannelGroupValues,
): NewChannelSettings {
  const invite_only = given.invite_only ?? false;
  return {
    fields: {
      invite_only,
      is_web_public: given.is_web_public ?? false,
      is_default_stream: given.is_default_stream ?? false,
      default_push_notifications: given.default_push_notifications ?? false,
      history_public_to_subscribers: invite_only ? (given.history_public_to_subscribers ?? false) : true,
      message_retention_days,
      topics_policy: given.topics_policy ?? "inherit",
      folder_id: given.folder_id ?? null,
    },
    groups,
  };
}

/** Checks whether channels can be as private or public as wanted, and whether an account may create them. */
export function checkCreationPermission(
  realm: Realm,
  actor: User,
  given: NewChannelParams,
  message_retention_days: number | null,
) {
  const { invite_only = false, is_web_public = false, is_default_stream = false } = given;
  if (invite_only && is_web_public) {
    return badRequest("web_public_and_private", "is_web_public: a private channel cannot be web-public.");
  }
  const kind = checkKindPermission(realm, actor, invite_only);
  if (isFailure(kind)) return kind;
  if (is_default_stream && !isAdministrator(actor)) {
    return badRequest("default_channel_not_allowed", "is_default_stream: this takes an administrator.");
  }
  const setsPushes = given.default_push_notifications === true && has(realm, "channelsHaveDefaultPushNotifications");
  if (setsPushes && !isAdministrator(actor)) return administratorRequired(realm);
  if (is_default_stream && invite_only) {
    return badRequest("default_channel_private", "is_default_stream: a private channel cannot be a default channel.");
  }
  const web = is_web_public ? checkWebPublicPermission(realm, actor) : undefined;
  if (isFailure(web)) return web;
  return message_retention_days === null ? undefined : checkRetentionPermission(realm, actor);
}

/** Whether an account may create private channels, or public ones. */
export function checkKindPermission(realm: Realm, actor: User, isPrivate: boolean) {
  if (isPrivate) {
    if (holdsRealmPermission(realm, "can_create_private_channel_group", actor)) return undefined;
    return badRequest("private_channel_not_allowed", "You are not allowed to create private channels.");
  }
  if (holdsRealmPermission(realm, "can_create_public_channel_group", actor)) return undefined;
  return badRequest("public_channel_not_allowed", "You are not allowed to create public channels.");
}

/** Whether the server and the realm allow web-public channels, and an account may make them. */
export function checkWebPublicPermission(realm: Realm, actor: User) {
  if (!realm.server.WEB_PUBLIC_STREAMS_ENABLED || !realm.settings.enable_spectator_access) {
    return badRequest("web_public_channels_disabled", "is_web_public: web-public channels are switched off.");
  }
  if (holdsRealmPermission(realm, "can_create_web_public_channel_group", actor)) return undefined;
  return badRequest(
    "web_public_channel_not_allowed",
    "is_web_public: you are not allowed to create web-public channels.",
  );
}
