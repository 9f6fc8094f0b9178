import { BOT_TYPES, isRole, ROLES } from "../../../protocol/accounts";
import { OPTIONAL_FILE } from "../../../protocol/parameters/items";
import { BOT_DEFAULT_FIELDS } from "../../../protocol/records/people";
import { optional, type ParamsOf, required } from "../../../protocol/schema/parameters";
import { boolean, chosen, dictionary, integer, nullable, text, url } from "../../../protocol/schema/shapes";
import { field, mergeFields } from "../../../protocol/schema/tables";
import { botOwnerEvents } from "../../changes/bots/bot-events";
import { botUpdatedEvent } from "../../changes/bots/bot-events";
import { changeEmail, changeRole, rename, withAvatar } from "../../changes/users/change-user";
import { withUser } from "../../changes/users/people-changes";
import { administratorRequired, badRequest, type Failure, isFailure, ownerRequired } from "../../outcome/failures";
import { andThen, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { BotDefaults, User } from "../../realm/user";
import {
  botEmail,
  checkBotInterface,
  checkBotName,
  checkBotShortName,
  manageableBot,
  membersAlone,
  spelledDefaults,
  unknownDefaultChannel,
} from "../../rules/bots/bots";
import { pictureOf } from "../../rules/uploads/uploads";
import { checkFullName } from "../../rules/users/account-names";
import { isAdministrator, isOwner, publicEmail, userById } from "../../rules/users/people";
import { isWebAddress } from "../../text/text-checks";
import { accepted, refusedAfter } from "../../views/outcome";
import { pictureUrl } from "../../views/pictures";
import { botDefaults, botService, serviceView } from "../../views/users/user-view";
import { botId } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  /** The user ID of the bot. */
  bot_id: required(integer),
  /** The new name. */
  full_name: optional(text),
  /** The first part of the new address, which ends in `-bot` and the domain of the realm. Since feature level 447. */
  short_name: optional(text, { since: 447 }),
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. Since feature level 130. */
  role: optional(integer, { since: 130 }),
  /** The ID of the new owner. */
  bot_owner_id: optional(integer),
  /** The changed configuration of the bot. Other keys stay. */
  config_data: optional(dictionary(text)),
  /** The format of an outgoing webhook: 1 generic, 2 Slack. */
  service_interface: optional(integer),
  /** The URL of an outgoing webhook. */
  service_payload_url: optional(text, { encoding: "json" }),
  /** The name of the default channel for messages; null for none. */
  default_sending_stream: optional(text),
  /** The name of the default channel for event queues; null for none. */
  default_events_register_stream: optional(text),
  /** Whether event queues receive the messages of all public channels by default. */
  default_all_public_streams: optional(boolean),
  /** The new avatar; null for several files. */
  file: OPTIONAL_FILE,
});

type UpdateBotParams = ParamsOf<ReturnType<typeof parameters>>;

