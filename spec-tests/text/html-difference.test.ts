import { describe, expect, test } from "vitest";
import { htmlDifference } from "../../src/model/text/html-difference/html-difference";

// Facts: message history, `content_html_diff`.

const added = (html: string): string => `<span class="highlight_text_inserted">${html}</span>`;
const gone = (html: string): string => `<span class="highlight_text_deleted">${html}</span>`;

describe("the difference of two rendered texts", () => {
  test.each([
    ["<p>tea</p>", "<p>tea</p>", "<p>tea</p>"],
    ["<p>tea</p>", "<p>cake and milk</p>", `<p>${added("cake and milk")}</p> <p>${gone("tea")}</p>`],
    ["<p>some tea now</p>", "<p>some cake now</p>", `<p>some ${added("cake")} ${gone("tea")} now</p>`],
    ["<p>some tea, please</p>", "<p>some tea</p>", `<p>some ${added("tea")} ${gone("tea, please")} </p>`],
    ["<p>a b c d</p>", "<p>a b x c d</p>", `<p>a b ${added("x")} c d</p>`],
    ["<p>a b <em>c</em> d</p>", "<p>a b d</p>", `<p>a b ${gone("<em>c</em>")} d</p>`],
    [
      '<p>see <a href="http://a.b">it</a> there</p>',
      '<p>see <a href="http://c.d">it</a> there</p>',
      `<p>see <a href="http://c.d">it ${added(" Link: http://c.d there")} ${gone(" Link: http://a.b there")} </a> </p>`,
    ],
    ["<p>a &lt; b &amp; c</p>", "<p>a &lt; b &amp; d</p>", `<p>a &lt; b &amp; ${added("d")} ${gone("c")} </p>`],
  ])("from %j to %j", (older, newer, expected) => {
    expect(htmlDifference(older, newer)).toBe(`<div>${expected}</div>`);
  });

  test("puts the marks inside of blocks", () => {
    const html = htmlDifference("<p>one two three</p>", "<p>one two three</p>\n<ul>\n<li>four</li>\n<li>five</li>\n</ul>");
    expect(html).toContain(`<li>${added("four")}</li>`);
    expect(html).not.toMatch(/<span class="highlight[^>]*><(?:ul|li|p)>/);
  });

  test("does not use words that are everywhere in a long text as landmarks", () => {
    const long = (word: string): string => `<p>${"so ".repeat(300)}${word}</p>`;
    expect(htmlDifference(long("it was"), long("it is"))).toContain(added("is"));
  });
});
