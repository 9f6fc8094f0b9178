/** Names that reasons had before; scenario files can still use them. */
const OLDER_REASONS: Readonly<Record<string, string>> = {
  anchor_left_out_inside: "include_anchor_with_both_sides",
  bot_owner_unfit: "bot_owner_not_allowed",
  clock_span_broken: "clock_span_invalid",
  content_and_channel_together: "content_with_channel",
  email_sender_unfit: "email_sender_not_allowed",
  emails_fixed: "email_changes_disabled",
  event_unsent: "event_not_sent",
  exports_exhausted: "exports_too_many",
  file_no_picture: "file_not_a_picture",
  inviter_too_young: "inviter_account_too_new",
  link_creation_not_allowed: "invite_link_not_allowed",
  login_wrong: "login_invalid",
  message_ids_beside_range: "message_ids_with_range",
  narrow_with_nothing: "narrow_with_operand_missing",
  pictures_fixed: "avatar_changes_disabled",
  presence_untold: "presence_missing",
  profile_field_described_badly: "profile_field_invalid",
  topics_policy_unfit: "topics_exist",
};

/** The present name of a reason, which may be given by an older one. */
export function presentReason(name: string): string {
  return OLDER_REASONS[name] ?? name.replace(/_(malformed|misshapen)$/, "_invalid");
}
