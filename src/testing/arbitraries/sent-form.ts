/** Typed parameters in the form in which a request of a feature level has them. */
import type { Choices } from "../../model/operations/choices";
import { checkInput } from "../../protocol/schema/check-input";
import type { AnyParameter, Expected } from "../../protocol/schema/parameters";
import type { Shape } from "../../protocol/schema/shapes";
import { fieldOf } from "../../protocol/schema/tables";

/** A random value of a shape. */
export function ofShape(shape: Shape, pick: Choices): unknown {
  switch (shape.kind) {
    case "one_of":
      return ofShape(pick.one(shape.options), pick);
    case "literal":
      return pick.one(shape.values);
    case "list":
      return [ofShape(shape.item, pick)];
    case "tuple":
      return shape.items.map((item) => ofShape(item, pick));
    case "record":
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, declared]) => [name, ofShape(fieldOf(declared).shape, pick)]),
      );
    case "boolean":
      return pick.chance(2);
    case "integer":
    case "number":
      return 1 + pick.int(3);
    case "dictionary":
      return {};
    case "null":
      return null;
    default:
      return pick.unguessable("t");
  }
}

/** Older values of parameters, for servers that do not know the newer ones. */
const OLDER_WORDS: Readonly<Record<string, string>> = { direct: "private", channel: "stream" };

function wireShape(parameter: AnyParameter): Shape {
  return parameter.wire?.shape ?? parameter.shape;
}

/** A parameter with the name and the form of the realm's level; one that is unknown there, with the newest. */
export function sentAt(
  expected: readonly Expected[],
  [name, value]: [string, unknown],
  pick: Choices,
): [string, string] {
  const known = expected.find((one) => one.name === name);
  const isFitting =
    known?.parameter.former === undefined || checkInput(wireShape(known.parameter), value, pick.realm.feature_level).ok;
  const isWordKnown = (known?.parameter.values_since?.[String(value)] ?? 0) <= pick.realm.feature_level;
  const word = isWordKnown ? value : (OLDER_WORDS[String(value)] ?? value);
  const fitting = isFitting ? word : ofShape(wireShape(known.parameter), pick);
  const isText = typeof fitting === "string" && known?.parameter.encoding !== "json";
  return [known?.sent ?? name, isText ? fitting : (JSON.stringify(fitting) ?? "")];
}
