import { required } from "../../../protocol/schema/parameters";
import { boolean } from "../../../protocol/schema/shapes";
import { administratorsOnly } from "../../rules/users/who-may";
import { withRealmLogo } from "../../changes/realm/realm-changes";
import { accepted } from "../../outcome/outcome";
import { operation } from "../operation";

/** Takes the logo of the realm away; the one that it had at first stands for it again. */
export const removeRealmLogo = operation(
  () => ({
    id: "remove-realm-logo",
    method: "DELETE",
    path: "/realm/logo",
    parameters: {
      /** Whether the logo on a dark ground is meant. */
      night: required(boolean),
    },
    answer: {},
    refusals: ["administrator_required"],
    events: ["realm/update_dict"],
  }),
  (realm, _actor, { night }) => {
    const done = withRealmLogo(realm, night, null);
    return accepted(done, {});
  },
  { accessDenied: administratorsOnly },
);
