import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isGuest } from "../users/people";

/** Why an account may not do what is for people who are no guests; nothing for those. */
export function membersAlone(_realm: Realm, actor: User) {
  if (!actor.is_bot && !isGuest(actor)) return undefined;
  return badRequest("bots_are_for_members", "Only people who are no guests may do this.");
}
