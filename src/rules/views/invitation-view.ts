import type { Invitation, InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import { inviteLinkOf } from "../invitations/invitation-mail";

/**
 * An invitation or a reusable link as it is listed.
 *
 * @card Invitation inputs and reusable link (record fields not shown; public facts)
 */
export function invitationView(realm: Realm, invitation: Invitation | InviteLink): Record<string, unknown> {
  return {
    id: invitation.id,
    invited_by_user_id: invitation.invited_by_user_id,
    invited: invitation.invited,
    expiry_date: invitation.expiry_date,
    invited_as: invitation.invited_as,
    ...(invitation.is_multiuse
      ? { link_url: inviteLinkOf(realm, invitation) }
      : { email: invitation.email, notify_referrer_on_join: invitation.notify_referrer_on_join }),
    is_multiuse: invitation.is_multiuse,
  };
}
