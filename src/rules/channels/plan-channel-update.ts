/** The ladder of changing a channel: what has to hold before anything changes. */
import { administratorRequired, badRequest, type Failure, isFailure } from "../../outcome/failures";
import { fieldsOf } from "../../realm/change";
import type { Channel, TopicsPolicy } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { isAdministrator } from "../users/people";
import { channelByName, hasContentAccess, mayAdministerChannel, visibleChannel } from "./channel-access";
import { checkWebPublicPermission } from "./channel-creation";
import {
  checkFolder,
  checkRetentionDays,
  checkRetentionPermission,
  checkTopicsPolicyFits,
  checkTopicsPolicyPermission,
  type RetentionDays,
} from "./channel-details";
import { checkChannelDescription, checkChannelName } from "./channel-names";
import { groupOfPostPolicy, type PostPolicyParams } from "./channel-post-policy";
import { type ChannelGroupChanges, checkGroupValueChanges } from "./channel-settings";

/** What of a channel is to be different. */
export interface UpdateStreamParams extends ChannelGroupChanges, PostPolicyParams {
  readonly stream_id: number;
  readonly new_name?: string;
  readonly description?: string;
  readonly is_private?: boolean;
  readonly is_web_public?: boolean;
  readonly history_public_to_subscribers?: boolean;
  readonly is_default_stream?: boolean;
  readonly message_retention_days?: RetentionDays;
  /** Only false: unarchives. Archiving is an operation of its own. */
  readonly is_archived?: boolean;
  /** Null takes the channel out of its folder. */
  readonly folder_id?: number | null;
  readonly topics_policy?: TopicsPolicy;
}

/** A channel as it is, and the fields of it that will be different. */
export interface ChannelUpdate {
  readonly channel: Channel;
  readonly fields: Partial<Channel>;
}

type Check = (realm: Realm, actor: User, channel: Channel, params: UpdateStreamParams) => Partial<Channel> | Failure;

/** The parts of the ladder, in order; each gives the fields that it has checked. */
const CHECKS: readonly Check[] = [
  nameAndDescription,
  archiving,
  privacy,
  defaultChannel,
  retention,
  folder,
  topicsPolicy,
  groups,
];

/**
 * Checks a change of a channel.
 *
 * @refuses BAD_REQUEST for a channel that is unknown or hidden, then for somebody who may not administer it; then as
 *   the parts in their order: name, description; archiving; privacy; default channel; retention; folder; policy on
 *   topics; group settings
 */
export function planChannelUpdate(realm: Realm, actor: User, params: UpdateStreamParams): ChannelUpdate | Failure {
  const channel = visibleChannel(realm, actor, params.stream_id);
  if (channel === undefined)
    return badRequest("channel_unknown", `There is no channel with the ID ${params.stream_id}.`);
  if (!mayAdministerChannel(realm, channel, actor)) {
    return badRequest("channel_administration_not_allowed", `You may not change the channel "${channel.name}".`);
  }
  let wanted: Partial<Channel> = {};
  for (const check of CHECKS) {
    const fields = check(realm, actor, channel, params);
    if (isFailure(fields)) return fields;
    wanted = { ...wanted, ...fields };
  }
  const before: Readonly<Record<string, unknown>> = { ...channel };
  return { channel, fields: fieldsOf<Channel>(changed(before, { ...wanted })) };
}

/** The fields that differ; group settings have been compared already and come as fresh values. */
function changed(
  before: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => before[name] !== value));
}

function nameAndDescription(
  realm: Realm,
  _actor: User,
  channel: Channel,
  { new_name, description }: UpdateStreamParams,
): Partial<Channel> | Failure {
  const named = new_name === undefined ? undefined : checkChannelName("new_name", new_name);
  if (isFailure(named)) return named;
  const other = named === undefined ? undefined : channelByName(realm, named.name);
  if (other !== undefined && other.stream_id !== channel.stream_id) {
    return badRequest("channel_name_taken", `new_name: there is a channel "${other.name}" already.`);
  }
  const described = description === undefined ? {} : checkChannelDescription("description", description);
  return isFailure(described) ? described : { ...named, ...described };
}

