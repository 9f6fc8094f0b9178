import { FILE } from "../../../protocol/parameters/items";
import { required } from "../../../protocol/schema/parameters";
import { boolean } from "../../../protocol/schema/shapes";
import { withRealmLogo } from "../../changes/realm/realm-changes";
import { isFailure } from "../../outcome/failures";
import { pictureOf } from "../../rules/uploads/uploads";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Sets a logo of the realm. */
export const uploadRealmLogo = operation(
  () => ({
    id: "upload-realm-logo",
    method: "POST",
    path: "/realm/logo",
    parameters: {
      /** The image; null unless there is exactly one file. */
      file: FILE,
      /** Whether it is the logo for the dark theme. */
      night: required(boolean),
    },
    answer: {},
    refusals: ["administrator_required", "file_not_one", "picture_too_large", "file_not_a_picture"],
    events: ["realm/update_dict"],
    example: byAdministrator((pick) => ({ file: { name: "logo.png", size: 9 }, night: pick.chance(2) })),
    weight: 1,
  }),
  (realm, _actor, { file, night }) => {
    const picture = pictureOf(realm, file, "realm");
    if (isFailure(picture)) return picture;
    const done = withRealmLogo(realm, night, picture);
    return accepted(done, {});
  },
  { accessDenied: administratorsOnly },
);
