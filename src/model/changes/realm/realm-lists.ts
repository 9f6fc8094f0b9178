/** The lists of a realm: linkifiers, code playgrounds, custom emoji. */
import { customEmojiById, linkifierViews, playgroundViews } from "../../views/realm/realm-lists";
import { eventFor, ALL_USERS } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { CodePlayground, CustomEmoji, Linkifier } from "../../realm/realm-lists";

/**
 * Replaces the realm's linkifiers.
 *
 * It sends `realm_linkifiers` with the whole list to all users.
 */
export function withLinkifiers(realm: Realm, linkifiers: readonly Linkifier[]): Transition {
  const rows = frozen([...linkifiers]);
  const event = eventFor(ALL_USERS, { type: "realm_linkifiers", realm_linkifiers: linkifierViews(realm, rows) });
  return transition(withFields(realm, { linkifiers: rows }), [event]);
}

/**
 * Replaces the realm's code playgrounds.
 *
 * It sends `realm_playgrounds` with the whole list to all users.
 */
export function withPlaygrounds(realm: Realm, rows: readonly CodePlayground[]): Transition {
  const code_playgrounds = frozen([...rows]);
  const event = { type: "realm_playgrounds", realm_playgrounds: playgroundViews(realm, code_playgrounds) } as const;
  return transition(withFields(realm, { code_playgrounds }), [eventFor(ALL_USERS, event)]);
}

/**
 * Replaces the realm's custom emoji.
 *
 * It sends `realm_emoji/update` with all of them to all users.
 */
export function withCustomEmoji(realm: Realm, emoji: readonly CustomEmoji[]): Transition {
  const next = withFields(realm, { custom_emoji: frozen([...emoji]) });
  return transition(next, [
    eventFor(ALL_USERS, { type: "realm_emoji", op: "update", realm_emoji: customEmojiById(next) }),
  ]);
}
