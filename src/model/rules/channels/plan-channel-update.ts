import type { UpdateStreamParams } from "../../../protocol/parameters/channels";
/** The ladder of changing a channel: what has to hold before anything changes. */
import { administratorRequired, badRequest, type Failure, failure, isFailure } from "../../outcome/failures";
import { fieldsOf } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { isAdministrator } from "../users/people";
import { channelByName, mayAdministerChannel, visibleChannel } from "./channel-access";
import {
  checkFolder,
  checkRetentionDays,
  checkRetentionPermission,
  checkTopicsPolicyChange,
  checkTopicsPolicyPermission,
} from "./channel-details";
import { checkChannelDescription, checkChannelName } from "./channel-names";
import { plannedPrivacy, proposedHistory, UNCHANGED } from "./channel-privacy";
import { checkDeletePolicy, checkGroupValueChanges, groupOfPostPolicy } from "./channel-settings";
import { checkStartersFitHistory } from "./topic-starting";

/** A part of a change: checked fields that change together and share an event. */
export type ChannelPart = Partial<Channel>;

type Check = (realm: Realm, actor: User, channel: Channel, params: UpdateStreamParams) => ChannelPart | Failure;

/**
 * The checks of the parts, in the order of checks. Each returns its checked fields, and no fields when the request does
 * not have the part.
 */
const CHECKS = [
  topicsPolicy,
  topicStarters,
  plannedPrivacy,
  defaultChannel,
  defaultPushNotifications,
  retention,
  archiving,
  deletePolicy,
  description,
  name,
  folder,
] as const satisfies readonly Check[];

/**
 * Checks a change of a channel.
 *
 * @returns the parts in the order in which they are executed, and why the next one is refused
 */
export function planChannelUpdate(realm: Realm, actor: User, params: UpdateStreamParams) {
  const channel = visibleChannel(realm, actor, params.stream_id);
  const parts: ChannelPart[] = [];
  if (channel === undefined)
    return { parts, refusal: badRequest("channel_unknown", `There is no channel with the ID ${params.stream_id}.`) };
  if (!mayAdministerChannel(realm, channel, actor)) {
    const msg = `You are not allowed to change the channel "${channel.name}".`;
    return { parts, refusal: badRequest("channel_administration_not_allowed", msg) };
  }
  const privacy = plannedPrivacy(realm, actor, channel, params);
  if (isFailure(privacy)) return { parts, refusal: privacy };
  let planned = channel;
  for (const check of CHECKS) {
    const part = check(realm, actor, planned, params);
    if (isFailure(part)) return { parts, refusal: part };
    if (Object.keys(part).length === 0) continue;
    parts.push(part);
    planned = { ...planned, ...part };
  }
  const settings = groups(realm, actor, channel, params);
  return { parts: [...parts, ...settings.parts], refusal: settings.refusal };
}

/** A request with the current description also counts as a change, with its event and notice. */
function description(_realm: Realm, _actor: User, _channel: Channel, { description: given }: UpdateStreamParams) {
  if (given === undefined) return UNCHANGED;
  const description = checkChannelDescription("description", given);
  if (isFailure(description)) return description;
  return { description };
}

function name(realm: Realm, _actor: User, channel: Channel, { new_name }: UpdateStreamParams) {
  if (new_name === undefined) return UNCHANGED;
  if (new_name.trim() === channel.name)
    return badRequest("channel_name_taken", "new_name: the channel has this name already.");
  const name = checkChannelName("new_name", new_name);
  if (isFailure(name)) return name;
  const other = channelByName(realm, name);
  if (other === undefined || other.stream_id === channel.stream_id) return { name };
  const msg = `new_name: there is a channel "${other.name}" already.`;
  if (!has(realm, "renamingHasTheErrorOfCreating")) return badRequest("channel_name_taken", msg);
  return failure("CHANNEL_ALREADY_EXISTS", "channel_exists", msg, { channel_name: name });
}

