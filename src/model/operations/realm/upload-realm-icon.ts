import { FILE } from "../../../protocol/parameters/items";
import { url } from "../../../protocol/schema/shapes";
import { withRealmIcon } from "../../changes/realm/realm-changes";
import { isFailure } from "../../outcome/failures";
import { pictureOf } from "../../rules/uploads/uploads";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { realmIconUrl } from "../../views/pictures";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Sets the icon of the realm. */
export const uploadRealmIcon = operation(
  () => ({
    id: "upload-realm-icon",
    method: "POST",
    path: "/realm/icon",
    parameters: {
      /** The image; null unless there is exactly one file. */
      file: FILE,
    },
    answer: {
      /** The URL of the icon. */
      icon_url: url,
    },
    refusals: ["administrator_required", "file_not_one", "picture_too_large", "file_not_a_picture"],
    events: ["realm/update_dict"],
    example: byAdministrator(() => ({ file: { name: "icon.png", size: 9 } })),
    weight: 1,
  }),
  (realm, _actor, { file }) => {
    const picture = pictureOf(realm, file, "realm");
    if (isFailure(picture)) return picture;
    const done = withRealmIcon(realm, picture);
    return accepted(done, { icon_url: realmIconUrl(done.realm) });
  },
  { accessDenied: administratorsOnly },
);
