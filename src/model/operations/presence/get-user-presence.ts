import { required } from "../../../protocol/schema/parameters";
import { text, named } from "../../../protocol/schema/shapes";
import { type LegacyPresenceView, LEGACY_PRESENCE } from "../../../protocol/records/people";
import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { userById, userByApiEmail } from "../../rules/users/people";
import { singlePresence } from "../../views/presence/presence-view";
import { operation } from "../operation";

/** Returns the last activity of a user. */
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
      /** By kinds of client. */
      presence: named<LegacyPresenceView>(LEGACY_PRESENCE),
    },
    refusals: ["user_unknown", "bots_have_no_presence", "presence_untold"],
    events: [],
    example: (pick) => ({ user_id_or_email: String(pick.user()) }),
    after: ["update-presence"],
  }),
  (realm, _actor, params) => {
    const named = params.user_id_or_email;
    const isId = /^\d+$/.test(named);
    const user = isId ? userById(realm, Number(named)) : userByApiEmail(realm, named);
    if (user === undefined || !user.is_active || user.is_system_bot) {
      return refused(realm, badRequest("user_unknown", "There is no such active account."));
    }
    if (user.is_bot) return refused(realm, badRequest("bots_have_no_presence", "Bots have no presence."));
    const presence = realm.presences.get(user.user_id);
    if (presence === undefined) {
      return refused(realm, badRequest("presence_untold", "There is nothing to tell of this account's presence."));
    }
    return answered(realm, { presence: singlePresence(realm, presence) });
  },
);
