import { required } from "../../../protocol/schema/parameters";
import { integer, list } from "../../../protocol/schema/shapes";
import { withLinkifiers } from "../../changes/realm/realm-changes";
import { badRequest } from "../../outcome/failures";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted, answered } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Changes the order of the realm's linkifiers. */
export const reorderLinkifiers = operation(
  () => ({
    id: "reorder-linkifiers",
    method: "PATCH",
    path: "/realm/linkifiers",
    since: 202,
    parameters: {
      /** The IDs of all linkifiers, each exactly once, in the new order. */
      ordered_linkifier_ids: required(list(integer)),
    },
    answer: {},
    refusals: ["administrator_required", "order_incomplete"],
    events: ["realm_linkifiers"],
    example: byAdministrator((pick) => ({
      ordered_linkifier_ids: [...pick.realm.linkifiers].map(({ id }) => id).reverse(),
    })),
    after: ["add-linkifier"],
  }),
  (realm, _actor, params) => {
    const ids = params.ordered_linkifier_ids;
    const rows = ids.flatMap((id) => realm.linkifiers.filter((row) => row.id === id));
    const isWhole = rows.length === ids.length && rows.length === realm.linkifiers.length;
    if (!isWhole || new Set(ids).size !== ids.length) {
      return badRequest("order_incomplete", "ordered_linkifier_ids: every linkifier is expected exactly once.");
    }
    return rows.length === 0 ? answered(realm, {}) : accepted(withLinkifiers(realm, rows), {});
  },
  { accessDenied: administratorsOnly },
);
