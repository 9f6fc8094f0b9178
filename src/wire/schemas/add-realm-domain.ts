import { addRealmDomain } from "../../operations/realm/add-realm-domain";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 11 */
export const addRealmDomainRoute = route({
  id: "add-realm-domain",
  method: "POST",
  path: "/realm/domains",
  parameters: {
    domain: required("text", shapes.text),
    allow_subdomains: required("json", shapes.boolean),
  },
  operation: addRealmDomain,
});
