import { withRealmSetting } from "../../changes/realm/realm-setting";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition, withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";
import { domainRefusal } from "./add-realm-domain";

/** Which domain, as it is listed. */
export interface RemoveRealmDomainParams {
  /** The domain, such as `example.com`. */
  readonly domain: string;
}

/**
 * Takes a domain out of the allowed ones. Accounts that are there stay. When the last one goes, addresses are
 * restricted no longer.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but owners; BAD_REQUEST for no such
 *   domain
 * @tells everybody `realm/update` of the restriction where it ends, then `realm_domains/remove`
 */
export const removeRealmDomain: Operation<RemoveRealmDomainParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const refusal = domainRefusal(realm, actor);
    if (isFailure(refusal)) return refused(realm, refusal);
    const { domain } = params;
    const domains = realm.domains.filter((row) => row.domain !== domain);
    if (domains.length === realm.domains.length)
      return refused(realm, badRequest("domain_unknown", "There is no such domain."));
    const event = eventFor(ALL_USERS, { type: "realm_domains", op: "remove", domain });
    const next = withFields(realm, { domains: frozen(domains) });
    if (domains.length > 0 || !realm.settings.emails_restricted_to_domains)
      return accepted(transition(next, [event]), {});
    return accepted(withEvents(withRealmSetting(next, "emails_restricted_to_domains", false), [event]), {});
  },
);
