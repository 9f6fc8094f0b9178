/** What operations take in requests, over all feature levels: a file for editors cannot know the level. */
import { pathParameters } from "../../matching/interface";
import { LIMITS } from "../../protocol/limits";
import type { AnyParameter, Encoding } from "../../protocol/schema/parameters";
import type { Shape } from "../../protocol/schema/shapes";
import { allowedOf } from "../../wire/openapi/allowed";
import type { Route } from "../../wire/route";

/** A form in which requests have a value at some feature level. */
export interface Form {
  readonly encoding: Encoding;
  readonly shape: Shape;
}

/** What a route takes as one parameter, over all feature levels. */
export interface Taken {
  readonly name: string;
  /** Its names in requests, the newest first. */
  readonly names: ReadonlySet<string>;
  readonly forms: readonly Form[];
  readonly isFile: boolean;
  /** Whether every level that has the operation needs it. */
  readonly isNeeded: boolean;
}

/** The parameters of a route, from its declaration at each level, with those of its path and of all operations. */
export function takenBy(route: Route): readonly Taken[] {
  const taken = new Map<string, { names: Set<string>; forms: Form[]; isFile: boolean; needing: number }>();
  let levels = 0;
  for (let level = LIMITS.NEWEST_FEATURE_LEVEL; level >= 1; level -= 1) {
    const isThere = route.since <= level && level < route.until;
    if (isThere) levels += 1;
    for (const { name, names, parameter } of route.expected(level)) {
      const isFile = parameter.encoding === "file";
      const known = taken.get(name) ?? { names: new Set(), forms: [], isFile, needing: 0 };
      taken.set(name, known);
      names.forEach((sent) => known.names.add(sent));
      addForms(known.forms, parameter);
      if (allowedOf(route.id, name, level)["contentMediaType"] !== undefined) addForms(known.forms, ANY_JSON);
      if (isThere && parameter.required && parameter.server_only !== true) known.needing += 1;
    }
  }
  const plain = { forms: [PLAIN], isFile: false };
  const inPath = pathParameters(route.path);
  return [
    { name: "client", names: new Set(["client"]), ...plain, isNeeded: false },
    ...inPath
      .filter((name) => !taken.has(name))
      .map((name) => ({ name, names: new Set([name]), ...plain, isNeeded: true })),
    ...[...taken].map(([name, { needing, ...one }]) => ({
      name,
      ...one,
      isNeeded: needing === levels || inPath.includes(name),
    })),
  ];
}

/** A text that an operation reads as JSON. */
const ANY_JSON: Form = { encoding: "text", shape: { kind: "json" } };

const PLAIN: Form = { encoding: "text", shape: { kind: "text" } };

/** Texts that an operation takes only to refuse them itself are no values of the parameter. */
function addForms(forms: Form[], { encoding, shape, wire }: Form & Pick<AnyParameter, "wire">): void {
  const add = (one: Shape): void => {
    if (!forms.some((known) => known.shape === one && known.encoding === encoding))
      forms.push({ encoding, shape: one });
  };
  add(shape);
  if (wire !== undefined && (shape.kind !== "literal" || wire.convert !== undefined)) add(wire.shape);
}
