import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import {
  type BotStorage,
  checkKeepsStorage,
  MAX_STORED_CHARACTERS,
  storageOf,
} from "../../rules/bot-storage/bot-storage";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** What a bot wants to be kept. */
export interface UpdateBotStorageParams {
  /** The texts to keep, by name; what is kept under other names stays. */
  readonly storage: BotStorage;
}

/**
 * Keeps texts of a bot on the server.
 *
 * @refuses BAD_REQUEST for people (not following real servers), and for more than ten million characters in all
 * @tells nobody
 * @spec Vocabulary beyond the card: what bots keep (public facts)
 */
export const updateBotStorage: Operation<UpdateBotStorageParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const problem = checkKeepsStorage(realm, actor);
    if (isFailure(problem)) return refused(realm, problem);
    const storage = { ...storageOf(realm, actor.user_id), ...params.storage };
    const size = Object.entries(storage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    if (size > MAX_STORED_CHARACTERS) {
      return refused(
        realm,
        badRequest("storage_full", `storage: at most ${MAX_STORED_CHARACTERS} characters are kept.`),
      );
    }
    return accepted(
      transition(withFields(realm, { bot_storages: realm.bot_storages.set(actor.user_id, frozen(storage)) })),
      {},
    );
  },
);
