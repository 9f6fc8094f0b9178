import { revokeEmailInvite } from "../../operations/invitations/revoke-email-invite";
import { route } from "../route";
import { invitationId } from "./invitation-parameters";

/** @card Endpoints 11, 14 */
export const revokeEmailInviteRoute = route({
  id: "revoke-email-invite",
  method: "DELETE",
  path: "/invites/{invite_id}",
  parameters: invitationId,
  operation: revokeEmailInvite,
});
