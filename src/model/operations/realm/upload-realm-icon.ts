import { withRealmIcon } from "../../changes/realm/realm-pictures";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { UploadedFile } from "../../realm/attachment";
import { pictureOf } from "../../rules/uploads/picture-file";
import { realmIconUrl } from "../../views/realm/realm-pictures";
import { UPLOAD_REALM_ICON_ANSWER, type UploadRealmIconResponse } from "../../../protocol/answers/realm";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** The picture; null when there is not exactly one. */
export interface UploadRealmIconParams {
  /** The picture; null when there is not exactly one. */
  readonly file: UploadedFile | null;
}

/**
 * Gives the realm a icon.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   not exactly one file, then for one of more than 5 MiB; BAD_IMAGE for a file that is no picture
 * @tells everybody `realm/update_dict`
 */
export const uploadRealmIcon: Operation<UploadRealmIconParams, UploadRealmIconResponse> = operation(
  () => UPLOAD_REALM_ICON_ANSWER,
  byAdministrators((realm, _actor, { file }) => {
    const picture = pictureOf(realm, file, "realm");
    if (isFailure(picture)) return refused(realm, picture);
    const done = withRealmIcon(realm, picture);
    return accepted(done, { icon_url: realmIconUrl(done.realm) });
  }),
);