/** Only false says something: true changes nothing. */
function archiving(_realm: Realm, _actor: User, channel: Channel, { is_archived }: UpdateStreamParams) {
  if (is_archived !== false) return UNCHANGED;
  if (!channel.is_archived) return badRequest("channel_not_archived", "is_archived: the channel is not archived.");
  if (!channel.invite_only || channel.subscribers.size > 0) return { is_archived };
  return badRequest(
    "channel_without_subscribers",
    "is_archived: a private channel without subscribers stays archived.",
  );
}

function deletePolicy(realm: Realm, actor: User, _channel: Channel, params: UpdateStreamParams) {
  return checkDeletePolicy(realm, actor, params) ?? {};
}

/** Whether new users subscribe. Only administrators of the realm set it. */
function defaultChannel(_realm: Realm, actor: User, _channel: Channel, { is_default_stream }: UpdateStreamParams) {
  if (is_default_stream === undefined) return UNCHANGED;
  if (isAdministrator(actor)) return { is_default_stream };
  return badRequest("default_channel_not_allowed", "is_default_stream: this takes an administrator.");
}

/** Whether new subscribers get push notifications. Only administrators of the realm set it. Assumption A507. */
function defaultPushNotifications(realm: Realm, actor: User, channel: Channel, params: UpdateStreamParams) {
  const { default_push_notifications } = params;
  if (default_push_notifications === undefined || !has(realm, "channelsHaveDefaultPushNotifications")) return UNCHANGED;
  if (!isAdministrator(actor)) return administratorRequired(realm);
  return default_push_notifications === channel.default_push_notifications ? UNCHANGED : { default_push_notifications };
}

function retention(
  realm: Realm,
  actor: User,
  _channel: Channel,
  { message_retention_days: given }: UpdateStreamParams,
) {
  if (given === undefined) return UNCHANGED;
  const permission = checkRetentionPermission(realm, actor);
  if (isFailure(permission)) return permission;
  const message_retention_days = checkRetentionDays(realm, given);
  return isFailure(message_retention_days) ? message_retention_days : { message_retention_days };
}

/** The folder is set, with an event, also where it stays. */
function folder(realm: Realm, _actor: User, _channel: Channel, { folder_id }: UpdateStreamParams) {
  if (folder_id === undefined) return UNCHANGED;
  return checkFolder(realm, folder_id) ?? { folder_id };
}

function topicsPolicy(realm: Realm, actor: User, channel: Channel, { topics_policy }: UpdateStreamParams) {
  if (topics_policy === undefined) return UNCHANGED;
  const refusal =
    (topics_policy === "inherit" ? undefined : checkTopicsPolicyPermission(realm, actor)) ??
    checkTopicsPolicyChange(realm, channel.stream_id, topics_policy);
  if (isFailure(refusal)) return refusal;
  return topics_policy === channel.topics_policy ? UNCHANGED : { topics_policy };
}

/** Without a new value for who starts topics, the stored one has to fit the history that the request leads to. */
function topicStarters(realm: Realm, _actor: User, channel: Channel, params: UpdateStreamParams) {
  if (params.can_create_topic_group !== undefined) return UNCHANGED;
  const isShared = proposedHistory(channel, params);
  return checkStartersFitHistory(realm, isShared, channel.can_create_topic_group) ?? UNCHANGED;
}

/** The group settings that really change, each a part of its own. */
function groups(realm: Realm, actor: User, channel: Channel, params: UpdateStreamParams) {
  const posting = groupOfPostPolicy(params);
  const given = { ...(posting === undefined ? {} : { can_send_message_group: { new: posting } }), ...params };
  const sharesHistory = proposedHistory(channel, params);
  const { values, refusal } = checkGroupValueChanges(realm, actor, channel, given, sharesHistory);
  const parts = Object.entries(values).map(([setting, value]) => fieldsOf<Channel>({ [setting]: value }));
  return { parts, refusal };
}
