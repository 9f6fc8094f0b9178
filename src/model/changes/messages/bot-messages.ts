/** Messages of bots that follow from what others send: reports, warnings, answers of the welcome bot. */
import { LIMITS } from "../../../protocol/limits";
import type { ReportType } from "../../../protocol/server-constants";
import { isFailure } from "../../outcome/failures";
import { type Transition, transition } from "../../outcome/transition";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { conversationOf, directKey } from "../../rules/messages/conversations";
import { fencedContent, messageById, messagePlace, quotedLines } from "../../rules/messages/message-rows";
import {
  checkContent,
  type MessageRequest,
  type UnreachableRecipient,
  unreachableRecipient,
} from "../../rules/messages/prepare-message";
import { cutTopic, effectiveTopicsPolicy } from "../../rules/topics/topic-name";
import { notificationBot, userById, welcomeBot } from "../../rules/users/people";
import { postNotice, sendNotice, silentMention } from "./notices";

const REPORT_NAMES: Readonly<Record<ReportType, string>> = {
  spam: "spam",
  harassment: "harassment",
  inappropriate: "inappropriate content",
  norms: "against the rules of the community",
  other: "another reason",
};

/**
 * Posts a report of a message to the channel for moderation, in a topic for its author, or in the empty topic where the
 * channel has no other. The message is quoted hidden; a text that is too long is cut at its end.
 */
export function postReport(
  realm: Realm,
  channel: Channel,
  reporter: User,
  message: Message,
  report: { readonly type: ReportType; readonly description: string },
): Transition {
  const author = userById(realm, message.sender_id);
  const by = author === undefined ? "" : ` by ${silentMention(author)}`;
  const noted = report.description === "" ? "" : `\n\n${quotedLines(report.description)}`;
  const what = `${messagePlace(realm, message)}${by}: ${REPORT_NAMES[report.type]}.`;
  const text = `${silentMention(reporter)} reports ${what}${noted}`;
  const content = checkContent(realm, `${text}\n\n${fencedContent(message, "spoiler The reported message")}`);
  const isTopicless = effectiveTopicsPolicy(realm, channel) === "empty_topic_only";
  const topic = isTopicless ? "" : cutTopic(realm, `Reports: ${author?.full_name ?? "unknown user"}`);
  return postNotice(realm, channel.stream_id, topic, isFailure(content) ? text : content);
}

const WHY: Readonly<Record<UnreachableRecipient, string>> = {
  unknown: "wrote to a channel that there is not.",
  empty: "wrote to a channel that has no subscribers.",
};

/**
 * Notifies the owner of a bot that a message of the bot has no readers, whether or not it is refused; at most once
 * within five minutes.
 */
export function warnBotOwner(realm: Realm, bot: User, request: MessageRequest): Transition {
  const { bot_owner_id: ownerId } = bot;
  if (!bot.is_bot || ownerId === null) return transition(realm);
  const lost = unreachableRecipient(realm, bot, request);
  if (lost === undefined) return transition(realm);
  const named = `Your bot \`${bot.delivery_email}\` `;
  return wasWarned(realm, ownerId, named) ? transition(realm) : sendNotice(realm, ownerId, `${named}${WHY[lost]}`);
}

/** Whether the owner has had a message that begins so, of the bot of the server, in the last minutes. */
function wasWarned(realm: Realm, ownerId: number, beginning: string): boolean {
  const sender = notificationBot(realm).user_id;
  const key = directKey([ownerId, sender].sort((a, b) => a - b));
  for (const id of realm.direct_conversations.get(key)?.message_ids ?? []) {
    const message = messageById(realm, id);
    if (message === undefined || realm.now - message.timestamp > LIMITS.BOT_OWNER_WARNING_SECONDS) continue;
    if (message.sender_id === sender && message.content.startsWith(beginning)) return true;
  }
  return false;
}

/** What the bot knows to speak about, by the words that request it. */
const ANSWERS: ReadonlyMap<string, string> = new Map([
  ...(["app", "apps"] as const).map((word) => [word, "There are [apps](/apps/) for desktops and phones."] as const),
  ["profile", "Your picture and what others learn of you are in your [profile](#settings/profile)."],
  ["theme", "Light or dark, and much else, is chosen in your [preferences](#settings/preferences)."],
  ...(["stream", "streams", "channel", "channels"] as const).map(
    (word) => [word, "A channel decides who reads a message: [look at all of them](#channels/all)."] as const,
  ),
  ...(["topic", "topics"] as const).map(
    (word) => [word, "Each conversation in a channel has a topic, which says what it is about."] as const,
  ),
  ...(["keyboard", "shortcuts", "keyboard shortcuts"] as const).map(
    (word) => [word, "The key `?` shows all [keyboard shortcuts](#keyboard-shortcuts)."] as const,
  ),
  ...(["formatting", "message formatting"] as const).map(
    (word) => [word, "Messages are **Markdown**: here is [how it is written](#message-formatting)."] as const,
  ),
  ...(["help", "?"] as const).map((word) => [word, "The [help center](/help/) knows more than I do."] as const),
]);

/** What the bot says once to whom it does not understand. */
const KNOWN_WORDS =
  "I understand these words: `apps`, `profile`, `theme`, `channels`, `topics`, `message formatting`, " +
  "`keyboard shortcuts`, `help`.";

/**
 * The bot that greets new users answers a direct message to it alone: with what it is asked, or once with a list of
 * what it understands.
 */
export function welcomeReply(realm: Realm, message: Message): Transition {
  const bot = welcomeBot(realm);
  const isToBot = message.user_ids?.length === 2 && message.user_ids.includes(bot.user_id);
  if (!isToBot || message.sender_id === bot.user_id) return transition(realm);
  const answer = ANSWERS.get(message.content.toLowerCase());
  if (answer === undefined && hasSaid(realm, message)) return transition(realm);
  return sendNotice(realm, message.sender_id, answer ?? KNOWN_WORDS, bot);
}

function hasSaid(realm: Realm, message: Message): boolean {
  const { user_id } = welcomeBot(realm);
  for (const id of conversationOf(realm, message)?.message_ids ?? []) {
    const other = messageById(realm, id);
    if (other?.sender_id === user_id && other.content.includes(KNOWN_WORDS)) return true;
  }
  return false;
}
