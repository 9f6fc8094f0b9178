import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { UserStatusView } from "../../../protocol/records/presence";

/**
 * What an account says of itself, and whether it hides its presence; what is not set is absent. An account that never
 * set anything is not said to hide either.
 */
export function statusView(realm: Realm, user: User): UserStatusView {
  const status = realm.user_statuses.get(user.user_id);
  if (status === undefined) return {};
  const { status_text, ...emoji } = status;
  return {
    ...(user.settings.presence_enabled ? {} : { away: true }),
    ...(status_text === "" ? {} : { status_text }),
    ...(emoji.emoji_name === "" ? {} : emoji),
  };
}
