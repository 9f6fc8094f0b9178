/** A bug as a change of the example client. */

/** A bug: texts of a file of the example that are there once, and what replaces them. */
export interface KnownBug {
  /** What the client does wrong. */
  readonly bug: string;
  /** The public report. */
  readonly report: string;
  readonly changes: readonly { readonly file: "resilient-client.ts" | "realm-store.ts"; readonly find: string; readonly replace: string }[];
}

/** A change of the store of the example client. */
export const store = (find: string, replace: string) => ({ file: "realm-store.ts" as const, find, replace });
/** A change of the client itself. */
export const client = (find: string, replace: string) => ({ file: "resilient-client.ts" as const, find, replace });
