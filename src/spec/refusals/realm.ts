import { reason } from "./reason";

/** Reasons of refusals for the realm: settings, emoji, linkifiers, playgrounds, domains. */
export const REALM_REASONS = {
  setting_malformed: reason("The value is none of the setting.", "BAD_REQUEST", "REQUEST_VARIABLE_INVALID"),
  setting_channel_unknown: reason("The setting names a channel that does not exist."),
  bots_have_no_settings: reason("Bots cannot change their settings."),
  realm_name_length: reason("The name of the realm is empty or too long."),
  realm_description_too_long: reason("The description of the realm is too long."),
  bots_manage_no_emoji: reason("Bots cannot add emoji or take them out of use."),
  custom_emoji_unknown: reason("There is no such custom emoji."),
  emoji_creation_not_allowed: reason("The account may not add emoji."),
  emoji_name_malformed: reason("The name cannot be that of an emoji."),
  emoji_name_taken: reason("There is a custom emoji of this name."),
  emoji_file_too_large: reason("The picture of an emoji is too large."),
  picture_too_large: reason("A picture has at most 5 MiB."),
  file_no_picture: reason("The file is no picture.", "BAD_IMAGE"),
  linkifier_unknown: reason("There is no such linkifier."),
  linkifier_malformed: reason("The pattern or the template of a linkifier cannot be."),
  linkifier_exists: reason("There is a linkifier with this pattern."),
  playground_unknown: reason("There is no such playground."),
  playground_incomplete: reason("A playground has a name and a language."),
  playground_url_malformed: reason("The address of a playground has one hole for the code."),
  domain_unknown: reason("There is no such domain."),
  domain_malformed: reason("The text is no domain."),
  domain_exists: reason("The domain is there already."),
} as const;
