import { withProfileFields } from "../../changes/profile/profile-fields";
import { badRequest } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** The order to take. */
export interface ReorderCustomProfileFieldsParams {
  /** The ID of every field exactly once, in the new order. */
  readonly order: readonly number[];
}

/**
 * Puts the realm's custom profile fields into another order.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST
 *   unless every field is named exactly once
 * @tells everybody `custom_profile_fields` with the whole list; nobody when the order stays
 */
export const reorderCustomProfileFields: Operation<ReorderCustomProfileFieldsParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const known = realm.custom_profile_fields;
    const rows = params.order.flatMap((id) => known.filter((row) => row.id === id));
    const isWhole = rows.length === known.length && params.order.length === known.length;
    if (!isWhole || new Set(params.order).size !== known.length) {
      return refused(
        realm,
        badRequest("order_incomplete", "order: every custom profile field is expected exactly once."),
      );
    }
    if (rows.every((row, index) => row === known[index])) return answered(realm, {});
    return accepted(
      withProfileFields(
        realm,
        rows.map((row, index) => ({ ...row, order: index + 1 })),
      ),
      {},
    );
  }),
);
