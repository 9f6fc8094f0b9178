/** The exceptions about roles, and about the profiles of users whom a guest does not see. */
import type { Realm } from "../../model/realm/realm";
import type { User } from "../../model/realm/user";
import { userById } from "../../model/rules/users/people";
import { canAccessAllUsers, canAccessUser } from "../../model/rules/users/who-may";
import { routes } from "../../wire/route";
import type { ActionCall, Scene } from "./scene";

/**
 * The named exception "guests". An account that becomes a guest can no longer see some channels and users, and a guest
 * that does not see all users and becomes more sees others: clients learn that from a new registration only.
 */
export function isHidingRole({ realm, me, owner }: Scene, params: ActionCall["params"]): boolean {
  const { role, new_email, short_name } = params;
  const id = params["user_id"] ?? params["bot_id"] ?? userIdOf(realm, params["email"]);
  // The client has its address from the beginning.
  if ((new_email ?? short_name) !== undefined && id === me.user_id) return true;
  if (isUnseen(realm, me, userById(realm, Number(id)))) return true;
  if (role === undefined) return false;
  if (id === owner.user_id) return true;
  return id === me.user_id && (role === GUEST || !canAccessAllUsers(realm, me));
}

/**
 * The named exception "guests". A guest that does not see all users always sees bots. Yet it is notified that a bot is no
 * longer visible when the last channel or conversation that they share goes.
 */
export function isLostBot({ realm, me }: Scene, { operation, params, user_id }: ActionCall): boolean {
  if (canAccessAllUsers(realm, me)) return false;
  const route = routes().find(({ id }) => id === operation);
  const { events = [] } = route?.operation(realm, user_id, params, { client: "people" }) ?? {};
  return events.some(
    ({ event }) =>
      event.type === "realm_user" && event.op === "remove" && userById(realm, event.person.user_id)?.is_bot === true,
  );
}

/** A guest is notified of the profile of a user with whom it shared a channel, and sees the user no longer. */
function isUnseen(realm: Realm, me: User, user: User | undefined): boolean {
  return user?.is_active === false && !canAccessUser(realm, me, user);
}

const GUEST = 600;

function userIdOf({ users }: Realm, email: unknown): number | undefined {
  for (const user of users) if (user.delivery_email === email) return user.user_id;
  return undefined;
}
