/** What happens when something is due, by its kind. */
import { timeOutWebhook } from "../changes/bots/outgoing-webhooks";
import { expiredMessages, withRetentionScheduled } from "../changes/channels/channel-retention";
import { visibilityEvents } from "../changes/channels/channel-visibility";
import { closed } from "../changes/invitations/invitations";
import { sendNotice } from "../changes/messages/notices";
import { byConversation, removeMessages, withoutMessagesSilently } from "../changes/messages/remove-messages";
import { showWebsites } from "../changes/messages/render-again";
import { exportsEvent } from "../changes/realm/realm-changes";
import { roleGroupEvents } from "../changes/users/people-events";
import { andThen, andThenForEach, type Transition, transition, withEvents } from "../outcome/transition";
import { withFields } from "../realm/change";
import { frozen } from "../realm/freeze";
import type { Invitation, InviteLink } from "../realm/invitation";
import type { DueKind, Realm } from "../realm/realm";
import { isPending } from "../rules/invitations/invitations";
import { has } from "../rules/realm/feature-level";
import { invitationMail } from "../views/invitations/invitation-view";
import { deliverScheduledMessage, sendReminder } from "./scheduled-messages";
import { makeThumbnails } from "./thumbnails";

/**
 * Sends the events of a member that becomes a full member. Nothing is stored, since full membership follows from the
 * time. The member also learns what becomes visible to it.
 *
 * @see https://zulip.com/api/group-setting-values
 */
function becomeFullMember(realm: Realm, userId: number): Transition {
  const before = withFields(realm, { now: realm.now - 1 });
  return transition(realm, [...roleGroupEvents(before, realm, userId), ...visibilityEvents(before, realm, [userId])]);
}

/** An invitation by mail expires at its second. It leaves the lists without an event. */
export function expireInvitation(realm: Realm, id: number): Transition {
  return expire(realm, realm.invitations.get(id));
}

/** A reusable link expires at its second. */
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

/**
 * Deletes the messages whose retention time ends at this second, with the files that no other message refers to. Before
 * feature level 452, there is no event: clients keep the messages until they register again. Assumption A86.
 */
function expireMessages(realm: Realm): Transition {
  const expired = byConversation(expiredMessages(realm));
  const removed = has(realm, "retentionNotifies")
    ? andThenForEach(transition(realm), expired, (next, messages) => removeMessages(next, messages, null))
    : transition(expired.reduce(withoutMessagesSilently, realm));
  return andThen(removed, (next) => transition(withRetentionScheduled(next)));
}

const NOTICE = "The export of the organization that you requested is finished.";

/**
 * Finishes an export: it gets an address, and the notification bot sends a message to the account that requested it.
 * Assumption A174.
 */
function finishExport(realm: Realm, id: number): Transition {
  const row = realm.exports.find((one) => one.id === id);
  if (row === undefined) return transition(realm);
  const exports = frozen(realm.exports.map((one) => (one.id === id ? withFields(one, { pending: false }) : one)));
  return andThen(sendNotice(withFields(realm, { exports }), row.acting_user_id, NOTICE), (after) =>
    withEvents(transition(after), [exportsEvent(after)]),
  );
}

/** What happens when something falls due, by its kind; the compiler sees to it that each has something. */
export const DUE_KINDS: Readonly<Record<DueKind, (realm: Realm, id: number) => Transition>> = {
  scheduled_message: deliverScheduledMessage,
  message_retention: expireMessages,
  realm_export: finishExport,
  full_member: becomeFullMember,
  reminder: sendReminder,
  invitation_expiry: expireInvitation,
  invitation_reminder: remindOfInvitation,
  invite_link_expiry: expireInviteLink,
  link_preview: showWebsites,
  thumbnail: makeThumbnails,
  webhook_timeout: timeOutWebhook,
};
