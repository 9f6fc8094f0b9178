/** Reasons of the realm, of requests and of calls. */
import { reason } from "./codes";

/** Reasons of refusals for the realm: settings, emoji, linkifiers, playgrounds, domains. */
export const REALM_REASONS = {
  setting_malformed: reason("The value is invalid for the setting.", "BAD_REQUEST", "REQUEST_VARIABLE_INVALID"),
  setting_channel_unknown: reason("The setting names a channel that does not exist."),
  bots_have_no_settings: reason("Bots cannot change their settings."),
  realm_name_length: reason("The name of the realm is too long."),
  realm_identifier_fixed: reason("Only a realm for trying can have another identifier."),
  authentication_method_unknown: reason("A way to log in does not exist, or none would be open."),
  realm_description_too_long: reason("The description of the realm is too long."),
  bots_manage_no_emoji: reason("Bots cannot add emoji or take them out of use."),
  custom_emoji_unknown: reason("There is no such custom emoji."),
  emoji_creation_not_allowed: reason("The account may not add emoji."),
  emoji_name_malformed: reason("The name cannot be that of an emoji."),
  emoji_name_taken: reason("There is a custom emoji of this name."),
  emoji_override_not_allowed: reason("Only administrators are allowed to replace another emoji."),
  emoji_of_another: reason("Another account has added the emoji."),
  picture_too_large: reason("A picture has at most 5 MiB."),
  file_no_picture: reason("The file is no picture.", "BAD_IMAGE"),
  exports_exhausted: reason("There were too many exports within seven days."),
  export_without_consent: reason("No owner lets private data be exported."),
  export_without_address: reason("No owner lets administrators see the address."),
  export_unknown: reason("There is no such export."),
  export_deleted_already: reason("The file of the export is deleted."),
  export_unfinished: reason("The export is not finished."),
  linkifier_unknown: reason("There is no such linkifier."),
  linkifier_malformed: reason("The pattern or the template of a linkifier cannot be."),
  linkifier_exists: reason("There is a linkifier with this pattern."),
  playground_unknown: reason("There is no such playground."),
  playground_language_malformed: reason("The language of a playground is too long, or of other characters."),
  playground_malformed: reason("A playground has a name, a language, and an address with one hole for the code."),
  playground_exists: reason("There is a playground of this name for the language."),
  domain_unknown: reason("There is no such domain."),
  domain_malformed: reason("The text is no domain."),
  domain_exists: reason("The domain is there already."),
} as const;

/** Reasons of refusals for what every request may be refused for: where it goes, who asks, its parameters, roles. */
export const REQUESTS_REASONS = {
  path_unknown: reason("No operation of this feature level has this path."),
  method_unknown: reason("The path takes other methods."),
  credentials_missing: reason("The request names no account, or in a way that cannot be read.", "UNAUTHORIZED"),
  credentials_wrong: reason(
    "There is no such account, or the key is not that of the account.",
    "INVALID_API_KEY",
    "UNAUTHORIZED",
  ),
  account_deactivated: reason("The account that asks is deactivated.", "USER_DEACTIVATED", "UNAUTHORIZED"),
  webhook_bot_only_sends: reason("An incoming webhook bot can only send messages.", "UNAUTHORIZED"),
  rate_limited: reason("Too many requests came in too short a time.", "RATE_LIMIT_HIT"),
  realm_deactivated: reason("The realm is deactivated.", "REALM_DEACTIVATED", "UNAUTHORIZED"),
  realm_deactivated_already: reason("The realm is deactivated already."),
  realm_active_already: reason("The realm is active already."),
  actor_unknown: reason("A typed call names an account that does not exist."),
  parameter_missing: reason("A parameter that the operation needs is missing.", "REQUEST_VARIABLE_MISSING"),
  parameter_named_twice: reason("A parameter comes under two of its names.", "REQUEST_CONFUSING_VAR"),
  parameter_not_json: reason("A parameter that is JSON cannot be read."),
  parameter_misshapen: reason("A parameter has another shape than it must have."),
  parameter_not_converted: reason("A parameter of an old server has another shape.", "REQUEST_VARIABLE_INVALID"),
  word_unknown: reason("A word of a parameter is not known at this feature level yet."),
  administrator_required: reason("Only administrators may do this.", "BAD_REQUEST", "UNAUTHORIZED_PRINCIPAL"),
  owner_required: reason("Only owners may do this.", "BAD_REQUEST", "UNAUTHORIZED_PRINCIPAL"),
  nothing_to_change: reason("The request would change nothing."),
  order_incomplete: reason("An order must name every item exactly once."),
  role_unknown: reason("The number is not a role."),
  answer_not_as_declared: reason(
    "The realm checks its answers, and this one is not as declared: a fault of the simulator.",
    "ANSWER_NOT_AS_DECLARED",
  ),
  clock_span_broken: reason("The clock goes by whole seconds."),
  clock_goes_back: reason("The clock cannot go back."),
  clock_goes_too_far: reason("The clock goes to the year 5138 and no further."),
} as const;

/** Reasons of refusals for calls by video. */
export const CALLS_REASONS = {
  zoom_not_configured: reason("The server has no account at Zoom."),
} as const;
