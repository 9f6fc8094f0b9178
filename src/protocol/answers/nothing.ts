import { record, type RecordOf } from "../schema/tables";

/** The answer of operations that say only that they went well. */
export const NO_ANSWER = record("empty_response", {});

/** The answer declared by `NO_ANSWER`: nothing but the envelope. */
export interface EmptyResponse extends RecordOf<typeof NO_ANSWER> {}
