import { isFailure } from "../../outcome/failures";
import type { Transition } from "../../outcome/transition";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { checkContent } from "../../rules/messages/check-content";
import { fencedContent, messagePlace, quotedLines } from "../../rules/messages/message-quoted";
import { cutTopic, effectiveTopicsPolicy } from "../../rules/topics/topic-name";
import { userById } from "../../rules/users/people";
import type { ReportType } from "../../../protocol/report-types";
import { postNotice, silentMention } from "../channels/channel-notice";

const WORDS: Readonly<Record<ReportType, string>> = {
  spam: "spam",
  harassment: "harassment",
  inappropriate: "inappropriate content",
  norms: "against the rules of the community",
  other: "another reason",
};

/**
 * Posts a report of a message to the channel for moderation, in a topic for its author, or in the empty topic where the
 * channel has no other. The message is quoted hidden; what is too long is cut at its end.
 *
 * @tells the subscribers of the channel `message`
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
  const what = `${messagePlace(realm, message)}${by}: ${WORDS[report.type]}.`;
  const text = `${silentMention(reporter)} reports ${what}${noted}`;
  const content = checkContent(realm, `${text}\n\n${fencedContent(message, "spoiler The reported message")}`);
  const isTopicless = effectiveTopicsPolicy(realm, channel) === "empty_topic_only";
  const topic = isTopicless ? "" : cutTopic(realm, `Reports: ${author?.full_name ?? "somebody"}`);
  return postNotice(realm, channel.stream_id, topic, isFailure(content) ? text : content);
}
