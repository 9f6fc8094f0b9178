import type { Channel } from "../realm/channel";
import type { Mentions } from "../realm/message";
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
