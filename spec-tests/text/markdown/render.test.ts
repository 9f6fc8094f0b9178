import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../../src/model/text/markdown/render";
import { markdownRealm } from "../../support/markdown-realm";

function html(content: string, changes: Parameters<typeof markdownRealm>[0] = {}): string {
  return renderMarkdown(content, markdownRealm(changes)).html;
}

function line(content: string, changes: Parameters<typeof markdownRealm>[0] = {}): string {
  return html(content, changes).replace(/^<p>(.*)<\/p>$/s, "$1");
}

test.each([
  ["*a* **b** ***c***", "<em>a</em> <strong>b</strong> <strong><em>c</em></strong>"],
  ["*a **b** c*", "<em>a <strong>b</strong> c</em>"],
  ["**a *b* c**", "<strong>a <em>b</em> c</strong>"],
  ["**a *b***", "<strong>a *b</strong>*"],
  ["_a_ __b__ snake_case_name", "_a_ __b__ snake_case_name"],
  ["2 * 3 * 4 and char *x = (char *)y", "2 * 3 * 4 and char *x = (char *)y"],
  ["*a `b*` c*", "<em>a <code>b*</code> c</em>"],
  ["*a\nb*", "*a<br>\nb*"],
  ["~~gone~~", "<del>gone</del>"],
  ["`a <b> & c`", "<code>a &lt;b&gt; &amp; c</code>"],
  ["one\ntwo", "one<br>\ntwo"],
  ["\\*yes\\*", "\\<em>yes\\</em>"],
  ["*a^b*", "*a^b*"],
  ["one  \ntwo", "one  <br>\ntwo"],
  ["`` `a` ``", "<code> `a` </code>"],
  ["\\`a`", "\\`a`"],
  ["\\\\`a`", "\\<code>a</code>"],
  ["``a`b", "<code>`a</code>b"],
  ["```a`b", "<code>``a</code>b"],
  ["$$x<y$$ but $5", expect.stringContaining('<annotation encoding="application/x-tex">x&lt;y</annotation>')],
  ["<b>raw</b> & &lt;", "&lt;b&gt;raw&lt;/b&gt; &amp; &lt;"],
])("a line reads %s", (content, expected) => {
  expect(line(content)).toEqual(expected);
});

describe("a sound", () => {
  const isSound = (pathId: string): boolean => pathId === "2/ab/clip";
  const proxied = (address: string): string => `https://proxy.test/${address.length}`;
  const own = '<audio controls preload="metadata" src="/user_uploads/2/ab/clip" title="clip"></audio>';
  const others = '<audio controls preload="metadata" src="https://a.test/x.mp3"></audio>';
  const behind =
    '<audio controls data-original-url="https://a.test/x.mp3" preload="metadata" src="https://proxy.test/20" title="a *b*"></audio>';
  test.each([
    ["![clip](/user_uploads/2/ab/clip)", { isSound }, own],
    ["x ![](https://a.test/x.mp3) y", { isSound }, `x ${others} y`],
    ["![a *b*](https://a.test/x.mp3)", { isSound, proxied }, behind],
    ["![clip](/user_uploads/2/ab/other)", { isSound }, "![clip](/user_uploads/2/ab/other)"],
    ["![clip](/user_uploads/2/ab/clip)", {}, "![clip](/user_uploads/2/ab/clip)"],
    ["![clip](javascript:x.mp3)", { isSound }, "![clip](javascript:x.mp3)"],
  ])("is read from %s", (content, changes, expected) => {
    expect(line(content, changes)).toBe(expected);
  });

  test("is a file that the message refers to, and no link", () => {
    const rendered = renderMarkdown("![clip](/user_uploads/2/ab/clip)", markdownRealm({ isSound }));
    expect(rendered).toMatchObject({ attachments: ["2/ab/clip"], has_attachment: true, has_link: false });
  });
});

