import { changeRole } from "../../changes/users/change-role";
import { rename } from "../../changes/users/change-user";
import { withUser } from "../../changes/users/people-changes";
import { administratorRequired, badRequest, type Failure, isFailure, ownerRequired } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { andThen, andThenForEach, type Step, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { BotDefaults } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { unknownDefaultChannel } from "../../rules/bots/bot-channels";
import { checkFullName } from "../../rules/users/full-names";
import { isAdministrator, isGuest, isOwner, publicEmail, userById } from "../../rules/users/people";
import { isRole, ROLES } from "../../spec/roles";
import { isWebAddress } from "../../text/web-address";
import { botDefaults, botOwnerEvents, botUpdatedEvent, manageableBot } from "../../views/bots/bots";
import { pictureUrl } from "../../views/users/avatar";
import { personUpdatedEvent } from "../../views/users/people-events";
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
  /** What a bot of the server's own is set up with; it is answered, and changes nothing. */
  readonly config_data?: Readonly<Record<string, string>>;
  /** In which form an outgoing webhook speaks: 1 generic, 2 Slack; it is answered, and changes nothing. */
  readonly service_interface?: number;
  /** Where an outgoing webhook speaks to: a web address; it is answered, and changes nothing. */
  readonly service_payload_url?: string;
}

/**
 * Changes a bot: its name, its role, its owner, the defaults of its messages and queues.
 *
 * @returns the bot as it is now
 * @refuses BAD_REQUEST for bots; for no such bot that the actor manages; for a name that cannot be; for an unknown
 *   role, and as for administrators and owners for one that takes them to give; for an owner that is no active person,
 *   or a guest; for a default channel that the actor cannot see; for the address or the form of a webhook
 * @tells who may know of it `realm_user/update` for name, role and owner; its owner and the administrators
 *   `realm_bot/update`, once for each thing that only they know; of another owner `realm_bot/delete` and `add`
 */
export const updateBot: Operation<UpdateBotParams, UpdateBotResponse> = operation(
  UPDATE_BOT_ANSWER,
  (realm, actor, params) => {
    if (actor.is_bot) return refused(realm, badRequest("bots_manage_no_bots", "Bots cannot manage bots."));
    const bot = manageableBot(realm, actor, params.bot_id);
    if (bot === undefined)
      return refused(realm, badRequest("bot_unknown", "There is no such bot that you may manage."));
    const wrong = wrongChange(realm, actor, bot, params);
    if (isFailure(wrong)) return refused(realm, wrong);
    const name = params.full_name?.trim() ?? bot.full_name;
    let done = rename(realm, bot.user_id, name);
    if (params.role !== undefined && isRole(params.role)) {
      const { role } = params;
      done = andThen(done, (next) => changeRole(next, bot.user_id, role));
    }
    done = andThen(done, (next) => changeOwner(next, bot, params.bot_owner_id));
    done = andThen(done, (next) => changeDefaults(next, bot, params));
    const defaults = botDefaults(done.realm, bot.user_id);
    const owner = userById(done.realm, userById(done.realm, bot.user_id)?.bot_owner_id ?? -1);
    return accepted(done, {
      full_name: name,
      avatar_url: pictureUrl(realm, bot),
      service_interface: params.service_interface ?? 1,
      service_payload_url: params.service_payload_url ?? null,
      config_data: params.config_data ?? null,
      ...defaults,
      ...(owner === undefined ? {} : { bot_owner: publicEmail(done.realm, owner) }),
    });
  },
);

function wrongChange(realm: Realm, actor: User, bot: User, params: UpdateBotParams): Failure | undefined {
  const name = params.full_name ?? bot.full_name;
  const unfit = name === bot.full_name ? undefined : checkFullName(realm, name, bot.user_id);
  if (isFailure(unfit)) return unfit;
  if (params.role !== undefined && params.role !== bot.role) {
    if (!isRole(params.role)) return badRequest("role_unknown", `role: ${params.role} is none of the roles.`);
    if (!isAdministrator(actor)) return administratorRequired(realm);
    const concernsOwners = params.role === ROLES.OWNER || bot.role === ROLES.OWNER;
    if (concernsOwners && !isOwner(actor)) return ownerRequired(realm);
  }
  if (params.bot_owner_id !== undefined) {
    const owner = userById(realm, params.bot_owner_id);
    if (owner === undefined || !owner.is_active || owner.is_bot || isGuest(owner)) {
      return badRequest("bot_owner_unfit", "bot_owner_id: an active person who is no guest is expected.");
    }
  }
  const channel = unknownDefaultChannel(realm, actor, params);
  if (isFailure(channel)) return channel;
  const { service_payload_url: url, service_interface } = params;
  if (url === undefined) return undefined;
  const isSound = isWebAddress(url) && [1, 2].includes(service_interface ?? 1);
  return isSound ? undefined : badRequest("bot_service_malformed", "service_payload_url: a web address is expected.");
}

function changeOwner(realm: Realm, bot: User, ownerId: number | undefined): Step {
  if (ownerId === undefined || ownerId === bot.bot_owner_id) return step(realm);
  const next = withUser(realm, bot.user_id, { bot_owner_id: ownerId });
  const changed = userById(next, bot.user_id) ?? bot;
  return step(next, [
    personUpdatedEvent(next, changed, { bot_owner_id: ownerId }),
    ...botOwnerEvents(next, changed, bot.bot_owner_id),
  ]);
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
