import { withAvatar } from "../../changes/users/avatars";
import { changeRole } from "../../changes/users/change-role";
import { rename } from "../../changes/users/change-user";
import { withUser } from "../../changes/users/people-changes";
import { administratorRequired, badRequest, type Failure, isFailure, ownerRequired } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { andThen, andThenForEach, type Step, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { UploadedFile } from "../../realm/attachment";
import type { BotDefaults } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { spelledDefaults, unknownDefaultChannel } from "../../rules/bots/bot-channels";
import { checkBotName } from "../../rules/bots/bot-creation";
import { checkBotInterface } from "../../rules/bots/bot-services";
import { manageableBot } from "../../rules/bots/manageable-bot";
import { membersAlone } from "../../rules/bots/members-alone";
import { pictureOf } from "../../rules/uploads/picture-file";
import { checkFullName } from "../../rules/users/full-names";
import { isAdministrator, isOwner, publicEmail, userById } from "../../rules/users/people";
import { BOT_TYPES } from "../../spec/bot-types";
import { isRole, ROLES } from "../../spec/roles";
import { isWebAddress } from "../../text/web-address";
import { botDefaults, botOwnerEvents, botService, botUpdatedEvent, serviceView } from "../../views/bots/bots";
import { pictureUrl } from "../../views/users/avatar";
import { UPDATE_BOT_ANSWER, type UpdateBotResponse } from "../../spec/answers/bots";
import { type Operation, operation } from "../operation";

/** What of which bot is to change; what is left out stays, and an empty text takes a default channel away. */
export interface UpdateBotParams extends Partial<BotDefaults> {
  /** The user ID of the bot. */
  readonly bot_id: number;
  /** The new name. */
  readonly full_name?: string;
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. Since feature level 130. */
  readonly role?: number;
  /** The user ID of whom the bot is to belong to. */
  readonly bot_owner_id?: number;
  /** What the bot is set up with; what is not named stays. */
  readonly config_data?: Readonly<Record<string, string>>;
  /** In which form an outgoing webhook speaks, beside its address: 1 generic, 2 Slack. */
  readonly service_interface?: number;
  /** Where an outgoing webhook speaks to: a web address. */
  readonly service_payload_url?: string;
  /** The new picture; null when there are several files. */
  readonly file?: UploadedFile | null;
}

/**
 * Changes a bot: its name, its role, its owner, the defaults of its messages and queues, its service, its picture.
 *
 * @returns the bot as it is now
 * @refuses BAD_REQUEST for bots and guests; for the address of a webhook; as `manageableBot` does; BAD_REQUEST for a
 *   name that cannot be, or that an active account has; for an unknown role, and as for administrators and owners for
 *   one that takes them to give; for an owner that is no active person; for a default channel that the actor cannot
 *   see; for the form of a webhook; for several files, or one of more than 5 MiB; BAD_IMAGE for a file that is no
 *   picture
 * @tells who may know of it `realm_user/update` for name, role and owner; its owner and the administrators
 *   `realm_bot/update`, once for each thing that only they know; of another owner `realm_bot/delete` and `add`
 * @settled patch_bot_backend
 */
export const updateBot: Operation<UpdateBotParams, UpdateBotResponse> = operation(
  () => UPDATE_BOT_ANSWER,
  (realm, actor, params) => {
    const barred = membersAlone(realm, actor) ?? wrongAddressOfService(params);
    if (isFailure(barred)) return refused(realm, barred);
    const bot = manageableBot(realm, actor, params.bot_id);
    if (isFailure(bot)) return refused(realm, bot);
    const wrong = wrongChange(realm, actor, bot, params);
    if (isFailure(wrong)) return refused(realm, wrong);
    const picture = params.file === undefined ? undefined : pictureOf(realm, params.file, "person");
    if (isFailure(picture)) return refused(realm, picture);
    const name = params.full_name?.trim() ?? bot.full_name;
    let done = rename(realm, bot.user_id, name);
    if (params.role !== undefined && isRole(params.role)) {
      const { role } = params;
      done = andThen(done, (next) => changeRole(next, bot.user_id, role));
    }
    done = andThen(done, (next) => changeOwner(next, bot, params.bot_owner_id));
    done = andThen(done, (next) => changeDefaults(next, bot, spelledDefaults(next, params)));
    done = andThen(done, (next) => changeService(next, bot, params));
    done = andThen(done, (next) => changeConfig(next, bot, params.config_data));
    if (picture !== undefined) done = andThen(done, (next) => withAvatar(next, bot.user_id, picture));
    const changed = userById(done.realm, bot.user_id) ?? bot;
    const defaults = botDefaults(done.realm, bot.user_id);
    const owner = userById(done.realm, changed.bot_owner_id ?? -1);
    return accepted(done, {
      full_name: name,
      avatar_url: pictureUrl(done.realm, changed),
      service_interface: params.service_interface ?? 1,
      service_payload_url: params.service_payload_url ?? null,
      config_data: params.config_data ?? null,
      ...defaults,
      ...(owner === undefined ? {} : { bot_owner: publicEmail(done.realm, owner) }),
    });
  },
);

function wrongChange(realm: Realm, actor: User, bot: User, params: UpdateBotParams): Failure | undefined {
  const unfit = params.full_name === undefined ? undefined : wrongName(realm, bot, params.full_name);
  if (isFailure(unfit)) return unfit;
  if (params.role !== undefined && params.role !== bot.role) {
    if (!isRole(params.role)) return badRequest("role_unknown", `role: ${params.role} is none of the roles.`);
    if (!isAdministrator(actor)) return administratorRequired(realm);
    const concernsOwners = params.role === ROLES.OWNER || bot.role === ROLES.OWNER;
    if (concernsOwners && !isOwner(actor)) return ownerRequired(realm);
  }
  if (params.bot_owner_id !== undefined) {
    const owner = userById(realm, params.bot_owner_id);
    if (owner === undefined || !owner.is_active || owner.is_bot) {
      return badRequest("bot_owner_unfit", "bot_owner_id: an active person is expected.");
    }
  }
  const channel = unknownDefaultChannel(realm, actor, {
    default_sending_stream: params.default_sending_stream || null,
    default_events_register_stream: params.default_events_register_stream || null,
  });
  if (isFailure(channel)) return channel;
  return params.service_payload_url === undefined ? undefined : checkBotInterface(params.service_interface ?? 1);
}

function wrongAddressOfService({ service_payload_url: url }: UpdateBotParams): Failure | undefined {
  if (url === undefined || isWebAddress(url)) return undefined;
  return badRequest("bot_service_malformed", "service_payload_url: a web address is expected.");
}

/** A new name is one that no active account has. */
function wrongName(realm: Realm, bot: User, fullName: string): Failure | undefined {
  const unfit = checkFullName(realm, fullName, bot.user_id);
  if (isFailure(unfit) || fullName.trim() === bot.full_name) return unfit;
  return checkBotName(realm, fullName.trim());
}

function changeOwner(realm: Realm, bot: User, ownerId: number | undefined): Step {
  if (ownerId === undefined || ownerId === bot.bot_owner_id) return step(realm);
  const next = withUser(realm, bot.user_id, { bot_owner_id: ownerId });
  const changed = userById(next, bot.user_id) ?? bot;
  return step(next, botOwnerEvents(next, changed, bot.bot_owner_id));
}

function changeDefaults(realm: Realm, bot: User, params: UpdateBotParams): Step {
  const { default_sending_stream, default_events_register_stream, default_all_public_streams } = params;
  const changes: readonly Partial<BotDefaults>[] = [
    ...(default_sending_stream === undefined ? [] : [{ default_sending_stream: default_sending_stream || null }]),
    ...(default_events_register_stream === undefined
      ? []
      : [{ default_events_register_stream: default_events_register_stream || null }]),
    ...(default_all_public_streams === undefined ? [] : [{ default_all_public_streams }]),
  ];
  return andThenForEach(step(realm), changes, (next, change) => {
    const after: BotDefaults = frozen({ ...botDefaults(next, bot.user_id), ...change });
    const changed = withFields(next, { bot_defaults: next.bot_defaults.set(bot.user_id, after) });
    return step(changed, [botUpdatedEvent(changed, bot, change)]);
  });
}

/** Changes where an outgoing webhook speaks, and in which form; other bots have no service. */
function changeService(realm: Realm, bot: User, params: UpdateBotParams): Step {
  const { service_payload_url: base_url, service_interface = 1 } = params;
  if (base_url === undefined || bot.bot_type !== BOT_TYPES.OUTGOING_WEBHOOK) return step(realm);
  const service = frozen({ ...botService(realm, bot.user_id), base_url, interface: service_interface });
  const next = withFields(realm, { bot_services: realm.bot_services.set(bot.user_id, service) });
  return step(next, [botUpdatedEvent(next, bot, { services: [serviceView(service)] })]);
}

/** Changes some of what a bot is set up with; all of it is told. */
function changeConfig(realm: Realm, bot: User, changes: UpdateBotParams["config_data"]): Step {
  if (changes === undefined) return step(realm);
  const old = botService(realm, bot.user_id);
  const config = { ...old.config, ...changes };
  const next = withFields(realm, { bot_services: realm.bot_services.set(bot.user_id, frozen({ ...old, config })) });
  return step(next, [botUpdatedEvent(next, bot, { services: [{ config_data: config }] })]);
}
