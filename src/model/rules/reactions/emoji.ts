import type { Reaction } from "../../realm/message";
import { has } from "../realm/feature-level";
import type { Realm } from "../../realm/realm";
import type { CustomEmoji } from "../../realm/realm-lists";
import { type EmojiNames, isExtraEmojiName, unicodeEmojiByName } from "../../../protocol/emoji";

/** An emoji as reactions and statuses name it. */
export type Emoji = Pick<Reaction, "emoji_name" | "emoji_code" | "reaction_type">;

/** A custom emoji that may be used, by its name. */
export function activeCustomEmoji(realm: Realm, name: string): CustomEmoji | undefined {
  return realm.custom_emoji.find((emoji) => emoji.name === name && !emoji.deactivated);
}

/** The address of the picture of a custom emoji. */
export function customEmojiUrl(realm: Realm, emoji: CustomEmoji): string {
  return `/user_avatars/${realm.profile.string_id}/emoji/images/${emoji.id}.png`;
}

/** Which names the emoji of the realm's feature level have. */
export function emojiNames(realm: Realm): EmojiNames {
  return has(realm, "smileIsAnotherEmoji") ? "current" : "former";
}

/**
 * Finds an emoji by name: custom emoji of the realm first, then the special one, then Unicode with all aliases.
 *
 * @spec Message: Reaction
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
