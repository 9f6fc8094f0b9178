/** Renders contents as HTML: those that are being written from the realm, earlier ones from what is stored with them. */
import { storedFor } from "../../data/lazy";
import { remembering } from "../collections/remembering";
import { frozen } from "../realm/freeze";
import type { Message } from "../realm/message";
import type { Realm } from "../realm/realm";
import type { StoredRendering } from "../realm/rendering";
import type { User } from "../realm/user";
import { markdownContext } from "../rules/messages/markdown-of-realm";
import { type TopicLink, topicLinks } from "../text/markdown/channel-link-rules";
import { type Rendered, renderMarkdown } from "../text/markdown/render";
import { renderingOf, storedContext } from "./stored-rendering";

/** A rendering depends on nothing but its message, so that it is kept as long as the message. */
const renderings = new WeakMap<Message, Rendered>();

/** The HTML of a message, its links, and what it contains. */
export function renderedMessage(realm: Realm, message: Message): Rendered {
  let rendered = renderings.get(message);
  if (rendered === undefined) {
    rendered = renderMarkdown(message.content, storedContext(realm, renderingOf(message)));
    renderings.set(message, rendered);
  }
  return rendered;
}

export function messageHtml(realm: Realm, message: Message): string {
  return renderedMessage(realm, message).html;
}

/** Renders a content that was written earlier. */
export function storedHtml(realm: Realm, content: string, rendering: StoredRendering): string {
  return renderMarkdown(content, storedContext(realm, rendering)).html;
}

/**
 * Renders a content as the realm is now.
 *
 * @param writer - the account that writes it: its setting for emoticons applies, and channels that it cannot read are
 *   not linked. Without a writer, all channels are linked and emoticons stay text
 */
export function renderedHtml(realm: Realm, content: string, writer?: User): string {
  return renderMarkdown(content, markdownContext(realm, writer)).html;
}

/** The HTML of a description or of a profile field, which has no previews. */
export function describedHtml(realm: Realm, text: string, writer?: User): string {
  if (text === "") return "";
  return renderMarkdown(text, { ...markdownContext(realm, writer), inline_image_preview: false }).html;
}

/** Every bare address has one of these in it. */
const MAY_HOLD_URL = /:\/\/|www\./i;

/** Many messages have the same topic, so the links of a topic are remembered with the linkifiers that found them. */
const linksBy = storedFor((linkifiers: Realm["linkifiers"]) =>
  remembering((topic: string) => frozen([...topicLinks(topic, { linkifiers })])),
);

/** The links of a message's topic line. */
export function messageTopicLinks({ linkifiers }: Realm, { topic }: Message): readonly TopicLink[] {
  if (linkifiers.length === 0 && !MAY_HOLD_URL.test(topic)) return [];
  return linksBy(linkifiers)(topic);
}
