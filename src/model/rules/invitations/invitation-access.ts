import { badRequest, ownerRequired } from "../../outcome/failures";
import { followsServer } from "../../realm/settings";
import type { Invitation, InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { ROLES } from "../../../protocol/accounts";
import { isAdministrator, isGuest, isOwner } from "../users/people";

/** Bots and guests have nothing to do with invitations, whatever their role is; this comes before anything else. */
export function checkInviter(actor: User) {
  if (actor.is_bot) return badRequest("bots_do_not_invite", "Bots cannot use invitations.");
  return isGuest(actor) ? badRequest("guests_do_not_invite", "Guests cannot use invitations.") : undefined;
}

/** The same, as routes ask it. */
export function invitersAlone(_realm: Realm, actor: User) {
  return checkInviter(actor);
}

/** Whether an invitation can still be accepted, resent and revoked. */
export function isPending(invitation: Invitation | InviteLink): boolean {
  return invitation.state === "pending";
}

/** Whether an invitation can be revoked and sent again. */
function isThere(realm: Realm, invitation: Invitation | InviteLink): boolean {
  return followsServer(realm, "closedInvitationsAreManaged") ? invitation.state !== "revoked" : isPending(invitation);
}

/**
 * Checks that an account may revoke or resend an invitation or link: the creator and administrators may, but one for
 * an owner by another needs an owner.
 *
 * @refuses BAD_REQUEST for one that is unknown or no longer there; then as for owners; BAD_REQUEST for another's
 */
export function manageable<Kind extends Invitation | InviteLink>(
  realm: Realm,
  actor: User,
  invitation: Kind | undefined,
) {
  const unknown = badRequest("invitation_unknown", "invite_id: there is no invitation of this ID that you may manage.");
  if (invitation === undefined || !isThere(realm, invitation)) return unknown;
  if (invitation.invited_by_user_id === actor.user_id) return invitation;
  if (invitation.invited_as === ROLES.OWNER && !isOwner(actor)) return ownerRequired(realm);
  return isAdministrator(actor) ? invitation : unknown;
}
