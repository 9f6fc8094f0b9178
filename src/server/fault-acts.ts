/** What the control plane does with the fault plan. */
import { checkedFaultPlan } from "../simulator/faults/check-fault-plan";
import type { ControlAct } from "./control-acts";

/** Replaces the fault plan with the one in the body; an invalid one changes nothing. */
export const planFaults: ControlAct = ({ simulator }, body) => ({
  rules: simulator.faults.plan(checkedFaultPlan(body, simulator.snapshot())),
});

/** How often each rule of the plan has struck, with 0 for rules that never did. */
export const readFaults: ControlAct = ({ simulator }) => ({ rules: simulator.faults.rules });

/** Ends all faults. */
export const clearFaults: ControlAct = ({ simulator }) => {
  simulator.faults.clear();
  return { rules: simulator.faults.rules };
};
