import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { deleteRealmExport } from "../../model/operations/realm/delete-realm-export";
import { exportRealm } from "../../model/operations/realm/export-realm";
import { getRealmExportConsents } from "../../model/operations/realm/get-realm-export-consents";
import { getRealmExports } from "../../model/operations/realm/get-realm-exports";
import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Endpoints: operations beyond the twenty */
export const getRealmExportsRoute = route({
  id: "get-realm-exports",
  method: "GET",
  path: "/export/realm",
  parameters: {},
  accessDenied: administratorsOnly,
  operation: getRealmExports,
});

/** @spec Endpoints: operations beyond the twenty */
export const exportRealmRoute = route({
  id: "export-realm",
  method: "POST",
  path: "/export/realm",
  parameters: { export_type: optional("json", v.picklist([1, 2], "expected one of 1, 2"), { since: 304 }) },
  accessDenied: administratorsOnly,
  operation: exportRealm,
});

/** @spec Endpoints: operations beyond the twenty */
export const getRealmExportConsentsRoute = route({
  id: "get-realm-export-consents",
  method: "GET",
  path: "/export/realm/consents",
  since: 295,
  parameters: {},
  accessDenied: administratorsOnly,
  operation: getRealmExportConsents,
});

/** @spec Endpoints: operations beyond the twenty */
export const deleteRealmExportRoute = route({
  id: "delete-realm-export",
  method: "DELETE",
  path: "/export/realm/{export_id}",
  parameters: { export_id: required("json", shapes.integer) },
  accessDenied: administratorsOnly,
  operation: deleteRealmExport,
});
