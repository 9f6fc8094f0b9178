import { required } from "../../../protocol/schema/parameters";
import { boolean, integer, text, tuple } from "../../../protocol/schema/shapes";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { administratorRequired, badRequest, ownerRequired } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { RealmDomain } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator, isOwner } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

const DOMAIN = /^(?=.{1,255}$)[a-z0-9](-*[a-z0-9])*(\.[a-z0-9](-*[a-z0-9])*)+$/;

/**
 * Refuses accounts that are not allowed to manage domains: since feature level 143 all but owners, before all but
 * administrators.
 */
export function domainRefusal(realm: Realm, actor: User) {
  if (!has(realm, "domainsAreForOwners")) return isAdministrator(actor) ? undefined : administratorRequired();
  return isOwner(actor) ? undefined : ownerRequired();
}

/** Allows accounts with addresses of a domain, in a realm that restricts addresses. */
export const addRealmDomain = operation(
  () => ({
    id: "add-realm-domain",
    method: "POST",
    path: "/realm/domains",
    parameters: {
      /** The domain, such as `example.com`. */
      domain: required(text),
      /** Whether subdomains are allowed, too. */
      allow_subdomains: required(boolean),
    },
    answer: {
      /** The ID and the name of the domain. */
      new_domain: tuple(integer, text),
    },
    refusals: ["administrator_required", "owner_required", "domain_invalid", "domain_exists"],
    events: ["realm_domains/add"],
    example: byAdministrator((pick) => ({ domain: `d${pick.int(3)}.example.test`, allow_subdomains: false })),
  }),
  (realm, _actor, params) => {
    const domain = params.domain.trim().toLowerCase();
    if (!DOMAIN.test(domain)) return badRequest("domain_invalid", `domain: "${params.domain}" is not a domain.`);
    if (realm.domains.some((row) => row.domain === domain)) {
      return badRequest("domain_exists", `domain: ${domain} is there already.`);
    }
    const realm_domain: RealmDomain = { domain, allow_subdomains: params.allow_subdomains };
    const id = realm.last_ids.realm_domain + 1;
    const next = withFields(realm, {
      last_ids: withFields(realm.last_ids, { realm_domain: id }),
      domains: frozen([...realm.domains, realm_domain]),
    });
    const event = eventFor(ALL_USERS, { type: "realm_domains", op: "add", realm_domain });
    return accepted(transition(next, [event]), { new_domain: [id, domain] as const });
  },
  { accessDenied: domainRefusal },
);
