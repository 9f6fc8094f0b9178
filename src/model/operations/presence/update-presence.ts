import { updatedPresence } from "../../changes/presence/presence";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { presenceIsForPeople } from "../../rules/users/users-only";
import { UPDATE_PRESENCE_ANSWER, type UpdatePresenceResponse } from "../../../protocol/answers/presence";
import { type PresenceForm, presencesSeen } from "../../views/presence/presences-seen";
import { type Operation, operation } from "../operation";

/** What the actor does, and what the answer is to hold. */
export interface UpdatePresenceParams extends PresenceForm {
  /** What the account is doing now: `active` or `idle`. */
  readonly status: string;
  /** Whether there was input since the last such request; false by default. */
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
 * @tells everybody `presence` when the account was not there for a while, in realms of at most 100 active people
 */
export const updatePresence: Operation<UpdatePresenceParams, UpdatePresenceResponse> = operation(
  () => UPDATE_PRESENCE_ANSWER,
  (realm, actor, params) => {
    const barred = presenceIsForPeople(realm, actor);
    if (isFailure(barred)) return refused(realm, barred);
    const { status } = params;
    if (status !== "active" && status !== "idle")
      return refused(realm, badRequest("presence_word_unknown", 'status: "active" or "idle".'));
    const updated = actor.settings.presence_enabled ? updatedPresence(realm, actor, status) : transition(realm);
    if (params.ping_only === true) return accepted(updated, {});
    const seen = presencesSeen(updated.realm, params);
    return accepted(updated, {
      presence_last_update_id: seen.newest,
      server_timestamp: realm.now,
      presences: seen.presences,
    });
  },
);
