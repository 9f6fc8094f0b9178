// Public facts on code playgrounds.
import { describe, expect, it } from "vitest";
import { addCodePlayground, removeCodePlayground } from "../../src/index";
import { carriedOut, expectRefusal, toldTo } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const RUST = { name: "Rust", pygments_language: "Rust", url_template: "https://play.example.test/?code={code}" };
const { realm } = carriedOut(addCodePlayground(everyRole(), ADA_ADMIN, RUST));

describe("removeCodePlayground", () => {
  it("refuses members, then an unknown playground", () => {
    expectRefusal(removeCodePlayground(realm, MEL_MEMBER, { playground_id: 99 }), realm, "BAD_REQUEST");
    expectRefusal(removeCodePlayground(realm, ADA_ADMIN, { playground_id: 99 }), realm, "BAD_REQUEST");
  });

  it("removes it and tells everybody", () => {
    const { outcome } = wireCall(realm, "ada@example.test", "DELETE", "/realm/playgrounds/1");
    expect(toldTo(outcome, GRETA_GUEST)).toEqual([{ type: "realm_playgrounds", realm_playgrounds: [] }]);
    expect(outcome.realm.code_playgrounds).toEqual([]);
  });
});
