import { parsedJson } from "../../../protocol/parsed-json";
import { IdSet } from "../../collections/id-set";
import { badRequest } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Message, MessageMarks } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { narrowAddress } from "../../text/markdown/channel-link-rules";
import { channelById, hasContentAccess, hasSharedHistory, isSubscribed } from "../channels/channel-access";
import { has } from "../realm/feature-level";
import { topicView } from "../topics/topic-name";
import { isGuest } from "../users/people";

/** The marks of an account without marks. */
const NO_MARKS: MessageMarks = Object.freeze({
  starred: IdSet.empty(),
  collapsed: IdSet.empty(),
  hide_link_previews: IdSet.empty(),
  unread: IdSet.empty(),
  historical: IdSet.empty(),
  given: IdSet.empty(),
});

/** The message with an ID; undefined when it never was or was deleted. */
export function messageById(realm: Realm, messageId: number): Message | undefined {
  return realm.messages.get(messageId - 1) ?? undefined;
}

/** What an account has made of single messages. */
export function marksOf(realm: Realm, userId: number): MessageMarks {
  return realm.message_marks.get(userId) ?? NO_MARKS;
}

/**
 * Whether an account has a personal row for a message: it received the message, or got the row later by a flag, a
 * reaction or a move. Rows are the history of an account.
 *
 * @see https://zulip.com/api/get-messages
 */
export function hasRow(realm: Realm, userId: number, message: Message): boolean {
  const marks = realm.message_marks.get(userId);
  if (marks === undefined) return message.received_by.has(userId);
  return marks.historical.has(message.id) || marks.given.has(message.id) || message.received_by.has(userId);
}

/** Asks the same of many messages for one account. */
export function rowTest(realm: Realm, userId: number): (message: Message) => boolean {
  const marks = realm.message_marks.get(userId);
  return marks === undefined
    ? (message) => message.received_by.has(userId)
    : (message) => hasRow(realm, userId, message);
}

/**
 * Whether an account may read messages of a channel one by one. A guest reads those of a web-public channel only as a
 * subscriber, or as part of the channel's history.
 */
export function opensMessages(realm: Realm, channel: Channel, user: User): boolean {
  if (isGuest(user)) return isSubscribed(channel, user.user_id);
  return hasContentAccess(realm, channel, user);
}

/** Whether an account may read a message now. */
export function canReadMessage(realm: Realm, user: User, message: Message): boolean {
  if (message.stream_id === null) return message.received_by.has(user.user_id);
  const channel = channelById(realm, message.stream_id);
  if (channel === undefined || !opensMessages(realm, channel, user)) return false;
  return hasSharedHistory(channel) || hasRow(realm, user.user_id, message);
}

/** The content of a message as a fenced block, by fences that are longer than those inside it. */
export function fencedContent(message: Pick<Message, "content">, kind: string): string {
  const fence = "`".repeat(Math.max(3, longestFence(message.content) + 1));
  return `${fence}${kind}\n${message.content}\n${fence}`;
}

function longestFence(content: string): number {
  return Math.max(0, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
}

/** Lines as a quotation. */
export function quotedLines(text: string): string {
  return `> ${text.replaceAll("\n", "\n> ")}`;
}

/** Where a message is: a link to one of a channel; of a direct one no more than that. */
export function messagePlace(realm: Realm, message: Message): string {
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel === undefined) return "a direct message";
  const address = narrowAddress(channel, message.topic, `near/${message.id}`);
  const title = `${channel.name} > ${topicView(realm, message.topic, false)}`;
  return `[a message in ${title.replace(/[[\]\\]/g, "\\$&")}](${address.slice(1)})`;
}

/** The kind of widget that a message is; undefined for any other message. */
export function widgetTypeOf(message: Message): string | undefined {
  const widget = message.submessages?.find((one) => one.msg_type === "widget");
  if (widget === undefined) return undefined;
  const value = parsedJson(widget.content);
  const isRecord = typeof value === "object" && value !== null && "widget_type" in value;
  return isRecord && typeof value.widget_type === "string" ? value.widget_type : undefined;
}

/** Finds a channel that an account may read; archived ones too since these answer. */
export function readableChannel(realm: Realm, user: User, streamId: number) {
  const channel = channelById(realm, streamId);
  const isOpen = channel?.is_archived === false || has(realm, "archivedChannelsAnswer");
  if (channel !== undefined && isOpen && hasContentAccess(realm, channel, user)) return channel;
  const msg = `stream_id: there is no channel with the ID ${streamId} that you can read.`;
  return badRequest("channel_not_readable", msg);
}

/** Finds a message that an account may read. */
export function readableMessage(realm: Realm, user: User, messageId: number) {
  const message = messageById(realm, messageId);
  if (message !== undefined && canReadMessage(realm, user, message)) return message;
  return messageUnknown(messageId);
}

/** The refusal for a message that does not exist or that the account is not allowed to read. */
export function messageUnknown(messageId: number) {
  return badRequest("message_unknown", `There is no message with the ID ${messageId} that you can read.`);
}
