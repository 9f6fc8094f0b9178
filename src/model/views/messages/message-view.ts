import { SYSTEM_BOT_REALM } from "../../../protocol/accounts";
import type { MessageDetails } from "../../../protocol/events/messages";
import {
  DIRECT_MESSAGE_PARTICIPANT,
  type FOUND_MESSAGE,
  type FoundMessageView,
  MESSAGE,
  type MessageFlag,
  type MessageView,
  REACTION,
} from "../../../protocol/records/messages";
import { type ComputedOf, shows } from "../../../protocol/schema/tables";
import type { MessageEventRecords } from "../../realm/event-queue";
import { EMPTY_LIST } from "../../realm/freeze";
import type { Message, Reaction } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { messageHtml, messageTopicLinks } from "../../rendering/rendering";
import { channelById } from "../../rules/channels/channel-access";
import { recipientIdFor } from "../../rules/messages/conversations";
import { flagsReader, isNoticedMention, isTopicMuted } from "../../rules/messages/flags";
import { messageById } from "../../rules/messages/message-rows";
import { has } from "../../rules/realm/feature-level";
import { topicView } from "../../rules/topics/topic-name";
import { publicEmail, userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/who-may";
import { highlightHtml, highlightTopic } from "../../text/markdown/highlight";
import type { Search } from "../../text/search";
import { avatarUrl } from "../pictures";
import { unknownUserView } from "../users/user-view";
import { editHistoryView } from "./edit-history-view";

/** How a client wants its messages. */
interface MessageViewOptions {
  readonly apply_markdown: boolean;
  readonly client_gravatar: boolean;
  readonly allow_empty_topic_name: boolean;
}

/** A view while it is being put together. */
type Building<View> = { -readonly [Field in keyof View]: View[Field] };

/** The current records that the view of a message needs. */
export function recordsOf(realm: Realm, message: Message): MessageEventRecords | undefined {
  const sender = userById(realm, message.sender_id);
  if (sender === undefined) return undefined;
  const channel = message.stream_id === null ? null : (channelById(realm, message.stream_id) ?? null);
  const participants = message.user_ids?.flatMap((id) => userById(realm, id) ?? []) ?? EMPTY_LIST;
  return { message, sender, channel, participants };
}

/** A message for viewers that can see all accounts, without flags. */
function messageView(realm: Realm, records: MessageEventRecords, options: MessageViewOptions): Building<MessageView> {
  const { message, sender, channel } = records;
  const html = options.apply_markdown;
  // Written without spreading: a range of a hundred messages is made many times faster so.
  const view: Building<MessageView> = {
    id: message.id,
    sender_id: message.sender_id,
    content: html ? messageHtml(realm, message) : message.content,
    content_type: html ? "text/html" : "text/x-markdown",
    recipient_id: message.recipient_id,
    timestamp: message.timestamp,
    client: message.client,
    type: message.stream_id === null ? "private" : "stream",
    display_recipient: channel === null ? participantsView(realm, records.participants) : channel.name,
    subject: message.stream_id === null ? "" : topicView(realm, message.topic, options.allow_empty_topic_name),
    topic_links: message.stream_id === null ? [] : messageTopicLinks(realm, message),
    sender_full_name: sender.full_name,
    sender_email: publicEmail(realm, sender),
    sender_realm_str: sender.is_system_bot ? SYSTEM_BOT_REALM : realm.profile.string_id,
    avatar_url: avatarUrl(realm, sender, options.client_gravatar),
    is_me_message: message.content.startsWith("/me "),
    reactions: reactionsView(realm, message.reactions),
    submessages: message.submessages ?? [],
  };
  if (shows(MESSAGE, "sender_short_name", realm.feature_level))
    view.sender_short_name = shortName(publicEmail(realm, sender));
  if (message.stream_id !== null) view.stream_id = message.stream_id;
  if (message.edit_history.length > 0) addEdits(realm, message, options, view);
  return view;
}

/**
 * A message as one account sees it, without flags. A guest to which the sender is not visible sees an unknown user.
 */
export function messageViewFor(
  realm: Realm,
  viewer: User,
  records: MessageEventRecords,
  options: MessageViewOptions,
): Building<MessageView> {
  const view = messageView(realm, records, options);
  if (records.channel === null) view.recipient_id = recipientIdFor(realm, viewer, records.message);
  if (!isSenderUnknown(realm, viewer, records)) return view;
  const { full_name, email, avatar_url } = unknownUserView(realm, records.sender);
  return Object.assign(view, { sender_full_name: full_name, sender_email: email, avatar_url });
}

/** Whether the viewer sees the sender of a message as an unknown user. */
export function isSenderUnknown(
  realm: Realm,
  viewer: User,
  { sender_unknown_to, sender }: MessageEventRecords,
): boolean {
  return sender_unknown_to?.includes(viewer.user_id) ?? !canAccessUser(realm, viewer, sender);
}

/** When the content was last edited and the message last moved (one field for both on old servers), and the history. */
function addEdits(realm: Realm, message: Message, options: MessageViewOptions, view: Building<MessageView>): void {
  const edited = message.last_edit_timestamp;
  const moved = message.last_moved_timestamp;
  if (has(realm, "movesHaveOwnTimestamp")) {
    if (edited !== null) view.last_edit_timestamp = edited;
    if (moved !== null) view.last_moved_timestamp = moved;
  } else if (edited !== null || moved !== null) {
    view.last_edit_timestamp = Math.max(edited ?? 0, moved ?? 0);
  }
  Object.assign(view, editHistoryView(realm, message, options.allow_empty_topic_name));
}

/** The part of an address before the `@`, which old servers have next to the address. */
function shortName(email: string): string {
  return email.slice(0, email.indexOf("@"));
}

/** Reactions, on old servers with the name and the address of the account. */
function reactionsView(realm: Realm, reactions: readonly Reaction[]): readonly ComputedOf<typeof REACTION>[] {
  if (reactions.length === 0 || !shows(REACTION, "user", realm.feature_level)) return reactions;
  return reactions.map((reaction) => {
    const user = userById(realm, reaction.user_id);
    if (user === undefined) return reaction;
    return { ...reaction, user: { id: user.user_id, email: publicEmail(realm, user), full_name: user.full_name } };
  });
}

/** The users of a direct message: two of them by their addresses, more by their IDs. */
function participantsView(
  realm: Realm,
  participants: readonly User[],
): ComputedOf<typeof DIRECT_MESSAGE_PARTICIPANT>[] {
  const isShort = shows(DIRECT_MESSAGE_PARTICIPANT, "short_name", realm.feature_level);
  const views = participants.map((user) => ({
    id: user.user_id,
    email: publicEmail(realm, user),
    full_name: user.full_name,
    ...(isShort ? { short_name: shortName(publicEmail(realm, user)) } : {}),
    is_mirror_dummy: false,
  }));
  return views.length === 2 ? views.sort((a, b) => (a.email < b.email ? -1 : 1)) : views;
}

/**
 * The places of messages that are unread again, by their IDs as text.
 *
 * @see https://zulip.com/api/get-events
 */
export function messageDetails(
  realm: Realm,
  userId: number,
  messageIds: readonly number[],
): Readonly<Record<string, MessageDetails>> {
  const details: Record<string, MessageDetails> = {};
  for (const id of messageIds) {
    const message = messageById(realm, id);
    if (message !== undefined) details[String(id)] = detailsOf(realm, userId, message);
  }
  return details;
}

function detailsOf(realm: Realm, userId: number, message: Message): MessageDetails {
  const mentioned = isNoticedMention(realm, userId, message) ? ({ mentioned: true } as const) : {};
  const { stream_id, topic } = message;
  if (stream_id === null) {
    const others = (message.user_ids ?? []).filter((id) => id !== userId);
    return { type: "private", user_ids: others, ...mentioned };
  }
  const unmuted_stream_msg = !isTopicMuted(realm, userId, stream_id, topic);
  return { type: "stream", stream_id, topic, unmuted_stream_msg, ...mentioned };
}

/**
 * Messages in the answer to a request, with the viewer's flags and the matches of a search. A message with an unknown
 * sender, which no valid realm has, is omitted.
 *
 * @see https://zulip.com/api/get-messages
 */
export function foundMessageViews(
  realm: Realm,
  viewer: User,
  messages: readonly Message[],
  options: MessageViewOptions,
  search: Search | null,
): ComputedOf<typeof FOUND_MESSAGE>[] {
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

/** What servers store in the place of the topic of direct messages, and show of it in matches. */
const DIRECT_TOPIC = "\u0007";

function matchedTopic(realm: Realm, { stream_id, topic }: Message): string {
  return stream_id === null && has(realm, "directMatchesHaveATopic") ? DIRECT_TOPIC : topic;
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
    match_subject: highlightTopic(matchedTopic(realm, message), looked),
  };
}
