/** The events of bots. */
import { IdSet } from "../../collections/id-set";
import { ALL_USERS, eventFor, onlyUsers } from "../../outcome/audience";
import type { Audience } from "../../realm/audience";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { channelByName } from "../../rules/channels/channel-access";
import { isAdministrator, userById } from "../../rules/users/people";
import { botDefaults, botView } from "../../views/bots/bots";
import type { BotView } from "../../../protocol/records/people";
import { personUpdatedEvent } from "../users/people-events";

/**
 * Who hears of a bot and its key: its owner and the people who are administrators, these not where one of its default
 * channels is private.
 *
 * @settled bot_owner_user_ids
 */
export function botAudience(realm: Realm, bot: User): Audience {
  const { default_sending_stream, default_events_register_stream } = botDefaults(realm, bot.user_id);
  const isPrivate = [default_sending_stream, default_events_register_stream].some(
    (name) => name !== null && channelByName(realm, name)?.invite_only === true,
  );
  const isManager = (user: User): boolean =>
    user.user_id === bot.bot_owner_id || (!isPrivate && isAdministrator(user) && !user.is_bot);
  return onlyUsers([...realm.users].filter((user) => user.is_active && isManager(user)).map((user) => user.user_id));
}

/** Tells those who manage a bot that it is there. */
export function botAddedEvent(realm: Realm, bot: User): RealmEvent {
  return eventFor(botAudience(realm, bot), { type: "realm_bot", op: "add", bot: botView(realm, bot) });
}

/** Tells those who manage a bot what of it has changed. */
export function botUpdatedEvent(realm: Realm, bot: User, changed: Partial<BotView>): RealmEvent {
  return eventFor(botAudience(realm, bot), {
    type: "realm_bot",
    op: "update",
    bot: { ...changed, user_id: bot.user_id },
  });
}

/**
 * Tells of a bot that has another owner: the old one that it is gone, the new one of the bot, and the others who hear
 * of it what changed; whoever is an administrator as well is one of the others. Everybody hears whose it is.
 *
 * @settled send_bot_owner_update_events
 */
export function botOwnerEvents(realm: Realm, bot: User, formerOwnerId: number | null): RealmEvent[] {
  const isOrdinary = (id: number | null): id is number => {
    const user = id === null ? undefined : userById(realm, id);
    return user !== undefined && user.is_active && !isAdministrator(user);
  };
  const { user_id, bot_owner_id } = bot;
  const told = [formerOwnerId, bot_owner_id].filter(isOrdinary);
  const rest: Audience = { ...botAudience(realm, bot), exclude: IdSet.from(told) };
  const events: RealmEvent[] = [];
  if (isOrdinary(formerOwnerId)) {
    events.push(eventFor(onlyUsers([formerOwnerId]), { type: "realm_bot", op: "delete", bot: { user_id } }));
  }
  if (isOrdinary(bot_owner_id)) {
    events.push(eventFor(onlyUsers([bot_owner_id]), { type: "realm_bot", op: "add", bot: botView(realm, bot) }));
  }
  events.push(eventFor(rest, { type: "realm_bot", op: "update", bot: { user_id, owner_id: bot_owner_id } }));
  return [...events, personUpdatedEvent(realm, bot, { bot_owner_id }, ALL_USERS)];
}
