import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { userById, userByApiEmail } from "../../rules/users/people";
import { GET_USER_PRESENCE_ANSWER, type GetUserPresenceResponse } from "../../../protocol/answers/presence";
import { singlePresence } from "../../views/presence/presence-view";
import { type Operation, operation } from "../operation";

/** Whose presence. */
export interface GetUserPresenceParams {
  /** A user ID in digits, or the address by which everybody knows the account. */
  readonly user_id_or_email: string;
}

/**
 * Gives when a person was last there.
 *
 * @refuses BAD_REQUEST for no such active account that the actor may know of; for bots; for somebody who was never
 *   there
 */
export const getUserPresence: Operation<GetUserPresenceParams, GetUserPresenceResponse> = operation(
  () => GET_USER_PRESENCE_ANSWER,
  (realm, _actor, params) => {
    const named = params.user_id_or_email;
    const isId = /^\d+$/.test(named);
    const user = isId ? userById(realm, Number(named)) : userByApiEmail(realm, named);
    if (user === undefined || !user.is_active || user.is_system_bot) {
      return refused(realm, badRequest("user_unknown", "There is no such active account."));
    }
    if (user.is_bot) return refused(realm, badRequest("bots_have_no_presence", "Bots have no presence."));
    const presence = realm.presences.get(user.user_id);
    if (presence === undefined) {
      return refused(realm, badRequest("presence_untold", "There is nothing to tell of this account's presence."));
    }
    return answered(realm, { presence: singlePresence(realm, presence) });
  },
);
