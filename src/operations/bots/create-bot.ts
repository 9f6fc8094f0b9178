import { addAccount } from "../../changes/users/add-account";
import { badRequest, type Failure, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { andThen, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { BotDefaults } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { unknownDefaultChannel } from "../../rules/bots/bot-channels";
import { checkBotName, mayCreateBots } from "../../rules/bots/bot-creation";
import { checkFullName } from "../../rules/users/full-names";
import { isGuest, realmHost, userByDeliveryEmail, userById } from "../../rules/users/people";
import { ROLES } from "../../spec/roles";
import { botAddedEvent, botDefaults } from "../../views/bots/bots";
import { pictureUrl } from "../../views/users/avatar";
import { CREATE_BOT_ANSWER, type CreateBotResponse } from "../../spec/answers/bots";
import { type Operation, operation } from "../operation";

/** The bot to make, and the defaults of its messages and queues. */
export interface CreateBotParams extends Partial<BotDefaults> {
  /** Becomes the first part of the bot's address. */
  readonly short_name: string;
  /** What the bot is called. */
  readonly full_name: string;
  /** 1 generic, 2 incoming webhook, 3 outgoing webhook. */
  readonly bot_type?: number;
  /** Where an outgoing webhook sends; nothing is ever sent. */
  readonly payload_url?: string;
}

const BOT_TYPES = [1, 2, 3];

/**
 * Creates a bot of one's own.
 *
 * @returns its ID and key, and the defaults of its messages and queues
 * @refuses BAD_REQUEST for bots and guests; for an unknown type; without the permission to create bots of this type;
 *   for a name or a short name that cannot be, or that another active bot has; for a default channel that the owner
 *   cannot see
 * @tells who may know of it `realm_user/add`; everybody `user_group/add_members`; the owner and the administrators
 *   `realm_bot/add`
 */
export const createBot: Operation<CreateBotParams, CreateBotResponse> = operation(
  CREATE_BOT_ANSWER,
  (realm, actor, params) => {
    const wrong = wrongBot(realm, actor, params);
    if (isFailure(wrong)) return refused(realm, wrong);
    const bot_id = realm.users.size + 1;
    const created = addAccount(realm, {
      email: botEmail(realm, params.short_name),
      full_name: params.full_name.trim(),
      role: ROLES.MEMBER,
      bot_type: params.bot_type ?? 1,
      bot_owner_id: actor.user_id,
    });
    const defaults = botDefaultsOf(params);
    const done = andThen(created, (made) => {
      const next = withFields(made, { bot_defaults: made.bot_defaults.set(bot_id, defaults) });
      const bot = userById(next, bot_id);
      return step(next, bot === undefined ? [] : [botAddedEvent(next, bot)]);
    });
    const bot = userById(done.realm, bot_id);
    const avatar_url = bot === undefined ? "" : pictureUrl(realm, bot);
    return accepted(done, {
      user_id: bot_id,
      api_key: bot?.api_key ?? "",
      avatar_url,
      ...botDefaults(done.realm, bot_id),
    });
  },
);

function botDefaultsOf(params: CreateBotParams): BotDefaults {
  return frozen({
    default_sending_stream: params.default_sending_stream ?? null,
    default_events_register_stream: params.default_events_register_stream ?? null,
    default_all_public_streams: params.default_all_public_streams ?? false,
  });
}

/** The address of a bot: its short name, with `-bot` behind it unless it ends so. */
function botEmail(realm: Realm, shortName: string): string {
  const name = shortName.trim().toLowerCase();
  return `${name.endsWith("-bot") ? name : `${name}-bot`}@${realmHost(realm)}`;
}

function wrongBot(realm: Realm, actor: User, params: CreateBotParams): Failure | undefined {
  if (actor.is_bot || isGuest(actor)) return badRequest("bots_are_for_members", "Only members may create bots.");
  const type = params.bot_type ?? 1;
  if (!BOT_TYPES.includes(type))
    return badRequest("bot_type_unknown", `bot_type: one of ${BOT_TYPES.join(", ")} is expected.`);
  if (!mayCreateBots(realm, actor, type))
    return badRequest("bot_creation_not_allowed", "You may not create bots of this type.");
  const unfit = checkFullName(realm, params.full_name, null) ?? checkBotName(realm, params.full_name.trim());
  if (isFailure(unfit)) return unfit;
  if (!/^[a-z0-9][a-z0-9._-]*$/i.test(params.short_name.trim())) {
    return badRequest(
      "bot_short_name_malformed",
      "short_name: letters, digits, dots, hyphens and underscores are expected.",
    );
  }
  if (userByDeliveryEmail(realm, botEmail(realm, params.short_name)) !== undefined) {
    return badRequest("bot_short_name_taken", "short_name: there is a bot of this name already.");
  }
  return unknownDefaultChannel(realm, actor, params);
}
