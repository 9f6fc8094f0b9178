import { revokeInviteLink } from "../../operations/invitations/revoke-invite-link";
import { route } from "../route";
import { invitationId } from "./invitation-parameters";

/** @card Endpoints 11, 14 */
export const revokeInviteLinkRoute = route({
  id: "revoke-invite-link",
  method: "DELETE",
  path: "/invites/multiuse/{invite_id}",
  parameters: invitationId,
  operation: revokeInviteLink,
});
