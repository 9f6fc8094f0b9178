import { expect, it } from "vitest";
import { addRealmDomain, getRealmDomains } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { everyRole, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";
import { REALM } from "../support/spec-realm";
import { spec } from "../support/spec";

spec(getRealmDomains, [{ realm: REALM, mistakes: [] }]);

it("lists the domains for all accounts", () => {
  const domain = { domain: "acme.test", allow_subdomains: true };
  const { realm } = carriedOut(addRealmDomain(everyRole(), OLIVE_OWNER, domain));
  const { response } = wireCall(realm, "greta@example.test", "GET", "/realm/domains");
  expect(response.body).toEqual({ result: "success", msg: "", domains: [domain] });
});
