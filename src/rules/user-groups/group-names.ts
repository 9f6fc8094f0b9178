import type { Realm } from "../../realm/realm";
import { LIMITS } from "../../spec/limits";

const RESERVED_PREFIXES: readonly string[] = ["@", "role:", "user:", "stream:", "channel:"];

/**
 * Why a name cannot be that of a user group; undefined when it can. Names of deactivated groups stay taken.
 *
 * @param groupId - whose name it would be; null for a group that is about to be created
 * @spec Endpoints 13: name
 */
export function groupNameProblem(realm: Realm, name: string, groupId: number | null): string | undefined {
  if (name === "") return "name: a group must have a name.";
  if ([...name].length > LIMITS.MAX_USER_GROUP_NAME_LENGTH) {
    return `name: at most ${LIMITS.MAX_USER_GROUP_NAME_LENGTH} characters are allowed.`;
  }
  const prefix = RESERVED_PREFIXES.find((reserved) => name.startsWith(reserved));
  if (prefix !== undefined) return `name: names of groups cannot begin with "${prefix}".`;
  for (const group of realm.user_groups) {
    if (group.name === name && group.id !== groupId) return `name: there is a group "${name}" already.`;
  }
  return undefined;
}
