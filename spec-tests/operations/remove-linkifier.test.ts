import { describe, expect, it } from "vitest";
import { addLinkifier, removeLinkifier } from "../../src/index";
import { LINKIFIER_RULES, linkifierRealm } from "../support/linkifier-realm";
import { carriedOut, expectRefusal, eventTypes } from "../support/outcomes";
import { ADA_ADMIN, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("removeLinkifier", () => {
  it("refuses members, then an unknown linkifier", () => {
    const realm = linkifierRealm();
    expectRefusal(removeLinkifier(realm, MEL_MEMBER, { filter_id: 99 }), realm, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
    expectRefusal(removeLinkifier(realm, ADA_ADMIN, { filter_id: 99 }), realm, "BAD_REQUEST", "linkifier_unknown");
  });

  it("removes it and notifies all accounts; its ID is not used again", () => {
    const { response, outcome } = wireCall(linkifierRealm(), "ada@example.test", "DELETE", "/realm/filters/3");
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(eventTypes(outcome)).toEqual(["realm_linkifiers"]);
    const [, , third = { pattern: "", url_template: "" }] = LINKIFIER_RULES;
    expect(carriedOut(addLinkifier(outcome.realm, ADA_ADMIN, third)).response).toEqual({ id: 4 });
  });
});
