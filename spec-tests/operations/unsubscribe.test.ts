import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, subscribe, unsubscribe } from "../../src/index";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";

spec(unsubscribe, [
  {
    realm: level(300)(REALM),
    mistakes: [
      ["channel_unknown", "BAD_REQUEST", { params: { subscriptions: ["nowhere"] } }],
      ["channel_archived", "BAD_REQUEST", { params: { subscriptions: ["attic"] } }],
      ["principal_unknown", "BAD_REQUEST", { params: { principals: [99] } }],
      ["principal_unknown", "BAD_REQUEST", { params: { principals: [GONE_MEMBER] } }],
      ["principal_unknown", "BAD_REQUEST", { params: { principals: ["who@example.test"] } }],
      [
        "unsubscribing_others_not_allowed",
        "BAD_REQUEST",
        { params: { principals: [MEL_MEMBER, NINA_MEMBER] } },
        { params: { principals: [NINA_MEMBER, 99] } },
      ],
    ],
  },
]);

const general = { subscriptions: ["general"] };

/** The general channel with a permission to unsubscribe, or an administrator of its own. */
function generalWith(more: Partial<NonNullable<Fixture["channels"]>[number]>): Fixture {
  const channels = [...(EVERY_ROLE_FIXTURE.channels ?? [])];
  channels[0] = { name: "general", subscribers: "all", ...more };
  return { channels };
}

describe("unsubscribe refuses, the first reason first", () => {
  const realm = everyRole();
  it("a deactivated principal below feature level 208 with HTTP 403", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 207 });
    const outcome = unsubscribe(old, OLIVE_OWNER, { ...general, principals: [GONE_MEMBER] });
    expectRefusal(outcome, old, "UNAUTHORIZED_PRINCIPAL", "principal_unknown", { http_status: 403 });
  });

  it("an archived channel below feature level 362 only", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 361 });
    expectRefusal(unsubscribe(old, MEL_MEMBER, { subscriptions: ["attic"] }), old, "BAD_REQUEST", "channel_archived");
    const { realm: next } = play(realm).unsubscribe(MEL_MEMBER, { subscriptions: ["attic"] });
    expect(next.channels.get(ATTIC - 1)?.subscribers.has(MEL_MEMBER)).toBe(false);
  });
});

describe("unsubscribe lets others be removed", () => {
  it.each([
    ["by administrators, from a hidden channel too", {}, ADA_ADMIN, "secret", MEL_MEMBER, true],
    ["not by moderators", {}, MORGAN_MODERATOR, "general", MEL_MEMBER, false],
    ["by the owner of a bot", { feature_level: 145 }, MEL_MEMBER, "general", BEEP_BOT, true],
    ["not by the owner of a bot below level 145", { feature_level: 144 }, MEL_MEMBER, "general", BEEP_BOT, false],
    ["not by others from a bot", {}, NINA_MEMBER, "general", BEEP_BOT, false],
    ["by whom the channel names", generalWith({ can_remove_subscribers_group: "role:members" }), NINA_MEMBER, "general", MEL_MEMBER, true],
    [
      "not by guests, even where the channel names the group of all users",
      generalWith({ can_remove_subscribers_group: "role:everyone" }),
      GRETA_GUEST,
      "general",
      MEL_MEMBER,
      false,
    ],
    [
      "not below level 161, whatever the channel names",
      { feature_level: 160, ...generalWith({ can_remove_subscribers_group: "role:members" }) },
      NINA_MEMBER,
      "general",
      MEL_MEMBER,
      false,
    ],
    ["by a channel administrator", generalWith({ can_administer_channel_group: "role:members" }), NINA_MEMBER, "general", MEL_MEMBER, true],
    [
      "not by a channel administrator below level 349",
      { feature_level: 348, ...generalWith({ can_administer_channel_group: "role:members" }) },
      NINA_MEMBER,
      "general",
      MEL_MEMBER,
      false,
    ],
  ] as const)("%s", (_name, more, actor, channel, person, allowed) => {
    const realm = everyRole(more);
    const outcome = unsubscribe(realm, actor, { subscriptions: [channel], principals: [person] });
    if (!allowed) return expectRefusal(outcome, realm, "BAD_REQUEST", "unsubscribing_others_not_allowed");
    expect(
      carriedOut(outcome)
        .realm.channels.get(channel === "secret" ? SECRET - 1 : 0)
        ?.subscribers.has(person),
    ).toBe(false);
  });

  it("not by an account that a hidden channel names without metadata access", () => {
    const channels: Fixture["channels"] = [
      {
        name: "den",
        invite_only: true,
        subscribers: ["olive@example.test"],
        can_remove_subscribers_group: "role:members",
      },
    ];
    const realm = everyRole({ channels });
    expectRefusal(
      unsubscribe(realm, MEL_MEMBER, { subscriptions: ["den"], principals: [OLIVE_OWNER] }),
      realm,
      "BAD_REQUEST",
      "unsubscribing_others_not_allowed",
    );
  });
});

