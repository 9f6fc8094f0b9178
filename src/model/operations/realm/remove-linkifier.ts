import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { withLinkifiers } from "../../changes/realm/realm-changes";
import { badRequest } from "../../outcome/failures";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Removes a linkifier. */
export const removeLinkifier = operation(
  () => ({
    id: "remove-linkifier",
    method: "DELETE",
    path: "/realm/filters/{filter_id}",
    parameters: {
      /** The ID of the linkifier. */
      filter_id: required(integer),
    },
    answer: {},
    refusals: ["administrator_required", "linkifier_unknown"],
    events: ["realm_linkifiers"],
    example: byAdministrator(() => ({ filter_id: 1 })),
    weight: 1,
    after: ["add-linkifier"],
  }),
  (realm, _actor, params) => {
    const rows = realm.linkifiers.filter((row) => row.id !== params.filter_id);
    if (rows.length === realm.linkifiers.length) return badRequest("linkifier_unknown", "There is no such linkifier.");
    return accepted(withLinkifiers(realm, rows), {});
  },
  { accessDenied: administratorsOnly },
);
