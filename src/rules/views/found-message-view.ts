import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { highlightHtml, highlightTopic } from "../markdown/highlight";
import { flagsReader } from "../messages/flags";
import { messageHtml } from "../mentions";
import type { Search } from "../search/parse-search";
import { shownTopic } from "../topic-name";
import { messageView, recordsOf, type MessageView, type MessageViewOptions } from "./message-view";

/**
 * Messages as the answer to a request holds them: with the reader's flags, and with what a search found in them. One
 * whose sender is unknown, which no realm has, is left out.
 *
 * @card Message; Endpoints 10: messages
 */
export function foundMessageViews(
  realm: Realm,
  viewer: User,
  messages: readonly Message[],
  options: MessageViewOptions,
  search: Search | null,
): MessageView[] {
  const flagsOf = flagsReader(realm, viewer.user_id);
  const views: MessageView[] = [];
  for (const message of messages) {
    const records = recordsOf(realm, message);
    if (records === undefined) continue;
    const view = messageView(realm, viewer, records, options);
    view["flags"] = flagsOf(message);
    if (search !== null) Object.assign(view, matchView(realm, message, search, options.allow_empty_topic_name));
    views.push(view);
  }
  return views;
}

/** The content and the topic of a message as HTML, with what a search looks for marked. */
export function matchView(
  realm: Realm,
  message: Message,
  search: Search | null,
  allowEmptyTopicName: boolean,
): { readonly match_content: string; readonly match_subject: string } {
  const looked = search ?? { words: [], phrases: [] };
  const topic = message.stream_id === null ? "" : shownTopic(realm, message.topic, allowEmptyTopicName);
  return {
    match_content: highlightHtml(messageHtml(realm, message), looked),
    match_subject: highlightTopic(topic, looked),
  };
}
