import { invitersAlone } from "../../model/rules/invitations/invitation-access";
import { createInviteLink } from "../../model/operations/invitations/create-invite-link";
import { getInvites } from "../../model/operations/invitations/get-invites";
import { resendEmailInvite } from "../../model/operations/invitations/resend-email-invite";
import { revokeEmailInvite } from "../../model/operations/invitations/revoke-email-invite";
import { revokeInviteLink } from "../../model/operations/invitations/revoke-invite-link";
import { sendInvites } from "../../model/operations/invitations/send-invites";
import { optional, required, shapes } from "../parameter";
import { invitationId, invitationTerms } from "../parameters/invitation-parameters";
import { route } from "../route";

/** @spec Endpoints 11, 14 */
export const getInvitesRoute = route({
  id: "get-invites",
  method: "GET",
  path: "/invites",
  parameters: {},
  accessDenied: invitersAlone,
  operation: getInvites,
});

/** @spec Endpoints 11 */
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
  accessDenied: invitersAlone,
  operation: sendInvites,
});

/** @spec Endpoints 14 */
export const createInviteLinkRoute = route({
  id: "create-invite-link",
  method: "POST",
  path: "/invites/multiuse",
  parameters: {
    ...invitationTerms,
    stream_ids: optional("json", shapes.integers),
  },
  accessDenied: invitersAlone,
  operation: createInviteLink,
});

/** @spec Endpoints 11, 14 */
export const resendEmailInviteRoute = route({
  id: "resend-email-invite",
  method: "POST",
  path: "/invites/{invite_id}/resend",
  parameters: invitationId,
  accessDenied: invitersAlone,
  operation: resendEmailInvite,
});

/** @spec Endpoints 11, 14 */
export const revokeEmailInviteRoute = route({
  id: "revoke-email-invite",
  method: "DELETE",
  path: "/invites/{invite_id}",
  parameters: invitationId,
  accessDenied: invitersAlone,
  operation: revokeEmailInvite,
});

/** @spec Endpoints 11, 14 */
export const revokeInviteLinkRoute = route({
  id: "revoke-invite-link",
  method: "DELETE",
  path: "/invites/multiuse/{invite_id}",
  parameters: invitationId,
  accessDenied: invitersAlone,
  operation: revokeInviteLink,
});
