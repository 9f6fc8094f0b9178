import { lazy } from "../../data/lazy";
import type { EventName } from "../../generated/event-types";
import type { Reason } from "../../protocol/refusals/reasons";
import { differenceFrom } from "../../protocol/schema/difference";
import type { Parameters, ParamsOf } from "../../protocol/schema/parameters";
import { prunedAt } from "../../protocol/schema/prune";
import type { AnswerTable, Fields, FieldsComputed, FieldsOut, RecordTable } from "../../protocol/schema/tables";
import { callProblem } from "../outcome/call-problem";
import { badRequest, type Failure, failure, isFailure } from "../outcome/failures";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import { deactivatedRealm } from "../rules/realm/realm-active";
import { userById } from "../rules/users/people";
import { type Accepted, addressedEvents, type Outcome, type Refused, refused, withResponse } from "../views/outcome";
import type { Choices } from "./choices";

/** The origin of a call. */
export interface Origin {
  /** The name of the client program: the first word of its `User-Agent`. */
  readonly client: string;
  /** True if the call is repeated after waiting. */
  readonly has_waited?: true;
}

/** Calls without a client's name come from a script. */
const SCRIPT: Origin = Object.freeze({ client: "realm-simulator" });

/** The HTTP methods of the interface. HEAD and OPTIONS are answered for all paths. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The declaration of an operation: method, path, parameters, answer, refusals and events. */
export interface Declaration<P, A, R extends Reason, E extends EventName, C extends boolean = boolean> {
  /** The identifier of the operation. In camelCase, it is the name of the function. */
  readonly id: string;
  readonly method: Method;
  /** The path, below `/api/v1`; `{name}` is a parameter. */
  readonly path: string;
  /** The first feature level that has the operation, and the first that no longer does. */
  readonly since?: number;
  readonly until?: number;
  /** Former paths, each with the first feature level that no longer has it. */
  readonly former_paths?: readonly { readonly path: string; readonly until: number }[];
  /** Other paths, at all feature levels. */
  readonly also_at?: readonly string[];
  /** True if the last parameter of the path takes all that follows, slashes included. */
  readonly rest_parameter?: true;
  /** The feature level since which the operation reports unknown parameters, if earlier than all others. */
  readonly reports_ignored?: number;
  readonly parameters: P;
  /**
   * Parameters that servers do not read by name since feature level 388: each of a list is read directly after the one
   * before it.
   */
  readonly read_in_order?: readonly (readonly string[])[];
  /** The fields of the answer, or a record that has them. */
  readonly answer: (A & Fields) | RecordTable<A>;
  /** Reasons of refusals, in the order of the checks if that is the same for all calls. */
  readonly refusals: readonly R[];
  /**
   * True if some refusals come after a part of the request was executed, or with an event, as on servers: then what is
   * done stays. All other operations change nothing when they are refused.
   */
  readonly changes_when_refused?: C;
  /** The events that the operation can send, as `type` or `type/op`. */
  readonly events: readonly E[];
  /** A call that realms accept, for laws, samples, documents and pages. If omitted, the call has no parameters. */
  readonly example?: (pick: Choices) => NoInfer<ParamsOf<P>>;
  /**
   * The weight of the operation in random calls: 2 by default. For GET it is 0 by default, and only calls by name
   * occur.
   */
  readonly weight?: number;
  /** The identifiers of operations whose examples create what this one needs, in their order. */
  readonly after?: readonly string[];
}

/** Who can call an operation in addition to active accounts, and which accounts cannot. */
export interface Access<Params, R extends Reason> {
  /**
   * Returns why an account is not allowed to call the operation, whatever the parameters. Checked before they are
   * decoded.
   */
  readonly accessDenied?: (realm: Realm, actor: User) => FailureFor<NoInfer<R>> | undefined;
  /** Whether incoming webhook bots can call it, too. */
  readonly for_incoming_webhooks?: true;
  /** The answer to all callers, also without credentials and with invalid ones. */
  readonly open?: (realm: Realm, params: Params) => Accepted<object> | Failure;
}

/** A declaration as data, without the types of the single operation. */
export interface DeclaredCall extends Omit<Declaration<Parameters, Fields, Reason, EventName>, "answer"> {
  readonly answer: AnswerTable;
  readonly access: Access<never, Reason>;
}

/** The arguments after the account; the parameters can be omitted if none is required. */
export type Given<Params> =
  Record<never, never> extends Params ? [params?: Params, origin?: Origin] : [params: Params, origin?: Origin];

