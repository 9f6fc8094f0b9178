import { updateBot } from "../../operations/bots/update-bot";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Authentication */
export const updateBotRoute = route({
  id: "update-bot",
  method: "PATCH",
  path: "/bots/{bot_id}",
  parameters: {
    bot_id: required("json", shapes.integer),
    full_name: optional("text", shapes.text),
    role: optional("json", shapes.integer, { since: 130 }),
    bot_owner_id: optional("json", shapes.integer),
    default_sending_stream: optional("text", shapes.text),
    default_events_register_stream: optional("text", shapes.text),
    default_all_public_streams: optional("json", shapes.boolean),
  },
  operation: updateBot,
});
