import { IdSet } from "../../collections/id-set";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import { isGuest, userById } from "../users/people";
import { hasMetadataAccess } from "./channel-access";

/** The active accounts of the realm that may know of a channel and its subscribers: among some, or among all. */
export function viewersOf(realm: Realm, channel: Channel, among?: Iterable<number>): IdSet {
  const ids: number[] = [];
  if (among === undefined) {
    for (const user of realm.users) {
      if (user.is_active && hasMetadataAccess(realm, channel, user)) ids.push(user.user_id);
    }
    return IdSet.from(ids);
  }
  for (const id of among) {
    const user = userById(realm, id);
    if (user?.is_active === true && hasMetadataAccess(realm, channel, user)) ids.push(id);
  }
  return IdSet.from(ids);
}

/**
 * The active accounts that are told of changes of a channel: all who may know of it but guests who see a web-public
 * channel without subscribing.
 */
export function observersOf(realm: Realm, channel: Channel): IdSet {
  const viewers = viewersOf(realm, channel);
  if (!channel.is_web_public) return viewers;
  const strangers = [...viewers].filter((id) => {
    const user = userById(realm, id);
    return user !== undefined && isGuest(user) && !channel.subscribers.has(id);
  });
  return strangers.reduce((left, id) => left.delete(id), viewers);
}
