/** The interface as OpenAPI 3.1; the only file that knows the library that writes parameters as JSON Schema. */
import { toJsonSchema } from "@valibot/to-json-schema";
import type { OpenApiDocument } from "../wire/openapi/document";
import { openApiDocument } from "../wire/openapi/document";
import type { Parameter } from "../wire/parameter";

/**
 * The document for a feature level: parameters, answers, refusals and events as that level has them.
 *
 * @spec Endpoints; Versioning
 */
export function openApi(level: number): OpenApiDocument {
  return openApiDocument(level, ({ encoding, shape }: Parameter) => {
    if (encoding === "file") return { type: "string", format: "binary" };
    const { $schema: _dialect, ...schema } = toJsonSchema(shape, { errorMode: "ignore" });
    return { ...schema };
  });
}
