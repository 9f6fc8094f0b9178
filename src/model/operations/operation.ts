import { badRequest, failure } from "../outcome/failures";
import { type Outcome, refused, withResponse } from "../outcome/outcome";
import { isRealm } from "../realm/is-realm";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import { userById } from "../rules/users/people";
import { differenceFrom } from "../../protocol/schema/difference";
import { prunedAt } from "../../protocol/schema/prune";
import type { Shape } from "../../protocol/schema/shapes";
import type { AnswerTable, FieldsOut, RecordTable } from "../../protocol/schema/tables";

/** Where a call comes from. */
export interface Origin {
  /** The name of the client program, as the first word of its `User-Agent`. */
  readonly client: string;
  /** True for a call that was made before, had to wait, and is made again now that there is something to answer. */
  readonly has_waited?: true;
}

/** Calls that name no client come from a script, as far as the rules for clients go. */
const SCRIPT: Origin = Object.freeze({ client: "realm-simulator" });

/** What an operation is given that takes no parameters. */
export type NoParams = Readonly<Record<string, never>>;

/** The call of an operation: who does what in which realm, and what comes of it. Pure. */
export type OperationCall<Params, Response> = (
  realm: Realm,
  actorUserId: number,
  params: Params,
  origin?: Origin,
) => Outcome<Response>;

/** What a call is made with; where no parameter has to be there, neither have the parameters as a whole. */
export type Given<Params> =
  Record<never, never> extends Params ? [params?: Params, origin?: Origin] : [params: Params, origin?: Origin];

/** An operation: its call, and what it answers. */
export interface Operation<Params, Response> {
  (realm: Realm, actorUserId: number, ...given: Given<Params>): Outcome<Response>;
  /** Gives the declaration of what it answers. */
  readonly answer: () => AnswerTable;
}

/**
 * Makes an operation of its body by finding the account that acts. Of the answer goes out what the realm's feature
 * level knows.
 *
 * @param answer - gives the declaration of what the operation answers; asked for it with the first answer
 * @param body - does it; one that needs no parameter has none or a default for them, and may be called without any
 * @refuses BAD_REQUEST for an ID that no account has, then USER_DEACTIVATED for an account that is deactivated, both
 *   before anything else
 */
export function operation<Params, F>(
  answer: () => RecordTable<F>,
  body: (realm: Realm, actor: User, params: Params, origin: Origin) => Outcome<FieldsOut<F>>,
): Operation<Params, FieldsOut<F>>;
/* @__NO_SIDE_EFFECTS__ */
export function operation<Response>(
  answer: () => AnswerTable & Shape<Response>,
  body: (realm: Realm, actor: User, params: object, origin: Origin) => Outcome<Response>,
): OperationCall<object, Response> {
  const call: OperationCall<object, Response> = (realm, actorUserId, params, origin = SCRIPT) => {
    checkArguments(realm, actorUserId, body.length > 2 ? params : (params ?? {}));
    const actor = userById(realm, actorUserId);
    if (actor === undefined) {
      return refused(
        realm,
        badRequest("actor_unknown", `actorUserId: there is no account with the ID ${actorUserId}.`),
      );
    }
    if (!actor.is_active)
      return refused(realm, failure("USER_DEACTIVATED", "account_deactivated", "Your account is deactivated."));
    try {
      return asDeclared(answer(), realm, body(realm, actor, params, origin));
    } catch (error) {
      throw explained(error, params, (noted) => body(realm, actor, noted, origin));
    }
  };
  return Object.assign(call, { answer });
}

/**
 * The error of an operation that cannot use its parameters, with what it read of them. Shapes are known to the wire
 * and to simulators alone, so that which parameter is wrong is left to their check.
 *
 * @param again - the same call: it changes nothing, so that it can tell on the way what it reads
 */
function explained(error: unknown, params: object, again: (noted: object) => unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const read = new Set<string>();
  try {
    const get = (given: object, name: PropertyKey): unknown => {
      const value: unknown = Reflect.get(given, name);
      read.add(`${String(name)}: ${typeof value}`);
      return value;
    };
    again(new Proxy(params, { get }));
  } catch {
    // The same error once more.
  }
  // What reads nothing of its parameters cannot fail for them.
  if (read.size === 0) return error;
  const sentence = `An operation cannot use ${[...read].join(", ")}: ${error.message}; sim.as(…) says what is allowed.`;
  return new TypeError(sentence, { cause: error });
}

/**
 * What comes of an operation, with of its answer what the realm's feature level knows. A realm that checks its answers
 * refuses one that is not as declared, and nothing has happened.
 *
 * @param realm - the snapshot that the operation was called on
 */
export function asDeclared<Response>(
  answer: Shape<Response>,
  realm: Realm,
  outcome: Outcome<Response>,
): Outcome<Response> {
  if (!outcome.ok) return outcome;
  const response = prunedAt(realm.feature_level, answer, outcome.response);
  if (realm.server.check_answers === true) {
    const difference = differenceFrom(answer, response, realm.feature_level, "");
    if (difference !== undefined) {
      const name = answer.kind === "record" ? answer.name : "answer";
      const msg = `${name} at feature level ${realm.feature_level}: ${difference}.`;
      return refused(realm, failure("ANSWER_NOT_AS_DECLARED", "answer_not_as_declared", msg));
    }
  }
  return response === outcome.response ? outcome : withResponse(outcome, response);
}

/**
 * @throws TypeError for arguments that no typed program could give
 */
function checkArguments(realm: unknown, actorUserId: unknown, params: unknown): void {
  if (!isRealm(realm)) {
    throw new TypeError("An operation is called with a realm first: what createRealm or sim.snapshot() gives.");
  }
  if (typeof actorUserId === "number" && typeof params === "object" && params !== null) return;
  const isId = typeof actorUserId === "number";
  const wrong = isId ? params : actorUserId;
  const received = JSON.stringify(wrong) ?? typeof wrong;
  const place = isId ? "" : " as the user ID";
  throw new TypeError(
    `An operation is called with a realm, a user ID and an object of parameters, not ${received}${place}.`,
  );
}
