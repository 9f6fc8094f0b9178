import { createBot } from "../../model/operations/bots/create-bot";
import { deactivateBot } from "../../model/operations/bots/deactivate-bot";
import { getBots } from "../../model/operations/bots/get-bots";
import { regenerateBotApiKey } from "../../model/operations/bots/regenerate-bot-api-key";
import { updateBot } from "../../model/operations/bots/update-bot";
import { membersAlone } from "../../model/rules/bots/members-alone";
import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";
import { optionalFilePart } from "../parameters/file-part";
import { route } from "../route";

/** @spec Authentication */
export const regenerateBotApiKeyRoute = route({
  id: "regenerate-bot-api-key",
  method: "POST",
  path: "/bots/{bot_id}/api_key/regenerate",
  parameters: {
    bot_id: required("json", shapes.integer),
  },
  accessDenied: membersAlone,
  operation: regenerateBotApiKey,
});

/** @spec Authentication */
export const getBotsRoute = route({
  id: "get-bots",
  method: "GET",
  path: "/bots",
  parameters: {},
  accessDenied: membersAlone,
  operation: getBots,
});

/** @spec Authentication */
export const createBotRoute = route({
  id: "create-bot",
  method: "POST",
  path: "/bots",
  parameters: {
    full_name: required("text", shapes.text),
    short_name: required("text", shapes.text),
    bot_type: optional("json", shapes.integer),
    payload_url: optional("json", shapes.text),
    service_name: optional("text", shapes.text),
    config_data: optional("json", v.record(v.string(), v.string())),
    interface_type: optional("json", shapes.integer),
    default_sending_stream: optional("text", shapes.text),
    default_events_register_stream: optional("text", shapes.text),
    default_all_public_streams: optional("json", shapes.boolean),
    file: optionalFilePart,
  },
  accessDenied: membersAlone,
  operation: createBot,
});

/** @spec Authentication */
export const updateBotRoute = route({
  id: "update-bot",
  method: "PATCH",
  path: "/bots/{bot_id}",
  parameters: {
    bot_id: required("json", shapes.integer),
    full_name: optional("text", shapes.text),
    role: optional("json", shapes.integer, { since: 130 }),
    bot_owner_id: optional("json", shapes.integer),
    config_data: optional("json", v.record(v.string(), v.string())),
    service_interface: optional("json", shapes.integer),
    service_payload_url: optional("json", shapes.text),
    default_sending_stream: optional("text", shapes.text),
    default_events_register_stream: optional("text", shapes.text),
    default_all_public_streams: optional("json", shapes.boolean),
    file: optionalFilePart,
  },
  accessDenied: membersAlone,
  operation: updateBot,
});

/** @spec Authentication */
export const deactivateBotRoute = route({
  id: "deactivate-bot",
  method: "DELETE",
  path: "/bots/{bot_id}",
  parameters: {
    bot_id: required("json", shapes.integer),
  },
  operation: deactivateBot,
});
