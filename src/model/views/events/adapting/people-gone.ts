import { userById } from "../../../rules/users/people";
import { botView } from "../../bots/bots";
import { userView } from "../../users/user-view";
import type { Adapter } from "./adaptation";

const NEWCOMER = { client_gravatar: false, include_custom_profile_fields: true } as const;

/** Tells of a deactivated account as of one that is gone, and of a reactivated one as of one that is new. */
export const peopleComeAndGo: Adapter = (event, { realm, viewer }) => {
  if (event.type !== "realm_user" || event.op !== "update" || !("is_active" in event.person)) return [event];
  const { user_id, is_active } = event.person;
  const user = userById(realm, user_id);
  if (user === undefined) return [];
  if (is_active) return [{ type: "realm_user", op: "add", person: userView(realm, viewer, user, NEWCOMER) }];
  return [{ type: "realm_user", op: "remove", person: { user_id, full_name: user.full_name } }];
};

/** Likewise to those who manage a bot; the key is the one that it had when it came back. */
export const botsComeAndGo: Adapter = (event, { realm }) => {
  if (event.type !== "realm_bot" || event.op !== "update") return [event];
  const { user_id, is_active } = event.bot;
  const bot = is_active === undefined ? undefined : userById(realm, user_id);
  if (bot === undefined) return [event];
  if (is_active === true) return [{ type: "realm_bot", op: "add", bot: { ...botView(realm, bot), ...event.bot } }];
  return [{ type: "realm_bot", op: "remove", bot: { user_id, full_name: bot.full_name } }];
};
