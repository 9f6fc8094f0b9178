import type { ControlAct } from "./control-acts";

/** The interface as an OpenAPI 3.1 document, as the realm's feature level has it. Loaded when somebody asks. */
export const readOpenApi: ControlAct = async ({ simulator }) => {
  const { openApi } = await import("./openapi");
  return openApi(simulator.snapshot().feature_level);
};
