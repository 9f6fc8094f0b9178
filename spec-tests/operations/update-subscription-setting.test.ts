import { describe, expect, it, test } from "vitest";
import { updateSubscriptionSetting } from "../../src/index";
import { carriedOut, eventTypes } from "../support/outcomes";
import { ATTIC, everyRole, GENERAL, MEL_MEMBER, OPEN_TO_ALL } from "../support/realms";
import { APART, spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateSubscriptionSetting, [
  {
    realm: REALM,
    params: { stream_id: GENERAL, property: "is_muted", value: true },
    mistakes: [
      ["property_unknown", "BAD_REQUEST", { params: { property: "colour" } }],
      ["property_value_invalid", "BAD_REQUEST", { params: { value: "yes" } }],
      ["color_invalid", "BAD_REQUEST", { params: { property: "color" } }, APART],
      ["not_a_subscriber", "BAD_REQUEST", { params: { stream_id: OPEN_TO_ALL } }],
    ],
  },
]);

describe("updateSubscriptionSetting changes and notifies", () => {
  it("one property of one channel", () => {
    const params = { stream_id: GENERAL, property: "pin_to_top", value: true };
    const outcome = updateSubscriptionSetting(everyRole(), MEL_MEMBER, params);
    expect(eventTypes(outcome)).toEqual(["subscription/update"]);
    expect(carriedOut(outcome).realm.subscriptions.get(MEL_MEMBER)?.get(GENERAL)?.pin_to_top).toBe(true);
  });

  it("a color as raw text, and a switch as JSON, on the wire", () => {
    const call = (property: string, value: string): unknown =>
      wireCall(everyRole(), "mel@example.test", "PATCH", `/users/me/subscriptions/${GENERAL}`, { property, value }).response.body;
    expect(call("color", "#abcdef")).toEqual({ result: "success", msg: "" });
    expect(call("color", '"#abcdef"')).toMatchObject({ result: "error", code: "BAD_REQUEST" });
    expect(call("is_muted", "true")).toEqual({ result: "success", msg: "" });
    expect(call("is_muted", "yes")).toMatchObject({ result: "error", code: "BAD_REQUEST" });
  });
});

const realm = everyRole();

test("settings of subscriptions to archived channels are not changed", () => {
  const muting = (stream_id: number) => updateSubscriptionSetting(realm, MEL_MEMBER, { stream_id, property: "is_muted", value: true });
  expect([muting(GENERAL).ok, muting(ATTIC).ok]).toEqual([true, false]);
});
