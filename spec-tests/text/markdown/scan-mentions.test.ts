import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_MENTIONS } from "../../../src/model/text/markdown/markdown-context";
import { renderMarkdown } from "../../../src/model/text/markdown/render";
import { scanMentions } from "../../../src/model/text/markdown/scan-mentions";
import { forAll } from "../../support/for-all";
import { markdownRealm } from "../../support/markdown-realm";
import { propertyRuns } from "../../support/property-runs";

const realm = markdownRealm();

describe("finding mentions without rendering", () => {
  test.each(["", "no sign at all", "mail olive@example.test", "@", "@Olive", "@** **", "`@**Olive**`", "@**Unknown**", "a@*support*"])(
    "finds no mention in %j and shares one answer for that",
    (content) => {
      expect(scanMentions(content, realm)).toBe(NO_MENTIONS);
    },
  );

  test("does not query the realm without a mention", () => {
    const refuse = (): never => {
      throw new Error("asked");
    };
    const context = { userByName: refuse, userById: refuse, groupByName: refuse };
    expect(scanMentions("olive@example.test says @ and *this*", context)).toBe(NO_MENTIONS);
  });

  test("finds every mention, each kind separately", () => {
    const content = "@**Olive** @**Sam|10** @_**Sam|9** @*support* @_*role:administrators* @**all** @_**topic**";
    expect(scanMentions(content, realm)).toEqual({
      user_ids: [7, 10],
      silent_user_ids: [9],
      group_ids: [5],
      silent_group_ids: [2],
      channel_wildcard: true,
      topic_wildcard: false,
      silent_wildcard: true,
    });
  });

  test.each(["> @**Olive**", "```quote\n@**Olive**\n```", "- > @**Olive**"])("finds no mention in a quote: %j", (content) => {
    expect(scanMentions(content, realm)).toMatchObject({ user_ids: [], silent_user_ids: [7] });
  });
});

/** Pieces of messages, separated by blanks; then those that are blanks or hold some. */
const PIECES = [
  "@**Olive** @_**Olive** @**Sam|10** @**|7** @*support* @_*support* @**all** @**topic** @_**topic** @** @* @ _ ** *",
  "*** ~~ ` `` Olive |7 support all a | |-|-|\n \n|-|\n ---\n [ ](http://a.b) ( ) < { ' \" / \\ $$ ```\n",
  "```quote\n ~~~\n http://a.b/ www.a.b #**design> <time: :smile: é \u00a0 \u2028 \n \n\n \t \r \f",
].flatMap((line) => line.split(" "));
const BLANK_PIECES = [" ", "    ", "x ", "> ", "- ", "1. ", "# ", "```spoiler "];
const piece = fc.oneof(fc.constantFrom(...PIECES, ...BLANK_PIECES), fc.string({ maxLength: 2 }));

/** Messages in which a mention is not what it seems. */
const DECEPTIVE = [
  "    @**Olive**",
  "- a\n\n      @**Olive**",
  "\t@**Olive**",
  "*@**Olive** a*",
  "x@**Olive**",
  "~~@**Olive**~~",
  "|@**Olive|7**|\n|-|",
  "@*support @**Olive**",
  "#**design>@**Olive**",
  "http://a.b/@**Olive**",
  "[a](@**Olive**)",
  "\\@**Olive**",
  "$$@**Olive**$$",
  "<time:@**Olive**>",
  "1. \u2028@**Olive**",
];

test("the search for mentions and rendering agree on the mentioned users", () => {
  forAll([fc.array(piece, { maxLength: 14 })], { ...propertyRuns(6000), examples: DECEPTIVE.map((content) => [[content]]) }, (pieces) => {
    const content = pieces.join("");
    expect(scanMentions(content, realm)).toEqual(renderMarkdown(content, realm).mentions);
  });
});
