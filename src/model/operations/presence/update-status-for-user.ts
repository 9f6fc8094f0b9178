import { changeStatus, type StatusChanges } from "../../changes/presence/change-status";
import { badRequest } from "../../outcome/failures";
import { refused } from "../../outcome/outcome";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator, userById } from "../../rules/users/people";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Whose status, and what of it is to change. */
export interface UpdateStatusForUserParams extends StatusChanges {
  /** The ID of whose status it is. */
  readonly user_id: number;
}

/**
 * Sets somebody else's status.
 *
 * @refuses BAD_REQUEST for bots before feature level 473; for no such active user; for anyone but administrators; when
 *   nothing is given, and then as `updateStatus` does
 * @settled update_status_admin, access_user_common
 * @tells who may know of the account `user_status` with what really changed
 */
export const updateStatusForUser: Operation<UpdateStatusForUserParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    if (actor.is_bot && !has(realm, "botsSetStatusOfOthers")) {
      return refused(realm, badRequest("bots_have_no_status", "Bots may not set the status of others."));
    }
    const user = userById(realm, params.user_id);
    if (user === undefined || user.is_bot || !user.is_active) {
      return refused(realm, badRequest("user_unknown", "There is no such active user."));
    }
    if (!isAdministrator(actor)) {
      return refused(realm, badRequest("administrator_required", "Only administrators set the status of others."));
    }
    const given = [params.status_text, params.emoji_name, params.emoji_code, params.reaction_type];
    if (given.every((value) => value === undefined))
      return refused(realm, badRequest("nothing_to_change", "There is nothing to change."));
    return changeStatus(realm, user, params);
  },
);
