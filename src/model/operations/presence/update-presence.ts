import {
  LEGACY_PRESENCE,
  type LegacyPresenceView,
  PRESENCE,
  type PresenceView,
} from "../../../protocol/records/people";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, dictionary, integer, named, oneOf, seconds, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { updatedPresence } from "../../changes/presence/presence";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { presenceIsForUsers } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { presencesSeen, serverTimestamp } from "../../views/presence/presence-view";
import { operation } from "../operation";

/** Sets the actor's presence to active or idle, and returns the presence of others. */
export const updatePresence = operation(
  () => ({
    id: "update-presence",
    method: "POST",
    path: "/users/me/presence",
    parameters: {
      /** The new presence of the actor: `active` or `idle`. */
      status: required(text),
      /**
       * The ID of the newest update that the client knows; -1 for none. The answer has only newer ones, by user ID.
       * Since feature level 263.
       */
      last_update_id: optional(integer, { since: 263 }),
      /** The maximum age of presence, in days: 14 by default. Since feature level 288. */
      history_limit_days: optional(integer, { since: 288 }),
      /** Whether there was user input since the last request; false by default. */
      new_user_input: optional(boolean),
      /** Whether to omit the presence of others from the answer. */
      ping_only: optional(boolean),
      /** Whether the answer has the modern form, by user ID. Always with `last_update_id`. */
      slim_presence: optional(boolean),
    },
    answer: {
      /** The ID of the newest update. */
      presence_last_update_id: field(integer, { optional: true }),
      /** The time of the server, in UNIX seconds. */
      server_timestamp: field(seconds, { optional: true }),
      /** The presence of users: by ID in the modern form, by address in the former one. */
      presences: field(dictionary(oneOf(named<LegacyPresenceView>(LEGACY_PRESENCE), named<PresenceView>(PRESENCE))), {
        optional: true,
      }),
    },
    refusals: ["bots_have_no_presence", "presence_status_unknown"],
    events: ["presence"],
    example: (pick) => ({ status: pick.one(["active", "idle"]) }),
  }),
  (realm, actor, params) => {
    const { status } = params;
    if (status !== "active" && status !== "idle")
      return badRequest("presence_status_unknown", 'status: "active" or "idle".');
    const updated = actor.settings.presence_enabled ? updatedPresence(realm, actor, status) : transition(realm);
    if (params.ping_only === true) return accepted(updated, {});
    const seen = presencesSeen(updated.realm, params);
    return accepted(updated, {
      presence_last_update_id: seen.newest,
      server_timestamp: serverTimestamp(realm.now),
      presences: seen.presences,
    });
  },
  { accessDenied: presenceIsForUsers },
);
