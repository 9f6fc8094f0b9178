import { describe, expect, it } from "vitest";
import { createSimulator, updateSubscriptionSetting } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes } from "../support/outcomes";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER } from "../support/realms";

describe("updateSubscriptionSetting refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["an unknown property", { stream_id: 99, property: "name", value: true }, "property_unknown"],
    ["a value of another type", { stream_id: 99, property: "is_muted", value: "#ffffff" }, "property_value_invalid"],
    ["a channel without subscription", { stream_id: 99, property: "is_muted", value: true }, "not_a_subscriber"],
  ])("%s", (_name, params, reason) => {
    expectRefusal(updateSubscriptionSetting(realm, MEL_MEMBER, params), realm, "BAD_REQUEST", reason);
  });
});

describe("updateSubscriptionSetting changes and notifies", () => {
  it("one property of one channel", () => {
    const params = { stream_id: GENERAL, property: "pin_to_top", value: true };
    const outcome = updateSubscriptionSetting(everyRole(), MEL_MEMBER, params);
    expect(eventTypes(outcome)).toEqual(["subscription/update"]);
    expect(carriedOut(outcome).realm.subscriptions.get(MEL_MEMBER)?.get(GENERAL)?.pin_to_top).toBe(true);
  });

  it("a color as raw text, and a switch as JSON, on the wire", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const call = async (property: string, value: string): Promise<unknown> => {
      const response = await sim.fetch(`https://chat.example.test/api/v1/users/me/subscriptions/${GENERAL}`, {
        method: "PATCH",
        body: new URLSearchParams({ property, value }),
        headers: { authorization: `Basic ${btoa("mel@example.test:mel-key")}` },
      });
      return response.json();
    };
    expect(await call("color", "#abcdef")).toEqual({ result: "success", msg: "" });
    expect(await call("color", '"#abcdef"')).toMatchObject({ result: "error", code: "BAD_REQUEST" });
    expect(await call("is_muted", "true")).toEqual({ result: "success", msg: "" });
    expect(await call("is_muted", "yes")).toMatchObject({ result: "error", code: "BAD_REQUEST" });
  });
});
