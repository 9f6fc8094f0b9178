import { lazy } from "../../data/lazy";
import { type OperationName, OPERATIONS } from "../../generated/operations";
import { describeValue, didYouMean, notPlainObject, similarNames, withoutPeriod } from "../../protocol/problem-words";
import { checkInput, problemText } from "../../protocol/schema/check-input";
import type { Parameters } from "../../protocol/schema/parameters";

/**
 * A call that does not compile in a typed program. The message is one sentence that names the call and the place in it.
 */
export class CallProblem extends TypeError {
  override readonly name = "CallProblem";
}

/**
 * Checks the parameters of a typed call against the declaration of the operation. Programs without types see the
 * mistakes that a compiler reports in others. The operation itself checks what the values refer to.
 *
 * @throws CallProblem if the parameters are not an object, or a parameter is unknown, missing, or of another shape
 */
export function checkCall(name: OperationName, params: unknown): void {
  const { parameters } = OPERATIONS[name].declaration();
  const given = checkedObject(name, params, parameters);
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(parameters, key)) continue;
    const near = didYouMean(key, Object.keys(parameters));
    throw new CallProblem(`${name}: there is no parameter ${JSON.stringify(key)}${near}${allowedOf(parameters)}`);
  }
  for (const [key, { shape, checkTyped, required, encoding }] of Object.entries(parameters)) {
    const value = given[key];
    if (value === undefined) {
      if (required && encoding !== "file") throw new CallProblem(`${name}: the parameter ${key} is missing.`);
      continue;
    }
    const checked = checkInput(shape, value, ALL_LEVELS);
    if (!checked.ok) throw new CallProblem(`${name}: ${problemText(key, checked)}`);
    const problem = checkTyped?.(value as never);
    if (problem !== undefined) throw new CallProblem(withoutPeriod(`${name}: ${key}: ${problem}`));
  }
}

/**
 * Typed calls have the fields of all levels; the operation ignores fields that the level of the realm does not have.
 */
const ALL_LEVELS = Number.MAX_SAFE_INTEGER;

function checkedObject(name: string, params: unknown, parameters: Parameters): Readonly<Record<string, unknown>> {
  if (typeof params === "object" && params !== null && !Array.isArray(params) && notPlainObject(params) === undefined)
    return { ...params };
  const received = typeof params === "object" ? describeValue(params) : `a ${typeof params}`;
  const allowed = received.endsWith("?") ? "" : allowedOf(parameters);
  throw new CallProblem(`${name}: expected an object of parameters, received ${received}${allowed}`);
}

function allowedOf(parameters: Parameters): string {
  const names = Object.keys(parameters);
  return names.length === 0 ? "; it takes none." : `; it takes ${names.join(", ")}.`;
}

/** Names by which other libraries call an operation. */
const OTHER_NAMES: Readonly<Record<string, OperationName>> = {
  addSubscriptions: "subscribe",
  createStream: "createChannel",
  deleteChannel: "archiveStream",
  deleteReaction: "removeReaction",
  deleteStream: "archiveStream",
  editMessage: "updateMessage",
  getMembers: "getUsers",
  getProfile: "getOwnUser",
  getTopics: "getStreamTopics",
  leaveChannel: "unsubscribe",
  markAsRead: "updateMessageFlags",
  pollEvents: "getEvents",
  postMessage: "sendMessage",
  register: "registerQueue",
  removeSubscriptions: "unsubscribe",
  updateFlags: "updateMessageFlags",
};

/**
 * The prototype of the operations of an account. The engine reads it only for names that are not operations. It throws
 * for a name that is close to the name of an operation. For all other names (`then`, `toJSON`, symbols) it behaves like
 * a plain object.
 */
export const misspelt = lazy(
  () =>
    new Proxy(
      {},
      {
        get: (plain, name, asked) => {
          if (typeof name === "string" && !(name in plain)) {
            const [near] =
              OTHER_NAMES[name] === undefined ? similarNames(name, Object.keys(OPERATIONS)) : [OTHER_NAMES[name]];
            if (near !== undefined) throw new CallProblem(`There is no operation ${name}; did you mean ${near}?`);
          }
          const inherited: unknown = Reflect.get(plain, name, asked);
          return inherited;
        },
      },
    ),
);
