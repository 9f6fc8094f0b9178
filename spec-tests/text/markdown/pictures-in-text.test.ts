/** `![title](address)`: pictures in the text, wherever text stands. */
import { describe, expect, test } from "vitest";
import type { MarkdownContext } from "../../../src/model/text/markdown/markdown-context";
import { renderMarkdown } from "../../../src/model/text/markdown/render";
import { markdownRealm } from "../../support/markdown-realm";

const CAT = "/user_uploads/2/ab/cat.png";
const WAITS = { class: "image-loading-placeholder", src: "/loader.svg" };
const READY = { src: "/small.webp" };

const context = (changes: Partial<MarkdownContext> = {}): MarkdownContext =>
  markdownRealm({
    pictures_in_text: true,
    isUpload: (pathId) => ["2/ab/cat.png", "2/ab/doc.pdf"].includes(pathId),
    isSound: (pathId) => pathId === "2/ab/song",
    thumbnail: (pathId) => (pathId === "2/ab/cat.png" ? READY : undefined),
    proxied: (address) => `https://proxy.test/${address.length}`,
    ...changes,
  });
const html = (content: string, changes: Partial<MarkdownContext> = {}): string => renderMarkdown(content, context(changes)).html;
const line = (content: string, changes: Partial<MarkdownContext> = {}): string =>
  html(content, changes).slice("<p>".length, -"</p>".length);
const small = (alt = 'alt="a cat"'): string => `<img ${alt} class="inline-image" data-original-src="${CAT}" src="/small.webp">`;
const others = (alt: string, more = ""): string => `<img ${alt} data-original-src="https://a.test/i" src="https://proxy.test/16"${more}>`;

test.each([
  [`![a cat](${CAT})`, small()],
  [`x![a cat](${CAT})y`, `x${small()}y`],
  [`![](${CAT})`, small('alt=""')],
  [`![alt](${CAT})`, small("alt")],
  [`![ a  cat ](${CAT})`, small('alt=" a  cat "')],
  [`![a *cat* :smile: \`x<y\` @**all**](${CAT})`, small('alt="a *cat* :smile: x&lt;y @all"')],
  [`![a [cat]](${CAT})`, small('alt="a [cat]"')],
  [`![a "cat"](${CAT})`, small('alt="a &quot;cat&quot;"')],
  [`![a cat]( ${CAT} "Tom's")`, small().replace(">", ' title="Tom\'s">')],
  ["![a](https://a.test/i)", others('alt="a"')],
  ["![a](https://a.test/i 'b')", others('alt="a"', ' title="b"')],
  ["![a](<https://a.test/i>)", others('alt="a"')],
  ["![a](https://chat.example.test/i)", '<img alt="a" data-original-src="https://chat.example.test/i" src="https://chat.example.test/i">'],
  ["![a](/i)", '<img alt="a" data-original-src="/i" src="/i">'],
  ["![a](b.test)", '<img alt="a" data-original-src="http://b.test" src="https://proxy.test/13">'],
  [
    "![a](https://chat.example.test/user_uploads/2/ab/x)",
    '<img alt="a" data-original-src="user_uploads/2/ab/x" src="user_uploads/2/ab/x">',
  ],
])("%s is a picture", (content, expected) => {
  expect(line(content)).toBe(expected);
});

test.each([
  ["an unknown file", "![a](/user_uploads/2/ab/none.png)"],
  ["a query after an upload", `![a](${CAT}?x)`],
  ["an unsafe address", "![a](javascript:x)"],
  ["no address", "![a]"],
  ["a blank between", `![a] (${CAT})`],
  ["an address without an end", `![a](${CAT}`],
])("%s leaves the text as it was written", (_what, content) => {
  expect(line(content)).toBe(content);
});

test.each([
  ["![a doc](/user_uploads/2/ab/doc.pdf)", '<a href="/user_uploads/2/ab/doc.pdf">a doc</a>'],
  ["![](/user_uploads/2/ab/doc.pdf)", '<a href="/user_uploads/2/ab/doc.pdf">/user_uploads/2/ab/doc.pdf</a>'],
  ['![a](/user_uploads/2/ab/doc.pdf "b")', '<a href="/user_uploads/2/ab/doc.pdf" title="b">a</a>'],
])("%s, a file that is not a picture, is a link", (content, expected) => {
  expect(line(content)).toBe(expected);
});

test("an exclamation mark by itself is text, and so is a picture inside a link", () => {
  expect(line(`!(${CAT}) ! [a](b.test)`)).toBe(`!(${CAT}) ! <a href="http://b.test">a</a>`);
  expect(renderMarkdown(`[![a](${CAT})](https://a.test)`, context())).toMatchObject({
    html: `<p><a href="https://a.test">![a](${CAT})</a></p>`,
    attachments: [],
  });
});

