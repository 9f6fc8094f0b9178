/** What an operation takes, in words: for forms that people fill in. */
import type { Realm } from "../../model/realm/realm";
import { type AnyParameter, expectedAt } from "../../protocol/schema/parameters";
import type { AnyField, Shape } from "../../protocol/schema/shapes";
import { fieldOf, isKnownAt } from "../../protocol/schema/tables";
import { routes } from "../../wire/route";
import { typicalPick } from "../arbitraries/pick";

/** A parameter as a form offers it. */
export interface FormParameter {
  readonly name: string;
  readonly required: boolean;
  /** What is allowed, in words. */
  readonly hint: string;
}

/** An operation as a form offers it; parameters are in the order of the documentation. */
export interface OperationForm {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly FormParameter[];
}

/** The operations of a feature level with their parameters. */
export function operationForms(level: number): readonly OperationForm[] {
  return routes()
    .filter(({ since, until }) => level >= since && level < until)
    .map(({ id, method, path, parameters }) => ({
      id,
      method,
      path,
      parameters: expectedAt(parameters, level).map(({ sent, parameter }) => ({
        name: sent,
        required: parameter.required,
        hint: hintOf(parameter, level),
      })),
    }));
}

/** The parameters of a typical call; none where the realm does not have what it needs. */
export function typicalParameters(realm: Realm, operation: string, userId: number): readonly string[] {
  const route = routes().find(({ id }) => id === operation);
  try {
    const example = Object(route?.example?.(typicalPick(realm, userId)));
    const expected = route === undefined ? [] : expectedAt(route.parameters, realm.feature_level);
    return expected.filter(({ name }) => name in example).map(({ sent }) => sent);
  } catch {
    return [];
  }
}

function hintOf({ shape, encoding }: AnyParameter, level: number): string {
  return encoding === "file" ? "file" : shapeInWords(shape, level);
}

/** What a shape allows, in words: `list of whole numbers`. */
export function shapeInWords(shape: Shape, level: number): string {
  switch (shape.kind) {
    case "text":
      return shape.format === "email" ? "e-mail address" : shape.format === "url" ? "web address" : "text";
    case "integer":
      return `whole number${shape.unit === undefined ? "" : ` of ${shape.unit}`}${shape.at_least === undefined ? "" : `, ${shape.at_least} or more`}`;
    case "number":
      return "number";
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "json":
      return "any JSON value";
    case "literal":
      return joined(shape.values.map(String), "or");
    case "list":
      return `list of ${severalInWords(shape.item, level)}`;
    case "tuple":
      return `list of ${joined(
        shape.items.map((item) => shapeInWords(item, level)),
        "and",
      )}`;
    case "dictionary":
      return `object with ${severalInWords(shape.value, level)} as values`;
    case "one_of":
      return joined([...new Set(shape.options.map((option) => shapeInWords(option, level)))], "or");
    case "changed":
      return shapeInWords(level < shape.level ? shape.before : shape.after, level);
    case "record":
      return recordInWords(shape.fields, level);
  }
}

const SEVERAL: Readonly<Record<string, string>> = {
  text: "texts",
  "whole number": "whole numbers",
  number: "numbers",
  "e-mail address": "e-mail addresses",
};

function severalInWords(shape: Shape, level: number): string {
  const one = shapeInWords(shape, level);
  return SEVERAL[one] ?? one.replace(/^object with/, "objects with").replace(/^list of/, "lists of");
}

const MOST_FIELDS = 4;

function recordInWords(fields: Readonly<Record<string, Shape | AnyField>>, level: number): string {
  const names = Object.entries(fields).flatMap(([name, declared]) => {
    const field = fieldOf(declared);
    return isKnownAt(field, level) ? [name] : [];
  });
  const more = names.length - MOST_FIELDS;
  return `object with ${joined(more > 0 ? [...names.slice(0, MOST_FIELDS), `${more} more`] : names, "and")}`;
}

/** `a, b or c`. */
function joined(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
