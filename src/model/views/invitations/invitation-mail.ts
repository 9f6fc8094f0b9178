import type { OutboundEmail } from "../../outcome/outbound";
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
  const inviter = userById(realm, invitation.invited_by_user_id)?.full_name ?? "Somebody";
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
