import { describe, expect, it } from "vitest";
import { addRealmDomain } from "../../src/index";
import { checkNewEmail } from "../../src/model/rules/users/account-names";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const WITH_DOMAIN = addRealmDomain(REALM, OLIVE_OWNER, { domain: "acme.test", allow_subdomains: false }).realm;

spec(addRealmDomain, [
  {
    realm: WITH_DOMAIN,
    mistakes: [
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: ADA_ADMIN }],
      ["domain_invalid", "BAD_REQUEST", { params: { domain: "no domain" } }],
      ["domain_invalid", "BAD_REQUEST", { params: { domain: "acme" } }],
      ["domain_invalid", "BAD_REQUEST", { params: { domain: "acme-.test" } }],
      ["domain_exists", "BAD_REQUEST", { params: { domain: "ACME.test" } }],
    ],
  },
  {
    name: "old",
    realm: at.level(142)(REALM),
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["domain_invalid", "BAD_REQUEST", { params: { domain: "no domain" } }],
    ],
  },
]);

const DOMAIN = { domain: "acme.test", allow_subdomains: false };

it("addRealmDomain refuses an actor without the right, before it checks parameters", () => {
  const { response } = wireCall(everyRole(), "ada@example.test", "POST", "/realm/domains", {});
  expect(response.body).toMatchObject({ code: "UNAUTHORIZED_PRINCIPAL" });
  const own = wireCall(everyRole(), "olive@example.test", "POST", "/realm/domains", {});
  expect(own.response.body).toMatchObject({ code: "REQUEST_VARIABLE_MISSING" });
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
    const strict = play(outcome.realm).updateRealm(OLIVE_OWNER, { emails_restricted_to_domains: true }).realm;
    expect(checkNewEmail(strict, email, "email") === undefined).toBe(expected);
  });

  it("notifies all accounts", () => {
    const outcome = addRealmDomain(everyRole(), OLIVE_OWNER, DOMAIN);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm_domains", op: "add", realm_domain: DOMAIN }]);
  });
});

it("addRealmDomain stores a domain without blanks around it, in small letters", () => {
  const { realm } = play(everyRole()).addRealmDomain(OLIVE_OWNER, { ...DOMAIN, domain: " ACME.test " });
  expect(realm.domains).toContainEqual(DOMAIN);
});
