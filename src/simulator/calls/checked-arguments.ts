/** What a simulator's own methods are called with, checked for those who write plain JavaScript. */
import { isRealm } from "../../realm/is-realm";
import type { Realm } from "../../realm/realm";
import type * as v from "../../spec/shape";
import { checkShape } from "../../spec/shape";
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

/** @throws CallProblem for parameters that do not fit the shape, with the place and what is allowed there */
export function checkedParams<Shape extends v.GenericSchema>(
  call: string,
  shape: Shape,
  params: unknown,
): v.InferOutput<Shape> {
  const checked = checkShape(shape, params ?? {}, "parameters");
  if (!checked.ok) throw new CallProblem(`${call}: ${checked.problem}`);
  return checked.value;
}

/** @throws CallProblem for a queue that is not there */
export function checkedQueueId(realm: Realm, queueId: unknown): string {
  if (typeof queueId === "string" && realm.queues.has(queueId)) return queueId;
  throw new CallProblem(`explainDelivery: there is no event queue ${JSON.stringify(queueId)}.`);
}
