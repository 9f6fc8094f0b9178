import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../../src/model/text/markdown/render";
import { forAll } from "../../support/for-all";
import { HEAVY_MESSAGES } from "../../support/heavy-messages";
import { markdownRealm } from "../../support/markdown-realm";
import { propertyRuns } from "../../support/property-runs";
import { readHtml, type ReadTag } from "../../support/read-html";

// The HTML of a message never runs a program in the reader's browser.

const ALLOWED_TAGS = new Set(
  (
    "p br hr h1 h2 h3 h4 h5 h6 strong em del code pre a span div img blockquote ul ol li time " +
    "table thead tbody tr th td math semantics mrow annotation video audio"
  ).split(" "),
);
const ALLOWED_ATTRIBUTES = new Set(
  (
    "href src title alt class role start style datetime encoding xmlns display aria-label aria-hidden data-user-id " +
    "data-user-group-id data-stream-id data-code-language data-id preload controls data-original-url data-original-src"
  ).split(" "),
);
const ADDRESSES = new Set(["href", "src", "data-original-url", "data-original-src"]);
/** Of the web, of schemes that run nothing, or of a place in the realm: a path, a fragment, an upload. */
const SAFE_ADDRESS = new RegExp(
  "^(?:$|/|#|user_uploads/|" +
    "(?:https?|ftp|file|bitcoin|geo|im|ircs?|magnet|mailto|matrix|mms|news|nntp|openpgp4fpr|sip|smsto|sms|ssh|tel|urn|webcal|wtai|xmpp):)",
);
const SAFE_STYLE = /^text-align: (?:left|right|center);$/;

