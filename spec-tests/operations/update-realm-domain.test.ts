import { expect, it } from "vitest";
import { updateRealmDomain } from "../../src/index";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { DOMAIN, DOMAIN_CASES, withDomain as realm } from "../support/realm-domains";
import { GRETA_GUEST, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { wireCall } from "../support/wire-call";

spec(updateRealmDomain, DOMAIN_CASES);

it("updateRealmDomain changes whether subdomains count, and notifies all accounts", () => {
  const params = { allow_subdomains: true };
  const { outcome } = wireCall(realm, "olive@example.test", "PATCH", "/realm/domains/acme.test", params);
  const realm_domain = { ...DOMAIN, ...params };
  expect(play(outcome.realm).getRealmDomains(GRETA_GUEST, {}).response.domains).toEqual([realm_domain]);
  expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm_domains", op: "change", realm_domain }]);
  expect(eventsFor(updateRealmDomain(realm, OLIVE_OWNER, DOMAIN), GRETA_GUEST)).toHaveLength(1);
  expectRefusal(updateRealmDomain(realm, OLIVE_OWNER, { ...DOMAIN, domain: "ACME.test" }), realm, "BAD_REQUEST", "domain_unknown");
  const { realm: none } = play(outcome.realm).removeRealmDomain(OLIVE_OWNER, DOMAIN);
  expect(play(none).addRealmDomain(OLIVE_OWNER, { ...DOMAIN, domain: "a.4-2" }).response.new_domain).toEqual([2, "a.4-2"]);
});
