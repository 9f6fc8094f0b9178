import type { Realm } from "../../realm/realm";
import type { CustomEmojiView } from "../../../protocol/records/realm-lists";
import { customEmojiView } from "./custom-emoji-view";

/** All custom emoji, deactivated ones included, by their ID as text. */
export function customEmojiById(realm: Realm): Readonly<Record<string, CustomEmojiView>> {
  return Object.fromEntries(realm.custom_emoji.map((emoji) => [String(emoji.id), customEmojiView(realm, emoji)]));
}
