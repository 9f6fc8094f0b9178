/** The page of the machines: a diagram and a table of each, with how often the small realms went along each row. */
import type { StateRow } from "../../../src/protocol/state-tables";

/** What was seen of a small realm. */
export interface SeenRealm {
  readonly name: string;
  readonly states: number;
  readonly transitions: number;
}

const OPENING = `# The machines

What has states in a realm, and what moves it from one to the next. This page is written by a test from the tables in
\`src/protocol/\` (\`SCHEDULED_MESSAGE_STATES\` and the others, which the package exports for tests of your own). The numbers
say how often each row was gone along while the small realms below were exhausted: every move by everybody, and every
step of the clock, in every order. A move that no row allows, and a row that no move takes, fail the test.

Rows are tried from the top: the first one of a trigger whose condition holds is the one that is gone along. *Refused*
means that the request is an error and nothing happens. Diagrams show what is not refused.
`;

const number = (value: number): string => value.toLocaleString("en");

/** The whole page, in Markdown. */
export function machinesPage(
  tables: readonly (readonly StateRow[])[],
  taken: ReadonlyMap<StateRow, number>,
  seen: readonly SeenRealm[],
): string {
  return [OPENING, smallRealmsTable(seen), ...tables.map((table) => machine(table, taken))].join("\n");
}

function smallRealmsTable(seen: readonly SeenRealm[]): string {
  const sum = (of: (one: SeenRealm) => number): number => seen.reduce((total, one) => total + of(one), 0);
  const rows = [...seen, { name: "**together**", states: sum((one) => one.states), transitions: sum((one) => one.transitions) }];
  return [
    "## The small realms",
    "",
    "| realm | states | moves tried |",
    "| --- | --: | --: |",
    ...rows.map(({ name, states, transitions }) => `| ${name} | ${number(states)} | ${number(transitions)} |`),
    "",
  ].join("\n");
}

function machine(table: readonly StateRow[], taken: ReadonlyMap<StateRow, number>): string {
  const rows = table.map((row) => {
    const next = row.refused ? "*refused*" : row.next;
    return `| ${row.state} | ${row.trigger} | ${row.condition} | ${next} | ${number(taken.get(row) ?? 0)} |`;
  });
  return [
    `## ${table[0]?.subject ?? ""}`,
    "",
    ...diagram(table),
    "",
    "| state | trigger | condition | next | taken |",
    "| --- | --- | --- | --- | --: |",
    ...rows,
    "",
  ].join("\n");
}

function diagram(table: readonly StateRow[]): string[] {
  const states = [...new Set(table.flatMap(({ state, next }) => [state, next]))];
  const name = (state: string): string => `s${states.indexOf(state)}`;
  const edges = new Map<string, string[]>();
  for (const { state, next, trigger, refused } of table) {
    if (refused) continue;
    const edge = `${name(state)} --> ${name(next)}`;
    const triggers = edges.get(edge) ?? [];
    if (!triggers.includes(trigger)) edges.set(edge, [...triggers, trigger]);
  }
  return [
    "```mermaid",
    "stateDiagram-v2",
    ...states.map((state) => `  state "${state}" as ${name(state)}`),
    `  [*] --> ${name(states[0] ?? "")}`,
    ...[...edges].map(([edge, triggers]) => `  ${edge}: ${triggers.join(", ")}`),
    "```",
  ];
}
