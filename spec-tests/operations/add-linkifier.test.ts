import { describe, expect, it } from "vitest";
import { addLinkifier } from "../../src/index";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const RULE = { pattern: "#(?P<id>[0-9]+)", url_template: "https://tracker.example.test/{id}" };
const LINKED = addLinkifier(addLinkifier(REALM, OLIVE_OWNER, RULE).realm, OLIVE_OWNER, { ...RULE, pattern: "T(?P<id>[0-9]+)" }).realm;
const LINKIFIER = { pattern: "#(?P<id>[0-9]+)", url_template: "https://a.test/{id}" } as const;

const INVALID = [{ pattern: "#(?P<id>[0-9]+" }, { url_template: "{id" }, { url_template: " " }, { url_template: "https://x.test/{no}" }];

spec(addLinkifier, [
  {
    realm: LINKED,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["linkifier_invalid", "BAD_REQUEST", { params: { pattern: "(" } }],
      ...INVALID.map((params) => ["linkifier_invalid", "BAD_REQUEST", { params }] as const),
      [
        "linkifier_exists",
        "BAD_REQUEST",
        { params: { pattern: RULE.pattern } },
        { params: { pattern: RULE.pattern, url_template: "nonsense" } },
      ],
    ],
  },
  {
    name: "from addresses",
    realm: REALM,
    params: { ...LINKIFIER, example_input: "#7", reverse_template: "#{id}" },
    mistakes: [
      ["linkifier_example_invalid", "BAD_REQUEST", { params: { example_input: "seven" } }],
      ["linkifier_reverse_invalid", "BAD_REQUEST", { params: { example_input: "" } }],
    ],
  },
]);

const TICKET = { pattern: "#(?P<id>[0-9]+)", url_template: "https://tracker.example.test/{id}" };

describe("addLinkifier", () => {
  it("reports all errors in one refusal, of the parts and of the whole", () => {
    const { realm } = play(everyRole()).addLinkifier(ADA_ADMIN, TICKET);
    const errorsOf = (params: object): unknown => {
      const { body } = wireCall(realm, "ada@example.test", "POST", "/realm/filters", { ...TICKET, ...params }).response;
      return (body as { readonly errors?: object }).errors;
    };
    const one = expect.stringMatching(/[.]$/);
    expect(errorsOf({})).toEqual({ __all__: [one] });
    expect(errorsOf({ url_template: "https://x.test/" })).toEqual({ __all__: [one, expect.stringContaining("already")] });
    expect(errorsOf({ url_template: "{" })).toEqual({ url_template: [one], __all__: [one] });
    expect(errorsOf({ pattern: " " })).toMatchObject({ pattern: [one], __all__: [one] });
  });

  it("turns text of later messages and their topics into links", () => {
    const { response, outcome } = wireCall(everyRole(), "ada@example.test", "POST", "/realm/filters", TICKET);
    expect(response.body).toEqual({ result: "success", msg: "", id: 1 });
    const say = { type: "channel", to: GENERAL, topic: "see #7", content: "see #8" } as const;
    const sent = play(outcome.realm).sendMessage(MEL_MEMBER, say);
    const { message } = sent.getMessage(MEL_MEMBER, { message_id: sent.response.id }).response;
    expect(message?.["content"]).toContain('href="https://tracker.example.test/8"');
    expect(message?.["topic_links"]).toEqual([{ text: "#7", url: "https://tracker.example.test/7" }]);
  });

  it("sends the whole list to all accounts", () => {
    const outcome = addLinkifier(everyRole(), ADA_ADMIN, TICKET);
    const reverse = { example_input: null, reverse_template: null, alternative_url_templates: [] };
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm_linkifiers", realm_linkifiers: [{ id: 1, ...TICKET, ...reverse }] }]);
  });
});
