import { reactivateAccount } from "../../changes/users/set-activity";
import { administratorRequired, badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { isAdministrator, userById } from "../../rules/users/people";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which account, by its ID. */
export interface ReactivateUserParams {
  readonly user_id: number;
}

/**
 * Reactivates an account: it is back in its channels, groups and settings; its key works again.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators and the owner of
 *   the bot meant; BAD_REQUEST for no such account, then for one that is active
 * @tells as `reactivateAccount` does
 */
export const reactivateUser: Operation<ReactivateUserParams, EmptyResponse> = operation(
  NO_ANSWER,
  (realm, actor, params) => {
    const target = userById(realm, params.user_id);
    const isOwnBot = target !== undefined && target.bot_owner_id === actor.user_id;
    if (!isAdministrator(actor) && !isOwnBot) return refused(realm, administratorRequired(realm));
    if (target === undefined || target.is_system_bot)
      return refused(realm, badRequest("user_unknown", "There is no such account."));
    if (target.is_active) return refused(realm, badRequest("user_active_already", "The account is active already."));
    return accepted(reactivateAccount(realm, target.user_id), {});
  },
);