/** Changes a bot: its name, address, role, owner, service and avatar, and the defaults of its messages and queues. */
export const updateBot = operation(
  () => ({
    id: "update-bot",
    method: "PATCH",
    path: "/bots/{bot_id}",
    parameters: parameters(),
    answer: mergeFields(
      {
        /** The full name. */
        full_name: text,
        /** The URL of the avatar. */
        avatar_url: chosen(url),
        /** The format of the requests of an outgoing webhook, as requested; 1 by default. */
        service_interface: integer,
        /** The URL of an outgoing webhook, as requested. */
        service_payload_url: nullable(url),
        /** The configuration of the bot, as requested. */
        config_data: nullable(dictionary(text)),
        /** The address of the owner; absent for a bot without an owner. */
        bot_owner: field(text, { optional: true }),
      },
      BOT_DEFAULT_FIELDS,
    ),
    refusals: [
      "bots_are_for_members",
      "role_unknown",
      "bot_service_invalid",
      "bot_unknown",
      "owner_required",
      "full_name_length",
      "full_name_characters",
      "full_name_like_mention",
      "full_name_taken",
      "bot_name_taken",
      "bot_short_name_invalid",
      "bot_short_name_taken",
      "administrator_required",
      "bot_owner_not_allowed",
      "bot_channel_unknown",
      "file_not_one",
      "picture_too_large",
      "file_not_a_picture",
    ],
    changes_when_refused: true,
    events: [
      "realm_bot/add",
      "realm_bot/delete",
      "realm_bot/update",
      "realm_user/update",
      "stream/create",
      "stream/delete",
      "subscription/peer_add",
      "user_group/add_members",
      "user_group/remove_members",
    ],
    example: (pick) => ({
      ...botId(pick),
      ...pick.fields({
        full_name: () => `Bot ${pick.unguessable("n")}`,
        bot_owner_id: () => pick.one([1, 4, 5]),
        role: () => pick.one([300, 400]),
      }),
    }),
    after: ["create-bot"],
  }),
  (realm, actor, params) => {
    const denied = invalidRoleOrUrl(params);
    if (isFailure(denied)) return denied;
    const bot = manageableBot(realm, actor, params.bot_id);
    if (isFailure(bot)) return bot;
    let done = transition(realm);
    for (const part of BOT_PARTS) {
      const refusal = part.wrong(done.realm, actor, bot, params);
      if (isFailure(refusal)) return refusedAfter(realm, done, refusal);
      done = andThen(done, (next) => part.change(next, bot, params));
    }
    const changed = userById(done.realm, bot.user_id) ?? bot;
    const defaults = botDefaults(done.realm, bot.user_id);
    const owner = userById(done.realm, changed.bot_owner_id ?? -1);
    return accepted(done, {
      full_name: changed.full_name,
      avatar_url: pictureUrl(done.realm, changed),
      service_interface: params.service_interface ?? 1,
      service_payload_url: params.service_payload_url ?? null,
      config_data: params.config_data ?? null,
      ...defaults,
      ...(owner === undefined ? {} : { bot_owner: publicEmail(done.realm, owner) }),
    });
  },
  { accessDenied: membersAlone },
);

/** A part of a bot: why it cannot change, and its change. Both do nothing when the part is omitted. */
interface BotPart {
  wrong(realm: Realm, actor: User, bot: User, params: UpdateBotParams): Failure | undefined;
  change(realm: Realm, bot: User, params: UpdateBotParams): Transition;
}

/** A default channel: one that is visible to the actor, or none. */
function defaultChannelPart(name: "default_sending_stream" | "default_events_register_stream") {
  return {
    wrong: (realm, actor, _bot, params) => unknownDefaultChannel(realm, actor, { [name]: params[name] || null }),
    change: (realm, bot, { [name]: channel }) =>
      channel === undefined
        ? transition(realm)
        : changeDefault(realm, bot, spelledDefaults(realm, { [name]: channel || null })),
  } satisfies BotPart;
}

/** The parts, in the order in which they are changed. */
const BOT_PARTS = [
  {
    wrong: (realm, _actor, bot, { full_name }) =>
      full_name === undefined ? undefined : wrongName(realm, bot, full_name),
    change: (realm, bot, { full_name = bot.full_name }) => rename(realm, bot.user_id, full_name.trim()),
  },
  {
    wrong: (realm, _actor, bot, { short_name }) =>
      short_name === undefined ? undefined : checkBotShortName(realm, short_name, bot.user_id),
    change: (realm, bot, { short_name }) =>
      short_name === undefined ? transition(realm) : changeEmail(realm, bot.user_id, botEmail(realm, short_name)),
  },
  {
    wrong: (_realm, actor, bot, { role }) => wrongRole(actor, bot, role),
    change: (realm, bot, { role }) =>
      role !== undefined && isRole(role) ? changeRole(realm, bot.user_id, role) : transition(realm),
  },
  {
    wrong: (realm, _actor, _bot, { bot_owner_id }) => wrongOwner(realm, bot_owner_id),
    change: (realm, bot, { bot_owner_id }) => changeOwner(realm, bot, bot_owner_id),
  },
  defaultChannelPart("default_sending_stream"),
  defaultChannelPart("default_events_register_stream"),
  {
    wrong: () => undefined,
    change: (realm, bot, { default_all_public_streams }) =>
      default_all_public_streams === undefined
        ? transition(realm)
        : changeDefault(realm, bot, { default_all_public_streams }),
  },
  {
    wrong: (_realm, _actor, _bot, { service_payload_url, service_interface = 1 }) =>
      service_payload_url === undefined ? undefined : checkBotInterface(service_interface),
    change: changeService,
  },
  { wrong: () => undefined, change: (realm, bot, { config_data }) => changeConfig(realm, bot, config_data) },
  {
    wrong: (realm, _actor, _bot, { file }) => {
      const picture = file === undefined ? undefined : pictureOf(realm, file, "person");
      return isFailure(picture) ? picture : undefined;
    },
    change: (realm, bot, { file }) => {
      const picture = file === undefined ? undefined : pictureOf(realm, file, "person");
      return picture === undefined || isFailure(picture) ? transition(realm) : withAvatar(realm, bot.user_id, picture);
    },
  },
] as const satisfies readonly BotPart[];

