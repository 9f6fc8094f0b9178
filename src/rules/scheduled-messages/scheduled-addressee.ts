import type { User } from "../../realm/user";
import type { PreparedMessage } from "../messages/prepare-message";

/** The channel, or the recipients: without the author, unless nobody else is meant. */
export function scheduledAddressee(prepared: PreparedMessage, author: User): number | readonly number[] {
  if (prepared.channel !== null) return prepared.channel.stream_id;
  const others = prepared.participants.map((user) => user.user_id).filter((id) => id !== author.user_id);
  return others.length === 0 ? [author.user_id] : others;
}
