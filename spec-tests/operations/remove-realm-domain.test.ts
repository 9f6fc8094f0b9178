import { describe, expect, it } from "vitest";
import { removeRealmDomain } from "../../src/index";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { DOMAIN, DOMAIN_CASES, withDomain as realm } from "../support/realm-domains";
import { GRETA_GUEST, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { wireCall } from "../support/wire-call";

spec(removeRealmDomain, DOMAIN_CASES);

describe("removeRealmDomain", () => {
  it("removes the restriction with the last domain, in an earlier event", () => {
    const restricted = play(realm).updateRealm(OLIVE_OWNER, { emails_restricted_to_domains: true }).realm;
    const outcome = removeRealmDomain(restricted, OLIVE_OWNER, { domain: "acme.test" });
    expect(outcome.realm.settings.emails_restricted_to_domains).toBe(false);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([
      { type: "realm", op: "update", property: "emails_restricted_to_domains", value: false },
      { type: "realm_domains", op: "remove", domain: "acme.test" },
    ]);
  });

  it("keeps the restriction while there is another domain", () => {
    const two = play(realm).addRealmDomain(OLIVE_OWNER, { ...DOMAIN, domain: "other.test" }).realm;
    const restricted = play(two).updateRealm(OLIVE_OWNER, { emails_restricted_to_domains: true }).realm;
    const outcome = removeRealmDomain(restricted, OLIVE_OWNER, { domain: "acme.test" });
    expect(outcome.realm.settings.emails_restricted_to_domains).toBe(true);
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ type: "realm_domains" }]);
  });

  it("removes the domain by its exact name, and notifies all accounts", () => {
    expectRefusal(removeRealmDomain(realm, OLIVE_OWNER, { domain: "ACME.test" }), realm, "BAD_REQUEST", "domain_unknown");
    const { outcome } = wireCall(realm, "olive@example.test", "DELETE", "/realm/domains/acme.test");
    expect(outcome.realm.domains).toEqual([]);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm_domains", op: "remove", domain: "acme.test" }]);
  });
});
