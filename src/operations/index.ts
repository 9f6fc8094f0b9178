import * as OPERATIONS from "./all";

/** Every operation of the interface by its name. */
export { OPERATIONS };

/** The name of an operation. */
export type OperationName = keyof typeof OPERATIONS;
