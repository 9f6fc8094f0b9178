import { DAY_SECONDS } from "../../../protocol/limits";
import { INVITATION_TERMS } from "../../../protocol/parameters/accounts";
import type { InviteeError } from "../../../protocol/refusals/codes";
import type { ReasonOf } from "../../../protocol/refusals/reasons";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, list, text } from "../../../protocol/schema/shapes";
import {
  exceedsDailyLimit,
  invitesChanged,
  stateAtFirst,
  withInvitationDue,
  withMailsCounted,
} from "../../changes/invitations/invitations";
import { badRequest, failure, isFailure } from "../../outcome/failures";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { generateToken } from "../../realm/digest";
import { frozen } from "../../realm/freeze";
import type { Invitation } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import type { User } from "../../realm/user";
import {
  checkInviter,
  checkInviteRole,
  checkTerms,
  inviteeAddresses,
  type Terms,
} from "../../rules/invitations/invitations";
import { has } from "../../rules/realm/feature-level";
import { holdsRealmPermission } from "../../rules/user-groups/group-membership";
import { checkEmail } from "../../rules/users/account-names";
import { isAdministrator, userByDeliveryEmail } from "../../rules/users/people";
import { invitationMail } from "../../views/invitations/invitation-view";
import { accepted, refusedAfter } from "../../views/outcome";
import { operation } from "../operation";

const OLD_ENOUGH_DAYS = 3;

/** An address that was not invited, why, and whether a deactivated account has it. */

/** Invites users by email. */
export const sendInvites = operation(
  () => ({
    id: "send-invites",
    method: "POST",
    path: "/invites",
    parameters: {
      /** Addresses separated by commas or newlines, also as `Name <address>`. */
      invitee_emails: required(text),
      ...INVITATION_TERMS,
      /** IDs of channels that the new users are subscribed to when they join. */
      stream_ids: required(list(integer)),
      /** Whether the inviter gets a message when a user joins; true by default. Since feature level 267. */
      notify_referrer_on_join: optional(boolean, { since: 267 }),
    },
    answer: {},
    refusals: [
      "bots_do_not_invite",
      "guests_do_not_invite",
      "inviting_not_allowed",
      "role_unknown",
      "owner_required",
      "invite_role_above_own",
      "invitees_missing",
      "invitation_without_channels",
      "invitation_without_end",
      "invitation_time_invalid",
      "welcome_text_not_allowed",
      "welcome_text_too_long",
      "invitation_channel_unknown",
      "subscribing_others_not_allowed",
      "invitation_group_unknown",
      "adding_members_not_allowed",
      "invitations_too_many",
      "inviter_account_too_new",
      "invitees_not_allowed",
      "invitees_have_accounts",
    ],
    changes_when_refused: true,
    events: ["invites_changed"],
    example: (pick) => ({ invitee_emails: `${pick.unguessable("i")}@example.test`, stream_ids: [] }),
    weight: 1,
  }),
  (realm, actor, params) => {
    if (!holdsRealmPermission(realm, "can_invite_users_group", actor)) {
      return badRequest("inviting_not_allowed", "You are not allowed to invite users.");
    }
    const role = checkInviteRole(realm, actor, params.invite_as);
    if (isFailure(role)) return role;
    const named = inviteeAddresses(params.invitee_emails);
    const addresses = named.filter((address) => address !== "");
    const counted = followsServer(realm, "blankInviteesAreAccepted") ? named : addresses;
    if (params.invitee_emails === "" || counted.length === 0)
      return badRequest("invitees_missing", "invitee_emails: at least one address is expected.");
    if (params.stream_ids.length === 0 && !has(realm, "invitationsMayHaveNoChannels")) {
      return badRequest("invitation_without_channels", "stream_ids: at least one channel is expected.");
    }
    const terms = checkTerms(realm, actor, params, role);
    if (isFailure(terms)) return terms;
    const unable = checkInviting(realm, actor, addresses, counted.length);
    if (isFailure(unable)) return unable;
    const taken = addresses.flatMap((address) => takenAddress(realm, address));
    const open = addresses.filter((address) => userByDeliveryEmail(realm, address) === undefined);
    if (taken.length > 0 && taken.length === counted.length) return invitationFailed("invitees_have_accounts", taken);
    const sent = invite(realm, actor, open, terms, params.notify_referrer_on_join ?? true);
    return taken.length === 0
      ? accepted(sent, {})
      : refusedAfter(realm, sent, invitationFailed("invitees_have_accounts", taken, true));
  },
  { accessDenied: checkInviter },
);

function invitationFailed(
  reason: ReasonOf<"INVITATION_FAILED">,
  errors: readonly InviteeError[],
  sent_invitations = false,
) {
  const daily_limit_reached = reason === "invitations_too_many";
  const msg = daily_limit_reached
    ? "Too many invitations were sent today; no one was invited."
    : sent_invitations
      ? "Some of the addresses have accounts; the others were invited."
      : "No one was invited.";
  const license_limit_reached = false;
  const fields = { errors, sent_invitations, daily_limit_reached, license_limit_reached };
  return failure("INVITATION_FAILED", reason, msg, fields);
}

/** Refuses all invitees: because of the daily limit, a new account, or an invalid address. */
function checkInviting(realm: Realm, actor: User, addresses: readonly string[], count: number) {
  if (exceedsDailyLimit(realm, count)) return invitationFailed("invitations_too_many", []);
  const isYoung = realm.now - actor.date_joined < OLD_ENOUGH_DAYS * DAY_SECONDS;
  if (!realm.settings.invite_required && isYoung && !isAdministrator(actor)) {
    return invitationFailed("inviter_account_too_new", []);
  }
  const errors = addresses.flatMap((address): InviteeError[] => {
    const invalid = checkEmail(realm, address);
    return !isFailure(invalid) ? [] : [[address, invalid.msg, false]];
  });
  if (errors.length === 0) return undefined;
  const taken = addresses.flatMap((address) => takenAddress(realm, address));
  return invitationFailed("invitees_not_allowed", [...errors, ...taken]);
}

function takenAddress(realm: Realm, address: string): InviteeError[] {
  const user = userByDeliveryEmail(realm, address);
  if (user === undefined) return [];
  return user.is_active
    ? [[address, "An account with this address exists.", false]]
    : [[address, "A deactivated account has this address.", true]];
}

function invite(realm: Realm, actor: User, addresses: readonly string[], terms: Terms, notify: boolean): Transition {
  let next = withMailsCounted(realm, addresses.length);
  const mails = [];
  for (const email of addresses) {
    const generated = generateToken(next.random);
    const id = next.last_ids.invitation + 1;
    const invitation: Invitation = frozen({
      ...terms,
      id,
      invited_by_user_id: actor.user_id,
      invited: realm.now,
      token: generated.token,
      state: stateAtFirst(realm, terms.expiry_date),
      is_multiuse: false,
      email,
      notify_referrer_on_join: notify,
    });
    next = withInvitationDue(
      withFields(next, {
        random: generated.next,
        last_ids: withFields(next.last_ids, { invitation: id }),
        invitations: next.invitations.set(id, invitation),
      }),
      invitation,
    );
    mails.push(invitationMail(next, invitation, "invitation"));
  }
  return transition(next, [invitesChanged(next, [actor.user_id])], mails);
}
