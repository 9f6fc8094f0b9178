/* Bots as their owners and administrators know them: with their key and the defaults of their messages and queues. */
import { onlyUsers, tell } from "../../outcome/audience";
import type { Audience } from "../../realm/event-queue";
import type { BotDefaults } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { isAdministrator, userById } from "../../rules/users/people";
import { pictureUrl } from "../users/avatar";
import type { BotView } from "../../spec/records/people";

const NO_DEFAULTS: BotDefaults = Object.freeze({
  default_sending_stream: null,
  default_events_register_stream: null,
  default_all_public_streams: false,
});

/** What messages and queues of a bot start from. */
export function botDefaults(realm: Realm, botId: number): BotDefaults {
  return realm.bot_defaults.get(botId) ?? NO_DEFAULTS;
}

/** The bot with an ID, if an account may manage it: as its owner or as an administrator. */
export function manageableBot(realm: Realm, manager: User, botId: number): User | undefined {
  const bot = userById(realm, botId);
  if (bot === undefined || !bot.is_bot || bot.is_system_bot) return undefined;
  return bot.bot_owner_id === manager.user_id || isAdministrator(manager) ? bot : undefined;
}

/** Whether an account manages a bot, and so knows its key. */
function managesBot(manager: User, bot: User): boolean {
  return bot.is_bot && (bot.bot_owner_id === manager.user_id || isAdministrator(manager));
}

/** Tells an account with another role of the bots that it manages now, and of those that it no longer does. */
export function botSightEvents(before: Realm, after: Realm, userId: number): RealmEvent[] {
  const was = userById(before, userId);
  const is = userById(after, userId);
  if (was === undefined || is === undefined) return [];
  return [...after.users].flatMap((bot) => {
    const manages = managesBot(is, bot);
    if (manages === managesBot(was, bot)) return [];
    const audience = onlyUsers([userId]);
    return [
      manages
        ? tell(audience, { type: "realm_bot", op: "add", bot: botView(after, bot) })
        : tell(audience, { type: "realm_bot", op: "delete", bot: { user_id: bot.user_id } }),
    ];
  });
}

/** The owner of a bot and the administrators: who hears of its key. */
function botAudience(realm: Realm, bot: User): Audience {
  const managers = [...realm.users].filter(
    (user) => user.is_active && (isAdministrator(user) || user.user_id === bot.bot_owner_id),
  );
  return onlyUsers(managers.map((user) => user.user_id));
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
    services: [],
  };
}

/** Tells those who manage a bot that it is there. */
export function botAddedEvent(realm: Realm, bot: User): RealmEvent {
  return tell(botAudience(realm, bot), { type: "realm_bot", op: "add", bot: botView(realm, bot) });
}

/** Tells those who manage a bot what of it has changed. */
export function botUpdatedEvent(realm: Realm, bot: User, changed: Partial<BotView>): RealmEvent {
  return tell(botAudience(realm, bot), { type: "realm_bot", op: "update", bot: { ...changed, user_id: bot.user_id } });
}

/**
 * Tells of a bot that has another owner: administrators what changed, the new owner of the bot, and the old one that
 * it is gone; whoever is an administrator as well hears it once.
 */
export function botOwnerEvents(realm: Realm, bot: User, formerOwnerId: number | null): RealmEvent[] {
  const isOrdinary = (id: number | null): id is number => {
    const user = id === null ? undefined : userById(realm, id);
    return user !== undefined && user.is_active && !isAdministrator(user);
  };
  const { user_id, bot_owner_id } = bot;
  const administrators = [...realm.users].filter((user) => user.is_active && isAdministrator(user));
  const audience = onlyUsers(administrators.map((user) => user.user_id));
  const events = [tell(audience, { type: "realm_bot", op: "update", bot: { user_id, owner_id: bot_owner_id } })];
  if (isOrdinary(formerOwnerId)) {
    events.push(tell(onlyUsers([formerOwnerId]), { type: "realm_bot", op: "delete", bot: { user_id } }));
  }
  if (isOrdinary(bot_owner_id)) {
    events.push(tell(onlyUsers([bot_owner_id]), { type: "realm_bot", op: "add", bot: botView(realm, bot) }));
  }
  return events;
}
