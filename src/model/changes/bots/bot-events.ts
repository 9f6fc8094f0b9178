/** The events of bots. */
import type { BotView } from "../../../protocol/records/people";
import { IdSet } from "../../collections/id-set";
import { ALL_USERS, eventFor, onlyUsers } from "../../outcome/audience";
import type { Audience, RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelByName } from "../../rules/channels/channel-access";
import { isAdministrator, userById } from "../../rules/users/people";
import { botDefaults, botView } from "../../views/users/user-view";
import { personUpdatedEvent } from "../users/people-events";

/**
 * Who receives the events of a bot, with its key: its owner, and human administrators unless one of its default channels
 * is private.
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

/** The event of a new bot, for those who manage it. */
export function botAddedEvent(realm: Realm, bot: User): RealmEvent {
  return eventFor(botAudience(realm, bot), { type: "realm_bot", op: "add", bot: botView(realm, bot) });
}

/** The event of a changed bot, for those who manage it. */
export function botUpdatedEvent(realm: Realm, bot: User, changed: Partial<BotView>): RealmEvent {
  const event = eventFor(botAudience(realm, bot), {
    type: "realm_bot",
    op: "update",
    bot: { ...changed, user_id: bot.user_id },
  });
  const { is_active } = changed;
  return is_active === undefined ? event : { ...event, records: { user: { ...bot, is_active } } };
}

/**
 * The events of a bot that has another owner: `delete` for the former owner, `add` for the new one, and `update` for the
 * others who manage it. An owner who is an administrator is one of the others. All users get the new owner's ID.
 */
export function botOwnerEvents(realm: Realm, bot: User, formerOwnerId: number | null): RealmEvent[] {
  const isOrdinary = (id: number | null): id is number => {
    const user = id === null ? undefined : userById(realm, id);
    return user !== undefined && user.is_active && !isAdministrator(user);
  };
  const { user_id, bot_owner_id } = bot;
  const owners = [formerOwnerId, bot_owner_id].filter(isOrdinary);
  const rest: Audience = { ...botAudience(realm, bot), exclude: IdSet.from(owners) };
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
