import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { closed, invitesChanged } from "../../changes/invitations/invitations";
import { administratorRequired, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { checkInviter, manageable } from "../../rules/invitations/invitations";
import { membersMayCreateLinks } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { inviteId } from "../examples";
import { operation } from "../operation";

/** Revokes an open reusable link. It can no longer be used. */
export const revokeInviteLink = operation(
  () => ({
    id: "revoke-invite-link",
    method: "DELETE",
    path: "/invites/multiuse/{invite_id}",
    parameters: {
      /** The ID of the link. */
      invite_id: required(integer),
    },
    answer: {},
    refusals: [
      "guests_do_not_invite",
      "administrator_required",
      "invitation_unknown",
      "owner_required",
      "bots_do_not_invite",
    ],
    events: ["invites_changed"],
    example: inviteId,
    weight: 1,
    after: ["create-invite-link"],
  }),
  (realm, actor, { invite_id }) => {
    if (!membersMayCreateLinks(realm) && !isAdministrator(actor)) return administratorRequired();
    const found = manageable(actor, realm.invite_links.get(invite_id));
    if (isFailure(found)) return found;
    const next = closed(realm, found, "revoked");
    return accepted(transition(next, [invitesChanged(next, [found.invited_by_user_id])]), {});
  },
  { accessDenied: checkInviter },
);
