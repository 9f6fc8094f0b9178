/** Changes of invitations, with their events, and the number of mails per day. */
import { DAY_SECONDS } from "../../../protocol/limits";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Invitation, InvitationState, InviteLink } from "../../realm/invitation";
import type { DueKey, Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import { isPending } from "../../rules/invitations/invitations";
import { membersMayCreateLinks } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";

/**
 * The event of a changed list of invitations, for administrators, and for the inviters where members are allowed to
 * create links.
 */
export function invitesChanged(realm: Realm, inviterIds: readonly number[]): RealmEvent {
  const active = [...realm.users].filter((user) => user.is_active);
  const administrators = active.filter(isAdministrator).map((user) => user.user_id);
  const inviters = membersMayCreateLinks(realm) ? inviterIds : [];
  return eventFor(onlyUsers([...administrators, ...inviters]), { type: "invites_changed" });
}

const REMINDER_DAYS_BEFORE = 2;
const REMINDER_FROM_VALIDITY_DAYS = 4;

/** The first moment at which an invitation with this expiry is no longer open. */
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

/** The realm in which an invitation or link is no longer open, or due. */
export function closed(realm: Realm, invitation: Invitation | InviteLink, state: InvitationState): Realm {
  let due = realm.due;
  for (const key of dueKeys(realm, invitation)) due = due.delete(key);
  return stored(withFields(realm, { due }), withFields(invitation, { state }));
}

/** The realm in which an open invitation or link ends now. */
function endingNow(realm: Realm, invitation: Invitation | InviteLink): Realm {
  const ending = withFields(invitation, { expiry_date: realm.now });
  return withInvitationDue(stored(closed(realm, invitation, "pending"), ending), ending);
}

function stored(realm: Realm, invitation: Invitation | InviteLink): Realm {
  return invitation.is_multiuse
    ? withFields(realm, { invite_links: realm.invite_links.set(invitation.id, invitation) })
    : withFields(realm, { invitations: realm.invitations.set(invitation.id, invitation) });
}

/** Revokes all open invitations and links of an account, as when it is deactivated. */
export function revokeInvitationsOf(realm: Realm, userId: number): Transition {
  const open = [...realm.invitations.values(), ...realm.invite_links.values()].filter(
    (row) => isPending(row) && row.invited_by_user_id === userId,
  );
  if (open.length === 0) return transition(realm);
  let next = realm;
  const isEnded = followsServer(realm, "invitationsLastTheirSecond");
  for (const row of open.sort((a, b) => a.id - b.id)) {
    next = isEnded ? endingNow(next, row) : closed(next, row, "revoked");
  }
  return transition(next, [invitesChanged(next, [])]);
}

/** Makes all open invitations by mail to an address void, without an event, as when it has got an account. */
export function withoutInvitationsTo(realm: Realm, email: string): Realm {
  const address = email.toLowerCase();
  const open = [...realm.invitations.values()].filter((row) => isPending(row) && row.email.toLowerCase() === address);
  return open.reduce((next, row) => closed(next, row, "void"), realm);
}

function mailsOfTheDay(realm: Realm): readonly number[] {
  return realm.invite_mail_times.filter((time) => time > realm.now - DAY_SECONDS);
}

/** Whether so many further mails are too many for one day; only servers on which anybody may found realms count. */
export function exceedsDailyLimit(realm: Realm, count: number): boolean {
  if (!realm.server.open_realm_creation) return false;
  return mailsOfTheDay(realm).length + count > realm.server.max_invites_per_day;
}

/** The realm in which so many mails have left now. */
export function withMailsCounted(realm: Realm, count: number): Realm {
  if (!realm.server.open_realm_creation) return realm;
  const times = [...mailsOfTheDay(realm), ...Array.from({ length: count }, () => realm.now)];
  return withFields(realm, { invite_mail_times: frozen(times) });
}
