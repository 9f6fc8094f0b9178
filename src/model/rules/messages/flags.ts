import type { MessageFlag } from "../../../protocol/records/messages";
import { badRequest } from "../../outcome/failures";
import type { Message } from "../../realm/message";
import { VISIBILITY } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import { activeSubscription } from "../channels/channel-access";
import { has } from "../realm/feature-level";
import { visibilityPolicy } from "../topics/user-topics";
import { marksOf, rowTest } from "./message-rows";
import { readTest } from "./read-state";

/** Whether a message mentions an account by name or through a group. */
function isMentioned(message: Message, userId: number): boolean {
  const mentions = message.mentions;
  return mentions !== null && (mentions.user_ids.includes(userId) || mentions.via_group_user_ids.includes(userId));
}

/**
 * The flags that a receiver has because of the content of a message: mentions and alert words. An account that got the
 * message later has them only after an edit.
 */
export function contentFlags(message: Message, userId: number): MessageFlag[] {
  const flags: MessageFlag[] = [];
  if (!message.received_by.has(userId) && message.last_edit_timestamp === null) return flags;
  if (message.mentions !== null) {
    if (isMentioned(message, userId)) flags.push("mentioned");
    if (message.mentions.channel_wildcard) flags.push("stream_wildcard_mentioned");
    if (message.mentions.topic_participant_ids.includes(userId)) flags.push("topic_wildcard_mentioned");
  }
  if (message.alerted_user_ids.includes(userId)) flags.push("has_alert_word");
  return flags;
}

/** Whether flags say that an account is mentioned, by itself or by a wildcard. */
export function sayMentioned(flags: readonly MessageFlag[]): boolean {
  return flags.includes("mentioned") || hasWildcard(flags);
}

function hasWildcard(flags: readonly MessageFlag[]): boolean {
  return flags.includes("stream_wildcard_mentioned") || flags.includes("topic_wildcard_mentioned");
}

/**
 * Flags as the realm's feature level knows them: `wildcard_mentioned`, which at first was the only one for both kinds
 * of wildcards, comes after them.
 */
export function shownFlags(realm: Realm, flags: readonly MessageFlag[]): MessageFlag[] {
  const wildcard: MessageFlag[] = hasWildcard(flags) ? ["wildcard_mentioned"] : [];
  if (has(realm, "wildcardFlagsAreTwo")) return [...flags, ...wildcard];
  const isShown = (flag: string): boolean =>
    flag !== "stream_wildcard_mentioned" && flag !== "topic_wildcard_mentioned";
  return [...flags.filter(isShown), ...wildcard];
}

/**
 * The flags of a message for an account. An account that can read it but has not received it has the flags `read` and
 * `historical`; for a visitor, all messages are read.
 *
 * @see https://zulip.com/api/get-messages
 */
export function flagsOf(realm: Realm, userId: number, message: Message): MessageFlag[] {
  return flagsReader(realm, userId)(message);
}

/** Gives the flags of many messages for one account. */
export function flagsReader(realm: Realm, userId: number): (message: Message) => MessageFlag[] {
  const hasRow = rowTest(realm, userId);
  const isRead = readTest(realm, userId);
  const marks = marksOf(realm, userId);
  return (message) => {
    if (!hasRow(message)) return ["read", "historical"];
    const flags: MessageFlag[] = isRead(message) ? ["read"] : [];
    if (marks.starred.has(message.id)) flags.push("starred");
    if (marks.collapsed.has(message.id)) flags.push("collapsed");
    if (marks.hide_link_previews.has(message.id)) flags.push("hide_link_previews");
    const hasContentFlags = message.mentions !== null || message.alerted_user_ids.length > 0;
    if (hasContentFlags) flags.push(...contentFlags(message, userId));
    if (marks.historical.has(message.id)) flags.push("historical");
    return hasContentFlags ? shownFlags(realm, flags) : flags;
  };
}

/** The flag that a request names, or a refusal for one that follows from the message and cannot be set. */
export function editableFlag(realm: Realm, flag: string, op: string) {
  const hasPreviews = has(realm, "linkPreviewsCanBeHidden");
  const isHiding = flag === "hide_link_previews" && hasPreviews;
  if (flag !== "read" && flag !== "starred" && flag !== "collapsed" && !isHiding) {
    const allowed = `read, starred, collapsed${hasPreviews ? ", hide_link_previews" : ""}`;
    return badRequest("flag_not_editable", `flag: one of ${allowed} is expected, not ${JSON.stringify(flag)}.`);
  }
  if (op === "add" || op === "remove") return flag;
  return badRequest("flag_change_unknown", `op: add or remove is expected, not ${JSON.stringify(op)}.`);
}

/**
 * Whether a message is in a place that an account mutes: in a muted topic, or in a muted channel without an unmuted or
 * followed topic. Direct messages never are.
 *
 * @see https://zulip.com/api/update-user-topic
 */
export function isInMutedPlace(realm: Realm, userId: number, { stream_id: streamId, topic }: Message): boolean {
  return streamId !== null && isTopicMuted(realm, userId, streamId, topic);
}

/** Whether a message mentions the account itself, or all users in a place that it has not muted. */
export function isNoticedMention(realm: Realm, userId: number, message: Message): boolean {
  if (message.mentions === null) return false;
  const flags = contentFlags(message, userId);
  if (flags.includes("mentioned")) return true;
  return sayMentioned(flags) && !isInMutedPlace(realm, userId, message);
}

/** Whether a message stands in a topic that an account muted by itself. */
export function isInMutedTopic(realm: Realm, userId: number, { stream_id: streamId, topic }: Message): boolean {
  return streamId !== null && visibilityPolicy(realm, userId, streamId, topic) === VISIBILITY.muted;
}

/** Whether a topic is muted for an account, by itself or with its channel. */
export function isTopicMuted(realm: Realm, userId: number, streamId: number, topic: string): boolean {
  const policy = visibilityPolicy(realm, userId, streamId, topic);
  const isChannelMuted = activeSubscription(realm, userId, streamId)?.is_muted === true;
  if (!has(realm, "unmutedTopicsCount")) return policy === VISIBILITY.muted || isChannelMuted;
  return policy === VISIBILITY.none ? isChannelMuted : policy === VISIBILITY.muted;
}

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

/** Whether a text contains a word or phrase by itself, ignoring case: not inside a longer word. */
function containsAlertWord(text: string, word: string): boolean {
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
