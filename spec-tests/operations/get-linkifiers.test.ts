import { expect, it } from "vitest";
import { getLinkifiers } from "../../src/index";
import { LINKIFIER_RULES, linkifierRealm } from "../support/linkifier-realm";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getLinkifiers, [{ realm: REALM, mistakes: [] }]);

it("lists the linkifiers in their order, to guests as well", () => {
  const { response } = wireCall(linkifierRealm(), "greta@example.test", "GET", "/realm/linkifiers");
  const linkifiers = LINKIFIER_RULES.map((rule, index) => ({ id: index + 1, ...rule }));
  expect(response.body).toEqual({ result: "success", msg: "", linkifiers });
});
