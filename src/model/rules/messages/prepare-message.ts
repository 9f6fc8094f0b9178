import { badRequest, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Mentions } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { withoutFinalBlanks } from "../../text/text-checks";
import { sentWidget, type Widget } from "../../text/widgets";
import { mayPost } from "../channels/channel-access";
import { checkTopicStart } from "../channels/topic-starting";
import { has } from "../realm/feature-level";
import { checkTopicPolicy, normalizeTopic } from "../topics/topic-name";
import { userById } from "../users/people";
import { resolveMentions } from "./mentions";
import { checkDirectPermission, checkMentionPermission } from "./message-permissions";
import {
  channelOfId,
  isChannelType,
  listedUsers,
  type MessageType,
  recipientChannel,
  recipientUsers,
  type To,
} from "./recipient";

const TRUNCATION_NOTICE = "\n[message truncated]";

/**
 * Brings the content of a message to the form in which it is stored: without blanks at its end and empty lines at its
 * beginning, and cut to the realm's maximum, with a last line that says so.
 *
 * @param raw - content as a client sent it
 */
export function checkContent(realm: Realm, raw: string) {
  const content = storedContent(realm, raw);
  return content === "" ? badRequest("content_empty", "content: a message must not be empty.") : content;
}

/** The stored form of a content, which can be empty; or the refusal of a NUL character. */
export function storedContent(realm: Realm, raw: string) {
  if (raw.includes("\0")) return badRequest("content_with_null", "content: a message must not contain NUL characters.");
  return truncated(withoutFinalBlanks(raw).replace(/^[\r\n]+/, ""), realm.server.max_message_length);
}

/** @param maxLength - in code points */
function truncated(content: string, maxLength: number): string {
  if (content.length <= maxLength) return content;
  // A code point has at most two units; a text of many megabytes is not taken apart.
  const points = [...content.slice(0, 2 * (maxLength + 1))];
  if (points.length <= maxLength) return content;
  const kept = maxLength - TRUNCATION_NOTICE.length;
  if (kept <= 0) return points.slice(0, maxLength).join("");
  return points.slice(0, kept).join("") + TRUNCATION_NOTICE;
}

/** A message that has passed every check and only has to be delivered. */
export type PreparedMessage = PreparedChannelMessage | PreparedDirectMessage;

interface PreparedChannelMessage {
  readonly channel: Channel;
  readonly topic: string;
  readonly content: string;
  readonly mentions: Mentions | null;
  /** The widget that the client sent along. */
  readonly widget?: Widget | undefined;
}

/** A direct message; the participants include the sender and ascend by ID. */
interface PreparedDirectMessage {
  readonly channel: null;
  readonly participants: readonly User[];
  readonly content: string;
  readonly mentions: Mentions | null;
  /** The widget that the client sent along. */
  readonly widget?: Widget | undefined;
}

/** A message that an account wants to send. */
export interface MessageRequest {
  readonly type: MessageType;
  readonly to?: To;
  readonly topic?: string;
  readonly content: string;
  /** A widget, as JSON text. */
  readonly widget_content?: string;
}

/** A message for later: it names its channel or its recipients by IDs, and comes without a form. */
export interface ScheduledRequest extends Omit<MessageRequest, "widget_content"> {
  readonly to: number | readonly number[];
}

/**
 * Checks a message as in sending.
 *
 * @see https://zulip.com/api/send-message
 */
export function prepareMessage(realm: Realm, sender: User, request: MessageRequest) {
  return isChannelType(request.type)
    ? prepareChannelMessage(realm, sender, request)
    : prepareDirectMessage(realm, sender, request);
}

/** Checks a message for later in the same way; delivery checks it again. */
export function prepareScheduledMessage(realm: Realm, author: User, request: ScheduledRequest) {
  return isChannelType(request.type)
    ? prepareScheduledForChannel(realm, author, request)
    : prepareScheduledForUsers(realm, author, request);
}

function prepareChannelMessage(
  realm: Realm,
  sender: User,
  request: MessageRequest,
  check: typeof checkPosting = checkPosting,
) {
  const texts = checkTexts(realm, request);
  if (isFailure(texts)) return texts;
  const channel = recipientChannel(realm, sender, request.to);
  if (isFailure(channel)) return channel;
  const posting = check(realm, sender, channel, texts.topic);
  if (isFailure(posting)) return posting;
  const widget = widgetOf(request);
  return isFailure(widget) ? widget : toChannel(realm, sender, channel, texts, widget);
}

/**
 * Checks the answer of a bot to a message that triggered it: the bot answers also where it is not allowed to post. The
 * topic and the mentions are checked as in sending.
 */
export function prepareReply(realm: Realm, bot: User, request: MessageRequest) {
  return isChannelType(request.type)
    ? prepareChannelMessage(realm, bot, request, (now, _bot, channel, topic) => checkTopicPolicy(now, channel, topic))
    : prepareDirectMessage(realm, bot, request);
}

function prepareScheduledForChannel(realm: Realm, author: User, request: ScheduledRequest) {
  const texts = checkTexts(realm, request);
  if (isFailure(texts)) return texts;
  const channel = channelOfId(realm, request.to);
  if (isFailure(channel)) return channel;
  return checkPosting(realm, author, channel, texts.topic) ?? toChannel(realm, author, channel, texts);
}

