import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { checkKeepsStorage, checkStoredKeys, storageOf } from "../../rules/bot-storage/bot-storage";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which of its texts a bot has forgotten. */
export interface RemoveBotStorageParams {
  /** The names to forget; left out or null: all. */
  readonly keys?: readonly string[] | null;
}

/**
 * Forgets what a bot keeps on the server.
 *
 * @refuses BAD_REQUEST for people (not following real servers), and for a name under which nothing is kept
 * @tells nobody
 * @spec Vocabulary beyond the card: what bots keep (public facts)
 */
export const removeBotStorage: Operation<RemoveBotStorageParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params = {}) => {
    const keys = params.keys ?? undefined;
    const storage = storageOf(realm, actor.user_id);
    const problem = checkKeepsStorage(realm, actor) ?? checkStoredKeys(storage, keys ?? []);
    if (isFailure(problem)) return refused(realm, problem);
    const left = Object.entries(storage).filter(([key]) => keys !== undefined && !keys.includes(key));
    const bot_storages =
      left.length === 0
        ? realm.bot_storages.delete(actor.user_id)
        : realm.bot_storages.set(actor.user_id, frozen(Object.fromEntries(left)));
    return accepted(transition(withFields(realm, { bot_storages })), {});
  },
);
