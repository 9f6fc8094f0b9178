import { FEATURE_LEVELS, type Behaviour } from "../card/feature-levels";
import type { Realm } from "../realm/realm";

/** Whether the realm's feature level has a behaviour, asked by its name. */
export function has(realm: Realm, behaviour: Behaviour): boolean {
  return realm.feature_level >= FEATURE_LEVELS[behaviour];
}
