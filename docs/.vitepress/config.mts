import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { titleOf } from "../../scripts/docs-reference.mjs";

const operations = readdirSync(fileURLToPath(new URL("../reference/operations", import.meta.url)))
  .map((name) => name.replace(/\.md$/, ""))
  .sort()
  .map((name) => ({ text: titleOf(name), link: `/reference/operations/${name}` }));

const guides = [
  ["Get started", "start"],
  ["Campaigns", "campaign"],
  ["Faults", "faults"],
  ["Tests in a browser", "browser-tests"],
  ["Look at a run", "traces"],
  ["Explore every order", "exploring"],
];
const facts = [
  ["State machines", "machines"],
  ["Feature levels", "feature-levels"],
  ["Fidelity", "fidelity"],
  ["Glossary", "glossary"],
  ["Architecture", "architecture"],
  ["Adding something", "adding"],
];
const links = (pages: string[][]) => pages.map(([text, page]) => ({ text, link: `/${page}` }));

export default defineConfig({
  title: "realm-simulator",
  description: "A team-chat realm in memory that answers the interface of Zulip servers.",
  head: [["link", { rel: "icon", href: "data:," }]],
  // Guides point into the repository, which is not part of the site.
  ignoreDeadLinks: [/^(\.\/)?\.\.\/(examples|src|spec-tests|CONTRIBUTING|CHANGELOG)/],
  themeConfig: {
    search: { provider: "local" },
    nav: [
      { text: "Guides", link: "/start" },
      { text: "Reference", link: "/reference/events" },
      { text: "Playground", link: "/playground" },
    ],
    sidebar: [
      { text: "Guides", items: links(guides) },
      { text: "Operations", collapsed: true, items: operations },
      {
        text: "Reference",
        items: [
          ...links([
            ["Events", "reference/events"],
            ["Records", "reference/records"],
          ]),
          ...links(facts),
        ],
      },
    ],
    outline: [2, 2],
  },
});
