import { reason } from "./reason";

/** Reasons of refusals for invitations and links to join by. */
export const INVITATIONS_REASONS = {
  bots_do_not_invite: reason("Bots cannot use invitations."),
  guests_do_not_invite: reason("Guests cannot use invitations."),
  inviting_not_allowed: reason("The account may not invite people."),
  link_creation_not_allowed: reason("The account may not create links to join by."),
  invitees_missing: reason("Nobody is named who is to be invited."),
  invitation_without_channels: reason("Invitations without channels are not known at this feature level."),
  invite_role_above_own: reason("Nobody invites to a role above their own."),
  welcome_text_not_allowed: reason("The account may not say how people are welcomed."),
  welcome_text_too_long: reason("The welcome text is too long."),
  invitation_without_end: reason("Invitations that never expire are not known at this feature level."),
  invitation_time_malformed: reason("The validity is not a positive number."),
  invitation_channel_unknown: reason("There is no such channel that the account may invite to."),
  invitation_group_unknown: reason("There is no such group that people can be added to."),
  invitations_too_many: reason("Too many invitations were sent in a day.", "INVITATION_FAILED"),
  inviter_too_young: reason("The account is too young to invite people to an open realm.", "INVITATION_FAILED"),
  invitees_not_allowed: reason("Some of the addresses cannot have an account in the realm.", "INVITATION_FAILED"),
  invitees_have_accounts: reason("Some of the addresses have accounts.", "INVITATION_FAILED"),
  invitation_unknown: reason("There is no such invitation that the account may manage or accept."),
  invitation_not_open: reason("The invitation is expired, revoked or used."),
  invitation_not_named: reason("An invitation is accepted by its token or its link."),
  invitation_for_another: reason("The invitation is for another address."),
} as const;
