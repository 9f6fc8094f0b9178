import { isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { checkKeepsStorage, checkStoredKeys, storageOf } from "../../rules/bot-storage/bot-storage";
import { GET_BOT_STORAGE_ANSWER, type GetBotStorageResponse } from "../../../protocol/answers/bot-storage";
import { type Operation, operation } from "../operation";

/** Which of its texts a bot asks for. */
export interface GetBotStorageParams {
  /** The names asked for; left out or null: all. */
  readonly keys?: readonly string[] | null;
}

/**
 * Gives a bot what it keeps on the server.
 *
 * @refuses BAD_REQUEST for people (not following real servers), and for a name under which nothing is kept
 * @spec Vocabulary beyond the card: what bots keep (public facts)
 */
export const getBotStorage: Operation<GetBotStorageParams, GetBotStorageResponse> = operation(
  () => GET_BOT_STORAGE_ANSWER,
  (realm, actor, params = {}) => {
    const keys = params.keys ?? undefined;
    const storage = storageOf(realm, actor.user_id);
    const problem = checkKeepsStorage(realm, actor) ?? checkStoredKeys(storage, keys ?? []);
    if (isFailure(problem)) return refused(realm, problem);
    const wanted = Object.entries(storage).filter(([key]) => keys === undefined || keys.includes(key));
    return answered(realm, { storage: Object.fromEntries(wanted) });
  },
);
