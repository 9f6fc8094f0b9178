import { exceedsDailyLimit, withMailsCounted } from "../../changes/invitations/daily-limit";
import { failure, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { step } from "../../outcome/step";
import { checkInviter, manageable } from "../../rules/invitations/invitation-access";
import { invitationMail } from "../../views/invitations/invitation-mail";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";

/** The invitation to send again. */
export interface ResendEmailInviteParams {
  /** The ID of the invitation. */
  readonly invite_id: number;
}

/**
 * Sends the mail of an open invitation once more. Its expiry stays.
 *
 * @refuses BAD_REQUEST for bots and guests, for an invitation that is unknown, not open or another's; as for owners
 *   for one to be an owner; INVITATION_FAILED over the daily limit
 * @tells nobody
 * @sends a mail of the kind `invitation`
 * @spec Endpoints 11 (resending: public facts)
 */
export const resendEmailInvite: Operation<ResendEmailInviteParams, EmptyResponse> = operation(
  () => NO_ANSWER,
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
    return accepted(step(withMailsCounted(realm, 1), [], [mail]), {});
  },
);
