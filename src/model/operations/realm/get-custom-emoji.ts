import { answered } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import { customEmojiView } from "../../views/realm/custom-emoji-view";
import { GET_CUSTOM_EMOJI_ANSWER, type GetCustomEmojiResponse } from "../../../protocol/answers/realm";
import { type NoParams, type Operation, operation } from "../operation";
import type { CustomEmojiView } from "../../../protocol/records/realm-lists";

/** All custom emoji, deactivated ones included, by their ID as text. */
export function customEmojiById(realm: Realm): Readonly<Record<string, CustomEmojiView>> {
  return Object.fromEntries(realm.custom_emoji.map((emoji) => [String(emoji.id), customEmojiView(realm, emoji)]));
}

/**
 * Lists the realm's custom emoji, deactivated ones included, by ID.
 *
 * @spec Message: Reaction
 */
export const getCustomEmoji: Operation<NoParams, GetCustomEmojiResponse> = operation(
  () => GET_CUSTOM_EMOJI_ANSWER,
  (realm) => answered(realm, { emoji: customEmojiById(realm) }),
);
