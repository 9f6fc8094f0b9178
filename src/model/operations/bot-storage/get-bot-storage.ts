import { optional } from "../../../protocol/schema/parameters";
import { dictionary, list, nullable, text } from "../../../protocol/schema/shapes";
import { isFailure } from "../../outcome/failures";
import { checkStoredKeys, storageForBotsOnly, storageOf } from "../../rules/bots/bots";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/** Returns the texts that the server stores for the actor. */
export const getBotStorage = operation(
  () => ({
    id: "get-bot-storage",
    method: "GET",
    path: "/bot_storage",
    parameters: {
      /** The requested names; all names by default. */
      keys: optional(nullable(list(text))),
    },
    answer: {
      /** Texts by key. */
      storage: dictionary(text),
    },
    refusals: ["storage_for_bots_only", "storage_key_unknown"],
    events: [],
  }),
  (realm, actor, params) => {
    const keys = params.keys ?? undefined;
    const storage = storageOf(realm, actor.user_id);
    const problem = checkStoredKeys(storage, keys ?? []);
    if (isFailure(problem)) return problem;
    const wanted = Object.entries(storage).filter(([key]) => keys === undefined || keys.includes(key));
    return answered(realm, { storage: Object.fromEntries(wanted) });
  },
  { accessDenied: storageForBotsOnly },
);
