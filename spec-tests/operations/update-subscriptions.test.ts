import { describe, expect, it } from "vitest";
import { updateSubscriptions } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes } from "../support/outcomes";
import { everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL } from "../support/realms";

describe("updateSubscriptions refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["nothing to do", MEL_MEMBER, { add: [], delete: [] }, "nothing_to_change"],
    ["nothing at all", MEL_MEMBER, {}, "nothing_to_change"],
    ["what subscribing refuses", MEL_MEMBER, { add: [{ name: "" }], delete: ["general"] }, "name_empty"],
    ["what subscribing refuses guests, who cannot even leave in this way", GRETA_GUEST, { delete: ["general"] }, "guests_do_not_subscribe"],
    [
      "what unsubscribing refuses, and subscribes to nothing then",
      MEL_MEMBER,
      { add: [{ name: "news" }], delete: ["nowhere"] },
      "channel_unknown",
    ],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(updateSubscriptions(realm, actor, params), realm, "BAD_REQUEST", reason);
  });
});

describe("updateSubscriptions changes and notifies", () => {
  it("new and ended subscriptions, in this order, in the same call", () => {
    const outcome = updateSubscriptions(everyRole(), MEL_MEMBER, {
      add: [{ name: "open to all" }],
      delete: ["general", "attic"],
    });
    expect(carriedOut(outcome).response).toEqual({
      subscribed: { 4: ["open to all"] },
      already_subscribed: {},
      new_subscription_messages_sent: true,
      removed: ["general", "attic"],
      not_removed: [],
    });
    const steps = eventTypes(outcome);
    expect(steps.indexOf("subscription/add")).toBeLessThan(steps.indexOf("subscription/remove"));
  });

  it("ends a subscription that it has just added", () => {
    const both = { add: [{ name: "open to all" }], delete: ["open to all"] };
    const { realm, response } = carriedOut(updateSubscriptions(everyRole(), MEL_MEMBER, both));
    expect(response).toMatchObject({ removed: ["open to all"], not_removed: [] });
    expect(realm.channels.get(OPEN_TO_ALL - 1)?.subscribers.has(MEL_MEMBER)).toBe(false);
  });

  it("answers for both, also where one of them is empty", () => {
    const { response } = carriedOut(updateSubscriptions(everyRole(), MEL_MEMBER, { delete: ["general"] }));
    expect(response).toMatchObject({ subscribed: {}, already_subscribed: {}, removed: ["general"], not_removed: [] });
  });

  it("for others, both new and ended subscriptions", () => {
    const params = { add: [{ name: "open to all" }], delete: ["general"], principals: [NINA_MEMBER] };
    const { realm, response } = carriedOut(updateSubscriptions(everyRole(), OLIVE_OWNER, params));
    expect(response).toMatchObject({ subscribed: { [NINA_MEMBER]: ["open to all"] }, removed: ["general"] });
    expect(realm.channels.get(OPEN_TO_ALL - 1)?.subscribers.has(NINA_MEMBER)).toBe(true);
  });

  it("what it can, where missing access is not fatal, and new channels with the given settings", () => {
    const add = [{ name: "shared secret" }, { name: "new" }];
    const params = { add, invite_only: true, authorization_errors_fatal: false };
    const { realm, response } = carriedOut(updateSubscriptions(everyRole(), MEL_MEMBER, params));
    expect(response).toMatchObject({ subscribed: { [MEL_MEMBER]: ["new"] }, unauthorized: ["shared secret"] });
    expect(realm.channels.get(realm.channels.size - 1)).toMatchObject({ name: "new", invite_only: true });
  });
});
