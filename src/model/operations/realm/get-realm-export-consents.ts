import { administratorRequired } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { isAdministrator } from "../../rules/users/people";
import {
  GET_REALM_EXPORT_CONSENTS_ANSWER,
  type GetRealmExportConsentsResponse,
} from "../../../protocol/answers/realm-exports";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Says of every active person whether it lets its private data be exported.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators
 * @tells nobody
 */
export const getRealmExportConsents: Operation<NoParams, GetRealmExportConsentsResponse> = operation(
  () => GET_REALM_EXPORT_CONSENTS_ANSWER,
  (realm, viewer) => {
    if (!isAdministrator(viewer)) return refused(realm, administratorRequired(realm));
    const people = [...realm.users].filter((user) => user.is_active && !user.is_bot);
    const export_consents = people.map(({ user_id, settings }) => ({
      user_id,
      consented: settings.allow_private_data_export,
    }));
    return answered(realm, { export_consents });
  },
);
