import { type OperationCalls, type OperationName, OPERATIONS } from "../../generated/operations";
import type { Origin } from "../../model/operations/operation";
import { CallProblem, checkParams } from "../../model/outcome/call-problem";
import type { Realm } from "../../model/realm/realm";
import type { User } from "../../model/realm/user";
import { userByDeliveryEmail, userById } from "../../model/rules/users/people";
import type { Outcome } from "../../model/views/outcome";
import { describeValue, didYouMeanAddress, withoutPeriod } from "../../protocol/problem-words";
import type { LoggedStep, StepCall } from "../step-log";
import { misspelt } from "./check-call";
import { must, recordCall } from "./must";

/** Every operation as one account calls it: without the snapshot and without the account. */
export interface ActorOperations extends OperationCalls<"outcome"> {}

/** The same for calls that must succeed: the response, or an error that explains the refusal. */
export interface ActorResponses extends OperationCalls<"response"> {}

/** What the calls of a simulator need of it. */
export interface CallContext {
  readonly realm: () => Realm;
  readonly apply: (call: (realm: Realm) => Outcome) => Outcome;
  /** Notes a call in the step log. */
  readonly begin: (call: StepCall) => LoggedStep;
  /** Whether parameters are checked. */
  readonly validate: boolean;
}

type AnyOperation = (realm: Realm, userId: number, params: unknown, origin?: Origin) => Outcome;
type CallByName = (name: OperationName, args: readonly unknown[]) => unknown;

/** The operations of the accounts of one simulator, made once for each account. */
export function actorCalls(cell: CallContext): {
  readonly as: (user: User) => ActorOperations;
  readonly mustAs: (user: User) => ActorResponses;
} {
  const outcomes = new Map<number, ActorOperations>();
  const responses = new Map<number, ActorResponses>();
  const call = (userId: number): CallByName => {
    return (name, args) => carriedOut(cell, userId, name, args);
  };
  return {
    as: (user) => remembered(outcomes, user.user_id, () => byName(call(user.user_id))),
    mustAs: (user) =>
      remembered(responses, user.user_id, () => {
        const outcomeOf = call(user.user_id);
        return byName((name, args) => must(outcomeOf(name, args) as Outcome));
      }),
  };
}

function remembered<Made>(made: Map<number, Made>, userId: number, make: () => Made): Made {
  const known = made.get(userId) ?? make();
  made.set(userId, known);
  return known;
}

/** An object with a function for each operation. */
function byName<Calls>(call: CallByName): Calls {
  const calls = Object.create(misspelt()) as Record<OperationName, unknown>;
  for (const name of Object.keys(OPERATIONS) as OperationName[]) calls[name] = (...args: unknown[]) => call(name, args);
  return calls as Calls;
}

function carriedOut(cell: CallContext, userId: number, name: OperationName, args: readonly unknown[]): Outcome {
  const [params = {}, origin] = args;
  const operation = OPERATIONS[name] as AnyOperation;
  if (cell.validate) checkParams(name, OPERATIONS[name].declaration().parameters, params);
  const step = cell.begin({
    kind: "call",
    operation: name,
    user_id: userId,
    params: { ...Object(params) },
    ...(origin === undefined ? {} : { origin: origin as Origin }),
  });
  const outcome = cell.apply((realm) => operation(realm, userId, params, origin as Origin | undefined));
  step.result = outcome.ok ? "ok" : outcome.error.code;
  const account = userById(outcome.realm, userId)?.delivery_email ?? `account ${userId}`;
  recordCall(outcome, { operation: name, account, params });
  return outcome;
}

/**
 * The account with an address, as `sim.as(…)` takes it.
 *
 * @throws CallProblem if the value is not an address, or no account has it; the message suggests the nearest address
 */
export function accountByAddress(realm: Realm, email: unknown): User {
  if (typeof email !== "string") {
    const instead = typeof email === "number" ? `; asUser(${email}) takes an ID` : "";
    throw new CallProblem(
      withoutPeriod(`as: expected the address of an account, received ${describeValue(email)}${instead}`),
    );
  }
  const user = userByDeliveryEmail(realm, email);
  if (user !== undefined) return user;
  const near = didYouMeanAddress(
    email,
    [...realm.users].map(({ delivery_email }) => delivery_email),
  );
  throw new CallProblem(`as("${email}"): there is no account with this address${near === "" ? "." : near}`);
}

/**
 * The account with an ID, as `sim.asUser(…)` takes it.
 *
 * @throws CallProblem if the value is not an ID, or no account has it
 */
export function accountById(realm: Realm, userId: unknown): User {
  if (typeof userId !== "number") {
    throw new CallProblem(`asUser: expected the ID of an account, received ${typeof userId}; as(…) takes an address.`);
  }
  const user = userById(realm, userId);
  if (user !== undefined) return user;
  throw new CallProblem(`asUser(${userId}): there is no account with this ID; IDs run from 1 to ${realm.users.size}.`);
}
