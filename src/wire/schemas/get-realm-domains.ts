import { getRealmDomains } from "../../operations/realm/get-realm-domains";
import { route } from "../route";

/** @card Endpoints 11 */
export const getRealmDomainsRoute = route({
  id: "get-realm-domains",
  method: "GET",
  path: "/realm/domains",
  parameters: {},
  operation: getRealmDomains,
});
