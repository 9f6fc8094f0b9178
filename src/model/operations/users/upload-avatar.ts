import { FILE } from "../../../protocol/parameters/items";
import { chosen, url } from "../../../protocol/schema/shapes";
import { withAvatar } from "../../changes/users/change-user";
import { isFailure } from "../../outcome/failures";
import { pictureOf } from "../../rules/uploads/uploads";
import { userById } from "../../rules/users/people";
import { avatarRefusal } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { pictureUrl } from "../../views/pictures";
import { operation } from "../operation";

/** Sets the avatar of the actor. */
export const uploadAvatar = operation(
  () => ({
    id: "upload-avatar",
    method: "POST",
    path: "/users/me/avatar",
    parameters: {
      /** The image; null unless there is exactly one file. */
      file: FILE,
    },
    answer: {
      /** The URL of the avatar. */
      avatar_url: chosen(url),
    },
    refusals: ["file_not_one", "avatar_changes_disabled", "picture_too_large", "file_not_a_picture"],
    events: ["realm_bot/update", "realm_user/update"],
    example: () => ({ file: { name: "me.png", size: 9 } }),
    weight: 1,
  }),
  (realm, actor, { file }) => {
    const picture = pictureOf(realm, file, "person");
    if (isFailure(picture) && picture.reason === "file_not_one") return picture;
    const refusal = avatarRefusal(realm, actor);
    if (isFailure(refusal)) return refusal;
    if (isFailure(picture)) return picture;
    const done = withAvatar(realm, actor.user_id, picture);
    const user = userById(done.realm, actor.user_id) ?? actor;
    return accepted(done, { avatar_url: pictureUrl(done.realm, user) });
  },
);
