import { withRealmIcon } from "../../changes/realm/realm-pictures";
import { accepted } from "../../outcome/outcome";
import { realmIconUrl } from "../../views/realm/realm-pictures";
import { REMOVE_REALM_ICON_ANSWER, type RemoveRealmIconResponse } from "../../../protocol/answers/realm";
import { byAdministrators } from "../by-administrators";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Takes the icon of the realm away; the one that it had at first stands for it again.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators
 * @tells everybody `realm/update_dict`
 */
export const removeRealmIcon: Operation<NoParams, RemoveRealmIconResponse> = operation(
  () => REMOVE_REALM_ICON_ANSWER,
  byAdministrators((realm) => {
    const done = withRealmIcon(realm, null);
    return accepted(done, { icon_url: realmIconUrl(done.realm) });
  }),
);
