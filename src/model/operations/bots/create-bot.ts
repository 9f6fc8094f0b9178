import { addAccount } from "../../changes/users/add-account";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { andThen, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { UploadedFile } from "../../realm/attachment";
import type { BotDefaults } from "../../realm/person-state";
import { generateHex, KEY_ALPHABET, spell } from "../../realm/random";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { spelledDefaults, unknownDefaultChannel } from "../../rules/bots/bot-channels";
import { checkBotName, mayCreateBots } from "../../rules/bots/bot-creation";
import { checkBotConfig, checkBotInterface } from "../../rules/bots/bot-services";
import { membersAlone } from "../../rules/bots/members-alone";
import { pictureOf } from "../../rules/uploads/picture-file";
import { isEmailAddress } from "../../rules/users/email-addresses";
import { checkFullName } from "../../rules/users/full-names";
import { realmHost, userByDeliveryEmail, userById } from "../../rules/users/people";
import { CREATE_BOT_ANSWER, type CreateBotResponse } from "../../../protocol/answers/bots";
import { BOT_TYPE_NUMBERS, BOT_TYPES } from "../../../protocol/bot-types";
import { ROLES } from "../../../protocol/roles";
import { isWebAddress } from "../../text/web-address";
import { botAddedEvent, botDefaults } from "../../views/bots/bots";
import { pictureUrl } from "../../views/users/avatar";
import { type Operation, operation } from "../operation";

/** The bot to make, and the defaults of its messages and queues. */
export interface CreateBotParams extends Partial<BotDefaults> {
  /** Becomes the first part of the bot's address. */
  readonly short_name: string;
  /** What the bot is called. */
  readonly full_name: string;
  /** 1 generic, 2 incoming webhook, 3 outgoing webhook. */
  readonly bot_type?: number;
  /** Where an outgoing webhook sends: a web address, or nothing; nothing is ever sent. */
  readonly payload_url?: string;
  /** For which service an incoming webhook is set up; others are called by it. */
  readonly service_name?: string;
  /** What the bot is set up with. */
  readonly config_data?: Readonly<Record<string, string>>;
  /** In which form an outgoing webhook speaks: 1 generic, 2 Slack. */
  readonly interface_type?: number;
  /** Its picture; null when there are several files. */
  readonly file?: UploadedFile | null;
}

const TOKEN_LENGTH = 32;

/**
 * Creates a bot of one's own.
 *
 * @returns its ID and key, and the defaults of its messages and queues
 * @refuses BAD_REQUEST for bots and guests; for an address of a webhook that is none; for a name or a short name that
 *   cannot be, a short name that is taken, or a name that an active account has; without the
 *   permission to create bots of this type; for an unknown type or form; for a default channel that the owner cannot
 *   see; for a service that cannot be set up so; for several files, or one of more than 5 MiB; BAD_IMAGE for a file
 *   that is no picture
 * @tells who may know of it `realm_user/add`; everybody `user_group/add_members`; the owner and the administrators
 *   `realm_bot/add`
 * @settled add_bot_backend
 */
export const createBot: Operation<CreateBotParams, CreateBotResponse> = operation(
  () => CREATE_BOT_ANSWER,
  (realm, actor, params) => {
    const wrong = wrongBot(realm, actor, params);
    if (isFailure(wrong)) return refused(realm, wrong);
    const picture = params.file === undefined ? undefined : pictureOf(realm, params.file, "person");
    if (isFailure(picture)) return refused(realm, picture);
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
  const drawn = generateHex(realm.random, "api_key");
  const id = params.service_name === undefined ? {} : { integration_id: params.service_name };
  const service = frozen({
    base_url: params.payload_url ?? "",
    interface: params.interface_type ?? 1,
    token: isIncoming ? "" : spell(drawn.digits, KEY_ALPHABET, TOKEN_LENGTH),
    config: isIncoming ? { ...id, ...params.config_data } : {},
  });
  return withFields(realm, {
    bot_services: realm.bot_services.set(botId, service),
    ...(isIncoming ? {} : { random: drawn.next }),
  });
}

/** The address of a bot: its short name, with `-bot` behind it. */
function botEmail(realm: Realm, shortName: string): string {
  return `${shortName.trim()}-bot@${realmHost(realm)}`;
}

function wrongBot(realm: Realm, actor: User, params: CreateBotParams) {
  const type = params.bot_type ?? BOT_TYPES.GENERIC;
  return (
    membersAlone(realm, actor) ??
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
  return badRequest("bot_service_malformed", "payload_url: a web address is expected.");
}

function wrongNames(realm: Realm, actor: User, params: CreateBotParams) {
  const email = botEmail(realm, params.short_name);
  const unfit = checkFullName(realm, params.full_name, actor.user_id);
  if (isFailure(unfit)) return unfit;
  if (params.short_name.trim() === "" || !isEmailAddress(email)) {
    return badRequest("bot_short_name_malformed", "short_name: the first part of an address is expected.");
  }
  if (userByDeliveryEmail(realm, email) !== undefined) {
    return badRequest("bot_short_name_taken", "short_name: there is a bot of this name already.");
  }
  return checkBotName(realm, params.full_name.trim());
}

function wrongType(realm: Realm, actor: User, type: number) {
  if (!mayCreateBots(realm, actor, type)) {
    return badRequest("bot_creation_not_allowed", "You may not create bots of this type.");
  }
  if (BOT_TYPE_NUMBERS.includes(type)) return undefined;
  return badRequest("bot_type_unknown", `bot_type: one of ${BOT_TYPE_NUMBERS.join(", ")} is expected.`);
}
