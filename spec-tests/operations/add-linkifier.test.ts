import { describe, expect, it } from "vitest";
import { addLinkifier, getMessage, sendMessage } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor, codeOf } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const TICKET = { pattern: "#(?P<id>[0-9]+)", url_template: "https://tracker.example.test/{id}" };

describe("addLinkifier refuses, the first reason first", () => {
  const realm = carriedOut(addLinkifier(everyRole(), ADA_ADMIN, TICKET)).realm;
  it.each([
    ["a member as actor", MEL_MEMBER, { ...TICKET, pattern: "(" }, "administrator_required"],
    ["a pattern that cannot be", ADA_ADMIN, { ...TICKET, pattern: "#(?P<id>[0-9]+" }, "linkifier_invalid"],
    ["an invalid template", ADA_ADMIN, { ...TICKET, pattern: "x(?P<id>[0-9]+)", url_template: "{id" }, "linkifier_invalid"],
    ["an empty template", ADA_ADMIN, { pattern: "x", url_template: " " }, "linkifier_invalid"],
    ["a template with another name", ADA_ADMIN, { pattern: "x(?P<id>[0-9]+)", url_template: "https://x.test/{no}" }, "linkifier_invalid"],
    ["a pattern that is there", ADA_ADMIN, TICKET, "linkifier_exists"],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(addLinkifier(realm, actor, params), realm, codeOf(reason), reason);
  });

  it("members with UNAUTHORIZED_PRINCIPAL, where the realm follows servers", () => {
    const server = everyRole({ realm: { follow: "server" } });
    expectRefusal(addLinkifier(server, MEL_MEMBER, TICKET), server, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
  });
});

describe("addLinkifier", () => {
  it("reports all errors in one refusal, of the parts and of the whole", () => {
    const { realm } = carriedOut(addLinkifier(everyRole(), ADA_ADMIN, TICKET));
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
    const sent = carriedOut(sendMessage(outcome.realm, MEL_MEMBER, say));
    const { message } = carriedOut(getMessage(sent.realm, MEL_MEMBER, { message_id: sent.response.id })).response;
    expect(message?.["content"]).toContain('href="https://tracker.example.test/8"');
    expect(message?.["topic_links"]).toEqual([{ text: "#7", url: "https://tracker.example.test/7" }]);
  });

  it("sends the whole list to all accounts", () => {
    const outcome = addLinkifier(everyRole(), ADA_ADMIN, TICKET);
    const reverse = { example_input: null, reverse_template: null, alternative_url_templates: [] };
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm_linkifiers", realm_linkifiers: [{ id: 1, ...TICKET, ...reverse }] }]);
  });
});
