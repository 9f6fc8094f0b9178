import type { ControlAct } from "./control-acts";

/** How each part of the interface is known. Loaded with the first request for it. */
export const readFidelity: ControlAct = async () => (await import("../wire/fidelity")).fidelity();
