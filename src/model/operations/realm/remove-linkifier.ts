import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";
import { withLinkifiers } from "./add-linkifier";

/** Which linkifier, by its ID. */
export interface RemoveLinkifierParams {
  /** The ID of the linkifier. */
  readonly filter_id: number;
}

/**
 * Removes a linkifier.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST
 *   for no such linkifier
 * @tells everybody `realm_linkifiers` with the whole list
 */
export const removeLinkifier: Operation<RemoveLinkifierParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const rows = realm.linkifiers.filter((row) => row.id !== params.filter_id);
    if (rows.length === realm.linkifiers.length)
      return refused(realm, badRequest("linkifier_unknown", "There is no such linkifier."));
    return accepted(withLinkifiers(realm, rows), {});
  }),
);
