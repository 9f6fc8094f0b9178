import { closed } from "../changes/invitations/invitation-due";
import { type Step, step } from "../outcome/step";
import type { Invitation, InviteLink } from "../realm/invitation";
import type { Realm } from "../realm/realm";
import { isPending } from "../rules/invitations/invitation-access";
import { invitationMail } from "../views/invitations/invitation-mail";

/**
 * An invitation by mail expires at its second: it leaves the lists, and nobody is told.
 *
 * @spec States: Invitation, time passes
 */
export function expireInvitation(realm: Realm, id: number): Step {
  return expire(realm, realm.invitations.get(id));
}

/**
 * A reusable link expires at its second.
 *
 * @spec States: Invitation, time passes
 */
export function expireInviteLink(realm: Realm, id: number): Step {
  return expire(realm, realm.invite_links.get(id));
}

function expire(realm: Realm, row: Invitation | InviteLink | undefined): Step {
  return step(row !== undefined && isPending(row) ? closed(realm, row, "expired") : realm);
}

/** An invitation that was valid for long is reminded of two days before it expires. */
export function remindOfInvitation(realm: Realm, id: number): Step {
  const invitation = realm.invitations.get(id);
  if (invitation === undefined || !isPending(invitation)) return step(realm);
  return step(realm, [], [invitationMail(realm, invitation, "invitation_reminder")]);
}
