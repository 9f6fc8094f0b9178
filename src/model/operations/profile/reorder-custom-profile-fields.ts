import { required } from "../../../protocol/schema/parameters";
import { integer, list } from "../../../protocol/schema/shapes";
import { withProfileFields } from "../../changes/profile/profile";
import { badRequest } from "../../outcome/failures";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Changes the order of the realm's custom profile fields. */
export const reorderCustomProfileFields = operation(
  () => ({
    id: "reorder-custom-profile-fields",
    method: "PATCH",
    path: "/realm/profile_fields",
    parameters: {
      /** The IDs of all fields, in the new order. Other IDs take positions that stay empty. */
      order: required(list(integer)),
    },
    answer: {},
    refusals: ["administrator_required", "order_incomplete"],
    events: ["custom_profile_fields"],
    example: byAdministrator((pick) => ({
      order: pick.realm.custom_profile_fields.map(({ id }) => id).reverse(),
    })),
    after: ["create-custom-profile-field"],
  }),
  (realm, _actor, params) => {
    const known = realm.custom_profile_fields;
    const places = new Map(params.order.map((id, index) => [id, index]));
    if (known.some((row) => !places.has(row.id))) {
      return badRequest("order_incomplete", "order: every custom profile field is expected.");
    }
    const rows = known.map((row) => ({ ...row, order: places.get(row.id) ?? row.order }));
    return accepted(
      withProfileFields(
        realm,
        rows.sort((one, other) => one.order - other.order),
      ),
      {},
    );
  },
  { accessDenied: administratorsOnly },
);
