import { required } from "../../../protocol/schema/parameters";
import { boolean, text } from "../../../protocol/schema/shapes";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { RealmDomain } from "../../realm/realm-lists";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";
import { domainRefusal } from "./add-realm-domain";

/** Changes whether subdomains of an allowed domain are allowed, too. */
export const updateRealmDomain = operation(
  () => ({
    id: "update-realm-domain",
    method: "PATCH",
    path: "/realm/domains/{domain}",
    parameters: {
      /** The domain, such as `example.com`. */
      domain: required(text),
      /** Whether subdomains are allowed, too. */
      allow_subdomains: required(boolean),
    },
    answer: {},
    refusals: ["administrator_required", "owner_required", "domain_unknown"],
    events: ["realm_domains/change"],
    example: byAdministrator((pick) => ({ domain: `d${pick.int(3)}.example.test`, allow_subdomains: pick.chance(2) })),
    after: ["add-realm-domain"],
  }),
  (realm, _actor, params) => {
    const known = realm.domains.find((row) => row.domain === params.domain);
    if (known === undefined) return badRequest("domain_unknown", "There is no such domain.");
    const realm_domain: RealmDomain = { ...known, allow_subdomains: params.allow_subdomains };
    const domains = frozen(realm.domains.map((row) => (row === known ? realm_domain : row)));
    const event = eventFor(ALL_USERS, { type: "realm_domains", op: "change", realm_domain });
    return accepted(transition(withFields(realm, { domains }), [event]), {});
  },
  { accessDenied: domainRefusal },
);
