/** Whom a request subscribes or unsubscribes, and the checks before an account stops to subscribe. */
import { badRequest, failure, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelByName, isSubscribed, mayUnsubscribeOthers } from "../channels/channel-access";
import { has } from "../realm/feature-level";
import { userById, userByVisibleEmail } from "../users/people";

/** Accounts as a request names them: by ID, or by address. */
export type Principals = readonly number[] | readonly string[];

/**
 * Finds the accounts that are to be subscribed or unsubscribed, each once; without any named, the actor itself.
 *
 * @refuses BAD_REQUEST for an unknown or deactivated account; below feature level 208 UNAUTHORIZED_PRINCIPAL, HTTP 403
 */
export function findPrincipals(realm: Realm, actor: User, principals: Principals | undefined) {
  if (principals === undefined || principals.length === 0) return [actor];
  const found = new Map<number, User>();
  for (const named of principals) {
    const user = typeof named === "number" ? userById(realm, named) : userByVisibleEmail(realm, actor, named);
    if (user?.is_active !== true || user.is_system_bot) return badPrincipal(realm, named);
    found.set(user.user_id, user);
  }
  return [...found.values()].sort((a, b) => a.user_id - b.user_id);
}

function badPrincipal(realm: Realm, named: number | string) {
  const msg = `principals: there is no active user ${JSON.stringify(named)}.`;
  if (has(realm, "badPrincipalsAreBadRequests")) return badRequest("principal_unknown", msg);
  return { ...failure("UNAUTHORIZED_PRINCIPAL", "principal_unknown", msg), http_status: 403 };
}

/** What a request to unsubscribe says. */
interface UnsubscribingParams {
  /** The names of the channels. */
  readonly subscriptions: readonly string[];
  /** The IDs or addresses of the accounts to unsubscribe; the actor by default. */
  readonly principals?: Principals;
}

/** A channel and the accounts that are to leave it; all of them subscribe. */
export interface Leave {
  readonly stream_id: number;
  readonly user_ids: readonly number[];
}

/**
 * Checks a request to unsubscribe.
 *
 * @refuses BAD_REQUEST for an unknown channel, or an archived one below level 362; then for a bad principal; then
 *   without the permission to unsubscribe others
 */
export function planUnsubscribing(realm: Realm, actor: User, params: UnsubscribingParams) {
  const channels = findChannels(realm, params.subscriptions);
  if (isFailure(channels)) return channels;
  const people = findPrincipals(realm, actor, params.principals);
  if (isFailure(people)) return people;
  const other = people.find((person) => !decidesFor(realm, actor, person));
  if (other !== undefined && !mayUnsubscribeOthers(realm, channels, actor)) {
    const msg = `You are not allowed to unsubscribe the account ${other.user_id} from these channels.`;
    return badRequest("unsubscribing_others_not_allowed", msg);
  }
  const leaves = channels.map((channel) => ({
    stream_id: channel.stream_id,
    user_ids: people.filter((person) => isSubscribed(channel, person.user_id)).map((person) => person.user_id),
  }));
  const removed: string[] = [];
  const not_removed: string[] = [];
  for (const person of people) {
    for (const channel of channels) (isSubscribed(channel, person.user_id) ? removed : not_removed).push(channel.name);
  }
  return { leaves, response: { removed, not_removed } };
}

/** Whether an account decides for another as for itself: it is the same one, or a bot of it. */
function decidesFor(realm: Realm, actor: User, person: User): boolean {
  if (person.user_id === actor.user_id) return true;
  return person.bot_owner_id === actor.user_id && has(realm, "ownersUnsubscribeOwnBots");
}

function findChannels(realm: Realm, names: readonly string[]) {
  const channels = new Map<number, Channel>();
  for (const name of names) {
    const channel = channelByName(realm, name);
    if (channel === undefined)
      return badRequest("channel_unknown", `subscriptions: there is no channel named "${name.trim()}".`);
    if (channel.is_archived && !has(realm, "archivedSubscriptionsAreEditable")) {
      return badRequest("channel_archived", `subscriptions: the channel "${channel.name}" is archived.`);
    }
    channels.set(channel.stream_id, channel);
  }
  return [...channels.values()];
}
