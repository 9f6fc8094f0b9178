import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlightHtml, highlightTopic } from "../../../src/model/text/markdown/highlight";
import { renderMarkdown } from "../../../src/model/text/markdown/render";
import { parseSearch } from "../../../src/model/text/search";
import { forAll } from "../../support/for-all";
import { markdownRealm } from "../../support/markdown-realm";
import { propertyRuns } from "../../support/property-runs";
import { readHtml } from "../../support/read-html";

const hit = (text: string): string => `<span class="highlight">${text}</span>`;

function highlighted(content: string, query: string): string {
  return highlightHtml(renderMarkdown(content, markdownRealm()).html, parseSearch(query));
}

describe("a hit", () => {
  test.each([
    ["We deployed it", "deploying", `<p>We ${hit("deployed")} it</p>`],
    ["We deployed it", '"deploy"', `<p>We ${hit("deployed")} it</p>`],
    ["Deploy to **deploy**", "deploy", `<p>${hit("Deploy")} to <strong>${hit("deploy")}</strong></p>`],
    ["the end of the day", "the end", `<p>the ${hit("end")} of the day</p>`],
    ["red & blue", '"red & blue"', `<p>${hit("red")} &amp; ${hit("blue")}</p>`],
    ["Ärger über Äpfel", "äpfel", `<p>Ärger über ${hit("Äpfel")}</p>`],
    ["a (red) c", '"(red)"', `<p>a (${hit("red")}) c</p>`],
    ["big data set", 'data "big data"', `<p>${hit("big")} ${hit("data")} set</p>`],
    ["href p amp", "href amp", `<p>${hit("href")} p ${hit("amp")}</p>`],
    ["nothing here", "absent", "<p>nothing here</p>"],
  ])("in %j of %j is wrapped", (content, query, expected) => {
    expect(highlighted(content, query)).toBe(expected);
  });

  test("is not looked for in tags and attributes", () => {
    expect(highlighted("[x](https://example.test/span)", "span example href")).toBe('<p><a href="https://example.test/span">x</a></p>');
  });

  test("in a formula is wrapped where readers see it, and not in the source that clients read", () => {
    const html = highlighted("$$speed = 3$$", "speed");
    expect(html).toContain('<annotation encoding="application/x-tex">speed = 3</annotation>');
    expect(html).toContain(`<span class="katex-html" aria-hidden="true">${hit("speed")} = 3</span>`);
  });

  test("in a topic is wrapped in the escaped topic", () => {
    expect(highlightTopic("<b> & plans", parseSearch("plan"))).toBe(`&lt;b&gt; &amp; ${hit("plans")}`);
    expect(highlightTopic("amp & lt <", parseSearch("amp lt"))).toBe(`${hit("amp")} &amp; ${hit("lt")} &lt;`);
    expect(highlightTopic("", parseSearch("x"))).toBe("");
  });

  test("adds nothing but its marks, and leaves the HTML well-formed", () => {
    const word = fc.constantFrom(
      "plan",
      "plans",
      "<b>",
      "&",
      "amp",
      "*x*",
      "`x`",
      "x",
      "$$x$$",
      "@**Olive**",
      "\n",
      " ",
      '"',
      "é",
      "🙂",
      ">",
    );
    const text = fc.array(word, { maxLength: 10 }).map((words) => words.join(" "));
    forAll([text, text], propertyRuns(1000), (content, query) => {
      const { html } = renderMarkdown(content, markdownRealm());
      const marked = highlightHtml(html, parseSearch(query));
      expect(readHtml(marked).text).toBe(readHtml(html).text);
      expect(marked.replace(/<span class="highlight">(.*?)<\/span>/gs, "$1")).toBe(html);
    });
  });
});
