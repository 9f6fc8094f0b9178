import { resendEmailInvite } from "../../operations/invitations/resend-email-invite";
import { route } from "../route";
import { invitationId } from "./invitation-parameters";

/** @card Endpoints 11, 14 */
export const resendEmailInviteRoute = route({
  id: "resend-email-invite",
  method: "POST",
  path: "/invites/{invite_id}/resend",
  parameters: invitationId,
  operation: resendEmailInvite,
});
