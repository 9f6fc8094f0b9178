import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { LinkifierRule } from "../../text/linkifiers/linkifier";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";
import { checkLinkifier, trimmedRule, withLinkifiers } from "./add-linkifier";

/** Which linkifier, by its ID, and the rule that it is to be. */
export interface UpdateLinkifierParams extends LinkifierRule {
  /** The ID of the linkifier. */
  readonly filter_id: number;
}

/**
 * Replaces a linkifier's pattern and template; its place stays.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST
 *   for no such linkifier, then as `addLinkifier` does
 * @tells everybody `realm_linkifiers` with the whole list, also when nothing changes
 * @settled do_update_linkifier
 */
export const updateLinkifier: Operation<UpdateLinkifierParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const known = realm.linkifiers.find((row) => row.id === params.filter_id);
    if (known === undefined) return refused(realm, badRequest("linkifier_unknown", "There is no such linkifier."));
    const unfit = checkLinkifier(realm, params, known.id);
    if (isFailure(unfit)) return refused(realm, unfit);
    const changed = { id: known.id, ...trimmedRule(params) };
    const rows = realm.linkifiers.map((row) => (row === known ? changed : row));
    return accepted(withLinkifiers(realm, rows), {});
  }),
);