describe("a mention", () => {
  test.each([
    ["@**Olive**", '<span class="user-mention" data-user-id="7">@Olive</span>'],
    ["@**olive**", '<span class="user-mention" data-user-id="7">@Olive</span>'],
    ["@**Olive|7**", '<span class="user-mention" data-user-id="7">@Olive</span>'],
    ["@**Sam|10**", '<span class="user-mention" data-user-id="10">@Sam</span>'],
    ["@**|7**", '<span class="user-mention" data-user-id="7">@Olive</span>'],
    ["@_**Olive**", '<span class="user-mention silent" data-user-id="7">Olive</span>'],
    ["@**Greta <b>**", '<span class="user-mention" data-user-id="8">@Greta &lt;b&gt;</span>'],
    ["@*support*", '<span class="user-group-mention" data-user-group-id="5">@support</span>'],
    ["@_*support*", '<span class="user-group-mention silent" data-user-group-id="5">support</span>'],
    ["@_*role:administrators*", '<span class="user-group-mention silent" data-user-group-id="2">Administrators</span>'],
    ["@**all**", '<span class="user-mention channel-wildcard-mention" data-user-id="*">@all</span>'],
    ["@**channel**", '<span class="user-mention channel-wildcard-mention" data-user-id="*">@channel</span>'],
    ["@_**everyone**", '<span class="user-mention channel-wildcard-mention silent" data-user-id="*">everyone</span>'],
    ["@**topic**", '<span class="topic-mention">@topic</span>'],
    ["@_**topic**", '<span class="topic-mention silent">topic</span>'],
  ])("%s mentions a user", (content, expected) => {
    expect(line(content)).toBe(expected);
  });

  test.each([
    ["@**Unknown**", "@<strong>Unknown</strong>"],
    ["@**Sam**", "@<strong>Sam</strong>"],
    // With an ID the name must match letter for letter.
    ["@**Sam|7**", "@<strong>Sam|7</strong>"],
    ["@**ALL**", "@<strong>ALL</strong>"],
    ["@*nobodies*", "@<em>nobodies</em>"],
    ["mail@**Olive**", "mail@<strong>Olive</strong>"],
    ["`@**Olive**`", "<code>@**Olive**</code>"],
    ["@Olive", "@Olive"],
  ])("%s mentions no user", (content, expected) => {
    expect(line(content)).toBe(expected);
    expect(renderMarkdown(content, markdownRealm()).mentions.user_ids).toEqual([]);
  });

  test.each(["> @**Olive** @*support* @**all**", "```quote\n@**Olive** @*support* @**all**\n```"])(
    "inside a quote is silent: %j",
    (content) => {
      expect(renderMarkdown(content, markdownRealm()).mentions).toEqual({
        user_ids: [],
        silent_user_ids: [7],
        group_ids: [],
        silent_group_ids: [5],
        channel_wildcard: false,
        topic_wildcard: false,
        silent_wildcard: true,
      });
      expect(html(content)).toContain('<span class="user-mention silent" data-user-id="7">Olive</span>');
    },
  );

  test("counts each user once, in ascending order, in all forms of mention", () => {
    const { mentions } = renderMarkdown("@**Sam|10** @**Olive** **@**Olive|7**** @_**Olive** @**topic**", markdownRealm());
    expect(mentions).toMatchObject({ user_ids: [7, 10], silent_user_ids: [7], topic_wildcard: true });
  });
});

describe("a link to a channel", () => {
  test.each([
    ["#**design**", '<a class="stream" data-stream-id="3" href="/#narrow/channel/3-design">#design</a>'],
    [
      "#**R&D <x> 100%**",
      '<a class="stream" data-stream-id="4" href="/#narrow/channel/4-R.26D-.3Cx.3E-100.25">#R&amp;D &lt;x&gt; 100%</a>',
    ],
    [
      "#**design>v 1.0 (new)**",
      '<a class="stream-topic" data-stream-id="3" href="/#narrow/channel/3-design/topic/v.201.2E0.20.28new.29">' +
        "#design &gt; v 1.0 (new)</a>",
    ],
    [
      "#**design>**",
      '<a class="stream-topic" data-stream-id="3" href="/#narrow/channel/3-design/topic/">' + "#design &gt; <em>general chat</em></a>",
    ],
    ["#**design>plans@12**", '<a class="message-link" href="/#narrow/channel/3-design/topic/plans/near/12">#design &gt; plans @ 💬</a>'],
    ["#**nowhere**", "#<strong>nowhere</strong>"],
    ["#**nowhere>plans**", "#<strong>nowhere&gt;plans</strong>"],
  ])("%s", (content, expected) => {
    expect(line(content)).toBe(expected);
  });

  test("names the message that marks the topic where the realm knows one", () => {
    const messageOfTopic = (streamId: number, topic: string): number | undefined => (streamId === 3 && topic === "plans" ? 99 : undefined);
    expect(line("#**design>plans**", { messageOfTopic })).toContain('/topic/plans/with/99"');
    expect(line("#**design>other**", { messageOfTopic })).toContain('/topic/other"');
  });
});

