import { expect, it } from "vitest";
import { updateRealmDomain } from "../../src/index";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateRealmDomain, [
  {
    realm: REALM,
    mistakes: [
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: ADA_ADMIN }],
      ["domain_unknown", "BAD_REQUEST", { params: { domain: "other.test" } }],
    ],
  },
  {
    name: "old",
    realm: level(142)(REALM),
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["domain_unknown", "BAD_REQUEST", { params: { domain: "other.test" } }],
    ],
  },
]);

const DOMAIN = { domain: "acme.test", allow_subdomains: false };
const { realm } = play(everyRole()).addRealmDomain(OLIVE_OWNER, DOMAIN);

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
