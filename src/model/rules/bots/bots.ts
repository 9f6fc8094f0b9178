/** Bots: who creates and manages them, what they are set up with, and what they store. */
import { incomingWebhookRows } from "../../../data/incoming-webhooks";
import { BOT_INTERFACES, BOT_TYPES } from "../../../protocol/accounts";
import { badRequest, ownerRequired } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { BotDefaults, User } from "../../realm/user";
import { channelByName, hasContentAccess } from "../channels/channel-access";
import { has } from "../realm/feature-level";
import { holdsRealmPermission } from "../user-groups/group-membership";
import { isEmailAddress } from "../users/account-names";
import { isAdministrator, isGuest, isOwner, mailDomain, userByDeliveryEmail, userById } from "../users/people";

/** Why an account may not do what is for users that are not guests; nothing for those. */
export function membersAlone(_realm: Realm, actor: User) {
  if (!actor.is_bot && !isGuest(actor)) return undefined;
  return badRequest("bots_are_for_members", "Only users who are not guests are allowed to do this.");
}

/** Finds a bot, deactivated ones too, that an account may manage: as its owner or as an administrator. */
export function manageableBot(realm: Realm, manager: User, botId: number) {
  const bot = userById(realm, botId);
  const isBot = bot !== undefined && bot.is_bot && !bot.is_system_bot;
  if (!isBot || (bot.bot_owner_id !== manager.user_id && !isAdministrator(manager))) {
    return badRequest("bot_unknown", "There is no such bot that you may manage.");
  }
  return bot.can_create_users && !isOwner(manager) ? ownerRequired() : bot;
}

/** Whether an account may create bots of a type, or bring them back. */
export function mayCreateBots(realm: Realm, actor: User, type: number): boolean {
  const mayAny = holdsRealmPermission(realm, "can_create_bots_group", actor);
  if (mayAny || type !== BOT_TYPES.INCOMING_WEBHOOK) return mayAny;
  return holdsRealmPermission(realm, "can_create_write_only_bots_group", actor);
}

/** The address of a bot: its short name, with `-bot` behind it. */
export function botEmail(realm: Realm, shortName: string): string {
  return `${shortName.trim()}-bot@${mailDomain(realm)}`;
}

/**
 * Checks that a bot can have a short name: it makes an address, and no other account has that one. Assumption A434.
 *
 * @param botId - the bot, if it exists already
 */
export function checkBotShortName(realm: Realm, shortName: string, botId?: number) {
  const email = botEmail(realm, shortName);
  if (shortName.trim() === "" || !isEmailAddress(email)) {
    return badRequest("bot_short_name_invalid", "short_name: the first part of an address is expected.");
  }
  const holder = userByDeliveryEmail(realm, email);
  if (holder === undefined || holder.user_id === botId) return undefined;
  return badRequest("bot_short_name_taken", "short_name: there is a bot of this name already.");
}

/** Checks that a bot can have a name, or come back with it: no active account has it. */
export function checkBotName(realm: Realm, fullName: string) {
  for (const user of realm.users) {
    if (user.is_active && user.full_name === fullName) {
      return badRequest("bot_name_taken", "full_name: an active account has this name.");
    }
  }
  return undefined;
}

/** Why defaults of a bot cannot be: they name a channel that is archived, or that who manages the bot cannot read. */
export function unknownDefaultChannel(realm: Realm, manager: User, given: Partial<BotDefaults>) {
  for (const name of [given.default_sending_stream, given.default_events_register_stream]) {
    if (name === undefined || name === null) continue;
    const channel = channelByName(realm, name);
    if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, manager)) {
      return badRequest("bot_channel_unknown", `There is no channel "${name}".`);
    }
  }
  return undefined;
}

/** The stored defaults of a bot: channels by their names. */
export function spelledDefaults<Given extends Partial<BotDefaults>>(realm: Realm, given: Given): Given {
  const spelled = { ...given };
  for (const key of ["default_sending_stream", "default_events_register_stream"] as const) {
    const name = given[key];
    if (name !== undefined && name !== null)
      Object.assign(spelled, { [key]: channelByName(realm, name)?.name ?? name });
  }
  return spelled;
}

/** The form in which an outgoing webhook speaks must be a known one. */
export function checkBotInterface(form: number) {
  if (BOT_INTERFACES.includes(form)) return undefined;
  return badRequest("bot_service_invalid", `interface: one of ${BOT_INTERFACES.join(", ")} is expected.`);
}

/**
 * Checks what a new bot is set up with: an incoming webhook that names its service names one that can be set up, and
 * sets up all of it.
 */
export function checkBotConfig(type: number, service: string | undefined, config: Readonly<Record<string, string>>) {
  if (type !== BOT_TYPES.INCOMING_WEBHOOK || service === undefined || service === "") return undefined;
  const options = incomingWebhookRows().find(({ name }) => name === service)?.config_options ?? [];
  if (options.length === 0) return badRequest("bot_service_unknown", `service_name: "${service}" cannot be set up.`);
  const missing = options.filter(({ key }) => config[key] === undefined);
  if (missing.length === 0) return undefined;
  const names = missing.map(({ key }) => key).join(", ");
  return badRequest("bot_config_incomplete", `config_data: ${names} is missing.`);
}

/** What an account stores on the server: texts by names of its own. */
type BotStorage = Readonly<Record<string, string>>;

const NOTHING: BotStorage = Object.freeze({});

/** The most that an account may store, in characters of names and texts together. */
export const MAX_STORED_CHARACTERS = 10_000_000;

/** Since feature level 494, only bots have a storage. Assumption A494. */
export function storageForBotsOnly(realm: Realm, actor: User) {
  if (actor.is_bot || !has(realm, "storageIsForBots")) return undefined;
  return badRequest("storage_for_bots_only", "Only bots can store texts on the server.");
}

/** What an account stores on the server. */
export function storageOf(realm: Realm, userId: number): BotStorage {
  return realm.bot_storages.get(userId) ?? NOTHING;
}

/** Refuses names without a stored text. */
export function checkStoredKeys(storage: BotStorage, keys: readonly string[]) {
  const missing = keys.find((key) => !Object.hasOwn(storage, key));
  return missing === undefined
    ? undefined
    : badRequest("storage_key_unknown", `keys: nothing is stored under "${missing}".`);
}
