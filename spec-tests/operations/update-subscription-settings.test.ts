import { describe, expect, it } from "vitest";
import { updateSubscriptionSettings } from "../../src/index";
import { carriedOut, eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ATTIC, everyRole, GENERAL, MEL_MEMBER, OLIVE_OWNER, OPEN_TO_ALL } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const one = (property: string, value: boolean | string, stream_id = GENERAL) => ({
  subscription_data: [{ stream_id, property, value }],
});

spec(updateSubscriptionSettings, [
  {
    realm: REALM,
    mistakes: [
      ["property_unknown", "BAD_REQUEST", { params: one("colour", true, 99) }],
      ["property_unknown", "BAD_REQUEST", { params: one("constructor", true) }],
      ["color_invalid", "BAD_REQUEST", { params: one("color", "red", 99) }],
      ["color_invalid", "BAD_REQUEST", { params: one("color", true) }],
      ["color_invalid", "BAD_REQUEST", { params: one("color", "c2c2c2") }],
      ["color_invalid", "BAD_REQUEST", { params: one("color", "#c2") }],
      ["color_invalid", "BAD_REQUEST", { params: one("color", "#c2c2c2c") }],
      ["property_value_invalid", "BAD_REQUEST", { params: one("pin_to_top", "true") }],
      ["not_a_subscriber", "BAD_REQUEST", { params: one("is_muted", true, OPEN_TO_ALL) }, { params: one("is_muted", "yes", OPEN_TO_ALL) }],
      ["not_a_subscriber", "BAD_REQUEST", { params: one("is_muted", true, 99) }],
      ["not_a_subscriber", "BAD_REQUEST", { params: one("is_muted", true, ATTIC), realm: level(300) }],
    ],
  },
]);

// Of several settings of subscriptions an invalid one refuses all; a channel without subscription keeps the changes
// before it. The settings of subscriptions before a refused item stay, unless a property or a value is invalid.
it("updateSubscriptionSettings refuses the items after one of a wrong channel only; all for a wrong property", () => {
  const asServers = everyRole();
  const items = (...more: ReturnType<typeof one>[]) => ({
    subscription_data: [one("is_muted", true), ...more, one("pin_to_top", true)].flatMap((item) => item.subscription_data),
  });
  const halfway = updateSubscriptionSettings(asServers, MEL_MEMBER, items(one("is_muted", true, 99)));
  expect(halfway).toMatchObject({ ok: false, error: { code: "BAD_REQUEST" } });
  expect(eventsFor(halfway, MEL_MEMBER)).toMatchObject([{ property: "in_home_view" }, { property: "is_muted" }]);
  const rows = halfway.realm.subscriptions.get(MEL_MEMBER);
  expect(rows?.get(GENERAL)).toMatchObject({ is_muted: true, pin_to_top: false });
  const none = updateSubscriptionSettings(asServers, MEL_MEMBER, items(one("size", true)));
  expectRefusal(none, asServers, "BAD_REQUEST", "property_unknown");
});

describe("updateSubscriptionSettings changes and notifies", () => {
  it.each([
    ["pin_to_top", true],
    ["desktop_notifications", true],
    ["audible_notifications", false],
    ["push_notifications", true],
    ["email_notifications", false],
    ["wildcard_mentions_notify", true],
    ["color", "#a1B2c3"],
    // An event is sent also when a property of a subscription stays.
    ["color", "#fff"],
  ] as const)("%s to %s, only for the account, and again when nothing changes", (property, value) => {
    const outcome = updateSubscriptionSettings(everyRole(), MEL_MEMBER, one(property, value));
    const event = { type: "subscription", op: "update", stream_id: GENERAL, property, value };
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([event]);
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
    const { realm } = carriedOut(outcome);
    expect(realm.subscriptions.get(MEL_MEMBER)?.get(GENERAL)).toMatchObject({ [property]: value });
    const again = updateSubscriptionSettings(realm, MEL_MEMBER, one(property, value));
    expect(again.realm.subscriptions).toBe(realm.subscriptions);
    expect(eventsFor(again, MEL_MEMBER)).toEqual([event]);
  });

  it.each([
    ["is_muted", true, true],
    ["in_home_view", false, true],
    ["is_muted", false, false],
    ["in_home_view", true, false],
  ])("%s %s with a pair of events, the old one first", (property, value, muted) => {
    const start = muted ? everyRole() : play(everyRole()).updateSubscriptionSettings(MEL_MEMBER, one("is_muted", true)).realm;
    const outcome = updateSubscriptionSettings(start, MEL_MEMBER, one(property, value));
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([
      { property: "in_home_view", value: !muted },
      { property: "is_muted", value: muted },
    ]);
    expect(carriedOut(outcome).realm.subscriptions.get(MEL_MEMBER)?.get(GENERAL)?.is_muted).toBe(muted);
  });

  it("several items one after another", () => {
    const subscription_data = [
      ...one("color", "#111111").subscription_data,
      ...one("color", "#2222", OPEN_TO_ALL).subscription_data,
      ...one("color", "#333333").subscription_data,
    ];
    const { realm } = play(everyRole()).updateSubscriptionSettings(OLIVE_OWNER, { subscription_data });
    const rows = realm.subscriptions.get(OLIVE_OWNER);
    expect([rows?.get(GENERAL)?.color, rows?.get(OPEN_TO_ALL)?.color]).toEqual(["#333333", "#2222"]);
  });

  it("on the wire nothing but success, and reports unsupported parameters", () => {
    const call = (params: object): unknown =>
      wireCall(everyRole(), "mel@example.test", "POST", "/users/me/subscriptions/properties", { ...params }).response.body;
    const answer = { result: "success", msg: "", ignored_parameters_unsupported: ["extra"] };
    expect(call({ ...one("is_muted", true), extra: "1" })).toEqual(answer);
    const none = [{ stream_id: 1, property: "is_muted", value: null }];
    expect(call({ subscription_data: none })).toMatchObject({ result: "error", code: "BAD_REQUEST" });
  });
});
