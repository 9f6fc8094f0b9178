import { chosen, url } from "../../../protocol/schema/shapes";
import { withAvatar } from "../../changes/users/change-user";
import { isFailure } from "../../outcome/failures";
import { userById } from "../../rules/users/people";
import { avatarRefusal } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { pictureUrl } from "../../views/pictures";
import { operation } from "../operation";

/** Removes the avatar of the actor. A generated avatar replaces it. */
export const removeAvatar = operation(
  () => ({
    id: "remove-avatar",
    method: "DELETE",
    path: "/users/me/avatar",
    parameters: {},
    answer: {
      /** The URL of the avatar. */
      avatar_url: chosen(url),
    },
    refusals: ["avatar_changes_disabled"],
    events: ["realm_bot/update", "realm_user/update"],
    weight: 1,
  }),
  (realm, actor) => {
    const refusal = avatarRefusal(realm, actor);
    if (isFailure(refusal)) return refusal;
    const done = withAvatar(realm, actor.user_id, null);
    const user = userById(done.realm, actor.user_id) ?? actor;
    return accepted(done, { avatar_url: pictureUrl(done.realm, user) });
  },
);
