import { describe, expect, it } from "vitest";
import { addCodePlayground } from "../../src/index";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const PLAYGROUND = { name: "Python", pygments_language: "Python", url_template: "https://play.example.test/{code}" };

const INVALID = ["{code", "", "{code}/{text}", "{text}"].map((end) => `https://play.example.test/${end}`);

spec(addCodePlayground, [
  {
    realm: REALM,
    params: PLAYGROUND,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["playground_language_invalid", "BAD_REQUEST", { params: { pygments_language: "C!" } }],
      ["playground_language_invalid", "BAD_REQUEST", { params: { pygments_language: "x".repeat(41) } }],
      ["playground_invalid", "BAD_REQUEST", { params: { url_template: "nonsense" } }],
      ["playground_invalid", "BAD_REQUEST", { params: { name: " " } }],
      ...INVALID.map((url_template) => ["playground_invalid", "BAD_REQUEST", { params: { url_template } }] as const),
      ["playground_exists", "BAD_REQUEST", { realm: (realm) => addCodePlayground(realm, OLIVE_OWNER, PLAYGROUND).realm }, APART],
    ],
  },
]);

const RUST = { name: "Rust", pygments_language: "Rust", url_template: "https://play.example.test/?code={code}" };

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
    const { realm: one } = play(everyRole()).addCodePlayground(ADA_ADMIN, RUST);
    expectRefusal(addCodePlayground(one, ADA_ADMIN, { ...RUST, url_template: "{code}" }), one, "BAD_REQUEST", "playground_exists");
    expectRefusal(addCodePlayground(one, ADA_ADMIN, { ...RUST, pygments_language: " Rust " }), one, "BAD_REQUEST", "playground_exists");
    for (const other of [{ pygments_language: "rs" }, { pygments_language: "x".repeat(40) }, { name: "RUST" }]) {
      expect(addCodePlayground(one, ADA_ADMIN, { ...RUST, ...other }).ok).toBe(true);
    }
  });

  it("reports a duplicate name together with the other errors", () => {
    const { realm: one } = play(everyRole()).addCodePlayground(ADA_ADMIN, RUST);
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
