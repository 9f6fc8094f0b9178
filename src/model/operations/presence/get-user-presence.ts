import { SINGLE_PRESENCE, type SinglePresenceView } from "../../../protocol/records/people";
import { required } from "../../../protocol/schema/parameters";
import { named, seconds, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { userByApiEmail, userById } from "../../rules/users/people";
import { answered } from "../../views/outcome";
import { serverTimestamp, singlePresence } from "../../views/presence/presence-view";
import { operation } from "../operation";

/** Returns the presence of a user. */
export const getUserPresence = operation(
  () => ({
    id: "get-user-presence",
    method: "GET",
    path: "/users/{user_id_or_email}/presence",
    parameters: {
      /** A user ID in digits, or the address of the account that all accounts can see. */
      user_id_or_email: required(text),
    },
    answer: {
      /** The presence: by kind of client; since feature level 487, two times. */
      presence: named<SinglePresenceView>(SINGLE_PRESENCE),
      /** The time of the server, in UNIX seconds. */
      server_timestamp: field(seconds, { since: 497 }),
    },
    refusals: ["user_unknown", "bots_have_no_presence", "presence_missing"],
    events: [],
    example: (pick) => ({ user_id_or_email: nameAt(pick.realm, pick.user()) }),
    after: ["update-presence"],
  }),
  (realm, _actor, params) => {
    const named = params.user_id_or_email;
    const isId = /^\d+$/.test(named) && has(realm, "presencesAreFoundByIds");
    const user = isId ? userById(realm, Number(named)) : userByApiEmail(realm, named);
    if (user === undefined || !user.is_active || user.is_system_bot) {
      return badRequest("user_unknown", "There is no such active account.");
    }
    if (user.is_bot) return badRequest("bots_have_no_presence", "Bots have no presence.");
    const presence = realm.presences.get(user.user_id);
    if (presence === undefined) {
      return badRequest("presence_missing", "There is nothing to tell of this account's presence.");
    }
    return answered(realm, { presence: singlePresence(realm, presence), server_timestamp: serverTimestamp(realm.now) });
  },
);

/** An account as the realm's level takes it: by its ID, or by its address. */
function nameAt(realm: Realm, userId: number): string {
  return has(realm, "presencesAreFoundByIds") ? String(userId) : (userById(realm, userId)?.delivery_email ?? "");
}
