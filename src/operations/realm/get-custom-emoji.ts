import { answered } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import { customEmojiView } from "../../views/realm/custom-emoji-view";
import { type Operation, operation } from "../operation";

/** All custom emoji, deactivated ones included, by their ID as text. */
export function customEmojiById(realm: Realm): Record<string, unknown> {
  return Object.fromEntries(realm.custom_emoji.map((emoji) => [String(emoji.id), customEmojiView(realm, emoji)]));
}

/**
 * Lists the realm's custom emoji, deactivated ones included, by ID.
 *
 * @spec Message: Reaction
 */
export const getCustomEmoji: Operation<
  Record<never, never>,
  { readonly emoji: Readonly<Record<string, unknown>> }
> = operation((realm) => answered(realm, { emoji: customEmojiById(realm) }));
