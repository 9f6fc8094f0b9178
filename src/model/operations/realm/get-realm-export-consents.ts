import { EXPORT_CONSENT, type ExportConsentView } from "../../../protocol/records/realm-lists";
import { list, named } from "../../../protocol/schema/shapes";
import { administratorsOnly } from "../../rules/users/who-may";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/** Lists for every active user whether it allows the export of its private data. */
export const getRealmExportConsents = operation(
  () => ({
    id: "get-realm-export-consents",
    method: "GET",
    path: "/export/realm/consents",
    since: 295,
    parameters: {},
    answer: {
      /** The consents of all active users. */
      export_consents: list(named<ExportConsentView>(EXPORT_CONSENT)),
    },
    refusals: ["administrator_required"],
    events: [],
  }),
  (realm) => {
    const people = [...realm.users].filter((user) => user.is_active && !user.is_bot);
    const export_consents = people.map(({ user_id, settings }) => ({
      user_id,
      consented: settings.allow_private_data_export,
      email_address_visibility: settings.email_address_visibility,
    }));
    return answered(realm, { export_consents });
  },
  { accessDenied: administratorsOnly },
);
