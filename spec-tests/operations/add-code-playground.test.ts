import { describe, expect, it } from "vitest";
import { addCodePlayground } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor, codeOf } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const RUST = { name: "Rust", pygments_language: "Rust", url_template: "https://play.example.test/?code={code}" };

describe("addCodePlayground refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["a member as actor", MEL_MEMBER, { ...RUST, name: "" }, "administrator_required"],
    ["an empty name", ADA_ADMIN, { ...RUST, name: " ", url_template: "" }, "playground_invalid"],
    ["an invalid language", ADA_ADMIN, { ...RUST, pygments_language: "<b>" }, "playground_language_invalid"],
    ["an invalid template", ADA_ADMIN, { ...RUST, url_template: "https://play.example.test/{code" }, "playground_invalid"],
    ["an address without a hole", ADA_ADMIN, { ...RUST, url_template: "https://play.example.test/" }, "playground_invalid"],
    ["a language of 41 characters", ADA_ADMIN, { ...RUST, pygments_language: "x".repeat(41) }, "playground_language_invalid"],
    [
      "an address with one hole more",
      ADA_ADMIN,
      { ...RUST, url_template: "https://play.example.test/{code}/{text}" },
      "playground_invalid",
    ],
    ["an address with another hole", ADA_ADMIN, { ...RUST, url_template: "https://play.example.test/{text}" }, "playground_invalid"],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(addCodePlayground(realm, actor, params), realm, codeOf(reason), reason);
  });
});

describe("addCodePlayground", () => {
  it("reports each part that is wrong", () => {
    const parts = (params: object): unknown => {
      const { body } = wireCall(everyRole(), "ada@example.test", "POST", "/realm/playgrounds", { ...RUST, ...params }).response;
      return Object.keys((body as { readonly errors?: object }).errors ?? {});
    };
    expect(parts({ name: " ", pygments_language: "" })).toEqual(["name", "pygments_language"]);
    expect(parts({ url_template: "{" })).toEqual(["url_template"]);
    expect(parts({ url_template: "https://play.example.test/{text}" })).toEqual(["__all__"]);
    expect(parts({ pygments_language: "C!" })).toEqual([]);
  });

  it("allows the same name once for each language", () => {
    const { realm: one } = carriedOut(addCodePlayground(everyRole(), ADA_ADMIN, RUST));
    expectRefusal(addCodePlayground(one, ADA_ADMIN, { ...RUST, url_template: "{code}" }), one, "BAD_REQUEST", "playground_exists");
    expectRefusal(addCodePlayground(one, ADA_ADMIN, { ...RUST, pygments_language: " Rust " }), one, "BAD_REQUEST", "playground_exists");
    for (const other of [{ pygments_language: "rs" }, { pygments_language: "x".repeat(40) }, { name: "RUST" }]) {
      expect(addCodePlayground(one, ADA_ADMIN, { ...RUST, ...other }).ok).toBe(true);
    }
  });

  it("reports a duplicate name together with the other errors", () => {
    const { realm: one } = carriedOut(addCodePlayground(everyRole(), ADA_ADMIN, RUST));
    const params = { ...RUST, url_template: "https://play.example.test/" };
    const { body } = wireCall(one, "ada@example.test", "POST", "/realm/playgrounds", params).response;
    expect(body).toMatchObject({ errors: { __all__: [expect.stringContaining("{code}"), expect.stringContaining("already")] } });
  });

  it("adds the playground, and sends the whole list to all accounts", () => {
    const { response, outcome } = wireCall(everyRole(), "ada@example.test", "POST", "/realm/playgrounds", RUST);
    expect(response.body).toEqual({ result: "success", msg: "", id: 1 });
    const realm_playgrounds = [{ id: 1, ...RUST }];
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm_playgrounds", realm_playgrounds }]);
  });
});
