import { createInviteLink } from "../../operations/invitations/create-invite-link";
import { optional, shapes } from "../parameter";
import { route } from "../route";
import { invitationTerms } from "./invitation-parameters";

/** @card Endpoints 14 */
export const createInviteLinkRoute = route({
  id: "create-invite-link",
  method: "POST",
  path: "/invites/multiuse",
  parameters: {
    ...invitationTerms,
    stream_ids: optional("json", shapes.integers),
  },
  operation: createInviteLink,
});
