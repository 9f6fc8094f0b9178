import { stateAtFirst, withInvitationDue } from "../../changes/invitations/invitation-due";
import { administratorRequired, badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { holdsRealmPermission } from "../../rules/user-groups/group-membership";
import { checkInviter } from "../../rules/invitations/invitation-access";
import { checkInviteRole, checkTerms, type RequestedTerms } from "../../rules/invitations/invitation-terms";
import { membersMayCreateLinks } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { invitesChanged } from "../../views/invitations/invitation-events";
import { generateToken, inviteLinkOf } from "../../views/invitations/invitation-mail";
import { CREATE_INVITE_LINK_ANSWER, type CreateInviteLinkResponse } from "../../../protocol/answers/invitations";
import { type Operation, operation } from "../operation";

/**
 * Makes a link by which any number of people may join, each with the role, channels and groups chosen now.
 *
 * @returns the link, `{base_url}/join/<token>/`
 * @refuses BAD_REQUEST for bots, guests, and whoever may not make links; for the role; for the validity, the welcome
 *   text, channels and groups
 * @tells administrators and the creator `invites_changed`
 * @spec Endpoints 14
 */
export const createInviteLink: Operation<RequestedTerms, CreateInviteLinkResponse> = operation(
  () => CREATE_INVITE_LINK_ANSWER,
  (realm, actor, params = {}) => {
    const creator = checkInviter(actor) ?? checkLinkPermission(realm, actor);
    if (isFailure(creator)) return refused(realm, creator);
    const role = checkInviteRole(realm, actor, params.invite_as);
    if (isFailure(role)) return refused(realm, role);
    const terms = checkTerms(realm, actor, params, role);
    if (isFailure(terms)) return refused(realm, terms);
    const drawn = generateToken(realm.random);
    const id = realm.last_ids.invite_link + 1;
    const link: InviteLink = frozen({
      ...terms,
      id,
      invited_by_user_id: actor.user_id,
      invited: realm.now,
      token: drawn.token,
      state: stateAtFirst(realm, terms.expiry_date),
      is_multiuse: true,
    });
    const stored = withFields(realm, {
      random: drawn.next,
      last_ids: withFields(realm.last_ids, { invite_link: id }),
      invite_links: realm.invite_links.set(id, link),
    });
    const next = withInvitationDue(stored, link);
    return accepted(transition(next, [invitesChanged(next, [actor.user_id])]), {
      invite_link: inviteLinkOf(next, link),
    });
  },
);

function checkLinkPermission(realm: Realm, actor: User) {
  if (!membersMayCreateLinks(realm)) return isAdministrator(actor) ? undefined : administratorRequired(realm);
  if (holdsRealmPermission(realm, "create_multiuse_invite_group", actor)) return undefined;
  return badRequest("link_creation_not_allowed", "You may not create invitation links.");
}
