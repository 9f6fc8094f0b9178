import { REALM_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { INVITATION_TERMS } from "../../../protocol/parameters/accounts";
import { optional } from "../../../protocol/schema/parameters";
import { chosen, integer, list, url } from "../../../protocol/schema/shapes";
import { invitesChanged, stateAtFirst, withInvitationDue } from "../../changes/invitations/invitations";
import { administratorRequired, badRequest, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { generateToken } from "../../realm/digest";
import { frozen } from "../../realm/freeze";
import type { InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { checkInviter, checkInviteRole, checkTerms } from "../../rules/invitations/invitations";
import { membersMayCreateLinks } from "../../rules/realm/feature-level";
import { holdsPermission } from "../../rules/user-groups/group-membership";
import { isAdministrator } from "../../rules/users/people";
import { inviteLinkOf } from "../../views/invitations/invitation-view";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Creates a link with which any number of users can join. They get the role, channels and groups of the link. */
export const createInviteLink = operation(
  () => ({
    id: "create-invite-link",
    method: "POST",
    path: "/invites/multiuse",
    parameters: {
      ...INVITATION_TERMS,
      /** IDs of channels that new users are subscribed to when they join. */
      stream_ids: optional(list(integer)),
    },
    answer: {
      /** The URL of the link. */
      invite_link: chosen(url),
    },
    refusals: [
      "bots_do_not_invite",
      "guests_do_not_invite",
      "invite_link_not_allowed",
      "administrator_required",
      "role_unknown",
      "owner_required",
      "invite_role_above_own",
      "invitation_time_invalid",
      "welcome_text_not_allowed",
      "welcome_text_too_long",
      "invitation_channel_unknown",
      "subscribing_others_not_allowed",
      "invitation_group_unknown",
      "adding_members_not_allowed",
      "invitation_without_end",
    ],
    events: ["invites_changed"],
    example: byAdministrator(() => ({})),
    weight: 1,
  }),
  (realm, actor, params) => {
    const creator = checkLinkPermission(realm, actor);
    if (isFailure(creator)) return creator;
    const role = checkInviteRole(realm, actor, params.invite_as);
    if (isFailure(role)) return role;
    const terms = checkTerms(realm, actor, params, role);
    if (isFailure(terms)) return terms;
    const generated = generateToken(realm.random);
    const id = realm.last_ids.invite_link + 1;
    const link: InviteLink = frozen({
      ...terms,
      id,
      invited_by_user_id: actor.user_id,
      invited: realm.now,
      token: generated.token,
      state: stateAtFirst(realm, terms.expiry_date),
      is_multiuse: true,
    });
    const stored = withFields(realm, {
      random: generated.next,
      last_ids: withFields(realm.last_ids, { invite_link: id }),
      invite_links: realm.invite_links.set(id, link),
    });
    const next = withInvitationDue(stored, link);
    return accepted(transition(next, [invitesChanged(next, [actor.user_id])]), {
      invite_link: inviteLinkOf(next, link),
    });
  },
  { accessDenied: checkInviter },
);

function checkLinkPermission(realm: Realm, actor: User) {
  if (!membersMayCreateLinks(realm)) return isAdministrator(actor) ? undefined : administratorRequired();
  const { create_multiuse_invite_group: value } = realm.settings;
  if (holdsPermission(realm, value, REALM_GROUP_SETTINGS.create_multiuse_invite_group, actor)) return undefined;
  return badRequest("invite_link_not_allowed", "You are not allowed to create invitation links.");
}
