import { removeRealmDomain } from "../../operations/realm/remove-realm-domain";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 11 */
export const removeRealmDomainRoute = route({
  id: "remove-realm-domain",
  method: "DELETE",
  path: "/realm/domains/{domain}",
  parameters: {
    domain: required("text", shapes.text),
  },
  operation: removeRealmDomain,
});
