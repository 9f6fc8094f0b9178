import { badRequest, failure } from "../outcome/failures";
import { type Outcome, refused } from "../outcome/outcome";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import { userById } from "../rules/users/people";

/** Where a call comes from. */
export interface Origin {
  /** The name of the client program, as the first word of its `User-Agent`. */
  readonly client: string;
  /** True for a call that was made before, had to wait, and is made again now that there is something to answer. */
  readonly has_waited?: true;
}

/** Calls that name no client come from a script, as far as the rules for clients go. */
const SCRIPT: Origin = Object.freeze({ client: "realm-simulator" });

/** An operation: who does what in which realm, and what comes of it. Pure. */
export type Operation<Params, Response> = (
  realm: Realm,
  actorUserId: number,
  params: Params,
  origin?: Origin,
) => Outcome<Response>;

/**
 * Makes an operation of its body by finding the account that acts.
 *
 * @refuses BAD_REQUEST for an ID that no account has, then USER_DEACTIVATED for an account that is deactivated, both
 *   before anything else
 */
export function operation<Params, Response>(
  body: (realm: Realm, actor: User, params: Params, origin: Origin) => Outcome<Response>,
): Operation<Params, Response> {
  return (realm, actorUserId, params, origin = SCRIPT) => {
    const actor = userById(realm, actorUserId);
    if (actor === undefined) {
      return refused(
        realm,
        badRequest("actor_unknown", `actorUserId: there is no account with the ID ${actorUserId}.`),
      );
    }
    if (!actor.is_active)
      return refused(realm, failure("USER_DEACTIVATED", "account_deactivated", "Your account is deactivated."));
    return body(realm, actor, params, origin);
  };
}
