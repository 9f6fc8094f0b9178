import { IdSet } from "../../collections/id-set";
import { everyoneIn, tell } from "../../outcome/audience";
import { badRequest, type Failure } from "../../outcome/failures";
import type { Audience } from "../../realm/event-queue";
import type { Message, Reaction } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { channelById, hasSharedHistory } from "../channels/channel-access";
import { canReadMessage, hasRow, messageById } from "../messages/message-rows";
import { has } from "../realm/feature-level";
import { publicEmail } from "../users/people";
import { type Emoji, emojiByName, isSameEmoji } from "./emoji";

/** A message to which an account may react: one that it may read, in a channel that is not archived. */
export function reactiveMessage(realm: Realm, actor: User, messageId: number): Message | Failure {
  const message = messageById(realm, messageId);
  if (message === undefined || !canReadMessage(realm, actor, message)) {
    return badRequest("message_unknown", `message_id: there is no message ${messageId} that you may read.`);
  }
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel?.is_archived === true)
    return badRequest("channel_archived", `message_id: the channel "${channel.name}" is archived.`);
  return message;
}

/** The emoji that a request names; name, code and type must be of the same one. */
export function requestedEmoji(
  realm: Realm,
  request: { readonly emoji_name: string; readonly emoji_code?: string; readonly reaction_type?: string },
): Emoji | Failure {
  const { emoji_name, emoji_code, reaction_type } = request;
  const byName = emojiByName(realm, emoji_name);
  const type = reaction_type ?? byName?.reaction_type;
  if (type !== "unicode_emoji" && type !== "realm_emoji" && type !== "zulip_extra_emoji") {
    return reaction_type === undefined
      ? badRequest("emoji_unknown", `emoji_name: there is no emoji "${emoji_name}".`)
      : badRequest(
          "emoji_kind_unknown",
          "reaction_type: one of unicode_emoji, realm_emoji, zulip_extra_emoji is expected.",
        );
  }
  const code = emoji_code ?? byName?.emoji_code;
  const emoji: Emoji | undefined =
    code === undefined ? undefined : { emoji_name, emoji_code: code, reaction_type: type };
  if (emoji === undefined || !isSameEmoji(realm, emoji)) {
    return badRequest("emoji_mismatch", `emoji_name: there is no emoji "${emoji_name}" of this code and type.`);
  }
  return emoji;
}

/** Who hears of what happens to a message: those with a row for it, and with shared history all subscribers. */
export function reactionAudience(realm: Realm, message: Message): Audience {
  if (message.stream_id === null) return everyoneIn(message.received_by);
  const channel = channelById(realm, message.stream_id);
  if (channel === undefined) return everyoneIn(IdSet.empty());
  if (hasSharedHistory(channel) && message.received_by === channel.subscribers) return everyoneIn(channel.subscribers);
  const readers = [...realm.users].filter(
    (user) =>
      user.is_active &&
      canReadMessage(realm, user, message) &&
      (hasRow(realm, user.user_id, message) || (hasSharedHistory(channel) && channel.subscribers.has(user.user_id))),
  );
  return everyoneIn(IdSet.from(readers.map((user) => user.user_id)));
}

/** The event of a reaction; it carries the person where the feature level has that. */
export function reactionEvent(
  realm: Realm,
  actor: User,
  op: "add" | "remove",
  message: Message,
  reaction: Reaction,
  audience: Audience,
): RealmEvent {
  const person = has(realm, "reactionEventsNameThePerson") || !has(realm, "reactionsDropTheUser");
  return tell(audience, {
    type: "reaction",
    op,
    message_id: message.id,
    ...reaction,
    ...(person
      ? { user: { user_id: actor.user_id, email: publicEmail(realm, actor), full_name: actor.full_name } }
      : {}),
  });
}
