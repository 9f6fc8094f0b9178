import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";
import { withPlaygrounds } from "./add-code-playground";

/** Which playground, by its ID. */
export interface RemoveCodePlaygroundParams {
  /** The ID of the playground. */
  readonly playground_id: number;
}

/**
 * Removes a code playground.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   no such playground
 * @tells everybody `realm_playgrounds` with the whole list
 */
export const removeCodePlayground: Operation<RemoveCodePlaygroundParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const rows = realm.code_playgrounds.filter((row) => row.id !== params.playground_id);
    const isUnknown = rows.length === realm.code_playgrounds.length;
    if (isUnknown) return refused(realm, badRequest("playground_unknown", "There is no such playground."));
    return accepted(withPlaygrounds(realm, rows), {});
  }),
);
