import { BOT_TYPE_NUMBERS, BOT_TYPES, ROLES } from "../../../protocol/accounts";
import { OPTIONAL_FILE } from "../../../protocol/parameters/items";
import { BOT_DEFAULT_FIELDS } from "../../../protocol/records/people";
import { optional, type ParamsOf, required } from "../../../protocol/schema/parameters";
import { boolean, chosen, dictionary, integer, text, url } from "../../../protocol/schema/shapes";
import { mergeFields } from "../../../protocol/schema/tables";
import { botAddedEvent } from "../../changes/bots/bot-events";
import { addAccount } from "../../changes/users/add-account";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThen, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { generateHex, KEY_ALPHABET, spell } from "../../realm/digest";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { BotDefaults, User } from "../../realm/user";
import {
  botEmail,
  checkBotConfig,
  checkBotInterface,
  checkBotName,
  checkBotShortName,
  mayCreateBots,
  membersAlone,
  spelledDefaults,
  unknownDefaultChannel,
} from "../../rules/bots/bots";
import { pictureOf } from "../../rules/uploads/uploads";
import { checkFullName } from "../../rules/users/account-names";
import { userById } from "../../rules/users/people";
import { isWebAddress } from "../../text/text-checks";
import { accepted } from "../../views/outcome";
import { pictureUrl } from "../../views/pictures";
import { botDefaults } from "../../views/users/user-view";
import { operation } from "../operation";

const parameters = () => ({
  /** The name of the bot. */
  full_name: required(text),
  /** The first part of the address of the bot. */
  short_name: required(text),
  /** The type: 1 generic, 2 incoming webhook, 3 outgoing webhook. */
  bot_type: optional(integer),
  /** The URL of an outgoing webhook. The simulator sends no requests to it. */
  payload_url: optional(text, { encoding: "json" }),
  /** The integration of an incoming webhook bot. Other bots have no integration. */
  service_name: optional(text),
  /** The configuration of the bot. */
  config_data: optional(dictionary(text)),
  /** The format of the requests of an outgoing webhook: 1 generic, 2 Slack. */
  interface_type: optional(integer),
  /** The name of the default channel for messages; null for none. */
  default_sending_stream: optional(text),
  /** The name of the default channel for event queues; null for none. */
  default_events_register_stream: optional(text),
  /** Whether event queues receive the messages of all public channels by default. */
  default_all_public_streams: optional(boolean),
  /** The avatar; null for several files. */
  file: OPTIONAL_FILE,
});

type CreateBotParams = ParamsOf<ReturnType<typeof parameters>>;

const TOKEN_LENGTH = 32;

/** Creates a bot that the actor owns. */
export const createBot = operation(
  () => ({
    id: "create-bot",
    method: "POST",
    path: "/bots",
    parameters: parameters(),
    answer: mergeFields(
      {
        /** The ID of the bot. */
        user_id: integer,
        /** The API key. */
        api_key: chosen(text),
        /** The URL of the avatar. */
        avatar_url: chosen(url),
      },
      BOT_DEFAULT_FIELDS,
    ),
    refusals: [
      "bots_are_for_members",
      "bot_service_invalid",
      "full_name_length",
      "full_name_characters",
      "full_name_like_mention",
      "full_name_taken",
      "bot_short_name_invalid",
      "bot_short_name_taken",
      "bot_name_taken",
      "bot_creation_not_allowed",
      "bot_type_unknown",
      "bot_channel_unknown",
      "bot_service_unknown",
      "bot_config_incomplete",
      "file_not_one",
      "picture_too_large",
      "file_not_a_picture",
    ],
    events: ["realm_bot/add", "realm_user/add", "user_group/add_members"],
    example: (pick) => ({ short_name: pick.unguessable("b"), full_name: `Bot ${pick.unguessable("n")}` }),
  }),
  (realm, actor, params) => {
    const wrong = wrongBot(realm, actor, params);
    if (isFailure(wrong)) return wrong;
    const picture = params.file === undefined ? undefined : pictureOf(realm, params.file, "person");
    if (isFailure(picture)) return picture;
    const bot_id = realm.users.size + 1;
    const created = addAccount(realm, {
      email: botEmail(realm, params.short_name),
      full_name: params.full_name.trim(),
      role: ROLES.MEMBER,
      bot_type: params.bot_type ?? BOT_TYPES.GENERIC,
      bot_owner_id: actor.user_id,
      ...(picture === undefined ? {} : { avatar: picture }),
    });
    const done = andThen(created, (made) => {
      const defaults = frozen(spelledDefaults(realm, botDefaultsOf(params)));
      const next = withFields(withService(made, bot_id, params), {
        bot_defaults: made.bot_defaults.set(bot_id, defaults),
      });
      const bot = userById(next, bot_id);
      return transition(next, bot === undefined ? [] : [botAddedEvent(next, bot)]);
    });
    const bot = userById(done.realm, bot_id);
    const avatar_url = bot === undefined ? "" : pictureUrl(done.realm, bot);
    return accepted(done, {
      user_id: bot_id,
      api_key: bot?.api_key ?? "",
      avatar_url,
      ...botDefaults(done.realm, bot_id),
    });
  },
  { accessDenied: membersAlone },
);

