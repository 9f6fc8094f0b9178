/* What bots are set up with: the services of webhooks. */
import { badRequest } from "../../outcome/failures";
import { BOT_INTERFACES, BOT_TYPES } from "../../../protocol/bot-types";
import { incomingWebhookRows } from "../../../data/incoming-webhooks";

/** The form in which an outgoing webhook speaks must be a known one. */
export function checkBotInterface(form: number) {
  if (BOT_INTERFACES.includes(form)) return undefined;
  return badRequest("bot_service_malformed", `interface: one of ${BOT_INTERFACES.join(", ")} is expected.`);
}

/**
 * Checks what a new bot is set up with: an incoming webhook that names its service names one that can be set up, and
 * sets up all of it.
 *
 * @settled check_valid_bot_config
 */
export function checkBotConfig(type: number, service: string | undefined, config: Readonly<Record<string, string>>) {
  if (type !== BOT_TYPES.INCOMING_WEBHOOK || service === undefined || service === "") return undefined;
  const options = incomingWebhookRows().find(({ name }) => name === service)?.config_options ?? [];
  if (options.length === 0) return badRequest("bot_service_unknown", `service_name: "${service}" cannot be set up.`);
  const missing = options.filter(({ key }) => config[key] === undefined);
  if (missing.length === 0) return undefined;
  const names = missing.map(({ key }) => key).join(", ");
  return badRequest("bot_config_incomplete", `config_data: ${names} is missing.`);
}
