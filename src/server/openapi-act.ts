import type { ControlAct } from "./control-acts";

/** The interface as an OpenAPI 3.1 document, as the realm's feature level has it. Loaded when somebody asks. */
export const readOpenApi: ControlAct = async ({ simulator }) => {
  const { openApiDocument } = await import("../wire/openapi/document");
  return openApiDocument(simulator.snapshot().feature_level);
};
