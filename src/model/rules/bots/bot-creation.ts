import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { BOT_TYPES } from "../../../protocol/bot-types";
import { holdsRealmPermission } from "../user-groups/group-membership";

/** Whether an account may create bots of a type, or bring them back. */
export function mayCreateBots(realm: Realm, actor: User, type: number): boolean {
  const mayAny = holdsRealmPermission(realm, "can_create_bots_group", actor);
  if (mayAny || type !== BOT_TYPES.INCOMING_WEBHOOK) return mayAny;
  return holdsRealmPermission(realm, "can_create_write_only_bots_group", actor);
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
