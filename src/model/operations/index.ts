import { OPERATIONS } from "../../generated/operation-list";

export { OPERATIONS };

/** The name of an operation. */
export type OperationName = keyof typeof OPERATIONS;

/** `sendMessage` as `send-message`. */
export type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : "";

/** The identifier of an operation, as in `send-message`. */
export type OperationId = { readonly [Name in OperationName]: Kebab<Name> }[OperationName];
