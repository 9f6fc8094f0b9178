import { getBotStorage } from "../../model/operations/bot-storage/get-bot-storage";
import { removeBotStorage } from "../../model/operations/bot-storage/remove-bot-storage";
import { updateBotStorage } from "../../model/operations/bot-storage/update-bot-storage";
import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Vocabulary beyond the card: what bots keep (public facts) */
export const getBotStorageRoute = route({
  id: "get-bot-storage",
  method: "GET",
  path: "/bot_storage",
  parameters: {
    keys: optional("json", v.nullable(shapes.strings)),
  },
  operation: getBotStorage,
});

/** @spec Vocabulary beyond the card: what bots keep (public facts) */
export const updateBotStorageRoute = route({
  id: "update-bot-storage",
  method: "PUT",
  path: "/bot_storage",
  parameters: {
    storage: required("json", v.record(v.string(), shapes.text)),
  },
  operation: updateBotStorage,
});

/** @spec Vocabulary beyond the card: what bots keep (public facts) */
export const removeBotStorageRoute = route({
  id: "remove-bot-storage",
  method: "DELETE",
  path: "/bot_storage",
  parameters: {
    keys: optional("json", v.nullable(shapes.strings)),
  },
  operation: removeBotStorage,
});
