import { badRequest } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";
import { withLinkifiers } from "./add-linkifier";

/** The order to take. */
export interface ReorderLinkifiersParams {
  /** Every linkifier exactly once, in the new order. */
  readonly ordered_linkifier_ids: readonly number[];
}

/**
 * Puts the realm's linkifiers into another order.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST
 *   unless every linkifier is named exactly once
 * @tells everybody `realm_linkifiers` with the whole list, also when the order stays; nobody where there are none
 * @settled check_reorder_linkifiers
 */
export const reorderLinkifiers: Operation<ReorderLinkifiersParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const ids = params.ordered_linkifier_ids;
    const rows = ids.flatMap((id) => realm.linkifiers.filter((row) => row.id === id));
    const isWhole = rows.length === ids.length && rows.length === realm.linkifiers.length;
    if (!isWhole || new Set(ids).size !== ids.length) {
      return refused(
        realm,
        badRequest("order_incomplete", "ordered_linkifier_ids: every linkifier is expected exactly once."),
      );
    }
    return rows.length === 0 ? answered(realm, {}) : accepted(withLinkifiers(realm, rows), {});
  }),
);
