import { optional } from "../../../protocol/schema/parameters";
import { list, nullable, text } from "../../../protocol/schema/shapes";
import { isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { checkStoredKeys, storageForBotsOnly, storageOf } from "../../rules/bots/bots";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Deletes texts that the server stores for the actor. */
export const removeBotStorage = operation(
  () => ({
    id: "remove-bot-storage",
    method: "DELETE",
    path: "/bot_storage",
    parameters: {
      /** The names to delete; all names by default. */
      keys: optional(nullable(list(text))),
    },
    answer: {},
    refusals: ["storage_for_bots_only", "storage_key_unknown"],
    events: [],
    example: (pick) => {
      pick.as(7);
      return { keys: ["mood"] };
    },
    after: ["update-bot-storage"],
  }),
  (realm, actor, params) => {
    const keys = params.keys ?? undefined;
    const storage = storageOf(realm, actor.user_id);
    const problem = checkStoredKeys(storage, keys ?? []);
    if (isFailure(problem)) return problem;
    const left = Object.entries(storage).filter(([key]) => keys !== undefined && !keys.includes(key));
    const bot_storages =
      left.length === 0
        ? realm.bot_storages.delete(actor.user_id)
        : realm.bot_storages.set(actor.user_id, frozen(Object.fromEntries(left)));
    return accepted(transition(withFields(realm, { bot_storages })), {});
  },
  { accessDenied: storageForBotsOnly },
);