describe("unsubscribe changes", () => {
  // Who was unsubscribed from what is listed for each person and channel.
  it("the subscribers, and returns the channels that were left and those that were not", () => {
    const { realm, response } = play(everyRole()).unsubscribe(OLIVE_OWNER, {
      subscriptions: ["GENERAL ", "secret", "open to all"],
      principals: ["mel@example.test", "nina@example.test"],
    });
    expect(response).toEqual({
      removed: ["general", "secret", "general"],
      not_removed: ["open to all", "secret", "open to all"],
    });
    expect([...(realm.channels.get(GENERAL - 1)?.subscribers ?? [])]).not.toContain(NINA_MEMBER);
  });

  it("nothing of the account's subscription settings, which return with the next subscription", () => {
    const set = play(everyRole()).updateSubscriptionSettings(MEL_MEMBER, {
      subscription_data: [
        { stream_id: GENERAL, property: "color", value: "#123456" },
        { stream_id: GENERAL, property: "is_muted", value: true },
      ],
    }).realm;
    const left = play(set).unsubscribe(MEL_MEMBER, general).realm;
    const outcome = subscribe(left, MEL_MEMBER, { subscriptions: [{ name: "general" }] });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ subscriptions: [{ color: "#123456", is_muted: true, in_home_view: false }] }]);
  });

  it("nothing of a private channel when its last subscriber leaves", () => {
    const first = play(everyRole()).unsubscribe(MEL_MEMBER, { subscriptions: ["secret"] }).realm;
    const { realm } = play(first).unsubscribe(OLIVE_OWNER, { subscriptions: ["secret"] });
    expect(realm.channels.get(SECRET - 1)).toMatchObject({ is_archived: false, invite_only: true });
  });

  it("unread messages of the channel into read ones", () => {
    const message = { type: "channel", to: GENERAL, topic: "t", content: "x" } as const;
    const sent = play(everyRole()).sendMessage(OLIVE_OWNER, message);
    const outcome = unsubscribe(sent.realm, MEL_MEMBER, general);
    expect(eventTypes(outcome).at(-1)).toBe("update_message_flags/add");
    expect(eventsFor(outcome, MEL_MEMBER).at(-1)).toMatchObject({ flag: "read", messages: [sent.response.id] });
    const again = unsubscribe(outcome.realm, NINA_MEMBER, general);
    expect(eventsFor(again, NINA_MEMBER).at(-1)).toMatchObject({ messages: [sent.response.id] });
  });
});

