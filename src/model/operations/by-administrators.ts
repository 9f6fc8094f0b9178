import { administratorRequired } from "../outcome/failures";
import { type Outcome, refused } from "../outcome/outcome";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import { isAdministrator } from "../rules/users/people";
import type { Reason } from "../../protocol/refusals/reasons";
import type { Origin } from "./operation";

/** What an operation does, once the account that acts is known. */
type Body<Params, Response, R extends Reason = Reason> = (
  realm: Realm,
  actor: User,
  params: Params,
  origin: Origin,
) => Outcome<Response, R>;

/**
 * Lets administrators and owners alone carry out an operation; asked before anything else.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for everybody else
 * @spec Authentication 4
 * @__NO_SIDE_EFFECTS__
 */
export function byAdministrators<Params, Response, R extends Reason>(
  body: Body<Params, Response, R>,
): Body<Params, Response, R | "administrator_required"> {
  const checked: Body<Params, Response, R | "administrator_required"> = (realm, actor, params, origin) =>
    isAdministrator(actor) ? body(realm, actor, params, origin) : refused(realm, administratorRequired(realm));
  // By this number an operation knows whether it may be called without parameters.
  return Object.defineProperty(checked, "length", { value: body.length });
}
