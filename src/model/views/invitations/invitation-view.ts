import type { Invitation, InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import { userById } from "../../rules/users/people";
import { inviteLinkOf } from "./invitation-mail";
import { viewAt } from "../../../protocol/schema/prune";
import { INVITATION, type InvitationView } from "../../../protocol/records/invitations";

/**
 * An invitation or a reusable link as it is listed; old servers name the inviter by the address.
 *
 * @spec Invitation inputs and reusable link (record fields not shown; public facts)
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
