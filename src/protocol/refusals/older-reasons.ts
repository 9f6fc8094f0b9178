/** Names that reasons had before; scenario files can still use them. */
const OLDER_REASONS: Readonly<Record<string, string>> = {
  anchor_left_out_inside: "include_anchor_with_both_sides",
  bot_owner_unfit: "bot_owner_not_allowed",
  channel_without_viewers: "channel_without_subscribers",
  clock_span_broken: "clock_span_invalid",
  content_and_channel_together: "content_with_channel",
  default_stream_group_op: "default_stream_group_op_unknown",
  default_stream_group_place: "default_stream_group_channel_invalid",
  email_sender_unfit: "email_sender_not_allowed",
  emails_fixed: "email_changes_disabled",
  event_unsent: "event_not_sent",
  exports_exhausted: "exports_too_many",
  file_no_picture: "file_not_a_picture",
  inviter_too_young: "inviter_account_too_new",
  link_creation_not_allowed: "invite_link_not_allowed",
  login_wrong: "login_invalid",
  message_ids_beside_range: "message_ids_with_range",
  muting_oneself: "muting_own_account",
  narrow_with_nothing: "narrow_with_operand_missing",
  pictures_fixed: "avatar_changes_disabled",
  presence_untold: "presence_missing",
  presence_word_unknown: "presence_status_unknown",
  profile_field_described_badly: "profile_field_invalid",
  profile_field_fixed: "profile_field_not_editable",
  profile_people_invalid: "profile_users_invalid",
  profile_person_unknown: "profile_user_unknown",
  realm_identifier_fixed: "realm_identifier_not_editable",
  topics_policy_unfit: "topics_exist",
  web_public_channels_off: "web_public_channels_disabled",
  word_unknown: "value_unknown",
};

/** The present name of a reason, which may be given by an older one. */
export function presentReason(name: string): string {
  return OLDER_REASONS[name] ?? name.replace(/_(malformed|misshapen)$/, "_invalid");
}
