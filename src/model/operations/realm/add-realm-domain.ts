import { ALL_USERS, eventFor } from "../../outcome/audience";
import { administratorRequired, badRequest, isFailure, ownerRequired } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { RealmDomain } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator, isOwner } from "../../rules/users/people";
import { ADD_REALM_DOMAIN_ANSWER, type AddRealmDomainResponse } from "../../../protocol/answers/realm";
import { type Operation, operation } from "../operation";

const DOMAIN = /^(?=.{1,255}$)[a-z0-9](-*[a-z0-9])*(\.[a-z0-9](-*[a-z0-9])*)+$/;

/** Why an account may not decide on domains: it takes an owner; before feature level 143 an administrator. */
export function domainRefusal(realm: Realm, actor: User) {
  if (!has(realm, "domainsAreForOwners")) return isAdministrator(actor) ? undefined : administratorRequired(realm);
  return isOwner(actor) ? undefined : ownerRequired(realm);
}

/**
 * Lets addresses of a domain have accounts while these are restricted.
 *
 * @returns the number and the name of the domain
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but owners; BAD_REQUEST for a text
 *   that is no domain, then for one that is there already
 * @tells everybody `realm_domains/add`
 */
export const addRealmDomain: Operation<RealmDomain, AddRealmDomainResponse> = operation(
  () => ADD_REALM_DOMAIN_ANSWER,
  (realm, actor, params) => {
    const refusal = domainRefusal(realm, actor);
    if (isFailure(refusal)) return refused(realm, refusal);
    const domain = params.domain.trim().toLowerCase();
    if (!DOMAIN.test(domain))
      return refused(realm, badRequest("domain_malformed", `domain: "${params.domain}" is no domain.`));
    if (realm.domains.some((row) => row.domain === domain)) {
      return refused(realm, badRequest("domain_exists", `domain: ${domain} is there already.`));
    }
    const realm_domain: RealmDomain = { domain, allow_subdomains: params.allow_subdomains };
    const id = realm.last_ids.realm_domain + 1;
    const next = withFields(realm, {
      last_ids: withFields(realm.last_ids, { realm_domain: id }),
      domains: frozen([...realm.domains, realm_domain]),
    });
    const event = eventFor(ALL_USERS, { type: "realm_domains", op: "add", realm_domain });
    return accepted(transition(next, [event]), { new_domain: [id, domain] });
  },
);
