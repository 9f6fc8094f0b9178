import type { Realm } from "../../realm/realm";
import type { ComputedOf } from "../../../protocol/schema/tables";
import type { VERSION } from "../../../protocol/records/server";

/** The releases by their first feature level, newest first. */
const RELEASES: readonly (readonly [level: number, version: string])[] = [
  [421, "11.0"],
  [372, "10.1"],
  [371, "10.0"],
  [278, "9.2"],
  [277, "9.0"],
  [237, "8.0"],
  [185, "7.0"],
  [157, "6.2"],
  [156, "6.0"],
  [122, "5.0"],
  [65, "4.0"],
  [27, "3.1"],
  [25, "3.0"],
  [0, "2.1"],
];

/** The version of the server that has the realm's feature level, as registration and server settings give it. */
export function serverVersion(realm: Realm): ComputedOf<typeof VERSION> {
  const release = RELEASES.find(([level]) => realm.feature_level >= level)?.[1] ?? "2.1";
  return {
    zulip_version: release,
    zulip_feature_level: realm.feature_level,
    zulip_merge_base: release,
  };
}
