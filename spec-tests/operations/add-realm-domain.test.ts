import { describe, expect, it } from "vitest";
import { addRealmDomain, updateRealm } from "../../src/index";
import { checkNewEmail } from "../../src/model/rules/users/account-names";
import { carriedOut, expectRefusal, eventsFor, codeOf } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GRETA_GUEST, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const DOMAIN = { domain: "acme.test", allow_subdomains: false };

describe("addRealmDomain refuses, the first reason first", () => {
  const { realm } = carriedOut(addRealmDomain(everyRole(), OLIVE_OWNER, DOMAIN));
  it.each([
    ["an administrator as actor", ADA_ADMIN, { ...DOMAIN, domain: "-" }, "owner_required"],
    ["a text that is no domain", OLIVE_OWNER, { ...DOMAIN, domain: "acme" }, "domain_invalid"],
    ["a domain with a hyphen at its end", OLIVE_OWNER, { ...DOMAIN, domain: "acme-.test" }, "domain_invalid"],
    ["a domain that is there, in any spelling", OLIVE_OWNER, { ...DOMAIN, domain: "ACME.test" }, "domain_exists"],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(addRealmDomain(realm, actor, params), realm, codeOf(reason), reason);
  });

  it("an actor without the right, before it checks parameters", () => {
    const { response } = wireCall(everyRole(), "ada@example.test", "POST", "/realm/domains", {});
    expect(response.body).toMatchObject({ code: "UNAUTHORIZED_PRINCIPAL" });
    const own = wireCall(everyRole(), "olive@example.test", "POST", "/realm/domains", {});
    expect(own.response.body).toMatchObject({ code: "REQUEST_VARIABLE_MISSING" });
  });

  it("only non-members below feature level 143", () => {
    const old = everyRole({ feature_level: 142 });
    expect(addRealmDomain(old, ADA_ADMIN, DOMAIN).ok).toBe(true);
  });
});

describe("addRealmDomain", () => {
  it.each([
    [false, "a@acme.test", true],
    [false, "a@sub.acme.test", false],
    [true, "a@sub.acme.test", true],
    [true, "a@notacme.test", false],
    [true, "a+b@acme.test", false],
  ])("with subdomains %s, %s may have an account: %s", (allow_subdomains, email, expected) => {
    const { outcome, response } = wireCall(everyRole(), "olive@example.test", "POST", "/realm/domains", {
      ...DOMAIN,
      allow_subdomains,
    });
    expect(response.body).toEqual({ result: "success", msg: "", new_domain: [1, "acme.test"] });
    const strict = carriedOut(updateRealm(outcome.realm, OLIVE_OWNER, { emails_restricted_to_domains: true })).realm;
    expect(checkNewEmail(strict, email, "email") === undefined).toBe(expected);
  });

  it("notifies all accounts", () => {
    const outcome = addRealmDomain(everyRole(), OLIVE_OWNER, DOMAIN);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm_domains", op: "add", realm_domain: DOMAIN }]);
  });
});

it("addRealmDomain stores a domain without blanks around it, in small letters", () => {
  const { realm } = carriedOut(addRealmDomain(everyRole(), OLIVE_OWNER, { ...DOMAIN, domain: " ACME.test " }));
  expect(realm.domains).toContainEqual(DOMAIN);
});