describe("an emoji", () => {
  const smile = '<span aria-label="smile" class="emoji emoji-1f604" role="img" title="smile">:smile:</span>';
  const slightSmile = '<span aria-label="slight smile" class="emoji emoji-1f642" role="img" title="slight smile">:slight_smile:</span>';

  test.each([
    [":smile:", smile],
    ["🙂", slightSmile],
    [":thumbs_up:", '<span aria-label="thumbs up" class="emoji emoji-1f44d" role="img" title="thumbs up">:thumbs_up:</span>'],
    ["❤️", '<span aria-label="heart" class="emoji emoji-2764" role="img" title="heart">:heart:</span>'],
    [":party_parrot:", '<img alt=":party_parrot:" class="emoji" src="/user_avatars/2/emoji/images/1.png" title="party parrot">'],
    [":zulip:", '<img alt=":zulip:" class="emoji" src="/static/generated/emoji/images/emoji/unicode/zulip.png" title="zulip">'],
    [":no_such_emoji::smile:", `:no_such_emoji:${smile}`],
    ["12:smile:30", `12${smile}30`],
    ["© 2026 1 # *", "© 2026 1 # *"],
    ["`:smile:`", "<code>:smile:</code>"],
    [":)", ":)"],
  ])("%s", (content, expected) => {
    expect(line(content)).toBe(expected);
  });

  test("replaces an emoticon between blanks or punctuation, if the sender wants that", () => {
    expect(line(':) ":)", x:) ::)', { translate_emoticons: true })).toBe(`${slightSmile} "${slightSmile}", x:) ::)`);
  });
});

