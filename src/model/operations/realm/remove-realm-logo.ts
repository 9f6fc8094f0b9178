import { withRealmLogo } from "../../changes/realm/realm-pictures";
import { accepted } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
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
  () => NO_ANSWER,
  byAdministrators((realm, _actor, { night }) => {
    const done = withRealmLogo(realm, night, null);
    return accepted(done, {});
  }),
);
