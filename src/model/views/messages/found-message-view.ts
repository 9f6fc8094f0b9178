import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { flagsReader } from "../../rules/messages/flags";
import { messageHtml } from "../../rules/messages/rendering";
import { highlightHtml, highlightTopic } from "../../text/markdown/highlight";
import type { Search } from "../../text/search";
import { type Building, type MessageViewOptions, messageViewFor, recordsOf } from "./message-view";
import type { FoundMessageView, MessageFlag, MessageView } from "../../../protocol/records/messages";

/**
 * Messages as the answer to a request holds them: with the reader's flags, and with what a search found in them. One
 * whose sender is unknown, which no realm has, is left out.
 *
 * @spec Message; Endpoints 10: messages
 */
export function foundMessageViews(
  realm: Realm,
  viewer: User,
  messages: readonly Message[],
  options: MessageViewOptions,
  search: Search | null,
): FoundMessageView[] {
  const flagsOf = flagsReader(realm, viewer.user_id);
  const views: FoundMessageView[] = [];
  for (const message of messages) {
    const records = recordsOf(realm, message);
    if (records === undefined) continue;
    const view = messageViewFor(realm, viewer, records, options);
    addFlags(view, flagsOf(message));
    if (search !== null) Object.assign(view, matchView(realm, message, search));
    views.push(view);
  }
  return views;
}

/** Adds what differs from reader to reader; by writing, since copying a hundred messages would take longer. */
function addFlags(
  view: Building<MessageView> & { flags?: readonly MessageFlag[] },
  flags: readonly MessageFlag[],
): asserts view is Building<FoundMessageView> {
  view.flags = flags;
}

/** The content and the topic of a message as HTML, with what a search looks for marked; the empty topic stays empty. */
export function matchView(
  realm: Realm,
  message: Message,
  search: Search | null,
): { readonly match_content: string; readonly match_subject: string } {
  const looked = search ?? { words: [], phrases: [] };
  return {
    match_content: highlightHtml(messageHtml(realm, message), looked),
    match_subject: highlightTopic(message.topic, looked),
  };
}
