import { administratorRequired } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { isAdministrator } from "../../rules/users/people";
import { GET_REALM_EXPORTS_ANSWER, type GetRealmExportsResponse } from "../../../protocol/answers/realm-exports";
import { exportViews } from "../../views/realm/realm-exports";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Gives the exports of the realm, those included whose file is deleted.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators
 * @tells nobody
 */
export const getRealmExports: Operation<NoParams, GetRealmExportsResponse> = operation(
  () => GET_REALM_EXPORTS_ANSWER,
  (realm, viewer) => {
    if (!isAdministrator(viewer)) return refused(realm, administratorRequired(realm));
    return answered(realm, { exports: exportViews(realm) });
  },
);
