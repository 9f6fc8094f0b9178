/** Messages of ten thousand characters that a careless renderer takes long for, or nests deeply. */

const LENGTH = 10_000;
export const filled = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
const rising = (part: (depth: number) => string): string => Array.from({ length: 140 }, (_, depth) => part(depth)).join("");

/** What ten thousand characters are filled with, separated by bars. */
const FILLINGS = [
  "*a |*|**a*|*a**b|***a|*a`b|_a |~~a|~|[|![|[a](|[](|]|(|`|`a``b```c|\\|>|> - |- > |- |1. |# |> a\n|- a\n|  - a\n",
  "```\n|```quote\n|~~~spoiler x\n|```quote\n~~~quote\n|<|<a |<!--|<time:|&|&#|@|@**|@**a|@**Olive**|@*a",
  "a@|a@b.c |#**a|#**a>b|#12 |#1",
  "$$a|$$|:|:a|:a:|:smile:|🙂|❤️|👨‍👩‍👧‍👦|1\u20e3|http://|https://a.b/(|www.|www.a.|\n| |\t|a\n\n",
].flatMap((line) => line.split("|"));

export const HEAVY_MESSAGES: readonly (readonly [what: string, content: string])[] = [
  ...["|a", "|", "|-", ...FILLINGS].map((text) => [text, filled(text)] as const),
  ["opened and closed brackets", filled("[").slice(5000) + filled("]").slice(5000)],
  ["images in images", `${"![a".repeat(1400)}${"](b)".repeat(1400)}`],
  ["stars around a letter", `${"*".repeat(4999)}a${"*".repeat(4999)}`],
  ["ticks of all lengths", rising((depth) => `${"`".repeat(depth + 1)} `)],
  ["stars of all lengths", rising((depth) => `${"*".repeat(depth + 1)}a`)],
  ["an ever deeper list", rising((depth) => `${" ".repeat(depth)}- a\n`)],
  ["ever longer fences", rising((depth) => `${"`".repeat(depth + 3)}quote\n`)],
  ["a wide table", `${"|a".repeat(1600)}\n${"|-".repeat(1600)}\n${"|b".repeat(1600)}`],
  ["a long table", `|a|b|\n|-|-|\n${"|*a*|`b`|\n".repeat(1000)}`],
  ["an address that ends in dots", `http://a.b/${".".repeat(LENGTH)}x`],
  ["an address in parentheses", `http://a.b/${"(".repeat(5000)}${")".repeat(5000)}`],
];

/** Ten thousand characters of ordinary text. */
export const ORDINARY_MESSAGE = filled("Some *words*, a [link](https://example.test/), `code` and @**Olive**.\n\n");
