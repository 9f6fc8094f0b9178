import { closed } from "../../changes/invitations/invitation-due";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { checkInviter, manageable } from "../../rules/invitations/invitation-access";
import { invitesChanged } from "../../views/invitations/invitation-events";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The invitation to take back. */
export interface RevokeEmailInviteParams {
  /** The ID of the invitation. */
  readonly invite_id: number;
}

/**
 * Revokes an open invitation by mail: what it leads to is dead from then on.
 *
 * @refuses BAD_REQUEST for bots and guests, for one that is unknown, not open any more or another's; as for owners for
 *   one to be an owner
 * @tells administrators and the inviter `invites_changed`
 * @spec Endpoints 11, 14 (revoking: public facts)
 */
export const revokeEmailInvite: Operation<RevokeEmailInviteParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { invite_id }) => {
    const inviter = checkInviter(actor);
    if (isFailure(inviter)) return refused(realm, inviter);
    const found = manageable(realm, actor, realm.invitations.get(invite_id));
    if (isFailure(found)) return refused(realm, found);
    const next = closed(realm, found, "revoked");
    return accepted(transition(next, [invitesChanged(next, [found.invited_by_user_id])]), {});
  },
);
