import { expect, it } from "vitest";
import { getRealmDomains } from "../../src/index";
import { play } from "../support/play";
import { everyRole, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getRealmDomains, [{ realm: REALM, mistakes: [] }]);

it("lists the domains for all accounts", () => {
  const domain = { domain: "acme.test", allow_subdomains: true };
  const { realm } = play(everyRole()).addRealmDomain(OLIVE_OWNER, domain);
  const { response } = wireCall(realm, "greta@example.test", "GET", "/realm/domains");
  expect(response.body).toEqual({ result: "success", msg: "", domains: [domain] });
});
