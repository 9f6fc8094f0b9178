/** Changes of settings, pictures and lists of the realm. */
import type { RealmEmojiAddEvent, RealmEmojiUpdateOneEvent } from "../../../generated/event-types";
import { ALL_USERS, eventFor, onlyUsers } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { CodePlayground, CustomEmoji, Linkifier, Picture } from "../../realm/realm-lists";
import type { RealmSettings } from "../../realm/settings";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { iconFields, logoFields, nightLogoFields } from "../../views/pictures";
import {
  customEmojiById,
  customEmojiView,
  exportViews,
  linkifierViews,
  playgroundViews,
} from "../../views/realm/realm-lists";

/** Changes one setting of the realm as a result of another change. */
export function withRealmSetting<Name extends "default_code_block_language" | "emails_restricted_to_domains">(
  realm: Realm,
  property: Name,
  value: RealmSettings[Name],
): Transition {
  const settings = withFields(realm.settings, { [property]: value });
  const event = eventFor(ALL_USERS, { type: "realm", op: "update", property, value });
  return transition(withFields(realm, { settings }), [event]);
}

/** Changes the icon of the realm; null restores the generated one. */
export function withRealmIcon(realm: Realm, picture: Picture | null): Transition {
  const icon = frozen({ picture, version: realm.pictures.icon.version + 1 });
  const next = withFields(realm, { pictures: withFields(realm.pictures, { icon }) });
  return transition(next, [
    eventFor(ALL_USERS, { type: "realm", op: "update_dict", property: "icon", data: iconFields(next) }),
  ]);
}

/**
 * Changes a logo of the realm; null restores the built-in one.
 *
 * @param night - whether it is the logo for the dark theme
 */
export function withRealmLogo(realm: Realm, night: boolean, picture: Picture | null): Transition {
  const property = night ? "night_logo" : "logo";
  const logo = frozen({ picture, version: realm.pictures[property].version + 1 });
  const next = withFields(realm, { pictures: withFields(realm.pictures, { [property]: logo }) });
  return transition(next, [
    night
      ? eventFor(ALL_USERS, { type: "realm", op: "update_dict", property: "night_logo", data: nightLogoFields(next) })
      : eventFor(ALL_USERS, { type: "realm", op: "update_dict", property: "logo", data: logoFields(next) }),
  ]);
}

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
 * Adds a custom emoji.
 *
 * It sends `realm_emoji/add` to all users; to clients without `individual_emoji_changes`, `realm_emoji/update` with all.
 */
export function addCustomEmoji(realm: Realm, emoji: CustomEmoji): Transition {
  const next = withFields(realm, { custom_emoji: frozen([...realm.custom_emoji, emoji]) });
  return transition(next, [emojiEvent(next, { type: "realm_emoji", op: "add", emoji: customEmojiView(next, emoji) })]);
}

/** Deactivates a custom emoji. It sends `realm_emoji/update_one`, to the same clients as `addCustomEmoji`. */
export function withoutCustomEmoji(realm: Realm, emoji: CustomEmoji): Transition {
  const rows = realm.custom_emoji.map((row) => (row === emoji ? { ...row, deactivated: true } : row));
  const next = withFields(realm, { custom_emoji: frozen(rows) });
  const event = {
    type: "realm_emoji",
    op: "update_one",
    emoji_id: String(emoji.id),
    data: { deactivated: true },
  } as const;
  return transition(next, [emojiEvent(next, event)]);
}

function emojiEvent(realm: Realm, event: RealmEmojiAddEvent | RealmEmojiUpdateOneEvent): RealmEvent {
  return { ...eventFor(ALL_USERS, event), all_emoji: customEmojiById(realm) };
}

/** Tells the administrators among the active users of all exports. */
export function exportsEvent(realm: Realm): RealmEvent {
  const people = [...realm.users].filter((user) => user.is_active && !user.is_bot && isAdministrator(user));
  const administrators = onlyUsers(people.map((user) => user.user_id));
  return eventFor(administrators, { type: "realm_export", exports: exportViews(realm) });
}

/**
 * Notifies administrators whether a user allows the export of its private data; no event before the level that has it.
 */
export function exportConsentEvents(realm: Realm, { user_id, settings }: User): RealmEvent[] {
  if (!has(realm, "exportConsentNotifiesAdministrators")) return [];
  const people = [...realm.users].filter((user) => user.is_active && !user.is_bot && isAdministrator(user));
  const consented = settings.allow_private_data_export;
  const administrators = onlyUsers(people.map((user) => user.user_id));
  return [eventFor(administrators, { type: "realm_export_consent", user_id, consented })];
}
