import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { LIMITS } from "../../../protocol/limits";
import { groupByName } from "./group-membership";

const RESERVED_PREFIXES: readonly string[] = ["@", "role:", "user:", "stream:", "channel:"];

/**
 * Checks that a name can be that of a user group. Blanks around it belong to it; names of deactivated groups stay
 * taken.
 *
 * @param groupId - whose name it would be; null for a group that is about to be created
 * @refuses BAD_REQUEST for a blank name, one that is too long, one that begins like others, one that is taken
 * @spec Endpoints 13: name
 */
export function checkGroupName(realm: Realm, name: string, groupId: number | null) {
  if (name.trim() === "") return badRequest("group_name_empty", "name: a group must have a name.");
  if ([...name].length > LIMITS.MAX_USER_GROUP_NAME_LENGTH) {
    const msg = `name: at most ${LIMITS.MAX_USER_GROUP_NAME_LENGTH} characters are allowed.`;
    return badRequest("group_name_too_long", msg);
  }
  const prefix = RESERVED_PREFIXES.find((reserved) => name.startsWith(reserved));
  if (prefix !== undefined) {
    return badRequest("group_name_reserved", `name: names of groups cannot begin with "${prefix}".`);
  }
  const same = groupByName(realm, name);
  if (same === undefined || same.id === groupId) return undefined;
  return badRequest("group_name_taken", `name: there is a group "${name}" already.`);
}
