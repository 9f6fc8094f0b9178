import { badRequest } from "../../outcome/failures";
import type { User } from "../../realm/user";
import { isChannelType, type MessageType, type To } from "../messages/recipient";
import type { PreparedMessage } from "../messages/prepare-message";

/** The channel, or the recipients: without the author, unless nobody else is meant. */
export function scheduledRecipient(prepared: PreparedMessage, author: User): number | readonly number[] {
  if (prepared.channel !== null) return prepared.channel.stream_id;
  const others = prepared.participants.map((user) => user.user_id).filter((id) => id !== author.user_id);
  return others.length === 0 ? [author.user_id] : others;
}

/** What is wrong with an addressee: a channel goes by its ID alone, people by a list of theirs. */
export function checkScheduledAddressee(type: MessageType, to: To) {
  if (!isChannelType(type)) {
    const isList = typeof to !== "number";
    return isList ? undefined : badRequest("recipients_not_listed", "to: a list of user IDs is expected.");
  }
  return typeof to === "object" ? badRequest("channel_not_one", "to: the ID of one channel is expected.") : undefined;
}
