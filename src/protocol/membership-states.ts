/** How invitations and memberships of groups change. */
import { statesOf } from "./state-tables";

/** The membership of a user in a group. It changes in the same way in active and deactivated groups. */
export const GROUP_MEMBERSHIP_STATES = statesOf("User group: membership", [
  ["stranger", "add", "", "member"],
  ["stranger", "remove", "", "stranger", "refused"],
  ["stranger", "deactivate user", "", "stranger, deactivated"],
  ["stranger", "reactivate user", "", "stranger"],
  ["member", "add", "", "member", "refused"],
  ["member", "remove", "", "stranger"],
  ["member", "deactivate user", "", "member, deactivated"],
  ["member", "reactivate user", "", "member"],
  ["member, deactivated", "add", "", "member, deactivated", "refused"],
  ["member, deactivated", "remove", "", "member, deactivated", "refused"],
  ["member, deactivated", "deactivate user", "", "member, deactivated", "refused"],
  ["member, deactivated", "reactivate user", "", "member"],
  ["stranger, deactivated", "add", "", "stranger, deactivated", "refused"],
  ["stranger, deactivated", "remove", "", "stranger, deactivated", "refused"],
  ["stranger, deactivated", "deactivate user", "", "stranger, deactivated", "refused"],
  ["stranger, deactivated", "reactivate user", "", "stranger"],
]);

/** A user group that nothing uses. */
export const USER_GROUP_STATES = statesOf("User group", [
  ["active", "deactivate group", "", "deactivated"],
  ["active", "reactivate group", "", "active"],
  ["deactivated", "deactivate group", "", "deactivated", "refused"],
  ["deactivated", "reactivate group", "", "active"],
]);

/** An invitation by mail. What is void was made useless by another way in which its address has got an account. */
export const INVITATION_STATES = statesOf("Invitation", [
  ["none", "send", "may invite, address free", "pending"],
  ["none", "send", "", "none", "refused"],
  ["pending", "resend", "may manage", "pending"],
  ["pending", "resend", "", "pending", "refused"],
  ["pending", "revoke", "may manage", "revoked"],
  ["pending", "revoke", "", "pending", "refused"],
  ["pending", "accept", "own address", "used"],
  ["pending", "accept", "", "pending", "refused"],
  ["pending", "time", "", "expired"],
  ["pending", "referrer deactivated", "", "revoked"],
  ["pending", "address joins otherwise", "", "void"],
  ["used", "resend", "", "used", "refused"],
  ["used", "revoke", "", "used", "refused"],
  ["used", "accept", "", "used", "refused"],
  ["revoked", "resend", "", "revoked", "refused"],
  ["revoked", "revoke", "", "revoked", "refused"],
  ["revoked", "accept", "", "revoked", "refused"],
  ["expired", "resend", "", "expired", "refused"],
  ["expired", "revoke", "", "expired", "refused"],
  ["expired", "accept", "", "expired", "refused"],
  ["void", "resend", "", "void", "refused"],
  ["void", "revoke", "", "void", "refused"],
  ["void", "accept", "", "void", "refused"],
]);

/** A reusable link. Any number of people join by it, one after the other. */
export const INVITE_LINK_STATES = statesOf("Reusable link", [
  ["none", "create", "may make links", "active"],
  ["none", "create", "", "none", "refused"],
  ["active", "accept", "address free", "active"],
  ["active", "accept", "", "active", "refused"],
  ["active", "revoke", "may manage", "revoked"],
  ["active", "revoke", "", "active", "refused"],
  ["active", "time", "", "expired"],
  ["active", "referrer deactivated", "", "revoked"],
  ["revoked", "accept", "", "revoked", "refused"],
  ["revoked", "revoke", "", "revoked", "refused"],
  ["expired", "accept", "", "expired", "refused"],
  ["expired", "revoke", "", "expired", "refused"],
]);
