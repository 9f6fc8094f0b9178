import { linkifiedPlaces } from "../linkifiers/linkifier";
import type { MarkdownContext } from "./markdown-context";
import { joinUrl, safeUrl, splitUrl } from "./safe-url";
import { webLinkFrom } from "./web-link";

/** A link that clients show next to a topic. */
export interface TopicLink {
  /** The words of the topic that became the link. */
  readonly text: string;
  readonly url: string;
}

/** A link, and the place that it claims: with the blank before it, or with the words before it. */
interface Claim extends TopicLink {
  readonly start: number;
}

/**
 * The links of a topic: bare addresses, and what linkifiers find. Where several want the same words, the earlier
 * linkifier wins, and a linkifier over an address.
 *
 * @returns links in the order in which they stand in the topic
 */
export function topicLinks(topic: string, context: Pick<MarkdownContext, "linkifiers">): readonly TopicLink[] {
  const kept: Claim[] = [];
  for (const claim of [...linkified(topic, context), ...bareAddresses(topic)]) {
    if (!kept.some((other) => overlap(other, claim))) kept.push(claim);
  }
  return kept.sort((one, other) => one.start - other.start).map(({ text, url }) => ({ text, url }));
}

function overlap(one: Claim, other: Claim): boolean {
  return one.start < other.start + other.text.length && other.start < one.start + one.text.length;
}

function linkified(topic: string, { linkifiers }: Pick<MarkdownContext, "linkifiers">): readonly Claim[] {
  return linkifiers.flatMap((linkifier) =>
    [...linkifiedPlaces(topic, linkifier)]
      .filter(({ url }) => safeUrl(url) !== undefined)
      .map(({ start, end, url }) => ({ start: Math.max(0, start - 1), text: topic.slice(start, end), url })),
  );
}

/** Words between blanks and punctuation, of which each may hold one address. */
const WORD = /[^ !;),'"]+/g;

function bareAddresses(topic: string): readonly Claim[] {
  return [...topic.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const link = webLinkFrom(word, 0);
    if (!link) return [];
    const text = word.slice(link.start, link.end);
    return [{ start: index, text, url: withScheme(text) }];
  });
}

/** Domains without a scheme lead to the secure web. */
function withScheme(address: string): string {
  const parts = splitUrl(address);
  if (!parts || parts.scheme !== "") return address;
  const [authority = ""] = parts.path.split("/", 1);
  return joinUrl({ ...parts, scheme: "https", authority, path: parts.path.slice(authority.length) });
}
