import { withRealmLogo } from "../../changes/realm/realm-pictures";
import { administratorRequired } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { isAdministrator } from "../../rules/users/people";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which logo. */
export interface RemoveRealmLogoParams {
  /** Whether the logo on a dark ground is meant. */
  readonly night: boolean;
}

/**
 * Takes the logo of the realm away; the one that it had at first stands for it again.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators
 * @tells everybody `realm/update_dict`
 */
export const removeRealmLogo: Operation<RemoveRealmLogoParams, EmptyResponse> = operation(
  NO_ANSWER,
  (realm, actor, { night }) => {
    if (!isAdministrator(actor)) return refused(realm, administratorRequired(realm));
    const done = withRealmLogo(realm, night, null);
    return accepted(done, {});
  },
);
