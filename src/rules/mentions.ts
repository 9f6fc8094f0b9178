import type { Channel } from "../realm/channel";
import type { Mentions, Message } from "../realm/message";
import type { Realm } from "../realm/realm";

/** Where a message goes, as far as its mentions depend on it. */
export interface MentionPlace {
  readonly channel: Channel;
  readonly topic: string;
}

/** Resolves whom a content mentions; null when it mentions nobody. */
export function resolveMentions(_realm: Realm, _content: string, _place: MentionPlace | null): Mentions | null {
  return null;
}

/** The HTML of a content that belongs to no message yet. */
export function renderedHtml(_realm: Realm, content: string): string {
  return `<p>${content}</p>`;
}

/** The HTML of a message. */
export function messageHtml(realm: Realm, message: Message): string {
  return renderedHtml(realm, message.content);
}

/** The links of a message's topic line. */
export function messageTopicLinks(_realm: Realm, _message: Message): readonly { text: string; url: string }[] {
  return [];
}
