/** How older clients receive events of accounts and groups. */
import { publicEmail } from "../../../rules/users/people";
import { legacyPresenceEvent, serverTimestamp } from "../../presence/presence-view";
import { userGroupView } from "../../user-groups/user-group-view";
import { botView, UNKNOWN_NAME, userView } from "../../users/user-view";
import type { Adapter } from "./adaptation";

/** Removes real addresses, which old servers do not show. */
export const withoutRealAddresses: Adapter = (event) =>
  event.type === "realm_user" && event.op === "update" && "delivery_email" in event.person ? [] : [event];

const NEW_USER = { client_gravatar: false, include_custom_profile_fields: true } as const;

/** Shows a deactivated account as a removed one, and a reactivated one as a new one. */
export const peopleComeAndGo: Adapter = (event, { realm, viewer, records }) => {
  if (event.type !== "realm_user" || event.op !== "update" || !("is_active" in event.person)) return [event];
  const { user_id, is_active } = event.person;
  const user = records.user;
  if (user === undefined) return [];
  if (is_active) return [{ type: "realm_user", op: "add", person: userView(realm, viewer, user, NEW_USER) }];
  return [{ type: "realm_user", op: "remove", person: { user_id, full_name: user.full_name } }];
};

/** The same for accounts that manage a bot. The key is the one at its reactivation. */
export const botsComeAndGo: Adapter = (event, { realm, records }) => {
  if (event.type !== "realm_bot" || event.op !== "update") return [event];
  const { user_id, is_active } = event.bot;
  const bot = records.user;
  if (is_active === undefined || bot === undefined) return [event];
  if (is_active === true) return [{ type: "realm_bot", op: "add", bot: { ...botView(realm, bot), ...event.bot } }];
  return [{ type: "realm_bot", op: "remove", bot: { user_id, full_name: bot.full_name } }];
};

/** What clients learn of a bot by events of bots since feature level 474; the rest is in events of users. */
const FIELDS_OF_BOT_EVENTS = [
  "default_sending_stream",
  "default_events_register_stream",
  "default_all_public_streams",
  "services",
] as const;

/** Updates of bots of which nothing is left are not sent. */
export const onlyBotDefaults: Adapter = (event) => {
  if (event.type !== "realm_bot" || event.op !== "update") return [event];
  return FIELDS_OF_BOT_EVENTS.some((name) => event.bot[name] !== undefined) ? [event] : [];
};

/** Clients that accept incomplete lists of users receive no events about new users that are not visible to them. */
export const withoutInvisibleNewUsers: Adapter = (event, { queue }) => {
  if (event.type !== "realm_user" || event.op !== "add" || event.person.full_name !== UNKNOWN_NAME) return [event];
  return queue.client_capabilities.user_list_incomplete ? [] : [event];
};

/** Reports users who are there one by one, and by client. */
export const presenceByClient: Adapter = (event, { realm, queue, emitted_at, records }) => {
  if (event.type !== "presence" || event.presences === undefined) return [event];
  const { user } = records;
  if (user === undefined) return [];
  return Object.values(event.presences).flatMap(({ active_timestamp = null, idle_timestamp }) => {
    const seen = {
      user_id: user.user_id,
      active_timestamp,
      idle_timestamp: idle_timestamp ?? active_timestamp ?? 0,
      update_id: 0,
    };
    return [
      {
        type: "presence" as const,
        user_id: user.user_id,
        ...(queue.slim_presence ? {} : { email: publicEmail(realm, user) }),
        server_timestamp: serverTimestamp(emitted_at),
        presence: { ...legacyPresenceEvent(realm, seen) },
      },
    ];
  });
};

/**
 * For clients that do not support deactivated groups, deactivating a group removes it, and reactivating adds it again.
 * In between they receive no new name, but all other changes. Deleting a group removes it for all clients.
 */
export const withoutDeactivatedGroups: Adapter = (event, { realm, records }) => {
  if (event.type !== "user_group" || event.op === "add" || event.op === "remove") return [event];
  const { group_id } = event;
  const deactivated = event.op === "update" ? event.data.deactivated : undefined;
  if (deactivated === true) return [{ type: "user_group", op: "remove", group_id }];
  const group = records.group;
  if (group === undefined) return [event];
  const isNamed = event.op === "update" && (event.data.name !== undefined || deactivated === false);
  if (group.deactivated && isNamed) return [];
  return [deactivated === false ? { type: "user_group", op: "add", group: userGroupView(realm, group) } : event];
};