describe("a link", () => {
  test.each([
    ["https://example.test/a_b_(c)?d=1#e.", '<a href="https://example.test/a_b_(c)?d=1#e">https://example.test/a_b_(c)?d=1#e</a>.'],
    ["(see https://example.test/x)", '(see <a href="https://example.test/x">https://example.test/x</a>)'],
    ["<https://example.test>", '&lt;<a href="https://example.test">https://example.test</a>&gt;'],
    ["www.example.com/x", '<a href="http://www.example.com/x">www.example.com/x</a>'],
    ["see trees.org, notes.md and a.nowhere", 'see <a href="http://trees.org">trees.org</a>, notes.md and a.nowhere'],
    ["https://example.test?x=1", "https://example.test?x=1"],
    ["https://example.test/(a_(b))!", '<a href="https://example.test/(a_(b))">https://example.test/(a_(b))</a>!'],
    ["https://example.test/(a", "https://example.test/(a"],
    ["a:b.com/x", 'a:<a href="http://b.com/x">b.com/x</a>'],
    ["xhttps://example.test", "xhttps://example.test"],
    ["https://?", "https://?"],
    ["olive@example.test", '<a href="mailto:olive@example.test">olive@example.test</a>'],
    ['[a *b*](https://example.test "t")', '<a href="https://example.test" title="t">a *b*</a>'],
    ["[](https://example.test)", '<a href="https://example.test">https://example.test</a>'],
    ["[a](example.test/x)", '<a href="http://example.test/x">a</a>'],
    ["[a](tel:+123)", '<a href="tel:+123">a</a>'],
    ["[a](mailto:x@example.test)", '<a href="mailto:x@example.test">a</a>'],
    ["[a](/user_uploads/2/ab/c.txt)", '<a href="/user_uploads/2/ab/c.txt">a</a>'],
    ["[a](#narrow/channel/3)", '<a href="#narrow/channel/3">a</a>'],
    ["[a](https://chat.example.test/#narrow/dm/7)", '<a href="#narrow/dm/7">a</a>'],
    ["![a](https://example.test/p)", '![a](<a href="https://example.test/p">https://example.test/p</a>)'],
    ["[a](b_(c) 'd')", '<a href="http://b_(c)" title="d">a</a>'],
    ["[a](<b c>)", '<a href="http://b%20c">a</a>'],
    ["[a](b", "[a](b"],
    ["[a][b]", "[a][b]"],
    ["[a]: x.yz\n[a]", "[a]: x.yz<br>\n[a]"],
    ["<a x> https://example.test</a>", "&lt;a x&gt; https://example.test&lt;/a&gt;"],
    ["<a x>https://example.test", "&lt;a x&gt;https://example.test"],
    // A link may have any of the schemes that are called safe, or none.
    ["[a](ftp://example.test/x)", '<a href="ftp://example.test/x">a</a>'],
    ["[a](/help/b)", '<a href="/help/b">a</a>'],
    ["[a](ann@example.test)", '<a href="mailto:ann@example.test">a</a>'],
    ["[a](odd://example.test)", "[a](odd://example.test)"],
    ["[a @**Olive**](//example.test)", '<a href="http:////example.test">a <span class="user-mention" data-user-id="7">@Olive</span></a>'],
    ["[*a* #12](https://example.test)", '<a href="https://example.test">*a* #12</a>'],
    ["fixed #12, not a#13.", 'fixed <a href="https://tracker.example.test/12">#12</a>, not a#13.'],
    ["https://example.test/#12", '<a href="https://example.test/#12">https://example.test/#12</a>'],
  ])("%s", (content, expected) => {
    expect(line(content)).toBe(expected);
  });

  test("to a file is an attachment, and an uploaded picture is shown below", () => {
    const content = "[p](/user_uploads/2/ab/p.png) [q](https://chat.example.test/user_uploads/2/cd/q.pdf?x) https://example.test";
    const rendered = renderMarkdown(content, markdownRealm());
    expect(rendered).toMatchObject({
      has_link: true,
      has_image: true,
      has_attachment: true,
      attachments: ["2/ab/p.png", "2/cd/q.pdf"],
      links: ["/user_uploads/2/ab/p.png", "user_uploads/2/cd/q.pdf?x", "https://example.test"],
    });
    expect(
      rendered.html.endsWith(
        '</p>\n<div class="message_inline_image"><a href="/user_uploads/2/ab/p.png" title="p">' +
          '<img src="/user_uploads/2/ab/p.png"></a></div>',
      ),
    ).toBe(true);
    expect(html(content, { inline_image_preview: false })).not.toContain("message_inline_image");
  });

  // Every link makes a message one with a link, also a link to a channel.
  test("by the name of a channel is one too", () => {
    expect(renderMarkdown("#**design**", markdownRealm())).toMatchObject({ has_link: true, links: ["/#narrow/channel/3-design"] });
  });

  test("in code is plain text", () => {
    expect(renderMarkdown("`https://example.test`", markdownRealm())).toMatchObject({
      has_link: false,
      has_image: false,
      has_attachment: false,
      links: [],
      attachments: [],
    });
  });
});

describe("a time", () => {
  test.each([
    ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"],
    ["2026-03-01T01:30:00+02:00", "2026-02-28T23:30:00Z"],
    ["2024-02-29 23:59:59-0100", "2024-03-01T00:59:59Z"],
    ["2000-02-29", "2000-02-29T00:00:00Z"],
    ["1496009815", "2017-05-28T22:16:55Z"],
    ["1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"],
  ])("%s is %s in UTC", (written, utc) => {
    expect(line(`<time:${written}>`)).toBe(`<time datetime="${utc}">${written}</time>`);
  });

  test.each(["tomorrow", "", "2026-02-29T00:00:00Z", "2026-13-01", "2026-01-01T24:00:00Z", "2026-01-01T00:00:00+99:00"])(
    "%j does not exist",
    (written) => {
      expect(line(`<time:${written}>`)).toBe(`<span class="timestamp-error">Invalid time format: ${written}</span>`);
    },
  );
});

