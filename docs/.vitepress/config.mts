import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { inWords } from "../site/operation-pages.mjs";
import { SUBJECTS } from "../site/subjects.mjs";

const reference = fileURLToPath(new URL("../reference/", import.meta.url));
const operations = SUBJECTS.map(({ page, title }) => ({ text: title, link: `/reference/operations/${page}` }));
const events = readdirSync(`${reference}events`)
  .map((name) => name.replace(/\.md$/, ""))
  .sort()
  .map((name) => ({ text: inWords(name), link: `/reference/events/${name}` }));

const guides = [
  ["Get started", "start"],
  ["What to test first: clients", "first-tests"],
  ["What to test first: servers", "first-scenarios"],
  ["Campaigns", "campaign"],
  ["Compare with a server", "compare"],
  ["A realm of your own", "own-realm"],
  ["Faults", "faults"],
  ["Tests in a browser", "browser-tests"],
  ["Look at a run", "traces"],
  ["Is it right for my calls?", "evidence"],
  ["Explore every order", "exploring"],
  ["Bots", "bots"],
  ["Other languages", "other-languages"],
  ["Real apps", "real-apps"],
  ["What campaigns found", "found"],
  ["What may change", "stability"],
  ["Changed names", "names"],
];
const files = [
  ["Fixtures", "reference/fixture"],
  ["Scenarios", "reference/scenario"],
  ["Fault plans", "reference/faults"],
  ["The control plane", "reference/control-plane"],
];
const facts = [
  ["State machines", "reference/machines"],
  ["Feature levels", "reference/feature-levels"],
  ["Fidelity", "reference/fidelity"],
  ...(existsSync(`${reference}benchmark.md`) ? [["Benchmark", "reference/benchmark"]] : []),
  ["Glossary", "glossary"],
  ["Architecture", "architecture"],
  ["Adding something", "adding"],
  ["The last nightly run", "nightly"],
];
const links = (pages: string[][]) => pages.map(([text, page]) => ({ text, link: `/${page}` }));

export default defineConfig({
  title: "realm-simulator",
  description: "A team-chat realm in memory that answers the interface of Zulip servers.",
  head: [["link", { rel: "icon", href: "data:," }]],
  // Guides point into the repository, which is not part of the site.
  ignoreDeadLinks: [/^(\.\/)?\.\.\/(examples|src|spec-tests|CONTRIBUTING|CHANGELOG)/],
  // The default themes have too little contrast for keywords and comments.
  markdown: { theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" } },
  themeConfig: {
    search: { provider: "local" },
    nav: [
      { text: "Guides", link: "/start" },
      { text: "Reference", link: "/reference/" },
      { text: "Playground", link: "/playground.html", target: "_self" },
    ],
    sidebar: [
      { text: "Guides", items: links(guides) },
      { text: "Operations", collapsed: true, items: operations },
      { text: "Events", collapsed: true, items: events },
      {
        text: "Reference",
        items: [
          ...links([
            ["All pages", "reference/"],
            ["All events", "reference/events"],
            ["Records", "reference/records"],
            ["Errors", "reference/errors"],
          ]),
          ...links(files),
          ...links(facts),
        ],
      },
    ],
    outline: [2, 2],
  },
});
