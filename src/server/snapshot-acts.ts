/** What the control plane does with states that are stored under a name. A reset does not delete them. */
import * as v from "../protocol/shape";
import { describe, type ControlAct, type ControlCall } from "./control-acts";
import { TransportProblem, shaped } from "./json-body";

const NAME_BODY = v.strictObject({ name: v.pipe(v.string(), v.nonEmpty("expected a name that is not empty")) });

/** Stores the present state under the `name` in the body. It replaces a state that has the name already. */
export const keepSnapshot: ControlAct = ({ simulator, snapshots }, body) => {
  const { name } = shaped(NAME_BODY, body);
  snapshots.set(name, simulator.snapshot());
  return { name, now: simulator.clock.now };
};

/** The names, in the order in which they were stored, each with the time of its state in UNIX seconds. */
export const listSnapshots: ControlAct = ({ snapshots }) => ({
  snapshots: Array.from(snapshots, ([name, { now }]) => ({ name, now })),
});

/** Goes back to the state with this name; the journal, the outbox and the faults stay. */
export const restoreSnapshot: ControlAct = (call) => {
  const kept = call.snapshots.get(call.name);
  if (kept === undefined) throw unknownSnapshot(call);
  call.simulator.restore(kept);
  return describe(call, {});
};

/** Deletes the state with this name. */
export const forgetSnapshot: ControlAct = (call) => {
  if (!call.snapshots.delete(call.name)) throw unknownSnapshot(call);
  return listSnapshots(call, {});
};

function unknownSnapshot({ name, snapshots }: ControlCall): TransportProblem {
  const kept = [...snapshots.keys()].map((known) => JSON.stringify(known)).join(", ") || "none";
  return new TransportProblem(404, `There is no snapshot ${JSON.stringify(name)}; there are ${kept}.`);
}
