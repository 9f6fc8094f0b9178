import { type Behaviour, FEATURE_LEVELS } from "../../../protocol/feature-levels";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";

/** The same levels as a map: a name that changes from call to call is found there in half the time. */
const LEVELS: ReadonlyMap<string, number> = new Map(Object.entries(FEATURE_LEVELS));

/** Whether the realm's feature level has a behaviour, asked by its name. */
export function has(realm: Pick<Realm, "feature_level">, behaviour: Behaviour): boolean {
  return realm.feature_level >= (LEVELS.get(behaviour) ?? Infinity);
}

/** Whether members may create reusable links. The documentation and servers have different feature levels. */
export function membersMayCreateLinks(realm: Realm): boolean {
  return has(
    realm,
    followsServer(realm, "levelOfLinksByMembers") ? "membersCreateLinks" : "membersCreateLinksAsDocumented",
  );
}
