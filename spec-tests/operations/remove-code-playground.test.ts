import { describe, expect, it } from "vitest";
import { removeCodePlayground } from "../../src/index";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(removeCodePlayground, [
  {
    realm: REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["playground_unknown", "BAD_REQUEST", { params: { playground_id: 99 } }],
    ],
  },
]);

const RUST = { name: "Rust", pygments_language: "Rust", url_template: "https://play.example.test/?code={code}" };
const { realm } = play(everyRole()).addCodePlayground(ADA_ADMIN, RUST);

describe("removeCodePlayground", () => {
  it("uses its language for code blocks without a language, independent of other playgrounds", () => {
    const two = play(realm).addCodePlayground(ADA_ADMIN, { ...RUST, pygments_language: "C" }).realm;
    const rust = play(two).updateRealm(ADA_ADMIN, { default_code_block_language: "Rust" }).realm;
    const language = (playground_id: number): unknown =>
      play(rust).removeCodePlayground(ADA_ADMIN, { playground_id }).realm.settings.default_code_block_language;
    expect([1, 2].map(language)).toEqual(["", "Rust"]);
  });

  it("removes it and notifies all accounts", () => {
    const { outcome } = wireCall(realm, "ada@example.test", "DELETE", "/realm/playgrounds/1");
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm_playgrounds", realm_playgrounds: [] }]);
    expect(outcome.realm.code_playgrounds).toEqual([]);
  });
});
