import { describe, expect, it } from "vitest";
import { updateSubscriptions } from "../../src/index";
import {
  DETAILS_OF_NEW_CHANNELS,
  GROUPS_OF_NEW_CHANNELS,
  PERMISSIONS_OF_NEW_CHANNELS,
  PRIVATE_DEFAULT_CHANNELS,
  STARTERS_OF_NEW_CHANNELS,
} from "../support/new-channel-mistakes";
import { carriedOut, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM, setting } from "../support/spec-realm";

spec(updateSubscriptions, [
  {
    realm: REALM,
    params: { add: [{ name: "open to all" }] },
    mistakes: [
      ["nothing_to_change", "BAD_REQUEST", { params: { add: undefined } }],
      ["nothing_to_change", "BAD_REQUEST", { params: { add: [], delete: [] } }],
      ["guests_do_not_subscribe", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["description_too_long", "BAD_REQUEST", { params: { add: [{ name: "x", description: "x".repeat(1025) }] } }],
      ["description_with_null", "BAD_REQUEST", { params: { add: [{ name: "x", description: "a\0" }] } }],
      ["color_invalid", "BAD_REQUEST", { params: { add: [{ name: "x", color: "red" }] } }],
      ...DETAILS_OF_NEW_CHANNELS,
      ["name_empty", "BAD_REQUEST", { params: { add: [{ name: "" }] } }],
      ["name_too_long", "BAD_REQUEST", { params: { add: [{ name: "n".repeat(61) }] } }],
      ["name_unprintable", "BAD_REQUEST", { params: { add: [{ name: "a\u0007" }] } }],
      ["channel_archived", "BAD_REQUEST", { params: { add: [{ name: "attic" }] }, realm: level(361) }],
      ["channel_not_accessible", "BAD_REQUEST", { params: { add: [{ name: "shared secret" }] } }],
      [
        "subscribing_others_not_allowed",
        "BAD_REQUEST",
        { params: { principals: [NINA_MEMBER] }, realm: setting({ can_add_subscribers_group: "role:nobody" }) },
      ],
      ["principal_unknown", "BAD_REQUEST", { params: { principals: [99] } }],
      ["channel_unknown", "BAD_REQUEST", { params: { delete: ["nowhere"] } }],
      ["unsubscribing_others_not_allowed", "BAD_REQUEST", { params: { delete: ["general"], principals: [NINA_MEMBER] } }],
    ],
  },
  {
    name: "new channels",
    realm: REALM,
    params: { add: [{ name: "new" }] },
    mistakes: [...STARTERS_OF_NEW_CHANNELS, ...GROUPS_OF_NEW_CHANNELS, ...PERMISSIONS_OF_NEW_CHANNELS],
  },
  {
    name: "private default channels",
    realm: REALM,
    actor: ADA_ADMIN,
    params: { add: [{ name: "new" }] },
    mistakes: [
      ["web_public_and_private", "BAD_REQUEST", { params: { invite_only: true, is_web_public: true } }],
      ...PRIVATE_DEFAULT_CHANNELS,
    ],
  },
]);

it.each([
  ["what subscribing refuses", MEL_MEMBER, { add: [{ name: "" }], delete: ["general"] }, "name_empty"],
  ["what subscribing refuses guests, who cannot even leave in this way", GRETA_GUEST, { delete: ["general"] }, "guests_do_not_subscribe"],
  [
    "what unsubscribing refuses, and subscribes to nothing then",
    MEL_MEMBER,
    { add: [{ name: "news" }], delete: ["nowhere"] },
    "channel_unknown",
  ],
])("updateSubscriptions refuses %s", (_name, actor, params, reason) => {
  const realm = everyRole();
  expectRefusal(updateSubscriptions(realm, actor, params), realm, "BAD_REQUEST", reason);
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
    const { realm, response } = play(everyRole()).updateSubscriptions(MEL_MEMBER, both);
    expect(response).toMatchObject({ removed: ["open to all"], not_removed: [] });
    expect(realm.channels.get(OPEN_TO_ALL - 1)?.subscribers.has(MEL_MEMBER)).toBe(false);
  });

  it("answers for both, also where one of them is empty", () => {
    const { response } = play(everyRole()).updateSubscriptions(MEL_MEMBER, { delete: ["general"] });
    expect(response).toMatchObject({ subscribed: {}, already_subscribed: {}, removed: ["general"], not_removed: [] });
  });

  it("for others, both new and ended subscriptions", () => {
    const params = { add: [{ name: "open to all" }], delete: ["general"], principals: [NINA_MEMBER] };
    const { realm, response } = play(everyRole()).updateSubscriptions(OLIVE_OWNER, params);
    expect(response).toMatchObject({ subscribed: { [NINA_MEMBER]: ["open to all"] }, removed: ["general"] });
    expect(realm.channels.get(OPEN_TO_ALL - 1)?.subscribers.has(NINA_MEMBER)).toBe(true);
  });

  it("what it can, where missing access is not fatal, and new channels with the given settings", () => {
    const add = [{ name: "shared secret" }, { name: "new" }];
    const params = { add, invite_only: true, authorization_errors_fatal: false };
    const { realm, response } = play(everyRole()).updateSubscriptions(MEL_MEMBER, params);
    expect(response).toMatchObject({ subscribed: { [MEL_MEMBER]: ["new"] }, unauthorized: ["shared secret"] });
    expect(realm.channels.get(realm.channels.size - 1)).toMatchObject({ name: "new", invite_only: true });
  });
});
