import { updateBotStorage } from "../../operations/bot-storage/update-bot-storage";
import { required, shapes, v } from "../parameter";
import { route } from "../route";

/** @card Vocabulary beyond the card: what bots keep (public facts) */
export const updateBotStorageRoute = route({
  id: "update-bot-storage",
  method: "PUT",
  path: "/bot_storage",
  parameters: {
    storage: required("json", v.record(v.string(), shapes.text)),
  },
  operation: updateBotStorage,
});
