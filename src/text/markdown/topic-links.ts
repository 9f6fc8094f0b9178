import { linkifiedPlaces } from "../linkifiers/linkifier";
import { bareUrlsIn } from "./bare-url";
import type { MarkdownContext } from "./markdown-context";
import { safeUrl } from "./safe-url";

/** A link that clients show beside a topic. */
export interface TopicLink {
  /** The words of the topic that became the link. */
  readonly text: string;
  readonly url: string;
}

/**
 * The links of a topic: bare addresses, and what linkifiers find. Where both want the same words, the linkifier wins.
 *
 * @returns links in the order in which they stand in the topic
 * @spec Message, `topic_links`
 */
export function topicLinks(topic: string, context: Pick<MarkdownContext, "linkifiers">): readonly TopicLink[] {
  const linkified = linkifiedPlaces(topic, context.linkifiers, false);
  const addresses = bareUrlsIn(topic)
    .map(({ raw, href, start }) => ({ start, end: start + raw.length, url: href }))
    .filter(({ start, end }) => !linkified.some((place) => start < place.end && place.start < end));
  return [...linkified, ...addresses]
    .sort((one, other) => one.start - other.start)
    .flatMap(({ start, end, url }) => {
      const safe = safeUrl(url);
      return safe === undefined ? [] : [{ text: topic.slice(start, end), url: safe }];
    });
}
