import { userByVisibleEmail } from "../../rules/users/people";
import { GET_USER_BY_EMAIL_ANSWER, type GetUserByEmailResponse } from "../../../protocol/answers/users";
import { type Operation, operation } from "../operation";
import { shownUser, type UserShown } from "./get-user";

/** Which account, by its address, and how it is shown. */
export interface GetUserByEmailParams extends UserShown {
  /** The real address where the actor may see it, or `user<id>@<realm_host>`, which always works. */
  readonly email: string;
}

/**
 * Gives one account by its address as the actor may name it.
 *
 * @refuses BAD_REQUEST for an address that names nobody to the actor
 * @spec Endpoints 6: the dummy address
 */
export const getUserByEmail: Operation<GetUserByEmailParams, GetUserByEmailResponse> = operation(
  () => GET_USER_BY_EMAIL_ANSWER,
  (realm, actor, params) => shownUser(realm, actor, userByVisibleEmail(realm, actor, params.email), params),
);
