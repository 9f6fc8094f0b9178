import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { RealmDomain } from "../../realm/realm-lists";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";
import { domainRefusal } from "./add-realm-domain";

/**
 * Lets subdomains of an allowed domain count as well, or no longer.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but owners; BAD_REQUEST for no such
 *   domain
 * @tells everybody `realm_domains/change`, also when nothing changes
 * @settled do_change_realm_domain
 */
export const updateRealmDomain: Operation<RealmDomain, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const refusal = domainRefusal(realm, actor);
    if (isFailure(refusal)) return refused(realm, refusal);
    const known = realm.domains.find((row) => row.domain === params.domain);
    if (known === undefined) return refused(realm, badRequest("domain_unknown", "There is no such domain."));
    const realm_domain: RealmDomain = { ...known, allow_subdomains: params.allow_subdomains };
    const domains = frozen(realm.domains.map((row) => (row === known ? realm_domain : row)));
    const event = eventFor(ALL_USERS, { type: "realm_domains", op: "change", realm_domain });
    return accepted(transition(withFields(realm, { domains }), [event]), {});
  },
);
