import { avatarRefusal, withAvatar } from "../../changes/users/avatars";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { UploadedFile } from "../../realm/attachment";
import { pictureOf } from "../../rules/uploads/picture-file";
import { userById } from "../../rules/users/people";
import { pictureUrl } from "../../views/users/avatar";
import { UPLOAD_AVATAR_ANSWER, type UploadAvatarResponse } from "../../../protocol/answers/users";
import { type Operation, operation } from "../operation";

/** The picture; null when there is not exactly one. */
export interface UploadAvatarParams {
  /** The picture; null when there is not exactly one. */
  readonly file: UploadedFile | null;
}

/**
 * Gives one's own account a picture.
 *
 * @refuses BAD_REQUEST for not exactly one file; where the realm fixes pictures, for all but administrators; for a file
 *   of more than 5 MiB; BAD_IMAGE for a file that is no picture
 * @tells everybody who may know of the account `realm_user/update`
 */
export const uploadAvatar: Operation<UploadAvatarParams, UploadAvatarResponse> = operation(
  () => UPLOAD_AVATAR_ANSWER,
  (realm, actor, { file }) => {
    const picture = pictureOf(realm, file, "person");
    if (isFailure(picture) && picture.reason === "file_not_one") return refused(realm, picture);
    const refusal = avatarRefusal(realm, actor);
    if (isFailure(refusal)) return refused(realm, refusal);
    if (isFailure(picture)) return refused(realm, picture);
    const done = withAvatar(realm, actor.user_id, picture);
    const user = userById(done.realm, actor.user_id) ?? actor;
    return accepted(done, { avatar_url: pictureUrl(done.realm, user) });
  },
);
