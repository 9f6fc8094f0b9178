import type { Invitation, InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { type FieldsSince, knownFields } from "../fields-since";
import { inviteLinkOf } from "./invitation-mail";

const INVITATION_FIELDS_SINCE: FieldsSince = { invited_by_user_id: 22, notify_referrer_on_join: 267 };

/**
 * An invitation or a reusable link as it is listed; old servers name the inviter by the address.
 *
 * @spec Invitation inputs and reusable link (record fields not shown; public facts)
 */
export function invitationView(realm: Realm, invitation: Invitation | InviteLink): Record<string, unknown> {
  const inviterId = invitation.invited_by_user_id;
  const fields = {
    id: invitation.id,
    ...(has(realm, "invitationsNameTheInviterById") ? {} : { ref: userById(realm, inviterId)?.delivery_email ?? "" }),
    invited_by_user_id: inviterId,
    invited: invitation.invited,
    expiry_date: invitation.expiry_date,
    invited_as: invitation.invited_as,
    ...(invitation.is_multiuse
      ? { link_url: inviteLinkOf(realm, invitation) }
      : { email: invitation.email, notify_referrer_on_join: invitation.notify_referrer_on_join }),
    is_multiuse: invitation.is_multiuse,
  };
  return knownFields(realm, fields, INVITATION_FIELDS_SINCE);
}
