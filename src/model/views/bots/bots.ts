/* Bots as their owners and administrators know them: with their key and the defaults of their messages and queues. */
import type { BotDefaults, BotService } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { BOT_TYPES } from "../../../protocol/accounts";
import type { BotServiceView, BotView } from "../../../protocol/records/people";
import { pictureUrl } from "../pictures";

const NO_DEFAULTS: BotDefaults = Object.freeze({
  default_sending_stream: null,
  default_events_register_stream: null,
  default_all_public_streams: false,
});

/** What messages and queues of a bot start from. */
export function botDefaults(realm: Realm, botId: number): BotDefaults {
  return realm.bot_defaults.get(botId) ?? NO_DEFAULTS;
}

const NO_SERVICE: BotService = Object.freeze({ base_url: "", interface: 1, token: "", config: Object.freeze({}) });

/** What a bot is set up with. */
export function botService(realm: Realm, botId: number): BotService {
  return realm.bot_services.get(botId) ?? NO_SERVICE;
}

/** The service of an outgoing webhook as those who manage the bot see it. */
export function serviceView({ base_url, interface: form, token }: BotService): BotServiceView {
  return { base_url, interface: form, token };
}

/** A bot as those who manage it see it. */
export function botView(realm: Realm, bot: User): BotView {
  return {
    user_id: bot.user_id,
    full_name: bot.full_name,
    email: bot.delivery_email,
    bot_type: bot.bot_type,
    is_active: bot.is_active,
    api_key: bot.api_key,
    ...botDefaults(realm, bot.user_id),
    avatar_url: pictureUrl(realm, bot),
    owner_id: bot.bot_owner_id,
    services: bot.bot_type === BOT_TYPES.OUTGOING_WEBHOOK ? [serviceView(botService(realm, bot.user_id))] : [],
  };
}
