import { renderMarkdown } from "../../src/model/text/markdown/render";
import { filled, HEAVY_MESSAGES, ORDINARY_MESSAGE } from "../support/heavy-messages";
import { markdownRealm } from "../support/markdown-realm";
import { timedPair } from "./measure";
import { type BenchRow, ratioRow } from "./report";

/** How many times as long as an ordinary message another of the same length is allowed to take. */
const MOST_TIMES_AS_LONG = 40;
/** A ratio above the limit is measured again, since the machine can be busy. */
const TRIES = 3;

const PATTERNS = ["(a+)+$", "(a|a)*b", "(a|aa)+b", "(?:a*)*b", "a*a*a*a*a*b", "(?P<x>\\w+\\s?)*z"];

type Heavy = readonly [what: string, content: string, options: Parameters<typeof markdownRealm>[0]];

function heavyMessages(): Heavy[] {
  const messages = HEAVY_MESSAGES.map(([what, content]): Heavy => [what, content, { translate_emoticons: true }]);
  const linkified = PATTERNS.flatMap((pattern) =>
    [filled("a"), filled("a "), `${filled("a")}!`].map((content): Heavy => [
      `linkifier ${pattern}`,
      content,
      { linkifiers: [{ pattern, url_template: "https://example.test/" }] },
    ]),
  );
  return [...messages, ...linkified];
}

function rowOf([what, content, options]: Heavy): BenchRow {
  const realm = markdownRealm(options);
  const render = (text: string) => () => void renderMarkdown(text, realm);
  const [ours, other] = timedPair(render(content), render(ORDINARY_MESSAGE), 1, 3);
  return ratioRow(`10,000 characters of ${JSON.stringify(what)} ÷ ordinary ones`, ours, other, `≤ ${MOST_TIMES_AS_LONG} ×`);
}

/**
 * The message that takes the longest to be rendered, compared with an ordinary one of the same length.
 *
 * @throws Error if it takes more than the limit each time
 */
export function slowestMessageRow(): BenchRow {
  const ratio = ({ times }: BenchRow): number => (times === undefined ? 0 : times.ours.median / times.other.median);
  let slowest: BenchRow | undefined;
  for (const heavy of heavyMessages()) {
    let row = rowOf(heavy);
    for (let tried = 1; tried < TRIES && ratio(row) > MOST_TIMES_AS_LONG; tried += 1) row = rowOf(heavy);
    if (ratio(row) > MOST_TIMES_AS_LONG) throw new Error(`${row.what}: ${row.ratio}, expected ${row.goal}.`);
    if (slowest === undefined || ratio(row) > ratio(slowest)) slowest = row;
  }
  if (slowest === undefined) throw new Error("There must be heavy messages.");
  return slowest;
}
