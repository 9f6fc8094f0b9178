/** Invitations: who manages them, and their terms. */
import { isRole, type Role, ROLES } from "../../../protocol/accounts";
import { LIMITS } from "../../../protocol/limits";
import { badRequest, isFailure, ownerRequired } from "../../outcome/failures";
import type { Invitation, InviteLink } from "../../realm/invitation";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import type { User } from "../../realm/user";
import { channelById, hasContentAccess, hasMetadataAccess, mayAddSubscribers } from "../channels/channel-access";
import { has } from "../realm/feature-level";
import { userGroupById } from "../user-groups/group-membership";
import { mayAddMembers } from "../user-groups/group-permissions";
import { isAdministrator, isGuest, isOwner } from "../users/people";

/** Bots and guests have nothing to do with invitations, whatever their role is; this comes before anything else. */
export function checkInviter(_realm: Realm, actor: User) {
  if (actor.is_bot) return badRequest("bots_do_not_invite", "Bots cannot use invitations.");
  return isGuest(actor) ? badRequest("guests_do_not_invite", "Guests cannot use invitations.") : undefined;
}

/** Whether an invitation can still be accepted, resent and revoked. */
export function isPending(invitation: Invitation | InviteLink): boolean {
  return invitation.state === "pending";
}

/** Whether an invitation can be revoked and sent again: used and expired ones can be, too. */
function exists(invitation: Invitation | InviteLink): boolean {
  return invitation.state !== "revoked";
}

/**
 * Checks that an account may revoke or resend an invitation or link: the creator and administrators may, but one for
 * an owner by another needs an owner.
 */
export function manageable<Kind extends Invitation | InviteLink>(actor: User, invitation: Kind | undefined) {
  const unknown = badRequest("invitation_unknown", "invite_id: there is no invitation of this ID that you may manage.");
  if (invitation === undefined || !exists(invitation)) return unknown;
  if (invitation.invited_by_user_id === actor.user_id) return invitation;
  if (invitation.invited_as === ROLES.OWNER && !isOwner(actor)) return ownerRequired();
  return isAdministrator(actor) ? invitation : unknown;
}

/**
 * The addresses of a request: separated by commas or newlines, alone or as `Name <address>`, without blanks, each once
 * in its spelling. Where nothing stands between two separators, the empty text is one of them.
 *
 * @see https://zulip.com/api/send-invites
 */
export function inviteeAddresses(text: string): string[] {
  const parts = text.split(/[,\n]/).map((part) => betweenAngles(part).trim());
  return [...new Set(parts)];
}

/** What is between the first `<` and the last `>`; without such a pair, the whole text. */
function betweenAngles(text: string): string {
  const [first, last] = [text.indexOf("<"), text.lastIndexOf(">")];
  return first === -1 || last < first ? text : text.slice(first + 1, last);
}

const MINUTE_SECONDS = 60;
const DAY_MINUTES = 1440;

/** What a request says of the account that is to come. */
export interface RequestedTerms {
  /** How long it is valid: null for ever; by default as the server says. Since feature level 126. */
  readonly invite_expires_in_minutes?: number | null;
  /** How long it holds, in days; null for ever. Since feature level 96, until feature level 126. */
  readonly invite_expires_in_days?: number | null;
  /**
   * The role: 100 owner (since feature level 20), 200 administrator, 300 moderator (since feature level 61), 400 member
   * (the default), 600 guest.
   */
  readonly invite_as?: number;
  /** IDs of channels that new users are subscribed to when they join. */
  readonly stream_ids?: readonly number[];
  /** IDs of groups that the new users are added to. Since feature level 322. */
  readonly group_ids?: readonly number[];
  /** Whether the new users are subscribed to the default channels, too; false by default. Since feature level 261. */
  readonly include_realm_default_subscriptions?: boolean;
  /** What the welcome says besides: at most 8000 characters; null as the realm says. Since feature level 416. */
  readonly welcome_message_custom_text?: string | null;
}

/** The same, checked and complete. */
export interface Terms {
  readonly expiry_date: number | null;
  readonly invited_as: Role;
  readonly stream_ids: readonly number[];
  readonly group_ids: readonly number[];
  readonly include_realm_default_subscriptions: boolean;
  readonly welcome_message_custom_text: string | null;
}

/**
 * The requested role of an invitation.
 *
 * @see https://zulip.com/api/send-invites
 */
export function checkInviteRole(realm: Realm, actor: User, requested: number | undefined) {
  const role = requested ?? ROLES.MEMBER;
  if (!isRole(role))
    return badRequest("role_unknown", "invite_as: one of the roles 100, 200, 300, 400, 600 is expected.");
  if (role === ROLES.OWNER && !isOwner(actor)) return ownerRequired();
  const isForAdministrators = role <= ROLES.MODERATOR && followsServer(realm, "administratorsInviteModerators");
  return role < actor.role || (isForAdministrators && !isAdministrator(actor))
    ? badRequest("invite_role_above_own", "invite_as: you cannot invite to a role above your own.")
    : role;
}

