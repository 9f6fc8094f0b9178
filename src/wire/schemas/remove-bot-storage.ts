import { removeBotStorage } from "../../operations/bot-storage/remove-bot-storage";
import { optional, shapes } from "../parameter";
import { route } from "../route";

/** @card Vocabulary beyond the card: what bots keep (public facts) */
export const removeBotStorageRoute = route({
  id: "remove-bot-storage",
  method: "DELETE",
  path: "/bot_storage",
  parameters: {
    keys: optional("json", shapes.strings),
  },
  operation: removeBotStorage,
});
