import { INVITATION, type InvitationView } from "../../../protocol/records/people";
import { list, named } from "../../../protocol/schema/shapes";
import type { Invitation, InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { checkInviter, isPending } from "../../rules/invitations/invitations";
import { membersMayCreateLinks } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { invitationView } from "../../views/invitations/invitation-view";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Lists the open invitations, then the open links, in the order of their creation. Administrators see all, other actors
 * only their own.
 */
export const getInvites = operation(
  () => ({
    id: "get-invites",
    method: "GET",
    path: "/invites",
    parameters: {},
    answer: {
      /** The invitations and links, by the time of their creation. */
      invites: list(named<InvitationView>(INVITATION)),
    },
    refusals: ["bots_do_not_invite", "guests_do_not_invite"],
    events: [],
    weight: 1,
  }),
  (realm, actor) => {
    const invites = [...realm.invitations.values(), ...realm.invite_links.values()]
      .filter((row) => isPending(row) && (isAdministrator(actor) || isOwn(realm, actor, row)))
      .sort((a, b) => Number(a.is_multiuse) - Number(b.is_multiuse) || a.id - b.id)
      .map((row) => invitationView(realm, row));
    return answered(realm, { invites });
  },
  { accessDenied: checkInviter },
);

/** Links were the administrators' alone before others could make them. */
function isOwn(realm: Realm, actor: User, row: Invitation | InviteLink): boolean {
  return row.invited_by_user_id === actor.user_id && (!row.is_multiuse || membersMayCreateLinks(realm));
}