function archiving(
  _realm: Realm,
  _actor: User,
  channel: Channel,
  { is_archived }: UpdateStreamParams,
): Partial<Channel> | Failure {
  if (is_archived === undefined) return {};
  if (is_archived)
    return badRequest(
      "archiving_by_update",
      "is_archived: only false is allowed; archiving is an operation of its own.",
    );
  return channel.is_archived
    ? { is_archived }
    : badRequest("channel_not_archived", "is_archived: the channel is not archived.");
}

function privacy(realm: Realm, actor: User, channel: Channel, params: UpdateStreamParams): Partial<Channel> | Failure {
  const { is_private, is_web_public: wanted, history_public_to_subscribers: history } = params;
  if (is_private === undefined && wanted === undefined && history === undefined) return {};
  const invite_only = is_private ?? channel.invite_only;
  const is_web_public = wanted ?? (is_private === true ? false : channel.is_web_public);
  if (invite_only && is_web_public)
    return badRequest("web_public_and_private", "is_web_public: a private channel cannot be web-public.");
  const isRefused = has(realm, "protectedPublicHistoryIsRefused");
  if (!invite_only && history === false && isRefused) {
    return badRequest(
      "protected_history_of_public",
      "history_public_to_subscribers: only a private channel can have protected history.",
    );
  }
  if (invite_only && (params.is_default_stream ?? channel.is_default_stream)) {
    return badRequest("default_channel_private", "is_private: a default channel cannot be private.");
  }
  const history_public_to_subscribers = invite_only ? (history ?? channel.history_public_to_subscribers) : true;
  const fields = changed({ ...channel }, { invite_only, is_web_public, history_public_to_subscribers });
  if (Object.keys(fields).length === 0) return {};
  if (!hasContentAccess(realm, channel, actor)) {
    return badRequest(
      "privacy_of_unreadable_channel",
      "is_private: only those who may read the channel may change who can.",
    );
  }
  const publishing = is_web_public && !channel.is_web_public ? checkWebPublicPermission(realm, actor) : undefined;
  return publishing ?? fieldsOf<Channel>(fields);
}

function defaultChannel(
  realm: Realm,
  actor: User,
  channel: Channel,
  { is_default_stream, is_private }: UpdateStreamParams,
): Partial<Channel> | Failure {
  if (is_default_stream === undefined) return {};
  if (!isAdministrator(actor)) return administratorRequired(realm);
  if (is_default_stream && (is_private ?? channel.invite_only)) {
    return badRequest("default_channel_private", "is_default_stream: a private channel cannot be a default channel.");
  }
  return { is_default_stream };
}

function retention(
  realm: Realm,
  actor: User,
  _channel: Channel,
  { message_retention_days: given }: UpdateStreamParams,
): Partial<Channel> | Failure {
  if (given === undefined) return {};
  const permission = checkRetentionPermission(realm, actor);
  if (permission !== undefined) return permission;
  const checked = checkRetentionDays(given);
  return isFailure(checked) ? checked : { message_retention_days: checked.days };
}

function folder(
  realm: Realm,
  _actor: User,
  channel: Channel,
  { folder_id }: UpdateStreamParams,
): Partial<Channel> | Failure {
  if (folder_id === undefined) return {};
  if (folder_id === channel.folder_id) return {};
  return checkFolder(realm, folder_id) ?? { folder_id };
}

function topicsPolicy(
  realm: Realm,
  actor: User,
  channel: Channel,
  { topics_policy }: UpdateStreamParams,
): Partial<Channel> | Failure {
  if (topics_policy === undefined || topics_policy === channel.topics_policy) return {};
  return (
    checkTopicsPolicyPermission(realm, actor) ??
    checkTopicsPolicyFits(realm, channel.stream_id, topics_policy) ?? { topics_policy }
  );
}

function groups(realm: Realm, actor: User, channel: Channel, params: UpdateStreamParams): Partial<Channel> | Failure {
  const posting = groupOfPostPolicy(params);
  const checked = checkGroupValueChanges(realm, actor, channel, {
    ...(posting === undefined ? {} : { can_send_message_group: { new: posting } }),
    ...params,
  });
  return isFailure(checked) ? checked : fieldsOf<Channel>({ ...checked.values });
}
