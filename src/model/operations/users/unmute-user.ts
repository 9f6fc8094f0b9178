import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";
import { mutedUsersOf, withMutedUsers } from "./mute-user";

/** Whom to mute no longer, by user ID. */
export interface UnmuteUserParams {
  /** The ID of who is muted. */
  readonly muted_user_id: number;
}

/**
 * Takes the muting of somebody back. What became read stays so.
 *
 * @refuses BAD_REQUEST for somebody who is not muted
 * @tells the account `muted_users`
 */
export const unmuteUser: Operation<UnmuteUserParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const muted = mutedUsersOf(realm, actor.user_id);
    const rows = muted.filter((row) => row.id !== params.muted_user_id);
    if (rows.length === muted.length) return refused(realm, badRequest("user_not_muted", "The account is not muted."));
    return accepted(withMutedUsers(realm, actor.user_id, params.muted_user_id, rows), {});
  },
);
