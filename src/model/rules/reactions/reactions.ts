import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../channels/channel-access";
import { canReadMessage, messageById } from "../messages/message-rows";
import { emojiByName } from "./emoji";

/** A message to which an account may react: one that it may read, in a channel that is not archived. */
export function reactiveMessage(realm: Realm, actor: User, messageId: number) {
  const message = messageById(realm, messageId);
  if (message === undefined || !canReadMessage(realm, actor, message)) {
    return badRequest("message_unknown", `message_id: there is no message ${messageId} that you may read.`);
  }
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel?.is_archived === true)
    return badRequest("channel_archived", `message_id: the channel "${channel.name}" is archived.`);
  return message;
}

/**
 * The emoji that a request means, by its code and type; what is left out is that of the name. Whether the name is the
 * emoji's is another question.
 *
 * @refuses BAD_REQUEST where the name is needed and no emoji has it, then for a kind of emoji that there is not
 */
export function requestedEmoji(
  realm: Realm,
  request: { readonly emoji_name: string; readonly emoji_code?: string; readonly reaction_type?: string },
) {
  const { emoji_name, emoji_code, reaction_type } = request;
  if (emoji_code !== undefined && reaction_type !== undefined) return ofKind(emoji_name, emoji_code, reaction_type);
  const byName = emojiByName(realm, emoji_name);
  if (byName === undefined) return badRequest("emoji_unknown", `emoji_name: there is no emoji "${emoji_name}".`);
  return ofKind(emoji_name, emoji_code ?? byName.emoji_code, reaction_type ?? byName.reaction_type);
}

function ofKind(emoji_name: string, emoji_code: string, reaction_type: string) {
  switch (reaction_type) {
    case "unicode_emoji":
    case "realm_emoji":
    case "zulip_extra_emoji":
      return { emoji_name, emoji_code, reaction_type };
  }
  const msg = "reaction_type: one of unicode_emoji, realm_emoji, zulip_extra_emoji is expected.";
  return badRequest("emoji_kind_unknown", msg);
}
