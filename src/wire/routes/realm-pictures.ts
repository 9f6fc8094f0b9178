import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { removeRealmIcon } from "../../model/operations/realm/remove-realm-icon";
import { removeRealmLogo } from "../../model/operations/realm/remove-realm-logo";
import { uploadRealmIcon } from "../../model/operations/realm/upload-realm-icon";
import { uploadRealmLogo } from "../../model/operations/realm/upload-realm-logo";
import { required, shapes } from "../parameter";
import { filePart } from "../parameters/file-part";
import { route } from "../route";

/** @spec Endpoints: operations beyond the twenty */
export const uploadRealmIconRoute = route({
  id: "upload-realm-icon",
  method: "POST",
  path: "/realm/icon",
  parameters: { file: filePart },
  accessDenied: administratorsOnly,
  operation: uploadRealmIcon,
});

/** @spec Endpoints: operations beyond the twenty */
export const removeRealmIconRoute = route({
  id: "remove-realm-icon",
  method: "DELETE",
  path: "/realm/icon",
  parameters: {},
  accessDenied: administratorsOnly,
  operation: removeRealmIcon,
});

/** @spec Endpoints: operations beyond the twenty */
export const uploadRealmLogoRoute = route({
  id: "upload-realm-logo",
  method: "POST",
  path: "/realm/logo",
  parameters: { file: filePart, night: required("json", shapes.boolean) },
  accessDenied: administratorsOnly,
  operation: uploadRealmLogo,
});

/** @spec Endpoints: operations beyond the twenty */
export const removeRealmLogoRoute = route({
  id: "remove-realm-logo",
  method: "DELETE",
  path: "/realm/logo",
  parameters: { night: required("json", shapes.boolean) },
  accessDenied: administratorsOnly,
  operation: removeRealmLogo,
});
