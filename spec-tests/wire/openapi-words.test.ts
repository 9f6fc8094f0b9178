/**
 * The descriptions of parameters in the document: the text of their docstrings, with the levels that the routes
 * declare.
 */
import { expect, test } from "vitest";
import { describedParameter } from "../../src/wire/openapi/parameters";
import type { AnyParameter } from "../../src/protocol/schema/parameters";
import { routes } from "../../src/wire/route";

/** Each parameter of each route. */
const PARAMETERS = routes().flatMap(({ id, since, parameters }) =>
  Object.entries(parameters).map(([name, parameter]) => ({
    id,
    since,
    name,
    parameter,
    words: describedParameter(id, name).description ?? "",
  })),
);

/** The levels at which a parameter is added, is removed, or gets another name; 0 is not a level. */
function levelsOf({ since = 0, until = 0, values_since: values_since = {} }: AnyParameter): number[] {
  return [since, until, ...Object.values(values_since)].filter((level) => level > 0);
}

// Operations can share parameters with older ones: nothing is declared for levels before their own.
test("words name each level that the route of a parameter declares, and no other", () => {
  const wrong = PARAMETERS.flatMap(({ id, since, name, parameter, words }) => {
    const named = [...words.matchAll(/feature level (\d+)/g)].map(([, level]) => Number(level));
    const declared = levelsOf(parameter);
    const missing = declared.filter((level) => !named.includes(level)).map((level) => `${id}: ${name} is silent about level ${level}`);
    const odd = named
      .filter((level) => level > since && !declared.includes(level))
      .map((level) => `${id}: ${name} speaks of level ${level}`);
    return [...missing, ...odd];
  });
  expect(wrong).toEqual([]);
});
