import { exceedsDailyLimit, withMailsCounted } from "../../changes/invitations/daily-limit";
import { failure, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Invitation } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import { checkInviter, manageable } from "../../rules/invitations/invitation-access";
import { has } from "../../rules/realm/feature-level";
import { invitationMail } from "../../views/invitations/invitation-mail";
import { RESEND_EMAIL_INVITE_ANSWER, type ResendEmailInviteResponse } from "../../../protocol/answers/invitations";
import { type Operation, operation } from "../operation";

/** The invitation to send again. */
export interface ResendEmailInviteParams {
  /** The ID of the invitation. */
  readonly invite_id: number;
}

/**
 * Sends the mail of an open invitation once more. Its expiry stays.
 *
 * @returns on old servers the time, which becomes that of the invitation
 * @refuses BAD_REQUEST for bots and guests, for an invitation that is unknown, not open or another's; as for owners
 *   for one to be an owner; INVITATION_FAILED over the daily limit
 * @tells nobody
 * @sends a mail of the kind `invitation`
 * @spec Endpoints 11 (resending: public facts)
 * @settled do_resend_user_invite_email
 */
export const resendEmailInvite: Operation<ResendEmailInviteParams, ResendEmailInviteResponse> = operation(
  () => RESEND_EMAIL_INVITE_ANSWER,
  (realm, actor, { invite_id }) => {
    const inviter = checkInviter(actor);
    if (isFailure(inviter)) return refused(realm, inviter);
    const invitation = manageable(realm, actor, realm.invitations.get(invite_id));
    if (isFailure(invitation)) return refused(realm, invitation);
    if (exceedsDailyLimit(realm, 1)) {
      const fields = { errors: [], sent_invitations: false, daily_limit_reached: true, license_limit_reached: false };
      return refused(
        realm,
        failure("INVITATION_FAILED", "invitations_too_many", "Too many invitations were sent today.", fields),
      );
    }
    const mail = invitationMail(realm, invitation, "invitation");
    const counted = withMailsCounted(realm, 1);
    const next = has(realm, "resentInvitationsKeepTheirTime") ? counted : invitedNow(counted, invitation);
    return accepted(transition(next, [], [mail]), { timestamp: realm.now });
  },
);

function invitedNow(realm: Realm, invitation: Invitation): Realm {
  const renewed = withFields(invitation, { invited: realm.now });
  return withFields(realm, { invitations: realm.invitations.set(invitation.id, renewed) });
}
