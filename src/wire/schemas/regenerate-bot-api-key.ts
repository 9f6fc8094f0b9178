import { regenerateBotApiKey } from "../../operations/bots/regenerate-bot-api-key";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Authentication */
export const regenerateBotApiKeyRoute = route({
  id: "regenerate-bot-api-key",
  method: "POST",
  path: "/bots/{bot_id}/api_key/regenerate",
  parameters: {
    bot_id: required("json", shapes.integer),
  },
  operation: regenerateBotApiKey,
});
