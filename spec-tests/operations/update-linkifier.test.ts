import { describe, expect, it } from "vitest";
import { addLinkifier, updateLinkifier } from "../../src/index";
import { LINKIFIER_RULES, linkifierRealm } from "../support/linkifier-realm";
import { carriedOut, eventTypes } from "../support/outcomes";
import { ADA_ADMIN, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const RULE = { pattern: "#(?P<id>[0-9]+)", url_template: "https://tracker.example.test/{id}" };
const LINKED = addLinkifier(addLinkifier(REALM, OLIVE_OWNER, RULE).realm, OLIVE_OWNER, { ...RULE, pattern: "T(?P<id>[0-9]+)" }).realm;

spec(updateLinkifier, [
  {
    realm: LINKED,
    params: { ...RULE, filter_id: 1 },
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["linkifier_unknown", "BAD_REQUEST", { params: { filter_id: 99 } }],
      ["linkifier_invalid", "BAD_REQUEST", { params: { pattern: "(" } }],
      ["linkifier_exists", "BAD_REQUEST", { params: { pattern: "T(?P<id>[0-9]+)" } }],
    ],
  },
  {
    name: "from addresses",
    realm: REALM,
    mistakes: [
      ["linkifier_example_invalid", "BAD_REQUEST", { params: { example_input: "seven" } }],
      ["linkifier_reverse_invalid", "BAD_REQUEST", { params: { alternative_url_templates: ["https://b.test/{number}"] } }],
    ],
  },
]);

const OTHER = { pattern: "x(?P<id>[0-9]+)", url_template: "https://x.example.test/{id}" };
const [first = OTHER] = LINKIFIER_RULES;

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
