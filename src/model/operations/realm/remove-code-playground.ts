import { withRealmSetting } from "../../changes/realm/realm-setting";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { andThen, transition } from "../../outcome/transition";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";
import { withPlaygrounds } from "./add-code-playground";

/** Which playground, by its ID. */
export interface RemoveCodePlaygroundParams {
  /** The ID of the playground. */
  readonly playground_id: number;
}

/**
 * Removes a code playground. Where code blocks are of its language by default, they are of none from then on.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   no such playground
 * @tells everybody `realm/update` of that default where it ends, then `realm_playgrounds` with the whole list
 * @settled delete_realm_playground
 */
export const removeCodePlayground: Operation<RemoveCodePlaygroundParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const removed = realm.code_playgrounds.find((row) => row.id === params.playground_id);
    if (removed === undefined) return refused(realm, badRequest("playground_unknown", "There is no such playground."));
    const rows = realm.code_playgrounds.filter((row) => row !== removed);
    const isDefault = realm.settings.default_code_block_language === removed.pygments_language;
    const first = isDefault ? withRealmSetting(realm, "default_code_block_language", "") : transition(realm);
    return accepted(
      andThen(first, (next) => withPlaygrounds(next, rows)),
      {},
    );
  }),
);
