import { asDeclared, type OperationCall, type Origin } from "../model/operations/operation";
import type { Failure } from "../model/outcome/failures";
import { type Outcome, withError } from "../model/outcome/outcome";
import type { Realm } from "../model/realm/realm";
import type { User } from "../model/realm/user";
import { NO_ANSWER } from "../protocol/answers/nothing";
import type { AnswerTable } from "../protocol/schema/tables";
import type { Behaviour } from "../protocol/feature-levels";
import { byLevel } from "../data/lazy";
import { type Expected, expectedAt, type Parameters, type ParamsOf } from "./parameter";

/** The HTTP methods of the interface; HEAD and OPTIONS are answered for all of them. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What a route is declared with. */
interface RouteDeclaration<P extends Parameters, Response extends object> {
  /** The operation's identifier; in camelCase it is the name of the function. */
  readonly id: string;
  readonly method: Method;
  /** Below `/api/v1`; `{name}` stands for a parameter of that name. */
  readonly path: string;
  /** Former paths, with the first feature level that does not know them any more. */
  readonly former_paths?: readonly { readonly path: string; readonly until: number }[];
  /** Other paths that lead here as well, whatever the feature level. */
  readonly also_at?: readonly string[];
  /** True where the last `{name}` of the path stands for all that follows, slashes included. */
  readonly rest_parameter?: true;
  readonly parameters: P;
  readonly operation: OperationCall<ParamsOf<P>, Response> & { readonly answer?: () => AnswerTable };
  /** What it answers; left out where the operation says so itself. */
  readonly answer?: AnswerTable;
  /** What it answers those without an account, where that is something else. */
  readonly open_answer?: AnswerTable;
  /** Who may not call it at all, which is asked before any parameter is looked at. */
  readonly accessDenied?: (realm: Realm, actor: User) => Failure | undefined;
  /** What it answers without credentials, and with wrong ones; left out where an account is needed. */
  readonly open?: (realm: Realm, params: ParamsOf<P>) => Outcome<Response>;
  /** What it answers without credentials where the realm shows itself to people without an account. */
  readonly spectators?: (realm: Realm, params: ParamsOf<P>) => Outcome;
  /** From when on it reports the parameters that it does not know, where that was before all others did. */
  readonly reports_ignored?: Behaviour;
  /** The first feature level that has the operation, and the first that has it no more. */
  readonly since?: number;
  readonly until?: number;
}

/** An operation on the wire: where it is, what it takes, and which function carries it out. */
export interface Route {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly former_paths: readonly { readonly path: string; readonly until: number }[];
  readonly also_at: readonly string[];
  readonly rest_parameter: boolean;
  readonly parameters: Parameters;
  /** Those that a feature level knows: worked out once, since each request asks for them. */
  readonly expected: (level: number) => readonly Expected[];
  /** What it answers, as declared. */
  readonly answer: AnswerTable;
  readonly reports_ignored: Behaviour;
  readonly since: number;
  readonly until: number;
  readonly is_open: boolean;
  /** Why an account may not call it, whatever the parameters are. */
  readonly accessDenied: (realm: Realm, actor: User) => Failure | undefined;
  /** Whether it answers without credentials where the realm lets spectators in; wrong credentials are still wrong. */
  readonly is_for_spectators: boolean;
  /** Calls the operation with decoded parameters; the account is null where an open route is called by nobody. */
  readonly call: (
    realm: Realm,
    actorUserId: number | null,
    params: Readonly<Record<string, unknown>>,
    origin: Origin,
  ) => Outcome;
}

/** Declares a route; the compiler checks that the parameters fit the operation. */
export function route<const P extends Parameters, Response extends object>(
  declared: RouteDeclaration<P, Response>,
): Route {
  const answer = (): AnswerTable => declared.answer ?? declared.operation.answer?.() ?? NO_ANSWER;
  return {
    id: declared.id,
    method: declared.method,
    path: declared.path,
    former_paths: declared.former_paths ?? [],
    also_at: declared.also_at ?? [],
    rest_parameter: declared.rest_parameter ?? false,
    parameters: declared.parameters,
    expected: byLevel((level) => expectedAt(declared.parameters, level)),
    get answer() {
      return answer();
    },
    reports_ignored: declared.reports_ignored ?? "ignoredParametersAreReported",
    since: declared.since ?? 0,
    until: declared.until ?? Number.MAX_SAFE_INTEGER,
    accessDenied: declared.accessDenied ?? (() => undefined),
    is_open: declared.open !== undefined,
    is_for_spectators: declared.spectators !== undefined,
    call: (realm, actorUserId, params, origin) => {
      const decoded = params as ParamsOf<P>;
      const open = declared.open ?? declared.spectators;
      if (open !== undefined && actorUserId === null)
        return asDeclared(declared.open_answer ?? answer(), realm, open(realm, decoded));
      if (actorUserId === null) throw new RangeError(`${declared.id}: an account is needed.`);
      return namedIn(declared.id, declared.operation(realm, actorUserId, decoded, origin));
    },
  };
}

/** The outcome of a call; where its answer was not as declared, with the operation named. */
function namedIn(id: string, outcome: Outcome): Outcome {
  if (outcome.ok || outcome.error.code !== "ANSWER_NOT_AS_DECLARED") return outcome;
  return withError(outcome, { ...outcome.error, msg: `${id}: ${outcome.error.msg}` });
}
