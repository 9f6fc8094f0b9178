import { getInvites } from "../../operations/invitations/get-invites";
import { route } from "../route";

/** @card Endpoints 11, 14 */
export const getInvitesRoute = route({
  id: "get-invites",
  method: "GET",
  path: "/invites",
  parameters: {},
  operation: getInvites,
});
