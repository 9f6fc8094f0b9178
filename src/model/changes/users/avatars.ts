import type { Picture } from "../../realm/picture";
import { type Transition, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import { userById } from "../../rules/users/people";
import { avatarSource, pictureUrl } from "../../views/pictures";
import { botUpdatedEvent } from "../bots/bot-events";
import { personUpdatedEvent } from "./people-events";
import { withUser } from "./people-changes";

/**
 * Gives an account another picture, or the generated one again.
 *
 * @tells everybody who may know of the account `realm_user/update`; for a bot those who manage it `realm_bot/update`
 */
export function withAvatar(realm: Realm, userId: number, avatar: Picture | null): Transition {
  const before = userById(realm, userId);
  const next = withUser(realm, userId, { avatar, avatar_version: (before?.avatar_version ?? 0) + 1 });
  const user = userById(next, userId);
  if (user === undefined) return transition(realm);
  const shown = {
    avatar_source: avatarSource(user),
    avatar_url: pictureUrl(next, user),
    avatar_url_medium: pictureUrl(next, user, "medium"),
    avatar_version: user.avatar_version,
  };
  const forBot = user.is_bot ? [botUpdatedEvent(next, user, { avatar_url: shown.avatar_url })] : [];
  return transition(next, [...forBot, personUpdatedEvent(next, user, shown)]);
}
