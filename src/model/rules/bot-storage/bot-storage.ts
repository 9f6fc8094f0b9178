import { badRequest } from "../../outcome/failures";
import { followsServer } from "../../realm/settings";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";

/** What a bot keeps on the server: texts by names of its own. */
export type BotStorage = Readonly<Record<string, string>>;

const NOTHING: BotStorage = Object.freeze({});

/** The most that a bot may keep, in characters of names and texts together. */
export const MAX_STORED_CHARACTERS = 10_000_000;

/** What a bot keeps on the server. */
export function storageOf(realm: Realm, botId: number): BotStorage {
  return realm.bot_storages.get(botId) ?? NOTHING;
}

/**
 * Only bots keep something, and on real servers everybody; why an account cannot.
 *
 * @settled update_storage, get_storage, remove_storage
 */
export function checkKeepsStorage(realm: Realm, actor: User) {
  if (actor.is_bot || followsServer(realm, "everybodyKeepsTexts")) return undefined;
  return badRequest("storage_is_for_bots", "Only bots keep texts on the server.");
}

/** Why one of some names cannot be asked for: nothing is kept under it. */
export function checkStoredKeys(storage: BotStorage, keys: readonly string[]) {
  const missing = keys.find((key) => !Object.hasOwn(storage, key));
  return missing === undefined
    ? undefined
    : badRequest("storage_key_unknown", `keys: nothing is kept under "${missing}".`);
}
