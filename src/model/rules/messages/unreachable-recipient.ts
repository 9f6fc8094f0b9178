import { isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { normalizeTopic } from "../topics/topic-name";
import { userById } from "../users/people";
import { recipientChannel, isChannelType } from "./recipient";
import { checkContent } from "./check-content";
import type { MessageRequest } from "./prepare-message";

/** Why a message for a channel is read by nobody: there is no such channel, or nobody active subscribes to it. */
export type UnreachableRecipient = "unknown" | "empty";

/**
 * Why nobody would read a message for a channel; undefined where somebody would, and where topic or content already
 * keep it from being sent.
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