/** Why the actor may not give a bot a role. */
function wrongRole(actor: User, bot: User, role: number | undefined) {
  if (role === undefined || role === bot.role) return undefined;
  if (!isAdministrator(actor)) return administratorRequired();
  const concernsOwners = role === ROLES.OWNER || bot.role === ROLES.OWNER;
  return concernsOwners && !isOwner(actor) ? ownerRequired() : undefined;
}

function wrongOwner(realm: Realm, ownerId: number | undefined) {
  const owner = ownerId === undefined ? undefined : userById(realm, ownerId);
  if (ownerId === undefined || (owner?.is_active === true && !owner.is_bot)) return undefined;
  return badRequest("bot_owner_not_allowed", "bot_owner_id: an active user is expected.");
}

/** What cannot be whatever the bot is. */
function invalidRoleOrUrl({ role, service_payload_url: url }: UpdateBotParams) {
  if (role !== undefined && !isRole(role)) return badRequest("role_unknown", `role: ${role} is not a role.`);
  if (url === undefined || isWebAddress(url)) return undefined;
  return badRequest("bot_service_invalid", "service_payload_url: a web address is expected.");
}

/** A new name is one that no active account has. */
function wrongName(realm: Realm, bot: User, fullName: string) {
  const invalid = checkFullName(realm, fullName, bot.user_id);
  if (isFailure(invalid) || fullName.trim() === bot.full_name) return invalid;
  return checkBotName(realm, fullName.trim());
}

function changeOwner(realm: Realm, bot: User, ownerId: number | undefined): Transition {
  if (ownerId === undefined || ownerId === bot.bot_owner_id) return transition(realm);
  const next = withUser(realm, bot.user_id, { bot_owner_id: ownerId });
  const changed = userById(next, bot.user_id) ?? bot;
  return transition(next, botOwnerEvents(next, changed, bot.bot_owner_id));
}

/** Changes one of the defaults of a bot. */
function changeDefault(realm: Realm, bot: User, change: Partial<BotDefaults>): Transition {
  const after: BotDefaults = frozen({ ...botDefaults(realm, bot.user_id), ...change });
  const next = withFields(realm, { bot_defaults: realm.bot_defaults.set(bot.user_id, after) });
  return transition(next, [botUpdatedEvent(next, bot, change)]);
}

/** Changes where an outgoing webhook speaks, and in which form; other bots have no service. */
function changeService(realm: Realm, bot: User, params: UpdateBotParams): Transition {
  const { service_payload_url: base_url, service_interface = 1 } = params;
  if (base_url === undefined || bot.bot_type !== BOT_TYPES.OUTGOING_WEBHOOK) return transition(realm);
  const service = frozen({ ...botService(realm, bot.user_id), base_url, interface: service_interface });
  const next = withFields(realm, { bot_services: realm.bot_services.set(bot.user_id, service) });
  return transition(next, [botUpdatedEvent(next, bot, { services: [serviceView(service)] })]);
}

/** Changes parts of the configuration of a bot. The event has all of it. */
function changeConfig(realm: Realm, bot: User, changes: UpdateBotParams["config_data"]): Transition {
  if (changes === undefined) return transition(realm);
  const old = botService(realm, bot.user_id);
  const config = { ...old.config, ...changes };
  const next = withFields(realm, { bot_services: realm.bot_services.set(bot.user_id, frozen({ ...old, config })) });
  return transition(next, [botUpdatedEvent(next, bot, { services: [{ config_data: config }] })]);
}
