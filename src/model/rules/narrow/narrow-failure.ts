import type { FailureOf } from "../../outcome/failures";

/** The reasons that a narrow is refused for, in the order of the checks. */
export const NARROW_REFUSALS = [
  "narrow_operator_unknown",
  "narrow_operand_misshapen",
  "narrow_contradicts_itself",
  "narrow_with_repeated",
  "narrow_with_nothing",
  "narrow_channel_unknown",
  "narrow_user_unknown",
  "narrow_message_malformed",
  "narrow_operand_unknown",
] as const;

/** Why a narrow is refused. */
export type NarrowFailure =
  | FailureOf<"BAD_NARROW", Exclude<(typeof NARROW_REFUSALS)[number], "narrow_operand_misshapen">>
  | FailureOf<"BAD_REQUEST", "narrow_operand_misshapen">;
