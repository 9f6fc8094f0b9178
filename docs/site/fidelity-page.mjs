/** The page that says how each part of the interface is known, from `fidelity --json`. */

import { table } from "./markdown.mjs";

const OPENING = `# Fidelity

See how each part of the interface is known, as \`npx realm-simulator fidelity\` says. The figures come from recordings of real
servers; wording is never compared.

- *recorded*: real conversations reached it. The first figure is for realms that follow servers (\`follow: "server"\`), the
  second for those that follow the documentation, as realms do by default.
- *described*: known from the descriptions of the interface and the source of servers alone.
- *assumed*: described, and in places nothing says it; the IDs are those of \`src/known/assumptions.ts\`.
- *not modelled*: not in the simulator.
`;

const KINDS = {
  operations: "Operations",
  events: "Events",
  register_keys: "Parts of a registration",
  refusals: "Reasons of refusals",
};

/** The page in Markdown. */
export function fidelityPage(fidelity) {
  const servers = fidelity.servers.map(({ level, played_at, pairs, alike, alike_by_default }) => [
    ...[level, played_at, pairs.toLocaleString("en")],
    ...[alike, alike_by_default].map(
      (count) => `${count.toLocaleString("en")} (${((count / pairs) * 100).toFixed(1)} %)`,
    ),
  ]);
  const sections = Object.entries(KINDS).map(([kind, title]) => {
    const rows = fidelity[kind].map(({ name, known, recorded, alike, alike_by_default, assumptions = [] }) => [
      ...[`\`${name}\``, known.replaceAll("_", " ")],
      ...(known === "recorded" ? [recorded, alike, alike_by_default] : ["", "", ""]),
      assumptions.join(", "),
    ]);
    return `## ${title}\n\n${table(["name", "known", "recorded", "follows servers", "by default", "assumptions"], rows)}`;
  });
  const head = ["server's level", "played at", "answers", "alike, follows servers", "alike, by default"];
  return [OPENING, table(head, servers), ...sections].join("\n\n");
}
