/** The page of feature levels, made from the tables of levels. */
import { FEATURE_LEVEL_NOTES } from "../../src/protocol/feature-level-notes";
import { type Behaviour, FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { UNMODELLED_LEVELS } from "../../src/protocol/unmodelled";
import { declaredLevels } from "./declared-levels";

const HEAD = `# Feature levels

A realm can be a server of the past: \`"feature_level": N\` in the fixture, or \`serve --feature-level N\`, with N from 1 on.
\`replay --feature-levels 200..421\` plays a scenario at many levels and says where its answers begin to differ.
Between two levels without a row here, a realm does not change.
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

Changes up to level 421 that a simulator at an older level does not show. \`GET /_simulator\` lists them, too, as
\`unmodelled_levels\`.

| Level | Touches | Change | Why not |
| --- | --- | --- | --- |
`;

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;

/** The text of the page. */
export function featureLevelsPage(): string {
  const names = Object.keys(FEATURE_LEVELS).filter((name): name is Behaviour =>
    Object.hasOwn(FEATURE_LEVEL_NOTES, name),
  );
  const behaviours = names
    .sort((a, b) => FEATURE_LEVELS[a] - FEATURE_LEVELS[b])
    .map((name) => {
      const { touches, change, source } = FEATURE_LEVEL_NOTES[name];
      return row(FEATURE_LEVELS[name], touches, change, `\`${name}\``, source);
    });
  const declared = declaredLevels().map(({ level, touches, change }) => row(level, touches, change));
  const unmodelled = UNMODELLED_LEVELS.map(({ level, touches, change, reason }) => row(level, touches, change, reason));
  return [HEAD, BEHAVIOURS, ...behaviours, DECLARED, ...declared, UNMODELLED, ...unmodelled].join("");
}
