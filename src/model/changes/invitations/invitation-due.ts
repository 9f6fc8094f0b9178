import { withFields } from "../../realm/change";
import { followsServer } from "../../realm/divergences";
import type { Invitation, InvitationState, InviteLink } from "../../realm/invitation";
import type { DueKey, Realm } from "../../realm/realm";
import { DAY_SECONDS } from "../../../protocol/limits";

const REMINDER_DAYS_BEFORE = 2;
const REMINDER_FROM_VALIDITY_DAYS = 4;

/** The first moment at which an invitation that ends then is not open any more. */
function overAt(realm: Realm, expiry: number): number {
  return followsServer(realm, "invitationsLastTheirSecond") ? expiry + 1 : expiry;
}

/** The state of a new invitation or link: one whose time lies in the past is over from the beginning. */
export function stateAtFirst(realm: Realm, expiry: number | null): InvitationState {
  return expiry !== null && expiry < realm.now ? "expired" : "pending";
}

/** What the clock will do about an invitation or link: let it expire, and remind two days before of a long one. */
function dueKeys(realm: Realm, invitation: Invitation | InviteLink): DueKey[] {
  const { expiry_date: expiry, id } = invitation;
  if (expiry === null) return [];
  const over = overAt(realm, expiry);
  if (invitation.is_multiuse) return [[over, "invite_link_expiry", id]];
  const isLong = expiry - invitation.invited >= REMINDER_FROM_VALIDITY_DAYS * DAY_SECONDS;
  const reminder: DueKey = [expiry - REMINDER_DAYS_BEFORE * DAY_SECONDS, "invitation_reminder", id];
  return [...(isLong ? [reminder] : []), [over, "invitation_expiry", id]];
}

/** The realm whose clock knows of a new invitation or link. */
export function withInvitationDue(realm: Realm, invitation: Invitation | InviteLink): Realm {
  if (invitation.state !== "pending") return realm;
  let due = realm.due;
  for (const key of dueKeys(realm, invitation)) if (key[0] >= realm.now) due = due.set(key, true);
  return withFields(realm, { due });
}

/** The realm in which an invitation or link is not open any more; the clock forgets it. */
export function closed(realm: Realm, invitation: Invitation | InviteLink, state: InvitationState): Realm {
  let due = realm.due;
  for (const key of dueKeys(realm, invitation)) due = due.delete(key);
  return stored(withFields(realm, { due }), withFields(invitation, { state }));
}

/** The realm in which an open invitation or link ends now. */
export function endingNow(realm: Realm, invitation: Invitation | InviteLink): Realm {
  const ending = withFields(invitation, { expiry_date: realm.now });
  return withInvitationDue(stored(closed(realm, invitation, "pending"), ending), ending);
}

function stored(realm: Realm, invitation: Invitation | InviteLink): Realm {
  return invitation.is_multiuse
    ? withFields(realm, { invite_links: realm.invite_links.set(invitation.id, invitation) })
    : withFields(realm, { invitations: realm.invitations.set(invitation.id, invitation) });
}
