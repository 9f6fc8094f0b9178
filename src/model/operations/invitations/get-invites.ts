import { isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import type { Invitation, InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { checkInviter, isPending } from "../../rules/invitations/invitation-access";
import { membersMayCreateLinks } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { invitationView } from "../../views/invitations/invitation-view";
import { GET_INVITES_ANSWER, type GetInvitesResponse } from "../../../protocol/answers/invitations";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Lists the invitations, then the links, that are still open: everybody's for administrators, else one's own; by the
 * order of their making.
 *
 * @refuses BAD_REQUEST for bots and guests
 * @spec Endpoints 11, 14 (listing: public facts)
 * @settled do_get_invites_controlled_by_user
 */
export const getInvites: Operation<NoParams, GetInvitesResponse> = operation(
  () => GET_INVITES_ANSWER,
  (realm, actor) => {
    const inviter = checkInviter(actor);
    if (isFailure(inviter)) return refused(realm, inviter);
    const invites = [...realm.invitations.values(), ...realm.invite_links.values()]
      .filter((row) => isPending(row) && (isAdministrator(actor) || isOwn(realm, actor, row)))
      .sort((a, b) => Number(a.is_multiuse) - Number(b.is_multiuse) || a.id - b.id)
      .map((row) => invitationView(realm, row));
    return answered(realm, { invites });
  },
);

/** Links were the administrators' alone before others could make them. */
function isOwn(realm: Realm, actor: User, row: Invitation | InviteLink): boolean {
  return row.invited_by_user_id === actor.user_id && (!row.is_multiuse || membersMayCreateLinks(realm));
}
