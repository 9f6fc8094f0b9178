/** The page of feature levels, made from the tables of levels. */
import { readFileSync } from "node:fs";
import { UNMODELLED_LEVELS } from "../../src/known/unmodelled";
import { declaredLevels } from "./declared-levels";

const HEAD = `# Feature levels

Run a realm as a server of the past: \`"feature_level": N\` in the fixture, or \`serve --feature-level N\`, with N from 1 on.
\`replay --feature-levels 200..421\` plays a scenario at many levels and says where its answers begin to differ.
Between two levels without a row here, a realm does not change.

421 of the levels 1 to 512 are proven by requests just below the level and at it. 91 have no proof, each with a
reason. 15 known changes are not followed, 11 of them before level 179; the others are of levels 349, 393, 408, 493.
`;

const BEHAVIOURS = `
## Behaviours

By the level that brought them. The name is that of the row in \`src/protocol/feature-levels.ts\`, by which the code asks.
Source: \`spec\` is the specification; \`list\` is the public list of changes; \`settled\` is what real servers were seen to do.

| Level | Touches | From that level on | Name | Source |
| --- | --- | --- | --- | --- |
`;

const DECLARED = `
## Operations, parameters, fields, events and settings

Below its level, a parameter is ignored and reported, and a field is omitted. "Gone" names the first level without it.

| Level | Touches | Change |
| --- | --- | --- |
`;

const UNMODELLED = `
## Not modelled

Changes that a simulator at an older level does not show. \`GET /_simulator\` lists them, too, as
\`unmodelled_levels\`.

| Level | Touches | Change | Why not |
| --- | --- | --- | --- |
`;

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;

const FEATURE_LEVELS = "src/protocol/feature-levels.ts";

/** A row of the table of levels: its comment, its name and its level. */
const LEVEL = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s+(\w+): (\d+),/g;

/** A behaviour as the page lists it, from the comment of its row. */
function behaviour([, comment = "", name = "", level = ""]: RegExpMatchArray): string {
  const said = /^(.*?): (.*) \((\w+)\)$/.exec(comment.replace(/\s+(?:\*\s+)?/g, " ").trim());
  if (said === null) throw new Error(`${FEATURE_LEVELS}: the comment of ${name} is not "subject: change (source)".`);
  const [, touches = "", change = "", source = ""] = said;
  return row(level, touches, change, `\`${name}\``, source);
}

/** The text of the page. */
export function featureLevelsPage(): string {
  const behaviours = [...readFileSync(FEATURE_LEVELS, "utf8").matchAll(LEVEL)].map(behaviour);
  const declared = declaredLevels().map(({ level, touches, change }) => row(level, touches, change));
  const unmodelled = UNMODELLED_LEVELS.map(({ level, touches, change, reason }) => row(level, touches, change, reason));
  return [HEAD, BEHAVIOURS, ...behaviours, DECLARED, ...declared, UNMODELLED, ...unmodelled].join("");
}
