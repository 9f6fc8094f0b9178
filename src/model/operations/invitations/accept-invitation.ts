import { closed, invitesChanged, withoutInvitationsTo } from "../../changes/invitations/invitations";
import { sendNotice } from "../../changes/messages/notices";
import { addAccount, welcome } from "../../changes/users/add-account";
import { checkedParams, checkRealm } from "../../outcome/call-problem";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThen, type Transition, transition } from "../../outcome/transition";
import type { Invitation, InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import { channelById } from "../../rules/channels/channel-access";
import { isPending } from "../../rules/invitations/invitations";
import { deactivatedRealmAtLogin } from "../../rules/realm/realm-active";
import { userGroupById } from "../../rules/user-groups/group-membership";
import { checkFullName, checkNewEmail } from "../../rules/users/account-names";
import { userById } from "../../rules/users/people";
import { inviteLinkOf } from "../../views/invitations/invitation-view";
import { accepted, refused } from "../../views/outcome";
import { ACCEPTED_INVITATION } from "../call-shapes";

/** The new user, with a token or a link; one of the two is needed. */
export interface AcceptInvitationParams {
  readonly email: string;
  readonly full_name: string;
  readonly token?: string | undefined;
  readonly invite_link?: string | undefined;
}

/** The ID and the API key of the new account. */
export interface AcceptInvitationResponse {
  readonly user_id: number;
  readonly api_key: string;
}

/**
 * Accepts an invitation or uses a reusable link: creates an account with the role, channels and groups of the
 * invitation. The interface has no such operation, since users join through web pages.
 *
 * @refuses REALM_DEACTIVATED in a deactivated realm, and BAD_REQUEST for a missing, unknown, expired, revoked or used
 *   token or link, for an invalid or taken address or that of another invitee, and for an invalid name
 * @example
 * const email = "cleo@example.test";
 * const outcome = acceptInvitation(createRealm(), { email, full_name: "Cleo", token: "unknown" });
 * expect(outcome.ok).toBe(false);
 */
export function acceptInvitation(realm: Realm, params: AcceptInvitationParams) {
  checkRealm("acceptInvitation", realm);
  checkedParams("acceptInvitation", ACCEPTED_INVITATION, params);
  const deactivated = deactivatedRealmAtLogin(realm);
  if (isFailure(deactivated)) return refused(realm, deactivated);
  const invitation = openInvitation(realm, params);
  if (isFailure(invitation)) return refused(realm, invitation);
  const email = params.email.trim();
  if (!invitation.is_multiuse && invitation.email.toLowerCase() !== email.toLowerCase()) {
    return refused(realm, badRequest("invitation_for_another", "email: the invitation is for another address."));
  }
  const invalid = checkNewEmail(realm, email, "email") ?? checkFullName(realm, params.full_name, null);
  if (isFailure(invalid)) return refused(realm, invalid);
  const joined = join(realm, invitation, email, params.full_name.trim());
  const userId = joined.realm.users.size;
  const closed = andThen(joined, (present) => afterJoining(present, invitation, email, userId));
  const text = invitation.welcome_message_custom_text ?? undefined;
  const welcomed = andThen(closed, (present) => welcome(present, userId, text));
  return accepted(welcomed, { user_id: userId, api_key: userById(welcomed.realm, userId)?.api_key ?? "" });
}

function openInvitation(realm: Realm, params: AcceptInvitationParams) {
  const { token, invite_link } = params;
  if (token === undefined && invite_link === undefined) {
    return badRequest("invitation_not_named", "token: a token or an invite_link is needed.");
  }
  for (const row of [...realm.invitations.values(), ...realm.invite_links.values()]) {
    const isChosen = token === undefined ? sameLink(inviteLinkOf(realm, row), invite_link ?? "") : row.token === token;
    if (!isChosen) continue;
    return isPending(row)
      ? row
      : badRequest("invitation_not_open", `The invitation is ${row.state}; request another one.`);
  }
  return badRequest("invitation_unknown", "There is no such invitation.");
}

/** Links are the same with and without the slash at their end. */
function sameLink(one: string, other: string): boolean {
  return one.replace(/\/+$/, "") === other.trim().replace(/\/+$/, "");
}

function join(realm: Realm, invitation: Invitation | InviteLink, email: string, fullName: string): Transition {
  return addAccount(realm, {
    email,
    full_name: fullName,
    role: invitation.invited_as,
    stream_ids: invitation.stream_ids.filter((id) => channelById(realm, id)?.is_archived === false),
    group_ids: invitation.group_ids.filter((id) => userGroupById(realm, id)?.deactivated === false),
    with_default_channels: invitation.include_realm_default_subscriptions,
  });
}

/** Closes the invitation and others to the same address, and notifies the inviter if it wants that. */
function afterJoining(realm: Realm, invitation: Invitation | InviteLink, email: string, userId: number): Transition {
  if (invitation.is_multiuse) return transition(withoutInvitationsTo(realm, email));
  const next = withoutInvitationsTo(closed(realm, invitation, "used"), email);
  const used = transition(next, [invitesChanged(next, [invitation.invited_by_user_id])]);
  if (!invitation.notify_referrer_on_join) return used;
  const name = userById(used.realm, userId)?.full_name ?? "";
  const text = `@_**${name}|${userId}** accepted your invitation to join.`;
  return andThen(used, (present) => sendNotice(present, invitation.invited_by_user_id, text));
}
