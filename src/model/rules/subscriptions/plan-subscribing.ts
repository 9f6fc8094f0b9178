import type { SubscribingParams } from "../../../protocol/parameters/channels";
/** The ladder of subscribing: what has to hold before anything changes. What changes then is in carry-out-plan. */
import { badRequest, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelByName, hasContentAccess, mayAddSubscribers } from "../channels/channel-access";
import {
  checkChannelDetails,
  checkCreationPermission,
  checkNewChannelGroups,
  type NewChannelSettings,
  newChannelSettings,
} from "../channels/channel-creation";
import { checkFolder } from "../channels/channel-details";
import { checkChannelDescription, checkChannelName } from "../channels/channel-names";
import { has } from "../realm/feature-level";
import { isGuest } from "../users/people";
import { findPrincipals, type Principals } from "./plan-unsubscribing";
import { isColor } from "./subscription-properties";

/** A channel to subscribe to: by name; the description is for one that does not exist yet. */
export interface SubscriptionItem {
  /** The name of the channel; unknown ones are created. */
  readonly name: string;
  /** The description of a created channel, as Markdown; null as if omitted. */
  readonly description?: string | null;
  /** The colour for the actor, as `#rrggbb`; null as if omitted. */
  readonly color?: string | null;
}

/** A channel that is not there yet. */
export interface ChannelToCreate {
  readonly name: string;
  readonly description: string;
  readonly color?: string;
}

/** A channel as a request names it. */
interface NamedChannel {
  readonly name: string;
  readonly description: string;
  readonly color?: string;
}

/** A channel that does not exist yet. */
export interface ChannelToCreate extends NamedChannel {
  readonly settings: NewChannelSettings;
}

/** A channel that is there, with the color that its new subscribers get. */
export interface ChannelToJoin {
  readonly channel: Channel;
  readonly color?: string;
}

/** Everything that subscribing will do, checked. */
export interface SubscribingPlan {
  readonly subscribers: readonly User[];
  readonly create: readonly ChannelToCreate[];
  readonly join: readonly ChannelToJoin[];
  /** The names of the channels that are omitted because the actor has no access, when this is not an error. */
  readonly unauthorized?: readonly string[];
  readonly announce: boolean;
  /** Whether the new subscribers get a message about it. */
  readonly notify: boolean;
}

/**
 * Checks a request to subscribe, and to create the channels that do not exist. What concerns creation is looked at only
 * where a channel is to be created.
 *
 * @refuses BAD_REQUEST for guests; per channel for its description, its color; below level 417 for group settings; for
 *   the folder; for retention and topics; per channel for its name; if a channel is to be created, for group settings
 *   and as creation does; then per existing channel for an archived one below level 362, without access unless that is
 *   not fatal, and without the permission to subscribe others; for a bad principal
 */
export function planSubscribing(realm: Realm, actor: User, params: SubscribingParams) {
  const denied = guestsMustNotSubscribe(realm, actor) ?? checkItems(params.subscriptions);
  if (isFailure(denied)) return denied;
  const former = has(realm, "groupsOfExistingChannelsAreIgnored") ? {} : checkNewChannelGroups(realm, actor, params);
  if (isFailure(former)) return former;
  const folder = checkFolder(realm, params.folder_id ?? null);
  if (isFailure(folder)) return folder;
  const days = checkChannelDetails(realm, actor, params);
  if (isFailure(days)) return days;
  const items = namedChannels(params.subscriptions);
  if (isFailure(items)) return items;
  const missing = items.filter((item) => channelByName(realm, item.name) === undefined);
  const create = missing.length === 0 ? [] : planCreating(realm, actor, params, days, missing);
  if (isFailure(create)) return create;
  const concernsOthers = namesOthers(actor, params.principals ?? []);
  const joining = checkExisting(realm, actor, items, concernsOthers, params.authorization_errors_fatal ?? true);
  if (isFailure(joining)) return joining;
  const subscribers = findPrincipals(realm, actor, params.principals);
  if (isFailure(subscribers)) return subscribers;
  const notify = params.send_new_subscription_messages ?? true;
  return { subscribers, create, ...joining, announce: params.announce ?? false, notify };
}

function planCreating(
  realm: Realm,
  actor: User,
  params: SubscribingParams,
  days: number | null,
  missing: readonly NamedChannel[],
) {
  const groups = checkNewChannelGroups(realm, actor, params);
  if (isFailure(groups)) return groups;
  const permission = checkCreationPermission(realm, actor, params, days);
  if (isFailure(permission)) return permission;
  const settings = newChannelSettings(params, days, groups);
  return missing.map((item) => ({ ...item, settings }));
}

function checkItems(given: readonly SubscriptionItem[]) {
  for (const [index, item] of given.entries()) {
    const description = checkChannelDescription(`subscriptions[${index}].description`, item.description ?? "");
    if (isFailure(description)) return description;
    if (typeof item.color === "string" && !isColor(item.color)) {
      return badRequest("color_invalid", `subscriptions[${index}].color: expected a color like #c2c2c2.`);
    }
  }
  return undefined;
}

/** The channels named, each once, with their names and descriptions in the form in which they are stored. */
function namedChannels(given: readonly SubscriptionItem[]) {
  const items = new Map<string, NamedChannel>();
  for (const [index, item] of given.entries()) {
    const name = checkChannelName(`subscriptions[${index}].name`, item.name);
    if (isFailure(name)) return name;
    const description = checkChannelDescription(`subscriptions[${index}].description`, item.description ?? "");
    if (isFailure(description)) return description;
    const color = item.color ?? undefined;
    const key = name.toLowerCase();
    if (items.has(key)) continue;
    items.set(key, { name, description, ...(color === undefined ? {} : { color }) });
  }
  return [...items.values()];
}

/** Whether a request is about others than the one who makes it: so are all addresses, the own one too. */
function namesOthers(actor: User, principals: Principals): boolean {
  return principals.some((named) => named !== actor.user_id);
}

function checkExisting(
  realm: Realm,
  actor: User,
  items: readonly NamedChannel[],
  concernsOthers: boolean,
  isFatal: boolean,
) {
  const join: ChannelToJoin[] = [];
  const unauthorized: string[] = [];
  for (const { name, color } of items) {
    const channel = channelByName(realm, name);
    if (channel === undefined) continue;
    if (channel.is_archived && !has(realm, "archivedSubscriptionsAreEditable")) {
      return badRequest("channel_archived", `The channel "${channel.name}" is archived.`);
    }
    if (!hasContentAccess(realm, channel, actor)) {
      if (isFatal) return badRequest("channel_not_accessible", `You have no access to the channel "${channel.name}".`);
      unauthorized.push(channel.name);
    } else if (concernsOthers && !mayAddSubscribers(realm, channel, actor)) {
      return badRequest(
        "subscribing_others_not_allowed",
        `You are not allowed to subscribe others to the channel "${channel.name}".`,
      );
    } else {
      join.push({ channel, ...(color === undefined ? {} : { color }) });
    }
  }
  return isFatal ? { join } : { join, unauthorized };
}

/** Why an account may not subscribe anybody: it is a guest. */
export function guestsMustNotSubscribe(_realm: Realm, actor: User) {
  return isGuest(actor)
    ? badRequest("guests_do_not_subscribe", "Guests are not allowed to subscribe to channels.")
    : undefined;
}
