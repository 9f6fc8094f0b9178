import { isFailure } from "../../outcome/failures";
import { avatarRefusal, withAvatar } from "../../changes/users/avatars";
import { accepted, refused } from "../../outcome/outcome";
import { userById } from "../../rules/users/people";
import { pictureUrl } from "../../views/users/avatar";
import { REMOVE_AVATAR_ANSWER, type RemoveAvatarResponse } from "../../../protocol/answers/users";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Takes the picture of one's own account away; the generated one stands for it again.
 *
 * @refuses BAD_REQUEST where the realm fixes pictures, for all but administrators
 * @tells everybody who may know of the account `realm_user/update`
 */
export const removeAvatar: Operation<NoParams, RemoveAvatarResponse> = operation(
  () => REMOVE_AVATAR_ANSWER,
  (realm, actor) => {
    const refusal = avatarRefusal(realm, actor);
    if (isFailure(refusal)) return refused(realm, refusal);
    const done = withAvatar(realm, actor.user_id, null);
    const user = userById(done.realm, actor.user_id) ?? actor;
    return accepted(done, { avatar_url: pictureUrl(done.realm, user) });
  },
);
