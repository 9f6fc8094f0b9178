import { badRequest, ownerRequired } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isAdministrator, isOwner, userById } from "../users/people";

/**
 * Finds a bot, deactivated ones too, that an account may manage: as its owner or as an administrator.
 *
 * @refuses BAD_REQUEST for an ID that is no bot's, or of a bot that is neither the account's nor the account an
 *   administrator; as for owners, for others than owners a bot that may create accounts
 * @settled access_bot_by_id
 */
export function manageableBot(realm: Realm, manager: User, botId: number) {
  const bot = userById(realm, botId);
  const isBot = bot !== undefined && bot.is_bot && !bot.is_system_bot;
  if (!isBot || (bot.bot_owner_id !== manager.user_id && !isAdministrator(manager))) {
    return badRequest("bot_unknown", "There is no such bot that you may manage.");
  }
  return bot.can_create_users && !isOwner(manager) ? ownerRequired(realm) : bot;
}
