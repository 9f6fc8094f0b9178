import { required } from "../../../protocol/schema/parameters";
import { boolean } from "../../../protocol/schema/shapes";
import { withRealmLogo } from "../../changes/realm/realm-changes";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Removes a logo of the realm. The default logo replaces it. */
export const removeRealmLogo = operation(
  () => ({
    id: "remove-realm-logo",
    method: "DELETE",
    path: "/realm/logo",
    parameters: {
      /** Whether to remove the logo for the dark theme. */
      night: required(boolean),
    },
    answer: {},
    refusals: ["administrator_required"],
    events: ["realm/update_dict"],
    example: byAdministrator((pick) => ({ night: pick.chance(2) })),
    weight: 1,
  }),
  (realm, _actor, { night }) => {
    const done = withRealmLogo(realm, night, null);
    return accepted(done, {});
  },
  { accessDenied: administratorsOnly },
);
