/**
 * The descriptions of parameters in the document: the text of their docstrings, with the levels that the routes
 * declare.
 */
import { expect, test } from "vitest";
import { createRealm } from "../../src/index";
import { isRealmSetting, realmSettingRule } from "../../src/model/rules/realm/realm-setting-check";
import { LIMITS } from "../../src/protocol/limits";
import type { AnyParameter } from "../../src/protocol/schema/parameters";
import { describedParameter } from "../../src/wire/openapi/parameters";
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

/** A server with all kinds of video calls. */
const { server } = createRealm({ server: { constructor_groups_url: "https://a.test", nextcloud_talk_url: "https://b.test" } });
const newRealm = createRealm();

/** The levels from which a setting of the realm allows other values. */
function levelsOfValues(name: string): number[] {
  if (!isRealmSetting(name)) return [];
  const allowedAt = (feature_level: number): string => JSON.stringify(realmSettingRule({ ...newRealm, server, feature_level }, name));
  const levels = Array.from({ length: LIMITS.NEWEST_FEATURE_LEVEL }, (_, index) => index + 1);
  return levels.filter((level) => allowedAt(level) !== allowedAt(level - 1));
}

/** The levels at which a parameter is added, is removed, is required or gets other values; 0 is not a level. */
function levelsOf(id: string, name: string, { since = 0, until = 0, values_since = {}, required_at = {} }: AnyParameter): number[] {
  const values = id === "update-realm" ? levelsOfValues(name) : [];
  const required = [required_at.since ?? 0, required_at.until ?? 0];
  return [since, until, ...Object.values(values_since), ...required, ...values].filter((level) => level > 0);
}

/** The level until which an older form is read. Words can be silent about it. */
const formerLevels = ({ former }: AnyParameter): number[] => (former === undefined ? [] : [former.until]);

// Operations can share parameters with older ones: nothing is declared for levels before their own.
test("words name each level that the route of a parameter declares, and no other", () => {
  const wrong = PARAMETERS.flatMap(({ id, since, name, parameter, words }) => {
    const named = [...words.matchAll(/feature level (\d+)/g)].map(([, level]) => Number(level));
    const declared = levelsOf(id, name, parameter);
    const missing = declared.filter((level) => !named.includes(level)).map((level) => `${id}: ${name} is silent about level ${level}`);
    const odd = named
      .filter((level) => level > since && ![...declared, ...formerLevels(parameter)].includes(level))
      .map((level) => `${id}: ${name} speaks of level ${level}`);
    return [...missing, ...odd];
  });
  expect(wrong).toEqual([]);
});
