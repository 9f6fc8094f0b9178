import { asServersDo } from "../../realm/divergences";
import type { Realm } from "../../realm/realm";
import { type Behaviour, FEATURE_LEVELS } from "../../spec/feature-levels";

/** Whether the realm's feature level has a behaviour, asked by its name. */
export function has(realm: Realm, behaviour: Behaviour): boolean {
  return realm.feature_level >= FEATURE_LEVELS[behaviour];
}

/** Whether others than administrators may create reusable links: the card and real servers name different levels. */
export function membersMayCreateLinks(realm: Realm): boolean {
  return has(realm, asServersDo(realm, "levelOfLinksByMembers") ? "membersCreateLinks" : "membersCreateLinksByCard");
}
