import { closed } from "../changes/invitations/invitations";
import { type Transition, transition } from "../outcome/transition";
import type { Invitation, InviteLink } from "../realm/invitation";
import type { Realm } from "../realm/realm";
import { isPending } from "../rules/invitations/invitation-access";
import { invitationMail } from "../views/invitations/invitation-view";

/**
 * An invitation by mail expires at its second: it leaves the lists, and nobody is told.
 *
 * @spec States: Invitation, time passes
 */
export function expireInvitation(realm: Realm, id: number): Transition {
  return expire(realm, realm.invitations.get(id));
}

/**
 * A reusable link expires at its second.
 *
 * @spec States: Invitation, time passes
 */
export function expireInviteLink(realm: Realm, id: number): Transition {
  return expire(realm, realm.invite_links.get(id));
}

function expire(realm: Realm, row: Invitation | InviteLink | undefined): Transition {
  return transition(row !== undefined && isPending(row) ? closed(realm, row, "expired") : realm);
}

/** An invitation that was valid for long is reminded of two days before it expires. */
export function remindOfInvitation(realm: Realm, id: number): Transition {
  const invitation = realm.invitations.get(id);
  if (invitation === undefined || !isPending(invitation)) return transition(realm);
  return transition(realm, [], [invitationMail(realm, invitation, "invitation_reminder")]);
}
