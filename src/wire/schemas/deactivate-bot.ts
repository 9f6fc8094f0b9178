import { deactivateBot } from "../../operations/bots/deactivate-bot";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Authentication */
export const deactivateBotRoute = route({
  id: "deactivate-bot",
  method: "DELETE",
  path: "/bots/{bot_id}",
  parameters: {
    bot_id: required("json", shapes.integer),
  },
  operation: deactivateBot,
});
