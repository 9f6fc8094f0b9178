import { updateRealmDomain } from "../../operations/realm/update-realm-domain";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 11 */
export const updateRealmDomainRoute = route({
  id: "update-realm-domain",
  method: "PATCH",
  path: "/realm/domains/{domain}",
  parameters: {
    domain: required("text", shapes.text),
    allow_subdomains: required("json", shapes.boolean),
  },
  operation: updateRealmDomain,
});