function dangerOf(tag: ReadTag): string | undefined {
  if (!ALLOWED_TAGS.has(tag.name)) return `<${tag.name}>`;
  for (const [name, value] of tag.attributes) {
    if (!ALLOWED_ATTRIBUTES.has(name)) return `${name} of <${tag.name}>`;
    if (ADDRESSES.has(name) && !SAFE_ADDRESS.test(value)) return `address ${value}`;
    if (ADDRESSES.has(name) && /[\s\p{Cc}]|^(?:[a-z0-9+.-]+:)?\/*[^/?#]*\\/iu.test(value)) return `blank or control in ${value}`;
    if (name === "style" && !SAFE_STYLE.test(value)) return `style ${value}`;
  }
  return undefined;
}

/** Where the syntax of pictures is text, and where it shows pictures and sounds. */
const REALMS = [
  markdownRealm({ translate_emoticons: true }),
  markdownRealm({ pictures_in_text: true, isSound: () => true, thumbnail: () => ({ src: "/small.webp" }) }),
];

function dangersIn(content: string): readonly string[] {
  return REALMS.flatMap((realm) => readHtml(renderMarkdown(content, realm).html).tags.flatMap((tag) => dangerOf(tag) ?? []));
}

const KNOWN_ATTACKS: readonly string[] = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<math><mtext><table><mglyph><style><img src onerror=alert(1)>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<style>@import 'http://evil.example'</style>",
  "[x](javascript:alert(1))",
  "![x](javascript:alert(1).mp3)",
  '![" onplay=alert(1) x="](/x.mp3)',
  "[x](JaVaScRiPt:alert(1))",
  "[x](  javascript:alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x](java\tscript:alert(1))",
  "[x](<java\nscript:alert(1)>)",
  "[x](\u0001javascript:alert(1))",
  "[x](java\u0000script:alert(1))",
  "[x](java\u200bscript:alert(1))",
  "[x](javascript&#58;alert(1))",
  "[x](http://&#x3c;\\)",
  "[x](http://&#92;evil.example)",
  "[x](http://&#60;&#10;)",
  "[x](javascript&colon;alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](java%0ascript:alert(1))",
  "[x](javascript%3Aalert(1))",
  "[x](javascript\\:alert(1))",
  "[x](javascript://example.test/%0aalert(1))",
  "[x](vbscript:msgbox(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[x](view-source:javascript:alert(1))",
  "[x](feed:javascript:alert(1))",
  "[x](blob:https://example.test/1)",
  "[x](file:///etc/passwd)",
  "[x](//evil.example/x)",
  "[x](/\\evil.example/x)",
  "[x](\\\\evil.example/x)",
  "[x](http:javascript:alert(1))",
  "[x](https:\\\\evil.example)",
  '[x](https://example.test/" onmouseover="alert(1))',
  "[x](https://example.test/' onmouseover='alert(1))",
  '[x](https://example.test "t\\" onmouseover=\\"alert(1)")',
  "[x](https://example.test 'a\" onclick=\"alert(1)')",
  '![" onerror="alert(1)](https://example.test/x.png)',
  "![x](javascript:alert(1))",
  "[![x](https://example.test/x.png)](javascript:alert(1))",
  '[" onmouseover="alert(1)](/user_uploads/2/ab/x.png)',
  '[x](/user_uploads/2/ab/x.png"onerror=alert(1))',
  "[<img src=x onerror=alert(1)>](/user_uploads/2/ab/x.png)",
  "[<script>](https://example.test)",
  "<javascript:alert(1)>",
  '<https://example.test/"onmouseover=alert(1)>',
  'https://example.test/"onmouseover=alert(1)',
  "https://example.test/<script>alert(1)</script>",
  "https://example.test/'onclick='alert(1)",
  'http://"onclick="alert(1)',
  "www.example.test/<img src=x onerror=alert(1)>",
  "x@example.test<script>",
  '"<script>"@example.test',
  "[x]: javascript:alert(1)\n\n[x]",
  '```"onclick="alert(1)\nx\n```',
  "```<script>\n</code></pre><script>alert(1)</script>\n```",
  "```spoiler <script>alert(1)</script>\n<script>alert(1)</script>\n```",
  "```quote\n<script>alert(1)</script>\n```",
  "```quote\n```spoiler <b>",
  "```math\n</annotation><script>alert(1)</script>\n```",
  "$$</annotation><img src=x onerror=alert(1)>$$",
  '<time:2026-01-01"onclick="alert(1)>',
  "<time:<script>alert(1)</script>>",
  "@**Greta <b>** @**<img src=x onerror=alert(1)>** @*<b>*",
  '#**R&D <x> 100%** #**design><script>alert(1)</script>** #**design>"onclick="**',
  ':"onclick="alert(1): :<script>:',
  "`</code><script>alert(1)</script>`",
  "    </code></pre><script>alert(1)</script>",
  '|<script>|\n|:-:|\n|"onclick="|',
  "*<b onclick=alert(1)>* **<i>** ~~<u>~~",
  "&lt;script&gt;alert(1)&lt;/script&gt; &#60;script&#62;",
  "# <script>alert(1)</script>",
  "1. <script>\n- <script>",
  "\ud800<script>\udfff",
];

describe("a known attack", () => {
  test.each(KNOWN_ATTACKS)("%j does nothing", (content) => {
    expect(dangersIn(content)).toEqual([]);
  });

  test("keeps its text: nothing of a message is lost", () => {
    expect(readHtml(renderMarkdown("a <b onclick=x>c</b> & d", markdownRealm()).html).text).toBe("a <b onclick=x>c</b> & d");
  });
});

/** Pieces from which attacks are made, separated by blanks; then those that are blanks or hold some. */
const PIECES = [
  "< > \" ' & ` ``` ~~~ \\ * ** _ ~~ | ! [ ] ( ) ]( [x]( ![ <a <img <script> </script> <!-- --> <svg onload=",
  "onerror=alert(1) style= javascript: JAVASCRIPT: data:text/html, vbscript: http:// https:// // www. mailto: x@y.zz",
  "\\\\ /user_uploads/1/a/b.png #narrow/ https://chat.example.test/ &# &#x3c; &quot; %0a %22 \u0000 \u0001 @** @_** @*",
  "Olive |7 all topic #** design R&D @12 #12 $$ <time: 2026-01-01 : :smile: :party_parrot: :) 🙂 <3 |-|-|\n ---\n",
  "```quote\n ```math\n \n```\n \u200b \ud83d \ude42 \ufe0f 1️⃣",
].flatMap((line) => line.split(" "));
const BLANK_PIECES = [" ", "    ", "\n", "\t", "\u2028", "- ", "1. ", "> ", "# ", "/me ", "```spoiler ", "Greta <b>", "<a "];
const piece = fc.oneof(fc.constantFrom(...PIECES, ...BLANK_PIECES), fc.string({ maxLength: 4, unit: "binary" }));
const attack = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

test("no message creates a script, an event handler, or a link that runs a script", () => {
  forAll([attack], { ...propertyRuns(4000), examples: KNOWN_ATTACKS.map((known) => [known]) }, (content) => {
    expect(dangersIn(content)).toEqual([]);
  });
});

test("no name or address of the realm creates one either", () => {
  forAll([attack, attack, attack], propertyRuns(1000), (name, url, content) => {
    const { html } = renderMarkdown(`${content} @**x** @*x* #**x>${name}** :x: #12`, {
      ...markdownRealm(),
      userByName: () => ({ user_id: 1, full_name: name }),
      groupByName: () => ({ id: 1, name }),
      channelByName: () => ({ stream_id: 1, name }),
      linkifiers: [{ pattern: "#(?P<id>[0-9]+)", url_template: url }],
      empty_topic_display_name: name,
      default_code_block_language: name,
    });
    expect(readHtml(html).tags.flatMap((tag) => dangerOf(tag) ?? [])).toEqual([]);
  });
});

test("the same message returns the same HTML again", () => {
  forAll([attack], propertyRuns(300), (content) => {
    expect(renderMarkdown(content, markdownRealm())).toEqual(renderMarkdown(content, markdownRealm()));
  });
});

test.each(HEAVY_MESSAGES)("ten thousand characters of %j have limited nesting", (_, content) => {
  for (const realm of REALMS) expect(readHtml(renderMarkdown(content, realm).html).depth).toBeLessThan(100);
});

test("a million empty lines are read", () => {
  expect(renderMarkdown("\n".repeat(1_000_000), markdownRealm()).html).toBe("");
});
