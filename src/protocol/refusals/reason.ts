import type { ErrorCode } from "./codes";

/** What a reason stands for, and the codes that refusals for it travel under: mostly one, two where levels differ. */
export interface ReasonRow<Code extends ErrorCode = ErrorCode> {
  readonly codes: readonly Code[];
  readonly means: string;
}

/** A row of the tables of reasons: a sentence, and the codes; none named is BAD_REQUEST. */
export function reason(means: string): ReasonRow<"BAD_REQUEST">;
export function reason<Code extends ErrorCode>(means: string, ...codes: Code[]): ReasonRow<Code>;
export function reason(means: string, ...codes: ErrorCode[]): ReasonRow {
  return { codes: codes.length === 0 ? ["BAD_REQUEST"] : codes, means };
}
