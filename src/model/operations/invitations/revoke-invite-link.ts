import { closed } from "../../changes/invitations/invitation-due";
import { administratorRequired, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { checkInviter, manageable } from "../../rules/invitations/invitation-access";
import { membersMayCreateLinks } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { invitesChanged } from "../../views/invitations/invitation-events";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The link to take back. */
export interface RevokeInviteLinkParams {
  /** The ID of the link. */
  readonly invite_id: number;
}

/**
 * Revokes an open reusable link: what it leads to is dead from then on.
 *
 * @refuses BAD_REQUEST for bots and guests; as for administrators where only they may make links; BAD_REQUEST for one
 *   that is unknown, not open any more or another's; as for owners for one to be an owner
 * @tells administrators and the inviter `invites_changed`
 * @spec Endpoints 11, 14 (revoking: public facts)
 */
export const revokeInviteLink: Operation<RevokeInviteLinkParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { invite_id }) => {
    const inviter = checkInviter(actor);
    if (isFailure(inviter)) return refused(realm, inviter);
    if (!membersMayCreateLinks(realm) && !isAdministrator(actor)) return refused(realm, administratorRequired(realm));
    const found = manageable(realm, actor, realm.invite_links.get(invite_id));
    if (isFailure(found)) return refused(realm, found);
    const next = closed(realm, found, "revoked");
    return accepted(transition(next, [invitesChanged(next, [found.invited_by_user_id])]), {});
  },
);
