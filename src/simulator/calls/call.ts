import type { OPERATIONS, OperationName } from "../../operations/index";
import type { Origin } from "../../operations/operation";

type ParamsOf<Name extends OperationName> = Parameters<(typeof OPERATIONS)[Name]>[2];

/** What a call is made with; operations that need no parameter may be called without any. */
type Given<Params> =
  Partial<Params> extends Params ? [params?: Params, origin?: Origin] : [params: Params, origin?: Origin];

type OutcomeOf<Name extends OperationName> = ReturnType<(typeof OPERATIONS)[Name]>;

type ResponseOf<Name extends OperationName> = Extract<OutcomeOf<Name>, { readonly ok: true }>["response"];

/** An operation as one account calls it: without the snapshot and without the account. */
export type Call<Name extends OperationName, Gives extends "outcome" | "response"> = (
  ...args: Given<ParamsOf<Name>>
) => Gives extends "outcome" ? OutcomeOf<Name> : ResponseOf<Name>;
