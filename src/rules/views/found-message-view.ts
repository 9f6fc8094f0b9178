import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { highlightHtml, highlightTopic } from "../markdown/highlight";
import { flagsOf } from "../messages/flags";
import { messageHtml } from "../mentions";
import type { Search } from "../search/parse-search";
import { shownTopic } from "../topic-name";
import { messageView, recordsOf, type MessageView, type MessageViewOptions } from "./message-view";

/**
 * A message as the answer to a request holds it: with the reader's flags, and with what a search found in it.
 *
 * @returns undefined for a message whose sender is unknown, which no realm has
 * @card Message; Endpoints 10: messages
 */
export function foundMessageView(
  realm: Realm,
  viewer: User,
  message: Message,
  options: MessageViewOptions,
  search: Search | null,
): MessageView | undefined {
  const records = recordsOf(realm, message);
  if (records === undefined) return undefined;
  const view = messageView(realm, viewer, records, options);
  view["flags"] = flagsOf(realm, viewer.user_id, message);
  if (search !== null) Object.assign(view, matchView(realm, message, search, options.allow_empty_topic_name));
  return view;
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
