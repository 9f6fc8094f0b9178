/** What a simulator's own methods are called with, checked for those who write plain JavaScript. */
import { isRealm } from "../../realm/is-realm";
import type { Realm } from "../../realm/realm";
import { didYouMean } from "../../spec/similar-names";
import { CallProblem } from "./call-problem";

/** How a simulator takes calls. */
export interface SimulatorOptions {
  /** Whether the parameters of typed calls are checked, by default true; false where speed counts. */
  readonly validate?: boolean;
}

/** @throws CallProblem for what is no snapshot */
export function checkedSnapshot(snapshot: unknown): Realm {
  if (isRealm(snapshot)) return snapshot;
  throw new CallProblem("restore: expected a snapshot, as snapshot(), createRealm and realmFromJSON give them.");
}

/** @throws CallProblem for an unknown option */
export function checkedOptions(options: SimulatorOptions): SimulatorOptions {
  const unknown = Object.keys(options).find((key) => key !== "validate");
  if (unknown === undefined) return options;
  throw new CallProblem(
    `createSimulator: there is no option ${unknown}${didYouMean(unknown, ["validate"])}; allowed is validate.`,
  );
}

/** @throws CallProblem for what cannot be called */
export function checkedFunction<Call>(call: Call): Call {
  if (typeof call === "function") return call;
  throw new CallProblem("apply: expected a function of the snapshot, like (realm) => sendMessage(realm, 1, { … }).");
}

/** What a call takes that is no operation of the interface, each with its type; `?` where it may be left out. */
const PARAMETERS = {
  acceptInvitation: { email: "string", full_name: "string", token: "string?", invite_link: "string?" },
  answerPushRegistration: { user_id: "number", push_account_id: "number", status: "string", error_code: "string?" },
} as const;

/** @throws CallProblem for an unknown parameter, then for one that lacks or has another type */
export function checkedParams<Params extends object>(call: keyof typeof PARAMETERS, params: Params): Params {
  const types: Readonly<Record<string, string>> = PARAMETERS[call];
  const names = Object.keys(types);
  const given = new Map<string, unknown>(Object.entries({ ...params }));
  const unknown = [...given.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const allowed = `${didYouMean(unknown, names)}; allowed are ${names.join(", ")}.`;
    throw new CallProblem(`${call}: there is no parameter ${unknown}${allowed}`);
  }
  for (const name of names) {
    const [value, type = ""] = [given.get(name), types[name]];
    const isLeftOut = value === undefined && type.endsWith("?");
    if (isLeftOut || typeof value === type.replace("?", "")) continue;
    const received = JSON.stringify(value) ?? typeof value;
    throw new CallProblem(`${call}: ${name}: expected a ${type.replace("?", "")}, received ${received}.`);
  }
  return params;
}

/** @throws CallProblem for a queue that is not there */
export function checkedQueueId(realm: Realm, queueId: unknown): string {
  if (typeof queueId === "string" && realm.queues.has(queueId)) return queueId;
  throw new CallProblem(`explainDelivery: there is no event queue ${JSON.stringify(queueId)}.`);
}
