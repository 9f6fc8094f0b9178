import { REALM_DOMAIN, type RealmDomainView } from "../../../protocol/records/realm-lists";
import { list, named } from "../../../protocol/schema/shapes";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/** Lists the domains whose addresses are allowed in a realm that restricts addresses. */
export const getRealmDomains = operation(
  () => ({
    id: "get-realm-domains",
    method: "GET",
    path: "/realm/domains",
    parameters: {},
    answer: {
      /** The domains, in the order in which they were added. */
      domains: list(named<RealmDomainView>(REALM_DOMAIN)),
    },
    refusals: [],
    events: [],
  }),
  (realm) => answered(realm, { domains: realm.domains }),
);
