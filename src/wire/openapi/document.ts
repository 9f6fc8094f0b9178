import { FEATURE_LEVELS } from "../../protocol/feature-levels";
/** The interface as an OpenAPI 3.1 document at one feature level: from routes, shapes and declarations. */
import { type JsonSchema, recordSchema, schemaOf } from "../../protocol/schema/json-schema";
import type { Shape } from "../../protocol/schema/shapes";
import { isKnownAt } from "../../protocol/schema/tables";
import { pathAt, type Route, routes } from "../route";
import { errorSchemas, refusalResponses, REFUSED } from "./errors";
import { bodyOf, describedOperation, parametersOf, type SchemaCollection, schemaCollection } from "./parameters";

/** An OpenAPI document, as JSON. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: Readonly<Record<string, object>>;
}

/** The parts of an operation in the document that this module reads again. */
interface Operation {
  readonly operationId: string;
  readonly description?: unknown;
  readonly parameters?: readonly Readonly<Record<string, unknown>>[];
  readonly [part: string]: unknown;
}

/** Answers of operations by their IDs. */
type Examples = Readonly<Record<string, object>>;

/** The field in which operations report parameters that they do not take. */
const IGNORED = "ignored_parameters_unsupported";

/**
 * Writes the document.
 *
 * @param level - the feature level; the document omits what it does not have
 * @param examples - an answer of each operation, by its ID
 */
export function openApiDocument(level: number, examples: Examples = {}): OpenApiDocument {
  const schemas = schemaCollection(level);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes()) {
    if (!isKnownAt(route, level)) continue;
    const path = `/${pathAt(route, level).replace(/^\//, "")}`;
    const operation = operationOf(route, path, level, schemas, examples[route.id]);
    addTo(paths, path, route.method, operation);
    for (const other of route.also_at) addTo(paths, other, route.method, elsewhere(operation, path, other));
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Team-chat interface, as realm-simulator serves it",
      version: `feature level ${level}`,
      license: { name: "Apache 2.0", identifier: "Apache-2.0" },
      description: "Generated from the declarations that the simulator checks its answers against.",
    },
    servers: [{ url: "/api/v1" }],
    security: [{ basic: [] }],
    paths,
    components: {
      securitySchemes: { basic: { type: "http", scheme: "basic", description: "E-mail address and API key." } },
      responses: {
        refused: {
          description: "The request was refused, and nothing has changed.",
          content: { "application/json": { schema: { $ref: REFUSED } } },
        },
        refused_in_part: {
          description: "The request was refused. What was done before the refusal stays.",
          content: { "application/json": { schema: { $ref: REFUSED } } },
        },
      },
      schemas: { ...errorSchemas(), ...schemas.written() },
    },
  };
}

/**
 * Adds an operation at a path. In OpenAPI, paths that differ only in the names of their parameters are one path: there
 * an operation also takes what the other takes.
 */
function addTo(
  paths: Record<string, Record<string, Operation>>,
  path: string,
  method: string,
  operation: Operation,
): void {
  const form = (one: string): string => one.replace(/\{\w+\}/g, "{}");
  const known = Object.keys(paths).find((one) => form(one) === form(path)) ?? path;
  const item = (paths[known] ??= {});
  const key = method.toLowerCase();
  const earlier = item[key];
  item[key] = earlier === undefined ? operation : joined(earlier, operation);
}

/** An operation that also takes the path parameters of another one. */
function joined(one: Operation, other: Operation): Operation {
  const parameters = (one.parameters ?? []).map((parameter, place) => {
    const theirs = other.parameters?.[place];
    if (parameter.in !== "path" || theirs?.in !== "path") return parameter;
    const description = `${parameter.description} Or \`${theirs.name}\`: ${theirs.description}`;
    return { ...parameter, description, schema: { anyOf: [parameter.schema, theirs.schema] } };
  });
  return { ...one, description: `${one.description} Also \`${other.operationId}\`: ${other.description}`, parameters };
}

/** An operation at another of its paths; identifiers of operations are unique in a document. */
function elsewhere(operation: Operation, path: string, other: string): Operation {
  const operationId = `${operation.operationId}-at${other.replaceAll("/", "-")}`;
  return { ...operation, operationId, deprecated: true, description: `The same as at \`${path}\`.` };
}

function operationOf(
  route: Route,
  path: string,
  level: number,
  schemas: SchemaCollection,
  example: object | undefined,
): Operation {
  const toSchema = (shape: Shape): JsonSchema => schemaOf(shape, schemas.context);
  const parameters = parametersOf(route, path, level, toSchema);
  const body = bodyOf(route, path, level, toSchema);
  return {
    operationId: route.id,
    ...describedOperation(route.id),
    ...(route.access.open === undefined ? {} : { security: [] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      200: {
        description: "The request was accepted.",
        content: {
          "application/json": {
            schema: successSchema(route, level, schemas),
            ...(example === undefined ? {} : { example }),
          },
        },
      },
      ...refusalResponses(route.refusals, route.access.open !== undefined),
      default: {
        $ref: `#/components/responses/${route.changes_when_refused === true ? "refused_in_part" : "refused"}`,
      },
    },
  };
}

/** The envelope with the fields of the answer in it. */
function successSchema(route: Route, level: number, schemas: SchemaCollection): object {
  const { properties, required, ...answer } = recordSchema(route.answer, schemas.context);
  return {
    ...answer,
    properties: {
      result: { const: "success", description: "The request was accepted." },
      msg: { const: "", description: "Nothing." },
      ...(level >= FEATURE_LEVELS.ignoredParametersAreReported
        ? {
            [IGNORED]: {
              type: "array",
              items: { type: "string" },
              description: "Parameters that the operation does not take.",
            },
          }
        : {}),
      ...Object(properties),
    },
    required: ["result", "msg", ...(Array.isArray(required) ? required : [])],
  };
}
