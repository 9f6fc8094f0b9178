import { withRealmLogo } from "../../changes/realm/realm-pictures";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { UploadedFile } from "../../realm/attachment";
import { pictureOf } from "../../rules/uploads/picture-file";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** The picture; null when there is not exactly one. */
export interface UploadRealmLogoParams {
  /** The picture; null when there is not exactly one. */
  readonly file: UploadedFile | null;
  /** Whether the logo on a dark ground is meant. */
  readonly night: boolean;
}

/**
 * Gives the realm a logo.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   not exactly one file, then for one of more than 5 MiB; BAD_IMAGE for a file that is no picture
 * @tells everybody `realm/update_dict`
 */
export const uploadRealmLogo: Operation<UploadRealmLogoParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, { file, night }) => {
    const picture = pictureOf(realm, file, "realm");
    if (isFailure(picture)) return refused(realm, picture);
    const done = withRealmLogo(realm, night, picture);
    return accepted(done, {});
  }),
);
