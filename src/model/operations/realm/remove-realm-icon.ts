import { url } from "../../../protocol/schema/shapes";
import { withRealmIcon } from "../../changes/realm/realm-changes";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { realmIconUrl } from "../../views/pictures";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Removes the icon of the realm. The default icon replaces it. */
export const removeRealmIcon = operation(
  () => ({
    id: "remove-realm-icon",
    method: "DELETE",
    path: "/realm/icon",
    parameters: {},
    answer: {
      /** The URL of the icon. */
      icon_url: url,
    },
    refusals: ["administrator_required"],
    events: ["realm/update_dict"],
    example: byAdministrator(() => ({})),
    weight: 1,
  }),
  (realm) => {
    const done = withRealmIcon(realm, null);
    return accepted(done, { icon_url: realmIconUrl(done.realm) });
  },
  { accessDenied: administratorsOnly },
);
