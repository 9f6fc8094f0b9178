import { IdSet } from "../../collections/id-set";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import { userById } from "../users/people";
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
