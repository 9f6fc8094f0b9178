import { type EmojiNames, isExtraEmojiName, unicodeEmojiByName } from "../../../protocol/emoji";
import { badRequest } from "../../outcome/failures";
import { sha256Hex } from "../../realm/digest";
import type { Reaction } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { CustomEmoji } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { channelById } from "../channels/channel-access";
import { canReadMessage, messageById } from "../messages/message-rows";
import { has } from "../realm/feature-level";

/** An emoji as reactions and statuses name it. */
export type Emoji = Pick<Reaction, "emoji_name" | "emoji_code" | "reaction_type">;

/** A custom emoji that may be used, by its name. */
export function activeCustomEmoji(realm: Realm, name: string): CustomEmoji | undefined {
  return realm.custom_emoji.find((emoji) => emoji.name === name && !emoji.deactivated);
}

/** The address of the picture of a custom emoji: below the number of the realm, with a name that cannot be guessed. */
export function customEmojiUrl(realm: Realm, emoji: CustomEmoji): string {
  return `/user_avatars/1/emoji/images/${sha256Hex(`${realm.random.seed}/emoji/${emoji.id}`).slice(0, 40)}.png`;
}

/** Which names the emoji of the realm's feature level have. */
export function emojiNames(realm: Pick<Realm, "feature_level">): EmojiNames {
  if (has(realm, "smileIsAnotherEmoji")) return "current";
  return has(realm, "emojiReachUnicode15") ? "former" : "oldest";
}

/**
 * Finds an emoji by name: custom emoji of the realm first, then the special one, then Unicode with all aliases.
 *
 * @see https://zulip.com/api/add-reaction
 */
export function emojiByName(realm: Realm, name: string): Emoji | undefined {
  const custom = activeCustomEmoji(realm, name);
  if (custom !== undefined) return { emoji_name: name, emoji_code: String(custom.id), reaction_type: "realm_emoji" };
  if (isExtraEmojiName(name)) return { emoji_name: name, emoji_code: name, reaction_type: "zulip_extra_emoji" };
  const code = unicodeEmojiByName(name, emojiNames(realm));
  return code === undefined ? undefined : { emoji_name: name, emoji_code: code, reaction_type: "unicode_emoji" };
}

/** Whether a name, a code and a type say the same emoji, one that may be used now. */
export function isSameEmoji(realm: Realm, { emoji_name, emoji_code, reaction_type }: Emoji): boolean {
  switch (reaction_type) {
    case "realm_emoji":
      return String(activeCustomEmoji(realm, emoji_name)?.id) === emoji_code;
    case "zulip_extra_emoji":
      return isExtraEmojiName(emoji_name) && emoji_name === emoji_code;
    case "unicode_emoji":
      return unicodeEmojiByName(emoji_name, emojiNames(realm)) === emoji_code;
  }
}

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
 * The requested emoji, by its code and type; omitted ones follow from the name. It does not check that the name belongs
 * to the emoji.
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