describe("unsubscribe notifies", () => {
  it("guests separately of each channel that an account leaves, and accounts that leave together not of each other", () => {
    const channels = ["a", "b", "c"].map((name) => ({ name, subscribers: "all" as const, invite_only: name === "c" }));
    const realm = everyRole({ channels });
    const alone = unsubscribe(realm, MEL_MEMBER, { subscriptions: ["c", "b", "a"] });
    const peers = eventsFor(alone, OLIVE_OWNER).filter(({ op }) => op === "peer_remove");
    expect(peers).toMatchObject([{ stream_ids: [3] }, { stream_ids: [2] }, { stream_ids: [1], user_ids: [MEL_MEMBER] }]);
    const together = unsubscribe(realm, OLIVE_OWNER, { subscriptions: ["a"], principals: [MEL_MEMBER, NINA_MEMBER] });
    expect(eventsFor(together, MEL_MEMBER).filter(({ op }) => op === "peer_remove")).toEqual([]);
    expect(eventsFor(together, OLIVE_OWNER)).toMatchObject([{ op: "peer_remove", stream_ids: [1], user_ids: [MEL_MEMBER, NINA_MEMBER] }]);
  });

  // Others are notified after the account itself, which later servers do in the other order; no account gets both events.
  it("the account, other accounts that can see the channel, and those who can no longer see a private channel", () => {
    const outcome = unsubscribe(everyRole(), MEL_MEMBER, { subscriptions: ["secret"] });
    expect(eventTypes(outcome)).toEqual(["subscription/remove", "stream/delete", "subscription/peer_remove"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([
      { type: "subscription", op: "remove", subscriptions: [{ stream_id: SECRET, name: "secret" }] },
      { type: "stream", op: "delete", stream_ids: [SECRET], streams: [{ stream_id: SECRET }] },
    ]);
    expect(eventsFor(outcome, ADA_ADMIN)).toEqual([
      { type: "subscription", op: "peer_remove", stream_ids: [SECRET], user_ids: [MEL_MEMBER] },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });

  it("each account in one event of all channels that it can no longer see, independent of other accounts", () => {
    const channels = ["a", "b"].map((name) => ({
      name,
      invite_only: true,
      subscribers: name === "a" ? ["mel@example.test"] : ["mel@example.test", "nina@example.test"],
    }));
    const outcome = unsubscribe(everyRole({ channels }), OLIVE_OWNER, {
      subscriptions: ["a", "b"],
      principals: [MEL_MEMBER, NINA_MEMBER],
    });
    const lost = (id: number): unknown => eventsFor(outcome, id).filter(({ type }) => type === "stream");
    expect(lost(MEL_MEMBER)).toMatchObject([{ op: "delete", stream_ids: [1, 2] }]);
    expect(lost(NINA_MEMBER)).toMatchObject([{ op: "delete", stream_ids: [2] }]);
  });

  it("no account of a deletion where the channel stays visible, except guests of a public channel", () => {
    expect(eventTypes(unsubscribe(everyRole(), MEL_MEMBER, general))).not.toContain("stream/delete");
    expect(eventTypes(unsubscribe(everyRole(), GRETA_GUEST, general))).toContain("stream/delete");
    expect(eventTypes(unsubscribe(everyRole(), OLIVE_OWNER, { subscriptions: ["secret"] }))).not.toContain("stream/delete");
  });

  it("guests with limited access of users whom they can no longer see", () => {
    const channels = [{ name: "team", subscribers: ["mel@example.test", "nina@example.test", "greta@example.test"] }];
    const apart = everyRole({ settings: { can_access_all_users_group: "role:members" }, channels });
    const outcome = unsubscribe(apart, MEL_MEMBER, { subscriptions: ["team"] });
    expect(eventsFor(outcome, GRETA_GUEST)).toContainEqual({
      type: "realm_user",
      op: "remove",
      person: expect.objectContaining({ user_id: MEL_MEMBER }),
    });
    expect(eventsFor(outcome, NINA_MEMBER).map(({ type }) => type)).toEqual(["subscription"]);
  });

  it("no account when no account was subscribed", () => {
    const realm = everyRole();
    const outcome = unsubscribe(realm, MEL_MEMBER, { subscriptions: ["open to all"] });
    expect(carriedOut(outcome).response).toEqual({ removed: [], not_removed: ["open to all"] });
    expect(outcome.events).toEqual([]);
    expect(outcome.realm).toBe(realm);
  });
});
