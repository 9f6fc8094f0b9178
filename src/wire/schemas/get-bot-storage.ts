import { getBotStorage } from "../../operations/bot-storage/get-bot-storage";
import { optional, shapes } from "../parameter";
import { route } from "../route";

/** @card Vocabulary beyond the card: what bots keep (public facts) */
export const getBotStorageRoute = route({
  id: "get-bot-storage",
  method: "GET",
  path: "/bot_storage",
  parameters: {
    keys: optional("json", shapes.strings),
  },
  operation: getBotStorage,
});
