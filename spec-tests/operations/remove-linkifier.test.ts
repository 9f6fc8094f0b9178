import { expect, it } from "vitest";
import { removeLinkifier } from "../../src/index";
import { LINKIFIER_RULES, linkifierRealm } from "../support/linkifier-realm";
import { eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(removeLinkifier, [
  {
    realm: REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["linkifier_unknown", "BAD_REQUEST", { params: { filter_id: 99 } }],
    ],
  },
]);

it("removeLinkifier removes it and notifies all accounts; its ID is not used again", () => {
  const { response, outcome } = wireCall(linkifierRealm(), "ada@example.test", "DELETE", "/realm/filters/3");
  expect(response.body).toEqual({ result: "success", msg: "" });
  expect(eventTypes(outcome)).toEqual(["realm_linkifiers"]);
  const [, , third = { pattern: "", url_template: "" }] = LINKIFIER_RULES;
  expect(play(outcome.realm).addLinkifier(ADA_ADMIN, third).response).toEqual({ id: 4 });
});
