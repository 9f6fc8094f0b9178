import { describe, expect, it } from "vitest";
import { updateLinkifier } from "../../src/index";
import { LINKIFIER_RULES, linkifierRealm } from "../support/linkifier-realm";
import { carriedOut, expectRefusal, eventTypes, codeOf } from "../support/outcomes";
import { ADA_ADMIN, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const OTHER = { pattern: "x(?P<id>[0-9]+)", url_template: "https://x.example.test/{id}" };
const [first = OTHER, second = OTHER] = LINKIFIER_RULES;

describe("updateLinkifier refuses, the first reason first", () => {
  const realm = linkifierRealm();
  it.each([
    ["a member as actor", MEL_MEMBER, { filter_id: 99, ...OTHER }, "administrator_required"],
    ["an unknown linkifier", ADA_ADMIN, { filter_id: 99, ...OTHER, pattern: "(" }, "linkifier_unknown"],
    ["a pattern that cannot be", ADA_ADMIN, { filter_id: 1, ...OTHER, pattern: "(" }, "linkifier_invalid"],
    ["the pattern of another", ADA_ADMIN, { filter_id: 1, ...second }, "linkifier_exists"],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(updateLinkifier(realm, actor, params), realm, codeOf(reason), reason);
  });
});

describe("updateLinkifier", () => {
  it("changes the linkifier in its position, and notifies all accounts", () => {
    const { response, outcome } = wireCall(linkifierRealm(), "ada@example.test", "PATCH", "/realm/filters/2", OTHER);
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(carriedOut(outcome).realm.linkifiers.map((row) => row.pattern[0])).toEqual(["a", "x", "c"]);
    expect(eventTypes(outcome)).toEqual(["realm_linkifiers"]);
  });

  it("notifies all accounts also when only blanks around it differ", () => {
    const realm = linkifierRealm();
    const outcome = updateLinkifier(realm, ADA_ADMIN, { filter_id: 1, ...first, url_template: ` ${first.url_template} ` });
    expect(eventTypes(outcome)).toEqual(["realm_linkifiers"]);
    expect(outcome.realm.linkifiers).toEqual(realm.linkifiers);
  });
});