type Texts = Pick<PreparedChannelMessage, "topic" | "content">;

function checkTexts(realm: Realm, request: Pick<MessageRequest, "topic" | "content">) {
  if (request.topic === undefined) return badRequest("topic_missing", "topic: a message for a channel needs a topic.");
  const topic = normalizeTopic(realm, request.topic, { noTopicMeansEmpty: true });
  if (isFailure(topic)) return topic;
  const content = checkContent(realm, request.content);
  return isFailure(content) ? content : { topic, content };
}

function checkPosting(realm: Realm, sender: User, channel: Channel, topic: string) {
  if (!mayPost(realm, channel, sender))
    return badRequest("posting_not_allowed", "You are not allowed to post to this channel.");
  return checkTopicStart(realm, sender, channel, topic) ?? checkTopicPolicy(realm, channel, topic);
}

function prepareDirectMessage(realm: Realm, sender: User, request: MessageRequest) {
  const named = recipientUsers(realm, request.to ?? []);
  if (isFailure(named)) return named;
  const direct = checkDirect(realm, sender, named, request.content);
  if (isFailure(direct)) return direct;
  const widget = widgetOf(request);
  return isFailure(widget) ? widget : toUsers(realm, sender, direct, widget);
}

function prepareScheduledForUsers(realm: Realm, author: User, request: ScheduledRequest) {
  const named = listedUsers(realm, request.to);
  if (isFailure(named)) return named;
  const direct = checkDirect(realm, author, named, request.content);
  return isFailure(direct) ? direct : toUsers(realm, author, direct);
}

type Direct = Pick<PreparedDirectMessage, "participants" | "content">;

function checkDirect(realm: Realm, sender: User, named: readonly User[], raw: string) {
  const content = checkContent(realm, raw);
  if (isFailure(content)) return content;
  const participants = withSender(named, sender);
  return checkDirectPermission(realm, sender, participants) ?? { participants, content };
}

/** The message with those whom it mentions, or the refusal of a mention. */
function toChannel(realm: Realm, sender: User, channel: Channel, texts: Texts, widget?: Widget) {
  const { topic, content } = texts;
  const mentions = resolveMentions(realm, content, { channel, topic, sender_id: sender.user_id }, sender);
  const mentioning = checkMentionPermission(realm, sender, mentions, channel);
  return mentioning ?? { channel, topic, content, mentions, widget };
}

/** The same for a direct message. */
function toUsers(realm: Realm, sender: User, { participants, content }: Direct, widget?: Widget) {
  const mentions = resolveMentions(realm, content, null, sender);
  const mentioning = checkMentionPermission(realm, sender, mentions, null);
  return mentioning ?? { channel: null, participants, content, mentions, widget };
}

/** The widget in a request, or a refusal for an invalid one. */
function widgetOf({ widget_content: given }: MessageRequest) {
  const widget = given === undefined ? undefined : sentWidget(given);
  if (given === undefined || widget !== undefined) return widget;
  return badRequest("widget_invalid", "widget_content: a form with choices is expected.");
}

function withSender(people: readonly User[], sender: User): readonly User[] {
  if (people.some((user) => user.user_id === sender.user_id)) return people;
  return [...people, sender].sort((a, b) => a.user_id - b.user_id);
}

/** Clients in which users write, by the first word of their `User-Agent` in lower case. */
const CLIENTS_OF_PEOPLE: ReadonlySet<string> = new Set([
  "website",
  "ios",
  "android",
  "zulipmobile",
  "zulipandroid",
  "zulipios",
  "zulipdesktop",
  "zulipelectron",
  "zulipterminal",
  "snipe",
]);

/**
 * Whether a message starts as read by its sender when the request does not say: yes for clients in which a person
 * has just written it, no for scripts.
 *
 * @see https://zulip.com/api/send-message
 */
export function clientReadsOwnMessages(realm: Realm, client: string): boolean {
  const name = client.toLowerCase();
  if (CLIENTS_OF_PEOPLE.has(name)) return true;
  return !has(realm, "clientsOfUsersAreListed") && name.includes("desktop app");
}

/** Why no account reads a message to a channel: the channel does not exist, or it has no active subscribers. */
export type UnreachableRecipient = "unknown" | "empty";

/**
 * Why no account would read a message to a channel. Undefined when the channel has readers, and when the topic or the
 * content is refused anyway.
 */
export function unreachableRecipient(
  realm: Realm,
  sender: User,
  request: MessageRequest,
): UnreachableRecipient | undefined {
  const { type, to, topic, content } = request;
  if (!isChannelType(type) || topic === undefined) return undefined;
  if (isFailure(normalizeTopic(realm, topic, { noTopicMeansEmpty: true }))) return undefined;
  if (isFailure(checkContent(realm, content))) return undefined;
  const channel = recipientChannel(realm, sender, to);
  if (isFailure(channel)) return channel.code === "STREAM_DOES_NOT_EXIST" ? "unknown" : undefined;
  return hasActiveSubscriber(realm, channel) ? undefined : "empty";
}

function hasActiveSubscriber(realm: Realm, { subscribers }: Channel): boolean {
  for (const id of subscribers) if (userById(realm, id)?.is_active === true) return true;
  return false;
}
