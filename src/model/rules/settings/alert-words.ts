import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

/** Whether a text contains a word or phrase by itself, ignoring case: not inside a longer word. */
export function containsAlertWord(text: string, word: string): boolean {
  const inText = text.toLowerCase();
  const wanted = word.toLowerCase();
  for (let at = inText.indexOf(wanted); at !== -1 && wanted !== ""; at = inText.indexOf(wanted, at + 1)) {
    const before = inText.charAt(at - 1);
    const after = inText.charAt(at + wanted.length);
    if (!WORD_CHARACTER.test(before) && !WORD_CHARACTER.test(after)) return true;
  }
  return false;
}

/** The receivers of a message of whose alert words one occurs in it, ascending. */
export function alertedUserIds(realm: Realm, message: Pick<Message, "received_by" | "content">): readonly number[] {
  const ids: number[] = [];
  for (const [userId, words] of realm.alert_words) {
    if (!message.received_by.has(userId)) continue;
    if (words.some((word) => containsAlertWord(message.content, word))) ids.push(userId);
  }
  return ids.sort((a, b) => a - b);
}
