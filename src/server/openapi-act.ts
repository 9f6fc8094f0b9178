import type { ControlAct } from "./control-acts";

/** The interface as an OpenAPI 3.1 document at the realm's feature level. Loaded with the first request for it. */
export const readOpenApi: ControlAct = async ({ simulator }) => {
  const { openApiDocument } = await import("../wire/openapi/document");
  return openApiDocument(simulator.snapshot().feature_level);
};
