import type { Realm } from "../../realm/realm";
import type { CustomEmoji } from "../../realm/realm-lists";
import { customEmojiUrl } from "../../rules/reactions/emoji";
import type { CustomEmojiView } from "../../../protocol/records/realm-lists";

/** A custom emoji on its way out; its ID is text there. */
export function customEmojiView(realm: Realm, emoji: CustomEmoji): CustomEmojiView {
  return {
    id: String(emoji.id),
    name: emoji.name,
    source_url: customEmojiUrl(realm, emoji),
    still_url: null,
    deactivated: emoji.deactivated,
    author_id: emoji.author_id,
  };
}