describe("a block", () => {
  test.each([
    ["", ""],
    ["a\n\nb", "<p>a</p>\n<p>b</p>"],
    ["# One\n###### Six\n#none", "<h1>One</h1>\n<h6>Six</h6>\n<p>#none</p>"],
    ["title\n===", "<p>title<br>\n===</p>"],
    ["a\n\n---", "<p>a</p>\n<hr>"],
    ["> a\n> b", "<blockquote>\n<p>a<br>\nb</p>\n</blockquote>"],
    ["- a\n- b\n  - c", "<ul>\n<li>a</li>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>"],
    ["3. a\n4. b", '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ["- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>"],
    ["```\na\n```", '<div class="codehilite"><pre><span></span><code>a\n</code></pre></div>'],
    ["~~~ nolang\n<x>\n~~~", '<div class="codehilite" data-code-language="nolang"><pre><span></span><code>&lt;x&gt;\n</code></pre></div>'],
    ['```a"b\nx', '<div class="codehilite" data-code-language="a"><pre><span></span><code>x\n</code></pre></div>'],
    ["    a", '<div class="codehilite"><pre><span></span><code>a\n</code></pre></div>'],
    [
      "```spoiler The *end*\n@**Olive**\n```",
      '<div class="spoiler-block"><div class="spoiler-header">\n<p>The <em>end</em></p>\n</div>' +
        '<div class="spoiler-content" aria-hidden="true">\n' +
        '<p><span class="user-mention" data-user-id="7">@Olive</span></p>\n</div></div>',
    ],
    [
      "```spoiler\na\n```",
      '<div class="spoiler-block"><div class="spoiler-header">\n</div>' +
        '<div class="spoiler-content" aria-hidden="true">\n<p>a</p>\n</div></div>',
    ],
    [
      "```quote\na\n```NoLang\nb\n```\n```\nc",
      "<blockquote>\n<p>a</p>\n<p>" +
        '<div class="codehilite" data-code-language="nolang"><pre><span></span><code>b\n</code></pre></div><br>\n' +
        "</p>\n</blockquote>\n<p>c</p>",
    ],
    ["~~~quote\na\n\n~~~quote\nb\n~~~\n~~~", "<blockquote>\n<p>a</p>\n<blockquote>\n<p>b<br>\n</p>\n</blockquote>\n</blockquote>"],
    [
      "```quote\n~~~\n```py\n~~~\n```\na",
      '<blockquote>\n<p><div class="codehilite"><pre><span></span><code>```py\n</code></pre></div><br>\n</p>\n' + "</blockquote>\n<p>a</p>",
    ],
    ["```math\nx^2\n```", expect.stringMatching(/^<p><span class="katex-display">.*x\^2.*<\/span><\/p>$/s)],
    [
      "|a|b|\n|-|-:|\n|*1*|2|",
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th style="text-align: right;">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n' +
        '<td><em>1</em></td>\n<td style="text-align: right;">2</td>\n</tr>\n</tbody>\n</table>',
    ],
    ["<div>\na\n</div>\nb", "<p>&lt;div&gt;<br>\na<br>\n&lt;/div&gt;<br>\nb</p>"],
  ])("reads %j", (content, expected) => {
    expect(html(content)).toEqual(expected);
  });

  test.each(["1. a\u2028b", "- a\u2028b", "> a\u2028b"])("of %j keeps what follows a separator of lines", (content) => {
    expect(html(content)).toContain("a\u2028b");
  });

  test("of formulas marks their source as an error where no program writes them", () => {
    const failing = { formulas_fail: true };
    expect(html("a $$x<2$$ b", failing)).toBe('<p>a <span class="tex-error">$$x&lt;2$$</span> b</p>');
    expect(html(`a $$"x'$$ b`, failing)).toBe(`<p>a <span class="tex-error">$$"x'$$</span> b</p>`);
    expect(html(`~~~math\n"x' & <\n~~~`, failing)).toBe('<p><span class="tex-error">&quot;x&#x27; &amp; &lt;</span></p>');
    expect(html("```math\na\n\nb\n```", failing)).toBe('<p><span class="tex-error">a</span>\n\n<span class="tex-error">b</span></p>');
  });

  test("of code without a language uses that of the realm", () => {
    expect(html("```\nx\n```", { default_code_block_language: "rs" })).toContain('data-code-language="Rust"');
  });
});

test.each([
  ["/me waves", true],
  ["/me", false],
  ["/mean", false],
  [" /me waves", false],
  ["/me waves\n\nand goes", false],
])("a message that begins with /me %j is about its sender: %s", (content, expected) => {
  expect(renderMarkdown(content, markdownRealm()).is_me_message).toBe(expected);
});
