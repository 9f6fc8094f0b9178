import { addRealmDomain, domainRefusal } from "../../model/operations/realm/add-realm-domain";
import { getRealmDomains } from "../../model/operations/realm/get-realm-domains";
import { removeRealmDomain } from "../../model/operations/realm/remove-realm-domain";
import { updateRealmDomain } from "../../model/operations/realm/update-realm-domain";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Endpoints 11 */
export const getRealmDomainsRoute = route({
  id: "get-realm-domains",
  method: "GET",
  path: "/realm/domains",
  parameters: {},
  operation: getRealmDomains,
});

/** @spec Endpoints 11 */
export const addRealmDomainRoute = route({
  id: "add-realm-domain",
  method: "POST",
  path: "/realm/domains",
  parameters: {
    domain: required("text", shapes.text),
    allow_subdomains: required("json", shapes.boolean),
  },
  accessDenied: domainRefusal,
  operation: addRealmDomain,
});

/** @spec Endpoints 11 */
export const updateRealmDomainRoute = route({
  id: "update-realm-domain",
  method: "PATCH",
  path: "/realm/domains/{domain}",
  parameters: {
    domain: required("text", shapes.text),
    allow_subdomains: required("json", shapes.boolean),
  },
  accessDenied: domainRefusal,
  operation: updateRealmDomain,
});

/** @spec Endpoints 11 */
export const removeRealmDomainRoute = route({
  id: "remove-realm-domain",
  method: "DELETE",
  path: "/realm/domains/{domain}",
  parameters: {
    domain: required("text", shapes.text),
  },
  accessDenied: domainRefusal,
  operation: removeRealmDomain,
});