function botDefaultsOf(params: CreateBotParams): BotDefaults {
  return {
    default_sending_stream: params.default_sending_stream ?? null,
    default_events_register_stream: params.default_events_register_stream ?? null,
    default_all_public_streams: params.default_all_public_streams ?? false,
  };
}

/** What webhooks are set up with: outgoing ones with a service and its token, incoming ones with what was given. */
function withService(realm: Realm, botId: number, params: CreateBotParams): Realm {
  const type = params.bot_type ?? BOT_TYPES.GENERIC;
  if (type === BOT_TYPES.GENERIC) return realm;
  const isIncoming = type === BOT_TYPES.INCOMING_WEBHOOK;
  const generated = generateHex(realm.random, "api_key");
  const id = params.service_name === undefined ? {} : { integration_id: params.service_name };
  const service = frozen({
    base_url: params.payload_url ?? "",
    interface: params.interface_type ?? 1,
    token: isIncoming ? "" : spell(generated.digits, KEY_ALPHABET, TOKEN_LENGTH),
    config: isIncoming ? { ...id, ...params.config_data } : {},
  });
  return withFields(realm, {
    bot_services: realm.bot_services.set(botId, service),
    ...(isIncoming ? {} : { random: generated.next }),
  });
}

function wrongBot(realm: Realm, actor: User, params: CreateBotParams) {
  const type = params.bot_type ?? BOT_TYPES.GENERIC;
  return (
    wrongAddressOfService(params) ??
    wrongNames(realm, actor, params) ??
    wrongType(realm, actor, type) ??
    checkBotInterface(params.interface_type ?? 1) ??
    unknownDefaultChannel(realm, actor, params) ??
    checkBotConfig(type, params.service_name, params.config_data ?? {})
  );
}

function wrongAddressOfService({ payload_url }: CreateBotParams) {
  if (payload_url === undefined || isWebAddress(payload_url)) return undefined;
  return badRequest("bot_service_invalid", "payload_url: a web address is expected.");
}

function wrongNames(realm: Realm, actor: User, params: CreateBotParams) {
  const invalid = checkFullName(realm, params.full_name, actor.user_id) ?? checkBotShortName(realm, params.short_name);
  return isFailure(invalid) ? invalid : checkBotName(realm, params.full_name.trim());
}

function wrongType(realm: Realm, actor: User, type: number) {
  if (!mayCreateBots(realm, actor, type)) {
    return badRequest("bot_creation_not_allowed", "You are not allowed to create bots of this type.");
  }
  if (BOT_TYPE_NUMBERS.includes(type)) return undefined;
  return badRequest("bot_type_unknown", `bot_type: one of ${BOT_TYPE_NUMBERS.join(", ")} is expected.`);
}