/**
 * Performs an operation for an admitted caller: the feature level has the operation, and the account is active and has
 * access. Null is a visitor.
 */
type Perform = (realm: Realm, actor: User | null, params: object, origin: Origin) => Outcome;

/** A pure function of a snapshot, an account and parameters. */
export interface Call<Params, Response, R extends Reason> {
  (realm: Realm, actorUserId: number, ...given: Given<Params>): Outcome<Response, R>;
  readonly declaration: () => DeclaredCall;
  readonly perform: Perform;
}

/** The same for callers that may have no account. */
export interface OpenCall<Params, Response, R extends Reason> {
  (
    realm: Realm,
    ...given: Record<never, never> extends Params
      ? [actorUserId?: number | null, ...Given<Params>]
      : [actorUserId: number | null, ...Given<Params>]
  ): Outcome<Response, R>;
  readonly declaration: () => DeclaredCall;
  readonly perform: Perform;
}

/** An operation: a pure function of a snapshot, an account and parameters. */
export interface Operation<Params, Response> extends Call<Params, Response, Reason> {}

/** An operation that visitors can call, too: they omit the ID, or give `null`. */
export interface OpenOperation<Params, Response> extends OpenCall<Params, Response, Reason> {}

/** An operation as a method of an account: without snapshot and account. It returns the outcome, or only the answer. */
export type TypedCall<Params, Response, Gives extends "outcome" | "response"> = (
  ...given: Given<Params>
) => Gives extends "outcome" ? Outcome<Response> : Response;

type AnyDeclaration = Omit<DeclaredCall, "answer" | "access"> & { readonly answer: Fields | AnswerTable };

/** What every operation refuses before its own checks. */
type CallerRefusal =
  "path_unknown" | "realm_deactivated" | "actor_unknown" | "account_deactivated" | "webhook_bot_only_sends";

/** A failure with one of these reasons. */
type FailureFor<R extends Reason> = Failure & { readonly reason: R };

/**
 * What an operation does, for an active account that has access. It returns a failure to refuse: the realm is then as it
 * was. Only where it `changes_when_refused`, it can return the outcome of a refusal, with another realm.
 */
type OperationBody<P, A, R extends Reason, C extends boolean> = (
  realm: Realm,
  actor: User,
  params: ParamsOf<P>,
  origin: Origin,
) =>
  | Accepted<NoInfer<FieldsComputed<A>>>
  | FailureFor<NoInfer<R> | CallerRefusal>
  | (NoInfer<C> extends true ? Refused<NoInfer<R> | CallerRefusal> : never);

/**
 * Declares an operation.
 *
 * @param declare - returns the declaration; called when it is first needed
 * @param body - the operation itself, for an active account that has access
 * @returns a function that refuses, before all else, a feature level without the operation (BAD_REQUEST), a deactivated
 *   realm (UNAUTHORIZED), an ID of no account (BAD_REQUEST), a deactivated account (USER_DEACTIVATED) and, unless it is
 *   for them, an incoming webhook bot (UNAUTHORIZED); of the answer it returns what the feature level of the realm has
 */
export function operation<
  const P extends Parameters,
  A,
  const R extends Reason,
  const E extends EventName,
  const C extends boolean = false,
>(
  declare: () => Declaration<P, A, R, E, C>,
  body: OperationBody<P, A, R, C>,
  access: Access<ParamsOf<P>, R> & Required<Pick<Access<ParamsOf<P>, R>, "open">>,
): OpenCall<ParamsOf<P>, FieldsOut<A>, R | CallerRefusal>;
export function operation<
  const P extends Parameters,
  A,
  const R extends Reason,
  const E extends EventName,
  const C extends boolean = false,
