import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { closed, invitesChanged } from "../../changes/invitations/invitations";
import { isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { checkInviter, manageable } from "../../rules/invitations/invitations";
import { accepted } from "../../views/outcome";
import { inviteId } from "../examples";
import { operation } from "../operation";

/** Revokes an open invitation by email. It can no longer be used. */
export const revokeEmailInvite = operation(
  () => ({
    id: "revoke-email-invite",
    method: "DELETE",
    path: "/invites/{invite_id}",
    parameters: {
      /** The ID of the invitation. */
      invite_id: required(integer),
    },
    answer: {},
    refusals: ["guests_do_not_invite", "invitation_unknown", "owner_required", "bots_do_not_invite"],
    events: ["invites_changed"],
    example: inviteId,
    weight: 1,
    after: ["send-invites"],
  }),
  (realm, actor, { invite_id }) => {
    const found = manageable(actor, realm.invitations.get(invite_id));
    if (isFailure(found)) return found;
    const next = closed(realm, found, "revoked");
    return accepted(transition(next, [invitesChanged(next, [found.invited_by_user_id])]), {});
  },
  { accessDenied: checkInviter },
);
