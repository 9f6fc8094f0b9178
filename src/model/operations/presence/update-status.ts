import { changeStatus, type StatusChanges } from "../../changes/presence/change-status";
import { badRequest, isFailure } from "../../outcome/failures";
import { refused } from "../../outcome/outcome";
import type { Operation } from "../operation";
import { statusIsForPeople } from "../../rules/users/users-only";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { operation } from "../operation";

/** What of the status is to change; what is left out stays. */
export interface UpdateStatusParams extends StatusChanges {
  /** The old way to hide or show one's presence. */
  readonly away?: boolean;
}

/**
 * Sets one's own status: a short text, an emoji. Empty texts clear.
 *
 * @refuses BAD_REQUEST for bots; when nothing is given; for a text that is too long; for an emoji that is unknown, or
 *   whose name, code and type say different ones
 * @tells who may know of the account `user_status` with what really changed
 * @spec Resources (public facts: user status)
 */
export const updateStatus: Operation<UpdateStatusParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params = {}) => {
    const barred = statusIsForPeople(realm, actor);
    if (isFailure(barred)) return refused(realm, barred);
    const empty = [params.emoji_code, params.reaction_type].map((text) => text || undefined);
    const given = [params.status_text, params.away, params.emoji_name, ...empty];
    if (given.every((value) => value === undefined))
      return refused(realm, badRequest("nothing_to_change", "There is nothing to change."));
    return changeStatus(realm, actor, params);
  },
);
