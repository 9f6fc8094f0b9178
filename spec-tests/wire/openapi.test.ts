/** The OpenAPI document is valid and complete, and describes each level. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/protocol/limits";
import { type OpenApiDocument, openApiDocument } from "../../src/wire/openapi/document";
import { routes } from "../../src/wire/route";
import { TRANSPORTS } from "../server/every-transport";
import { COVERS_EVERYTHING } from "../support/property-runs";

const LEVELS = COVERS_EVERYTHING ? [LIMITS.NEWEST_FEATURE_LEVEL, 421, 372, 247, 218] : [LIMITS.NEWEST_FEATURE_LEVEL, 218];

/** The value at a place of the document; undefined if it has no value. */
function at(document: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (value === undefined ? undefined : Reflect.get(Object(value), key)), document);
}

/** Every operation with its path. */
function operationsOf(document: OpenApiDocument): { readonly path: string; readonly operation: unknown }[] {
  return Object.entries(document.paths).flatMap(([path, item]) => Object.values(item).map((operation) => ({ path, operation })));
}

/** The operations that share a path with this one, as its description names them. */
function alsoOf(operation: unknown): string[] {
  return [...String(at(operation, "description")).matchAll(/ Also `([a-z-]+)`: /g)].map(([, id]) => id ?? "");
}

/** The fields of the answer to an operation. */
function answerFields(document: unknown, path: string, method: string): string[] {
  const schema = at(document, "paths", path, method, "responses", "200", "content", "application/json", "schema");
  return Object.keys(Object(at(schema, "properties")));
}

/** The names of the parameters in a form. */
function formFields(document: unknown, path: string, method: string): string[] {
  const body = at(document, "paths", path, method, "requestBody", "content", "application/x-www-form-urlencoded");
  return Object.keys(Object(at(body, "schema", "properties")));
}

/** The fields of a schema without a description. */
function silentFields(schema: unknown, place: string): string[] {
  const fields = Object.entries(Object(at(schema, "properties")));
  return fields.filter(([, field]) => at(field, "description") === undefined).map(([name]) => `${place}: ${name}`);
}

/** The parts of an operation without a description: itself, its parameters, the fields of its forms and answers. */
function silentParts(operation: unknown, place: string): string[] {
  const parameters: unknown = at(operation, "parameters") ?? [];
  const forms = [at(operation, "requestBody", "content"), at(operation, "responses", "200", "content")];
  return [
    ...(at(operation, "description") === undefined ? [place] : []),
    ...Object.values(Object(parameters))
      .filter((parameter) => at(parameter, "description") === undefined)
      .map((parameter) => `${place}: ${String(at(parameter, "name"))}`),
    ...forms.flatMap((form) => Object.values(Object(form)).flatMap((media) => silentFields(at(media, "schema"), place))),
  ];
}

describe.each(LEVELS)("at feature level %d", (level) => {
  const document = openApiDocument(level);

  test("an independent validator accepts it", async () => {
    const result = await new Validator().validate({ ...structuredClone(document) });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test("it has every operation of the level, and no other", () => {
    const ids = operationsOf(document).flatMap(({ operation }) => [at(operation, "operationId"), ...alsoOf(operation)]);
    const known = routes()
      .filter(({ since, until }) => level >= since && level < until)
      .flatMap(({ id, also_at }) => [id, ...also_at.map((path) => `${id}-at${path.replaceAll("/", "-")}`)]);
    expect([...ids].sort()).toEqual([...known].sort());
  });

  test("no two paths differ only in the names of their parameters", () => {
    const forms = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, "{}"));
    expect(forms.filter((form, place) => forms.indexOf(form) !== place)).toEqual([]);
  });

  test("every operation has a summary, a subject, and the refusals that it declares", () => {
    for (const { path, operation } of operationsOf(document)) {
      const id = String(at(operation, "operationId")).replace(/-at-.*/, "");
      expect(at(operation, "summary"), path).toMatch(/^[A-Z]/);
      expect(at(operation, "tags"), path).toHaveLength(1);
      const said = JSON.stringify(at(operation, "responses"));
      const route = routes().find((one) => one.id === id);
      expect((route?.refusals ?? []).filter((reason) => !said.includes(`(${reason})`))).toEqual([]);
      expect(said.includes("/responses/refused_in_part"), path).toBe(route?.changes_when_refused === true);
    }
  });

  test("the items of a tuple are in prefixItems, as in the newer drafts", () => {
    expect(JSON.stringify(document)).not.toMatch(/"items":\[/);
  });

  test("every reference leads to a schema", () => {
    const names = Object.keys(Object(document.components["schemas"]));
    const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(referred.filter((name) => name !== undefined && !names.includes(name))).toEqual([]);
  });

  test("every operation, parameter and field has a description", () => {
    const silent = [
      ...Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, operation]) => silentParts(operation, `${method} ${path}`)),
      ),
      ...Object.entries(Object(document.components["schemas"]))
        .filter(([name]) => !name.startsWith("error_"))
        .flatMap(([name, schema]) => silentFields(schema, name)),
    ];
    expect(silent).toEqual([]);
  });

  test("it is JSON and nothing else", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

test("fields are added and removed at their levels", () => {
  const folder = (level: number): string[] =>
    Object.keys(Object(at(openApiDocument(level), "components", "schemas", "channel", "properties")));
  expect(folder(388)).not.toContain("folder_id");
  expect(folder(389)).toContain("folder_id");
  expect(answerFields(openApiDocument(285), "/user_uploads", "post")).not.toContain("filename");
  expect(answerFields(openApiDocument(286), "/user_uploads", "post")).toContain("filename");
});

test("parameters, descriptions and paths are added and removed at their levels", () => {
  expect(formFields(openApiDocument(235), "/scheduled_messages", "post")).not.toContain("read_by_sender");
  expect(formFields(openApiDocument(236), "/scheduled_messages", "post")).toContain("read_by_sender");
  const typing = (level: number): boolean => "/messages/{message_id}/typing" in openApiDocument(level).paths;
  expect([360, 361].map(typing)).toEqual([false, true]);
  expect("/message_edit_typing" in openApiDocument(360).paths).toBe(true);
});

test("it has older paths and older names, marked as older", () => {
  const { paths } = openApiDocument(421);
  for (const path of ["/settings/display", "/settings/notifications"]) expect(at(paths, path, "patch", "deprecated")).toBe(true);
  expect(formFields(openApiDocument(421), "/settings/display", "patch")).toEqual(formFields(openApiDocument(421), "/settings", "patch"));
  const form = at(paths, "/messages", "post", "requestBody", "content", "application/x-www-form-urlencoded", "schema");
  expect(at(form, "properties", "subject")).toEqual({ type: "string", deprecated: true, description: "An older name of `topic`." });
  expect(at(form, "required")).not.toContain("subject");
});

test.each(LEVELS)("the control plane returns it at the realm's level, at feature level %d", async (feature_level) => {
  for (const { open } of TRANSPORTS) {
    const transport = await open({ feature_level });
    const document: unknown = await (await transport.ask("/_simulator/openapi.json")).json();
    await transport.close();
    expect(document).toEqual(openApiDocument(feature_level));
    expect((await new Validator().validate({ ...Object(document) })).errors ?? []).toEqual([]);
  }
});