test("sounds come first, and a sound with a further title is a picture", () => {
  expect(line("![a](/user_uploads/2/ab/song)")).toContain("<audio");
  expect(line("![a](https://a.test/x.mp3)")).toContain("<audio");
  expect(line('![a](https://a.test/x.mp3 "b")')).toContain("<img");
});

test("a picture inside the title of another completes it", () => {
  expect(line("![a ![b](https://a.test/x]y) c](https://a.test/i)")).toBe(others('alt="a  c"'));
  expect(line("![a ![b](https://a.test/x]y) ![c](d) e](https://a.test/i)")).toBe(others('alt="a  ![c](d) e"'));
  expect(line("![a ![b](https://a.test/i) c](javascript:x)")).toBe(`![a ${others('alt="b"')} c](javascript:x)`);
});

describe("the place of a picture", () => {
  test.each([
    ["a heading", `# ![a cat](${CAT})`, `<h1>${small()}</h1>`],
    ["a list", `* ![a cat](${CAT})\n* b`, `<ul>\n<li>${small()}</li>\n<li>b</li>\n</ul>`],
    ["a quote", `> ![a cat](${CAT})`, `<blockquote>\n<p>${small()}</p>\n</blockquote>`],
    [
      "a table",
      `|![a cat](${CAT})|\n|-|`,
      `<table>\n<thead>\n<tr>\n<th>${small()}</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td></td>\n</tr>\n</tbody>\n</table>`,
    ],
    ["emphasis", `**![a cat](${CAT})**`, `<p><strong>${small()}</strong></p>`],
    ["two lines", `![a cat](${CAT})\n![a cat](${CAT})`, `<p>${small()}<br>\n${small()}</p>`],
    [
      "a spoiler and its header",
      `\`\`\`spoiler ![a cat](${CAT})\n![a cat](${CAT})\n\`\`\``,
      `<div class="spoiler-block"><div class="spoiler-header">\n<p>${small()}</p>\n` +
        `</div><div class="spoiler-content" aria-hidden="true">\n<p>${small()}</p>\n</div></div>`,
    ],
  ])("can be %s", (_place, content, expected) => {
    expect(html(content)).toBe(expected);
  });

  test("is not code", () => {
    expect(html(`\`![a](${CAT})\``)).not.toContain("<img");
    expect(html(`\`\`\`\n![a](${CAT})\n\`\`\``)).not.toContain("<img");
  });

  test("does not matter to previews: they neither replace pictures in the text nor limit them", () => {
    const many = `![a cat](${CAT}) `.repeat(30);
    expect(html(many).split("<img").length).toBe(31);
    expect(html(`![a cat](${CAT})`, { inline_image_preview: false })).toContain("<img");
    expect(html(`![a cat](${CAT}) [b](${CAT})`)).toBe(
      `<p>${small()} <a href="${CAT}">b</a></p>\n<div class="message_inline_image"><a href="${CAT}" title="b"><img src="/small.webp"></a></div>`,
    );
  });
});

test("a picture that is not made yet has the classes of a placeholder", () => {
  expect(line(`![a](${CAT})`, { thumbnail: () => WAITS })).toBe(
    `<img alt="a" class="inline-image image-loading-placeholder" data-original-src="${CAT}" src="/loader.svg">`,
  );
});

test("a message refers to the files after exclamation marks, shown or linked", () => {
  const rendered = renderMarkdown(`![a](${CAT}) ![b](/user_uploads/2/ab/doc.pdf "c") \`![d](/user_uploads/2/ab/d)\``, context());
  expect(rendered).toMatchObject({
    has_link: true,
    has_attachment: true,
    attachments: ["2/ab/cat.png", "2/ab/doc.pdf"],
    links: ["/user_uploads/2/ab/doc.pdf"],
  });
});

test("a picture of another site counts never, an upload where servers count it", () => {
  const counts = (content: string, changes: Partial<MarkdownContext> = {}): boolean => renderMarkdown(content, context(changes)).has_image;
  expect(counts(`![a](${CAT})`)).toBe(false);
  expect(counts(`![a](${CAT})`, { pictures_in_text_count: true })).toBe(true);
  expect(counts("![a](https://a.test/i)", { pictures_in_text_count: true })).toBe(false);
});

test("where pictures are uploads alone, other addresses stay text", () => {
  const only = { pictures_are_uploads: true };
  expect(line(`![a cat](${CAT})`, only)).toBe(small());
  expect(line("![a](https://a.test/i)", only)).toBe('![a](<a href="https://a.test/i">https://a.test/i</a>)');
  expect(line("![a](/i)", only)).toBe("![a](/i)");
  expect(line("![a](https://a.test/x.mp3)", only)).toContain("<audio");
});

test("without the syntax, the text stays", () => {
  expect(line(`![a](${CAT})`, { pictures_in_text: false })).toBe(`![a](${CAT})`);
});
