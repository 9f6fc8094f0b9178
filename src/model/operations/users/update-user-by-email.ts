import { changeUser, type UserChanges } from "../../changes/users/change-user";
import { userByVisibleEmail } from "../../rules/users/people";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which account, by its address, and what of it is to change. */
export interface UpdateUserByEmailParams extends UserChanges {
  /** The real address where the actor may see it, or `user<id>@<realm_host>`, which always works. */
  readonly email: string;
}

/**
 * Changes name, role, profile or address of an account that is named by its address; deactivated ones and bots too.
 * All or nothing is changed; a blank name is passed over, and an empty profile value takes the present one away.
 *
 * @refuses BAD_REQUEST for an address that names nobody to the actor; for an actor who is neither administrator nor
 *   the owner of the bot; for `new_email` from anybody but an owner with the special permission; for an unknown role;
 *   for a guest that would become an administrator (when following the card); BAD_REQUEST (following real servers:
 *   UNAUTHORIZED_PRINCIPAL) for the owner role given or taken by anybody but owners; BAD_REQUEST for the last owner;
 *   for a name, then a profile value, then an address that cannot be
 * @tells who may know of it `realm_user/update`, once per aspect: `full_name`, `role`, `custom_profile_field`,
 *   `delivery_email` and `new_email`; with a new role everybody `user_group/remove_members`, `user_group/add_members`
 * @spec Endpoints 6; Authentication 2, 4
 * @settled update_user_backend
 */
export const updateUserByEmail: Operation<UpdateUserByEmailParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => changeUser(realm, actor, userByVisibleEmail(realm, actor, params.email), params),
);
