import { type Transition, transition } from "../../outcome/transition";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { conversationOf } from "../../rules/messages/conversations";
import { messageById } from "../../rules/messages/message-rows";
import { welcomeBot } from "../../rules/users/people";
import { sendNotice } from "./send-notice";

/** What the bot knows to speak about, by the words that ask for it. */
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
const WORDS =
  "I understand these words: `apps`, `profile`, `theme`, `channels`, `topics`, `message formatting`, " +
  "`keyboard shortcuts`, `help`.";

/**
 * The bot that greets newcomers answers a direct message to it alone: what it is asked for, or once which words it
 * understands.
 *
 * @tells the sender `message`
 * @settled send_welcome_bot_response
 */
export function welcomeReply(realm: Realm, message: Message): Transition {
  const bot = welcomeBot(realm);
  const isToBot = message.user_ids?.length === 2 && message.user_ids.includes(bot.user_id);
  if (!isToBot || message.sender_id === bot.user_id) return transition(realm);
  const answer = ANSWERS.get(message.content.toLowerCase());
  if (answer === undefined && hasSaid(realm, message)) return transition(realm);
  return sendNotice(realm, message.sender_id, answer ?? WORDS, bot);
}

function hasSaid(realm: Realm, message: Message): boolean {
  const { user_id } = welcomeBot(realm);
  for (const id of conversationOf(realm, message)?.message_ids ?? []) {
    const other = messageById(realm, id);
    if (other?.sender_id === user_id && other.content.includes(WORDS)) return true;
  }
  return false;
}
