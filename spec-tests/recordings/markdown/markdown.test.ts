/** Texts that a server of level 442 rendered, rendered again by a realm that follows servers; the HTML is compared. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createSimulator } from "../../../src/index";
import { checkedFixture } from "../../../src/server/control-acts";

const FOLDER = import.meta.dirname;

/** The linkifiers that the recorder added. */
const LINKIFIERS = [
  ["T-(?P<id>[0-9]+)", "https://example.com/t/{id}"],
  ["#(?P<n>[0-9]+)", "https://example.com/n/{n}"],
  ["JIRA-(?P<id>[0-9]+)", "https://example.com/j/{id}"],
  ["(?P<a>[a-z]+)/(?P<b>[a-z]+)#(?P<c>[0-9]+)", "https://example.com/{a}/{b}/{c}"],
] as const;

/** Why a text differs and stays so: what the text or the recorded HTML has in it. */
const KNOWN: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ["a sign of the server's parser is left in the HTML", /klzzwxh/],
  ["C++ and JavaScript are not highlighted", /data-code-language="(?:C\+\+|JavaScript)"><pre><span><\/span><code>[^<]*<span/],
  ["two accounts have one name", /@_?\*\*Tom O'Neil\*\*/],
  ["the server closes a spoiler in a quote with broken HTML", /<p><\/div><\/div>/],
];
/** The most texts that differ for these reasons: of 1,777 at most 1 in 100. */
const MOST_KNOWN = 17;

function plain(html: string): string {
  return html.replaceAll(/\/user_avatars\/[^/]+\/emoji\/images\/[^"]+/g, "/user_avatars/R/emoji/E");
}

test("texts are rendered as recorded, except for known classes", () => {
  const fixture = checkedFixture(JSON.parse(readFileSync(join(FOLDER, "../stories/fixture.json"), "utf8")));
  const sim = createSimulator({
    ...fixture,
    feature_level: 442,
    realm: { ...fixture.realm, follow: "server" },
    server: { ...fixture.server, formula_renderer: false },
  });
  const owner = sim.must.as("rosa@example.test");
  for (const [pattern, url_template] of LINKIFIERS) owner.addLinkifier({ pattern, url_template });
  owner.uploadCustomEmoji({ emoji_name: "green", file: { name: "e.png", size: 100, content_type: "image/png" } });
  const lines = gunzipSync(readFileSync(join(FOLDER, "texts.jsonl.gz"))).toString("utf8").trimEnd().split("\n");
  const differing: string[] = [];
  let known = 0;
  for (const line of lines) {
    const [content, status, html] = JSON.parse(line) as [string, number, string | null];
    const outcome = sim.as("tom@example.test").renderMessage({ content });
    const rendered = outcome.ok ? outcome.response.rendered : "";
    if (outcome.ok === (status === 200) && plain(rendered) === plain(html ?? "")) continue;
    if (KNOWN.some(([, pattern]) => pattern.test(content) || pattern.test(html ?? ""))) known += 1;
    else differing.push(`${JSON.stringify(content)}\n  server    ${html}\n  simulator ${rendered}`);
  }
  expect(lines.length).toBe(1777);
  expect(differing.length, differing.slice(0, 20).join("\n")).toBe(0);
  expect(known).toBeLessThanOrEqual(MOST_KNOWN);
});
