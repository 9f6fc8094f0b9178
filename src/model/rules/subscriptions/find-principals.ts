import { badRequest, failure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { userById, userByVisibleEmail } from "../users/people";

/** Accounts as a request names them: by ID, or by address. */
export type Principals = readonly number[] | readonly string[];

/**
 * Finds the accounts that are to be subscribed or unsubscribed, each once; without any named, the actor itself.
 *
 * @refuses BAD_REQUEST for an unknown or deactivated account; below feature level 208 UNAUTHORIZED_PRINCIPAL, HTTP 403
 * @spec Endpoints 3: principals; Errors: UNAUTHORIZED_PRINCIPAL
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
