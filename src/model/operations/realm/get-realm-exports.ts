import { REALM_EXPORT, type RealmExportView } from "../../../protocol/records/realm-lists";
import { list, named } from "../../../protocol/schema/shapes";
import { administratorsOnly } from "../../rules/users/who-may";
import { answered } from "../../views/outcome";
import { exportViews } from "../../views/realm/realm-lists";
import { operation } from "../operation";

/** Lists the exports of the realm, also those whose file is deleted. */
export const getRealmExports = operation(
  () => ({
    id: "get-realm-exports",
    method: "GET",
    path: "/export/realm",
    parameters: {},
    answer: {
      /** The exports, in the order in which they were requested. */
      exports: list(named<RealmExportView>(REALM_EXPORT)),
    },
    refusals: ["administrator_required"],
    events: [],
  }),
  (realm) => {
    return answered(realm, { exports: exportViews(realm) });
  },
  { accessDenied: administratorsOnly },
);