/** Why the welcome bot may not say a text of the realm's own: it is too long. */
export function welcomeTextRefusal(text: string) {
  const max = LIMITS.MAX_WELCOME_MESSAGE_LENGTH;
  if ([...text].length <= max) return undefined;
  return badRequest("welcome_text_too_long", `welcome_message_custom_text: at most ${max} characters are allowed.`);
}

/** The requested welcome text of an invitation; only administrators can set one. */
function welcomeText(realm: Realm, actor: User, requested: RequestedTerms) {
  const text = requested.welcome_message_custom_text ?? null;
  if (text === null) return null;
  if (isAdministrator(actor)) return welcomeTextRefusal(text) ?? text;
  if (!followsServer(realm, "welcomeTextsAreForAdministrators")) return null;
  return badRequest("welcome_text_not_allowed", "welcome_message_custom_text: only administrators may give one.");
}

/**
 * Checks the terms of an invitation or a link, the role apart.
 *
 * @refuses BAD_REQUEST for an invalid validity, a welcome text of over 8000 characters or, on servers, one of an actor
 *   that is not an administrator, an unknown or inaccessible channel, a channel that the actor may not add subscribers
 *   to (except default channels), and a group that is unknown or that the actor may not add members to
 * @see https://zulip.com/api/send-invites
 */
export function checkTerms(realm: Realm, actor: User, requested: RequestedTerms, role: Role) {
  const expiry = expiryDate(realm, requested);
  if (isFailure(expiry)) return expiry;
  const text = welcomeText(realm, actor, requested);
  if (isFailure(text)) return text;
  const streamIds = [...new Set(requested.stream_ids ?? [])];
  const groupIds = [...new Set(requested.group_ids ?? [])];
  const problem = checkChannels(realm, actor, streamIds) ?? checkGroups(realm, actor, groupIds);
  return (
    problem ?? {
      expiry_date: expiry,
      invited_as: role,
      stream_ids: streamIds,
      group_ids: groupIds,
      include_realm_default_subscriptions: requested.include_realm_default_subscriptions ?? false,
      welcome_message_custom_text: text,
    }
  );
}

function expiryDate(realm: Realm, requested: RequestedTerms) {
  const minutes = requested.invite_expires_in_minutes;
  const days = requested.invite_expires_in_days;
  const name = minutes === undefined && days !== undefined ? "invite_expires_in_days" : "invite_expires_in_minutes";
  const given = minutes === undefined ? days : minutes;
  if (given === null) {
    if (has(realm, "invitationsMayNeverExpire")) return null;
    return badRequest(
      "invitation_without_end",
      `${name}: this server does not know invitations that never expire yet.`,
    );
  }
  if (given === undefined) return realm.now + realm.server.INVITATION_LINK_VALIDITY_MINUTES * MINUTE_SECONDS;
  const seconds = given * MINUTE_SECONDS * (name === "invite_expires_in_days" ? DAY_MINUTES : 1);
  const isPast = given < 0 && !followsServer(realm, "invitationsLastTheirSecond");
  if (!Number.isSafeInteger(given) || isPast || !Number.isSafeInteger(realm.now + seconds)) {
    return badRequest("invitation_time_invalid", `${name}: a whole number of at least 0 is expected, or null.`);
  }
  return realm.now + seconds;
}

function checkChannels(realm: Realm, actor: User, streamIds: readonly number[]) {
  for (const id of streamIds) {
    const channel = channelById(realm, id);
    const isOpen =
      channel !== undefined &&
      !channel.is_archived &&
      hasMetadataAccess(realm, channel, actor) &&
      (hasContentAccess(realm, channel, actor) || isAdministrator(actor));
    if (!isOpen)
      return badRequest("invitation_channel_unknown", `stream_ids: there is no channel ${id} that you may invite to.`);
  }
  for (const id of streamIds) {
    const channel = channelById(realm, id);
    const isFree = channel?.is_default_stream === true && has(realm, "defaultChannelsAreInvitedTo");
    if (channel === undefined || isFree || mayAddSubscribers(realm, channel, actor)) continue;
    return badRequest(
      "subscribing_others_not_allowed",
      `stream_ids: you are not allowed to add subscribers to the channel "${channel.name}".`,
    );
  }
  return undefined;
}

function checkGroups(realm: Realm, actor: User, groupIds: readonly number[]) {
  for (const id of groupIds) {
    const group = userGroupById(realm, id);
    if (group === undefined || group.system_name !== null || group.deactivated) {
      return badRequest("invitation_group_unknown", `group_ids: there is no group ${id} that members can be added to.`);
    }
    if (!mayAddMembers(realm, group, actor)) {
      return badRequest(
        "adding_members_not_allowed",
        `group_ids: you are not allowed to add members to the group "${group.name}".`,
      );
    }
  }
  return undefined;
}
