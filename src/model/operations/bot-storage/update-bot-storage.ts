import { required } from "../../../protocol/schema/parameters";
import { dictionary, text } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { MAX_STORED_CHARACTERS, storageForBotsOnly, storageOf } from "../../rules/bots/bots";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Stores texts of the actor on the server. */
export const updateBotStorage = operation(
  () => ({
    id: "update-bot-storage",
    method: "PUT",
    path: "/bot_storage",
    parameters: {
      /** The texts to store, by name. Texts with other names stay. */
      storage: required(dictionary(text)),
    },
    answer: {},
    refusals: ["storage_for_bots_only", "storage_full"],
    events: [],
    example: (pick) => {
      pick.as(7);
      return { storage: { mood: pick.one(["good", "bad"]) } };
    },
    weight: 1,
  }),
  (realm, actor, params) => {
    const storage = { ...storageOf(realm, actor.user_id), ...params.storage };
    const size = Object.entries(storage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    if (size > MAX_STORED_CHARACTERS) {
      return badRequest("storage_full", `storage: at most ${MAX_STORED_CHARACTERS} characters are kept.`);
    }
    return accepted(
      transition(withFields(realm, { bot_storages: realm.bot_storages.set(actor.user_id, frozen(storage)) })),
      {},
    );
  },
  { accessDenied: storageForBotsOnly },
);
