import { withProfileFields } from "../../changes/profile/profile-fields";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** The order to take. */
export interface ReorderCustomProfileFieldsParams {
  /** The ID of every field, in the new order; other IDs take a place that stays empty. */
  readonly order: readonly number[];
}

/**
 * Puts the realm's custom profile fields into another order.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST
 *   unless every field is named
 * @tells everybody `custom_profile_fields` with the whole list, also when the order stays
 * @settled try_reorder_realm_custom_profile_fields
 */
export const reorderCustomProfileFields: Operation<ReorderCustomProfileFieldsParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const known = realm.custom_profile_fields;
    const places = new Map(params.order.map((id, index) => [id, index]));
    if (known.some((row) => !places.has(row.id))) {
      return refused(realm, badRequest("order_incomplete", "order: every custom profile field is expected."));
    }
    const rows = known.map((row) => ({ ...row, order: places.get(row.id) ?? row.order }));
    return accepted(
      withProfileFields(
        realm,
        rows.sort((one, other) => one.order - other.order),
      ),
      {},
    );
  }),
);
