import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { withRealmSetting } from "../../changes/realm/realm-changes";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { transition, withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";
import { domainRefusal } from "./add-realm-domain";

/** Removes an allowed domain. Existing accounts stay. Without allowed domains, addresses are no longer restricted. */
export const removeRealmDomain = operation(
  () => ({
    id: "remove-realm-domain",
    method: "DELETE",
    path: "/realm/domains/{domain}",
    parameters: {
      /** The domain, such as `example.com`. */
      domain: required(text),
    },
    answer: {},
    refusals: ["administrator_required", "owner_required", "domain_unknown"],
    events: ["realm/update", "realm_domains/remove"],
    example: (pick) => {
      pick.as(1);
      return { domain: pick.realm.domains[0]?.domain ?? "d0.example.test" };
    },
    after: ["add-realm-domain"],
  }),
  (realm, _actor, params) => {
    const { domain } = params;
    const domains = realm.domains.filter((row) => row.domain !== domain);
    if (domains.length === realm.domains.length) return badRequest("domain_unknown", "There is no such domain.");
    const event = eventFor(ALL_USERS, { type: "realm_domains", op: "remove", domain });
    const next = withFields(realm, { domains: frozen(domains) });
    if (domains.length > 0 || !realm.settings.emails_restricted_to_domains)
      return accepted(transition(next, [event]), {});
    return accepted(withEvents(withRealmSetting(next, "emails_restricted_to_domains", false), [event]), {});
  },
  { accessDenied: domainRefusal },
);
