import { reason } from "./reason";

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
  rate_limited: reason("Too many requests came in too short a time.", "RATE_LIMIT_HIT"),
  realm_deactivated: reason("The whole realm is deactivated.", "REALM_DEACTIVATED"),
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
  role_unknown: reason("The number is none of the roles."),
  answer_not_as_declared: reason(
    "The realm checks its answers, and this one is not as declared: a fault of the simulator.",
    "ANSWER_NOT_AS_DECLARED",
  ),
  clock_span_broken: reason("The clock goes by whole seconds."),
  clock_goes_back: reason("The clock cannot go back."),
  clock_goes_too_far: reason("The clock goes to the year 5138 and no further."),
} as const;
