import { withFields } from "../../realm/change";
import type { Invitation, InvitationState, InviteLink } from "../../realm/invitation";
import type { DueKey, Realm } from "../../realm/realm";

const DAY_SECONDS = 86400;
const REMINDER_DAYS_BEFORE = 2;
const REMINDER_FROM_VALIDITY_DAYS = 4;

/** What the clock will do about an invitation or link: let it expire, and remind two days before of a long one. */
function dueKeys(invitation: Invitation | InviteLink): DueKey[] {
  const { expiry_date: expiry, id } = invitation;
  if (expiry === null) return [];
  if (invitation.is_multiuse) return [[expiry, "invite_link_expiry", id]];
  const isLong = expiry - invitation.invited >= REMINDER_FROM_VALIDITY_DAYS * DAY_SECONDS;
  const reminder: DueKey = [expiry - REMINDER_DAYS_BEFORE * DAY_SECONDS, "invitation_reminder", id];
  return [...(isLong ? [reminder] : []), [expiry, "invitation_expiry", id]];
}

/** The realm whose clock knows of a new invitation or link. */
export function withInvitationDue(realm: Realm, invitation: Invitation | InviteLink): Realm {
  let due = realm.due;
  for (const key of dueKeys(invitation)) due = due.set(key, true);
  return withFields(realm, { due });
}

/** The realm in which an invitation or link is not open any more; the clock forgets it. */
export function closed(realm: Realm, invitation: Invitation | InviteLink, state: InvitationState): Realm {
  let due = realm.due;
  for (const key of dueKeys(invitation)) due = due.delete(key);
  return invitation.is_multiuse
    ? withFields(realm, { due, invite_links: realm.invite_links.set(invitation.id, withFields(invitation, { state })) })
    : withFields(realm, { due, invitations: realm.invitations.set(invitation.id, withFields(invitation, { state })) });
}