>(
  declare: () => Declaration<P, A, R, E, C>,
  body: OperationBody<P, A, R, C>,
  access?: Access<ParamsOf<P>, R>,
): Call<ParamsOf<P>, FieldsOut<A>, R | CallerRefusal>;
/* @__NO_SIDE_EFFECTS__ */
export function operation(
  declare: () => object,
  body: (realm: Realm, actor: User, params: never, origin: Origin) => Outcome | Failure,
  access: Access<never, Reason> = {},
): object {
  const declaration = lazy(() => declaredCall(declare() as AnyDeclaration, access));
  const perform: Perform = (realm, actor, params, origin) => {
    if (access.open === undefined && actor === null) throw new RangeError(`${declaration().id}: an account is needed.`);
    const result = access.open?.(realm, params as never) ?? body(realm, actor as User, params as never, origin);
    return asDeclared(declaration(), realm, isFailure(result) ? refused(realm, result) : result);
  };
  const call = (realm: Realm, actorUserId: number, params: object = {}, origin: Origin = SCRIPT): Outcome => {
    try {
      return called(realm, actorUserId, params, origin);
    } catch (error) {
      const { id, parameters } = declaration();
      throw callProblem(id, parameters, realm, params) ?? error;
    }
  };
  const called = (realm: Realm, actorUserId: number, params: object, origin: Origin): Outcome => {
    const missing = missingAt(realm.feature_level, declaration());
    if (isFailure(missing)) return refused(realm, missing);
    if (access.open !== undefined) return perform(realm, null, params, origin);
    const deactivated = deactivatedRealm(realm);
    if (isFailure(deactivated)) return refused(realm, deactivated);
    const actor = userById(realm, actorUserId);
    if (actor === undefined) {
      const msg = `actorUserId: there is no account with the ID ${actorUserId}.`;
      return refused(realm, badRequest("actor_unknown", msg));
    }
    if (!actor.is_active)
      return refused(realm, failure("USER_DEACTIVATED", "account_deactivated", "Your account is deactivated."));
    const denied = webhookDenied(actor, access) ?? access.accessDenied?.(realm, actor);
    if (isFailure(denied)) return refused(realm, denied);
    return perform(realm, actor, params, origin);
  };
  return Object.assign(call, { declaration, perform });
}

/** The type of bots that only post what other services send. */
const INCOMING_WEBHOOK = 2;

/** Why an account is not allowed to call an operation that is not for incoming webhook bots. */
export function webhookDenied({ bot_type }: User, { for_incoming_webhooks }: Access<never, Reason>) {
  if (bot_type !== INCOMING_WEBHOOK || for_incoming_webhooks === true) return undefined;
  const msg = "Incoming webhook bots can only send messages.";
  return failure("UNAUTHORIZED", "webhook_bot_only_sends", msg);
}

/** Why a feature level does not have an operation. */
function missingAt(level: number, { id, since = 0, until = Infinity }: DeclaredCall) {
  if (since <= level && level < until) return undefined;
  const allowed =
    level < since ? `it exists since feature level ${since}` : `it existed until feature level ${until - 1}`;
  return badRequest("path_unknown", `${id}: feature level ${level} does not have this operation; ${allowed}.`);
}

function declaredCall({ answer, ...declared }: AnyDeclaration, access: Access<never, Reason>): DeclaredCall {
  const name = `${declared.id.replaceAll("-", "_")}_response`;
  return { ...declared, answer: isTable(answer) ? answer : { kind: "record", name, fields: answer }, access };
}

function isTable(answer: Fields | AnswerTable): answer is AnswerTable {
  return answer["kind"] === "record";
}

/**
 * The outcome of an operation, with the part of its answer that the feature level of the realm has. A realm that checks
 * answers refuses an answer, an event or a refusal that is not declared, and returns its snapshot unchanged.
 */
function asDeclared(declared: DeclaredCall, realm: Realm, outcome: Outcome): Outcome {
  const { answer } = declared;
  const checked = realm.server.check_answers === true;
  const undeclared = checked ? undeclaredPart(declared, outcome) : undefined;
  if (undeclared !== undefined) return notDeclared(realm, declared, undeclared);
  if (!outcome.ok) return outcome;
  const response = prunedAt(realm.feature_level, answer, outcome.response);
  const difference = checked ? differenceFrom(answer, response, realm.feature_level, "") : undefined;
  if (difference !== undefined) {
    return notDeclared(realm, declared, `${answer.name} at feature level ${realm.feature_level}: ${difference}`);
  }
  return response === outcome.response ? outcome : withResponse(outcome, response);
}

/** What of an outcome its operation does not declare. */
function undeclaredPart({ refusals, events }: DeclaredCall, outcome: Outcome): string | undefined {
  if (!outcome.ok && !refusals.includes(outcome.error.reason)) {
    return `the reason ${outcome.error.reason} is not in its refusals`;
  }
  for (const { event } of addressedEvents(outcome)) {
    const name: string = "op" in event ? `${event.type}/${event.op}` : event.type;
    if (!events.some((one) => one === name || one === event.type)) return `the event ${name} is not in its events`;
  }
  return undefined;
}

function notDeclared(realm: Realm, { id }: DeclaredCall, problem: string): Outcome {
  return refused(realm, failure("ANSWER_NOT_AS_DECLARED", "answer_not_as_declared", `${id}: ${problem}.`));
}
