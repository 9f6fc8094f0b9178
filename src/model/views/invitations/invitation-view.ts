/** Views of invitations and reusable links, and their mails. */
import { INVITATION, type InvitationView } from "../../../protocol/records/people";
import { viewAt } from "../../../protocol/schema/prune";
import type { OutboundEmail } from "../../outcome/transition";
import type { Invitation, InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import { userById } from "../../rules/users/people";

/** The link that leads to an invitation: the mail's own form, or that of reusable links. */
export function inviteLinkOf(realm: Realm, invitation: Invitation | InviteLink): string {
  const place = invitation.is_multiuse ? "join" : "accounts/do_confirm";
  return `${realm.profile.url}/${place}/${invitation.token}/`;
}

/** The mail that brings an invitation, or reminds of it. */
export function invitationMail(
  realm: Realm,
  invitation: Invitation,
  kind: "invitation" | "invitation_reminder",
): OutboundEmail {
  const inviter = userById(realm, invitation.invited_by_user_id)?.full_name ?? "Someone";
  const link = inviteLinkOf(realm, invitation);
  const opening = kind === "invitation" ? `${inviter} invites you to` : `This is a reminder: ${inviter} invited you to`;
  return {
    channel: "email",
    to: invitation.email,
    kind,
    invite_link: link,
    body: `${opening} join ${realm.profile.name}. Follow this link to accept: ${link}`,
  };
}

/**
 * A listed invitation or reusable link; old servers name the inviter by the address.
 *
 * @see https://zulip.com/api/get-invites
 */
export function invitationView(realm: Realm, invitation: Invitation | InviteLink): InvitationView {
  const inviterId = invitation.invited_by_user_id;
  return viewAt(realm.feature_level, INVITATION, {
    id: invitation.id,
    ref: userById(realm, inviterId)?.delivery_email ?? "",
    invited_by_user_id: inviterId,
    invited: invitation.invited,
    expiry_date: invitation.expiry_date,
    invited_as: invitation.invited_as,
    ...(invitation.is_multiuse
      ? { link_url: inviteLinkOf(realm, invitation) }
      : { email: invitation.email, notify_referrer_on_join: invitation.notify_referrer_on_join }),
    is_multiuse: invitation.is_multiuse,
  });
}
