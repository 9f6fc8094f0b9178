import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { has } from "../realm/feature-level";
import { marksOf, rowTest } from "./message-rows";
import { readTest } from "./read-state";

/** The ID of the account that stands for those without any. */
export const SPECTATOR_ID = 0;

/** Whether a message mentions an account by name or through a group. */
export function isMentioned(message: Message, userId: number): boolean {
  const mentions = message.mentions;
  return mentions !== null && (mentions.user_ids.includes(userId) || mentions.via_group_user_ids.includes(userId));
}

/** The flags that the content of a message gives a receiver: mentions and alert words. */
export function contentFlags(message: Message, userId: number): string[] {
  const flags: string[] = [];
  if (message.mentions !== null) {
    if (isMentioned(message, userId)) flags.push("mentioned");
    const channel = message.mentions.channel_wildcard;
    const topic = message.mentions.topic_wildcard && message.mentions.topic_participant_ids.includes(userId);
    if (channel) flags.push("stream_wildcard_mentioned");
    if (topic) flags.push("topic_wildcard_mentioned");
    if (channel || topic) flags.push("wildcard_mentioned");
  }
  if (message.alerted_user_ids.includes(userId)) flags.push("has_alert_word");
  return flags;
}

/** Flags as the realm's feature level knows them: at first, one flag stood for both kinds of wildcards. */
export function shownFlags(realm: Realm, flags: string[]): string[] {
  if (has(realm, "wildcardFlagsAreTwo")) return flags;
  return flags.filter((flag) => flag !== "stream_wildcard_mentioned" && flag !== "topic_wildcard_mentioned");
}

/**
 * The flags of a message for an account. Whoever may read it without a row for it has the two flags `read` and
 * `historical`; to those without an account everything is read.
 *
 * @spec Endpoints 10: messages
 */
export function flagsOf(realm: Realm, userId: number, message: Message): string[] {
  return flagsReader(realm, userId)(message);
}

/** Gives the flags of many messages for one account. */
export function flagsReader(realm: Realm, userId: number): (message: Message) => string[] {
  const hasRow = rowTest(realm, userId);
  const isRead = readTest(realm, userId);
  const marks = marksOf(realm, userId);
  return (message) => {
    if (!hasRow(message)) return userId === SPECTATOR_ID ? ["read"] : ["read", "historical"];
    const flags: string[] = isRead(message) ? ["read"] : [];
    if (marks.starred.has(message.id)) flags.push("starred");
    if (marks.collapsed.has(message.id)) flags.push("collapsed");
    if (message.mentions !== null || message.alerted_user_ids.length > 0) {
      flags.push(...shownFlags(realm, contentFlags(message, userId)));
    }
    if (marks.historical.has(message.id)) flags.push("historical");
    return flags;
  };
}
