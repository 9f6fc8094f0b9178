import { sendInvites } from "../../operations/invitations/send-invites";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";
import { invitationTerms } from "./invitation-parameters";

/** @card Endpoints 11 */
export const sendInvitesRoute = route({
  id: "send-invites",
  method: "POST",
  path: "/invites",
  parameters: {
    invitee_emails: required("text", shapes.text),
    ...invitationTerms,
    stream_ids: required("json", shapes.integers),
    notify_referrer_on_join: optional("json", shapes.boolean, { since: 267 }),
  },
  operation: sendInvites,
});
