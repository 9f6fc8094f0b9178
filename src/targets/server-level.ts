import { isJsonObject } from "../matching/json-value";
import { excerpt } from "../protocol/problem-words";

/** Above every level that a server can have; servers may be newer than the tables of this package. */
const HIGHEST = 9999;

/** The feature level in the answer of `GET /server_settings`, or the sentence that says what is wrong with it. */
export function serverLevel(settings: unknown): number | { readonly problem: string; readonly isMissing: boolean } {
  const level = isJsonObject(settings) ? settings["zulip_feature_level"] : undefined;
  if (typeof level === "number" && Number.isInteger(level) && level >= 1 && level <= HIGHEST) return level;
  if (level === undefined) return { problem: "GET /server_settings does not return a feature level", isMissing: true };
  const problem = `GET /server_settings returns the feature level ${excerpt(level)}; allowed are 1 to ${HIGHEST}`;
  return { problem, isMissing: false };
}
