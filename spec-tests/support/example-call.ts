/** The example of an operation as a call: in a realm in which the examples of the operations before it were called. */
import { OPERATIONS } from "../../src/generated/operations";
import { type Outcome, type Realm } from "../../src/index";
import type { Choices } from "../../src/model/operations/choices";
import type { DeclaredCall } from "../../src/model/operations/operation";
import { typicalPick } from "../../src/testing/arbitraries/pick";
import type { Call } from "./spec";

/** An operation with its declaration. */
export interface DeclaredOperation<Params> {
  (realm: Realm, actor: number, params: Params): Outcome;
  readonly declaration: () => DeclaredCall;
}

/**
 * @param name - what the generated texts of the example begin with; those of examples before it begin otherwise
 * @throws Error if the realm refuses an example that comes before
 */
export function exampleIn<Params>(operation: DeclaredOperation<Params>, realm: Realm, actor: number, name = "new"): Call<Params> {
  const { example, after = [] } = operation.declaration();
  const before = after.reduce((present, id) => realmAfter(id, present, actor, `former-${name}`), realm);
  const unguessable = (kind: string): string => `${name}-${kind}`;
  const pick: Choices = Object.assign(Object.create(typicalPick(before, actor)), { unguessable });
  const params = (example?.(pick) ?? {}) as Params;
  return { realm: before, actor: pick.actor, params };
}

function realmAfter(id: string, realm: Realm, actor: number, name: string): Realm {
  const operation = Object.values(OPERATIONS).find((one) => one.declaration().id === id) as DeclaredOperation<unknown> | undefined;
  if (operation === undefined) throw new Error(`after: there is no operation ${id}.`);
  const call = exampleIn(operation, realm, actor, name);
  const outcome = operation(call.realm, call.actor, call.params);
  if (!outcome.ok) throw new Error(`${id}: the realm does not accept its example: ${outcome.error.msg}`);
  return outcome.realm;
}
