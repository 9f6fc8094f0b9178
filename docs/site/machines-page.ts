/** The page of state machines: a diagram and a table of each, made from the state tables. */
import type { StateRow } from "../../src/protocol/state-tables";
import * as invitations from "../../src/protocol/state-tables";
import * as groups from "../../src/protocol/state-tables";
import * as subjects from "../../src/protocol/state-tables";

const OPENING = `# State machines

See what has states in a realm, and what moves it from one state to the next. A row applies where its condition holds; the
first row that applies is taken. *Refused* means that the request is an error and nothing happens; diagrams leave these
rows out. Tests try every move of every account and every step of the clock in small realms, in every order: a move
that no row allows, and a row that no move takes, fail them.
`;

/** The whole page, in Markdown; `draw` turns a graph in the language DOT into SVG. Without it, there are only the tables. */
export function machinesPage(draw?: (dot: string) => string): string {
  const exported = Object.values({ ...subjects, ...invitations, ...groups });
  const tables = exported.filter((one): one is readonly StateRow[] => Array.isArray(one));
  return [OPENING, ...tables.map((table) => machine(table, draw))].join("\n");
}

function machine(table: readonly StateRow[], draw: ((dot: string) => string) | undefined): string {
  const [first] = table;
  if (first === undefined) return "";
  const rows = table.map(({ state, trigger, condition, next, refused }) => {
    return `| ${state} | ${trigger} | ${condition} | ${refused ? "*refused*" : next} |`;
  });
  return [
    `## ${first.subject}`,
    "",
    ...(draw === undefined ? [] : [figure(first.subject, draw(graph(table))), ""]),
    "| state | trigger | condition | next |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

function figure(subject: string, drawing: string): string {
  return `<figure class="machine" role="img" aria-label="The states of: ${subject}">${drawing}</figure>`;
}

function graph(table: readonly StateRow[]): string {
  const edges = new Map<string, Set<string>>();
  for (const { state, next, trigger, refused } of table) {
    if (refused) continue;
    const edge = `${JSON.stringify(state)} -> ${JSON.stringify(next)}`;
    edges.set(edge, (edges.get(edge) ?? new Set()).add(trigger));
  }
  const lines = [...edges].map(([edge, triggers]) => `${edge} [label=${JSON.stringify([...triggers].join("\n"))}];`);
  const style =
    'node [shape=box style=rounded fontname="sans-serif" fontsize=12 margin="0.22,0.1"]; edge [fontname="sans-serif" fontsize=10];';
  return `digraph { rankdir=LR; bgcolor=transparent; ${style} ${lines.join(" ")} }`;
}
