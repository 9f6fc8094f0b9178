import type { OPERATIONS, OperationName } from "../../model/operations/index";
import type { Given } from "../../model/operations/operation";

type ParamsOf<Name extends OperationName> = NonNullable<Parameters<(typeof OPERATIONS)[Name]>[2]>;

type OutcomeOf<Name extends OperationName> = ReturnType<(typeof OPERATIONS)[Name]>;

type ResponseOf<Name extends OperationName> = Extract<OutcomeOf<Name>, { readonly ok: true }>["response"];

/** An operation as one account calls it: without the snapshot and without the account. */
export type Call<Name extends OperationName, Gives extends "outcome" | "response"> = (
  ...args: Given<ParamsOf<Name>>
) => Gives extends "outcome" ? OutcomeOf<Name> : ResponseOf<Name>;
