/** The page of the documentation that says how each part of the interface is known. */
import { fidelityCommand } from "../../src/cli/fidelity";

/** The text of `docs/fidelity.md`. */
export function fidelityPage(): string {
  const text: string[] = [];
  fidelityCommand([], { stdout: { write: (part) => text.push(part) } });
  return `# How each part of the interface is known

What \`npx realm-simulator fidelity\` says (\`--json\` gives it as data, \`GET /_simulator/fidelity\` over HTTP). It is made from the
recordings in \`spec-tests/recordings\` and from the project's own tables by \`npm run fidelity\`; a test holds it current.

- *recorded*: real conversations reached it, and so many of them are answered or told alike: first on realms that follow servers,
  then on those that follow the documentation, as they do by default;
- *described*: known from the descriptions of the interface and the source of servers alone;
- *assumed*: likewise, and in places nothing says it (\`src/protocol/assumptions.ts\` has the questions and answers);
- *not modelled*: left out, for the reason given.

\`\`\`text
${text.join("").trim()}
\`\`\`
`;
}
