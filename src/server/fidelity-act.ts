import type { ControlAct } from "./control-acts";

/** How each part of the interface is known. Loaded when somebody asks. */
export const readFidelity: ControlAct = async () => (await import("../wire/fidelity")).fidelity();
