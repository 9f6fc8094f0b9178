import { tell } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import type { Presence } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { LIMITS } from "../../spec/limits";
import { modernPresence } from "../../views/presence/presence-view";
import { type PresenceForm, presencesSeen } from "../../views/presence/presences-seen";
import { audienceOfUser } from "../../views/users/people-events";
import { UPDATE_PRESENCE_ANSWER, type UpdatePresenceResponse } from "../../spec/answers/presence";
import { type Operation, operation } from "../operation";

/** What the actor does, and what the answer is to hold. */
export interface UpdatePresenceParams extends PresenceForm {
  readonly status: string;
  readonly new_user_input?: boolean;
  /** Leaves the presences of others out of the answer. */
  readonly ping_only?: boolean;
}

/**
 * Says that one is there, at work or idle, and asks for the others.
 *
 * @param params.status - `active` or `idle`
 * @param params.last_update_id - only what is newer is given; -1 asks for all
 * @returns the presences of the others, unless it is only a ping
 * @refuses BAD_REQUEST for bots, then for another status
 * @tells who may know of the account `presence`, in realms of at most 100 active people
 */
export const updatePresence: Operation<UpdatePresenceParams, UpdatePresenceResponse> = operation(
  UPDATE_PRESENCE_ANSWER,
  (realm, actor, params) => {
    if (actor.is_bot) return refused(realm, badRequest("bots_have_no_presence", "Bots have no presence."));
    const { status } = params;
    if (status !== "active" && status !== "idle")
      return refused(realm, badRequest("presence_word_unknown", 'status: "active" or "idle".'));
    const next = actor.settings.presence_enabled ? withPresence(realm, actor, status) : realm;
    const events = next === realm ? [] : presenceEvents(next, actor);
    if (params.ping_only === true) return accepted(step(next, events), {});
    const seen = presencesSeen(next, actor, params);
    return accepted(step(next, events), {
      presence_last_update_id: seen.newest,
      server_timestamp: realm.now,
      presences: seen.presences,
    });
  },
);

function withPresence(realm: Realm, user: User, status: "active" | "idle"): Realm {
  const known = realm.presences.get(user.user_id);
  const update_id = realm.last_ids.presence_update + 1;
  const presence: Presence = Object.freeze({
    user_id: user.user_id,
    active_timestamp: status === "active" ? realm.now : (known?.active_timestamp ?? null),
    idle_timestamp: realm.now,
    update_id,
  });
  return withFields(realm, {
    presences: realm.presences.set(user.user_id, presence),
    last_ids: withFields(realm.last_ids, { presence_update: update_id }),
  });
}

/** What is told of an account's presence; nothing in large realms, where clients ask instead. */
function presenceEvents(realm: Realm, user: User): RealmEvent[] {
  const presence = realm.presences.get(user.user_id);
  if (presence === undefined) return [];
  let people = 0;
  for (const one of realm.users) if (one.is_active && !one.is_bot) people += 1;
  if (people > LIMITS.PRESENCE_EVENT_USERS) return [];
  const presences = { [String(user.user_id)]: modernPresence(presence) };
  return [tell(audienceOfUser(realm, user), { type: "presence", presences })];
}
