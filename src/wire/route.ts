import { byLevel, lazy } from "../data/lazy";
import { OPERATIONS } from "../generated/operations";
import { asDeclared, type DeclaredCall, type Operation, type Origin } from "../model/operations/operation";
import type { Outcome } from "../model/outcome/outcome";
import type { Realm } from "../model/realm/realm";
import { type Behaviour, FEATURE_LEVELS } from "../protocol/feature-levels";
import { type Expected, expectedAt } from "../protocol/schema/parameters";

/** An operation as requests reach it: its declaration with what may be omitted in it, and its call. */
export interface Route extends DeclaredCall {
  readonly since: number;
  readonly until: number;
  readonly former_paths: readonly { readonly path: string; readonly until: number }[];
  readonly also_at: readonly string[];
  readonly reports_ignored: Behaviour;
  /** The parameters that a feature level has. */
  readonly expected: (level: number) => readonly Expected[];
  /** Calls the operation with decoded parameters; the account is null if the caller has none. */
  readonly call: (
    realm: Realm,
    actorUserId: number | null,
    params: Readonly<Record<string, unknown>>,
    origin: Origin,
  ) => Outcome;
}

type AnyOperation = Operation<Readonly<Record<string, unknown>>, object>;

/** The route of an operation. */
export function routeOf(operation: AnyOperation): Route {
  const declared = operation.declaration();
  const { id, parameters, access } = declared;
  return {
    since: 0,
    until: Number.MAX_SAFE_INTEGER,
    former_paths: [],
    also_at: [],
    reports_ignored: "ignoredParametersAreReported",
    ...declared,
    expected: byLevel((level) => inOrderOfChecks(expectedAt(parameters, level), level)),
    call: (realm, actorUserId, params, origin) => {
      if (actorUserId !== null) return operation(realm, actorUserId, params, origin);
      if (access.open === undefined) throw new RangeError(`${id}: an account is needed.`);
      return asDeclared(declared, realm, access.open(realm, params as never));
    },
  };
}

/** Parameters in the order in which servers check them. */
function inOrderOfChecks(expected: readonly Expected[], level: number): readonly Expected[] {
  if (level < FEATURE_LEVELS.parametersAreSorted) return expected;
  return [...expected].sort((one, other) => (one.sent < other.sent ? -1 : 1));
}

/** The routes of all operations. */
export const routes: () => readonly Route[] = lazy(() =>
  Object.values(OPERATIONS).map((operation) => routeOf(operation as AnyOperation)),
);
