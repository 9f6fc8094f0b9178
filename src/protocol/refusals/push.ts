import { reason } from "./reason";

/** Reasons of refusals for push notifications. */
export const PUSH_REASONS = {
  bots_have_no_devices: reason("Bots cannot use push notifications."),
  push_service_not_configured: reason("The server does not send push notifications.", "PUSH_SERVICE_NOT_CONFIGURED"),
  push_app_malformed: reason("The identifier of the app has other characters than letters, digits, dots and hyphens."),
  push_token_length: reason("The token is empty or too long."),
  push_token_malformed: reason("The token of an Apple device is neither hexadecimal nor Base64."),
  push_token_unknown: reason("The account has not registered this token."),
  tested_token_unknown: reason(
    "The test names a token that the account has not registered.",
    "INVALID_PUSH_DEVICE_TOKEN",
  ),
  push_device_unknown: reason("No pending device has this number."),
  push_device_inactive: reason("The account has no active device.", "NO_ACTIVE_PUSH_DEVICE"),
  push_token_kind_unknown: reason("There is no such kind of token."),
  push_account_id_malformed: reason("The number of a device is no integer."),
  push_text_malformed: reason("The text is not standard Base64."),
  push_key_missing: reason("The public key is missing."),
  push_error_missing: reason("A failed registration says why."),
  push_error_unexpected: reason("Only a failed registration says why."),
} as const;
