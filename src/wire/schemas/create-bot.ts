import { createBot } from "../../operations/bots/create-bot";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Authentication */
export const createBotRoute = route({
  id: "create-bot",
  method: "POST",
  path: "/bots",
  parameters: {
    short_name: required("text", shapes.text),
    full_name: required("text", shapes.text),
    bot_type: optional("json", shapes.integer),
    payload_url: optional("text", shapes.text),
    default_sending_stream: optional("text", shapes.text),
    default_events_register_stream: optional("text", shapes.text),
    default_all_public_streams: optional("json", shapes.boolean),
  },
  operation: createBot,
});
