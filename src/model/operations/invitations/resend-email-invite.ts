import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { required } from "../../../protocol/schema/parameters";
import { integer, timestamp } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { exceedsDailyLimit, withMailsCounted } from "../../changes/invitations/invitations";
import { failure, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Invitation } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import { checkInviter, manageable } from "../../rules/invitations/invitations";
import { has } from "../../rules/realm/feature-level";
import { invitationMail } from "../../views/invitations/invitation-view";
import { accepted } from "../../views/outcome";
import { inviteId } from "../examples";
import { operation } from "../operation";

/** Sends the email of an open invitation again. Its expiry does not change. */
export const resendEmailInvite = operation(
  () => ({
    id: "resend-email-invite",
    method: "POST",
    path: "/invites/{invite_id}/resend",
    parameters: {
      /** The ID of the invitation. */
      invite_id: required(integer),
    },
    answer: {
      /** The time of the email, in UNIX seconds. */
      timestamp: field(timestamp, { until: FEATURE_LEVELS.resentInvitationsKeepTheirTime }),
    },
    refusals: [
      "guests_do_not_invite",
      "invitation_unknown",
      "invitations_too_many",
      "bots_do_not_invite",
      "owner_required",
    ],
    events: [],
    example: inviteId,
    weight: 1,
    after: ["send-invites"],
  }),
  (realm, actor, { invite_id }) => {
    const invitation = manageable(actor, realm.invitations.get(invite_id));
    if (isFailure(invitation)) return invitation;
    if (exceedsDailyLimit(realm, 1)) {
      const fields = { errors: [], sent_invitations: false, daily_limit_reached: true, license_limit_reached: false };
      return failure("INVITATION_FAILED", "invitations_too_many", "Too many invitations were sent today.", fields);
    }
    const mail = invitationMail(realm, invitation, "invitation");
    const counted = withMailsCounted(realm, 1);
    const next = has(realm, "resentInvitationsKeepTheirTime") ? counted : invitedNow(counted, invitation);
    return accepted(transition(next, [], [mail]), { timestamp: realm.now });
  },
  { accessDenied: checkInviter },
);

function invitedNow(realm: Realm, invitation: Invitation): Realm {
  const renewed = withFields(invitation, { invited: realm.now });
  return withFields(realm, { invitations: realm.invitations.set(invitation.id, renewed) });
}
