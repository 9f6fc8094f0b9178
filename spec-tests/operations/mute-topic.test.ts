import { describe, expect, it } from "vitest";
import { createRealm, muteTopic } from "../../src/index";
import { visibilityPolicy } from "../../src/model/rules/topics/user-topics";
import { carriedOut, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, SECRET } from "../support/realms";
import { APART, spec } from "../support/spec";
import { CLOSED_CELLAR, level, REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

function mutedByMel(realm: typeof REALM): typeof REALM {
  return muteTopic(realm, MEL_MEMBER, { stream_id: GENERAL, topic: "hello", op: "add" }).realm;
}

spec(muteTopic, [
  {
    realm: level(160)(REALM),
    mistakes: [
      ["channel_not_named", "BAD_REQUEST", { params: { stream_id: undefined } }],
      ["channel_named_twice", "BAD_REQUEST", { params: { stream: "general" } }, APART],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: undefined, stream: "nowhere" } }],
      ["topic_too_long", "BAD_REQUEST", { params: { topic: "x".repeat(61) } }],
      ["topic_not_muted", "BAD_REQUEST", { params: { op: "remove" } }],
    ],
  },
  {
    name: "twice",
    realm: level(160)(REALM),
    params: { stream_id: GENERAL, topic: "hello", op: "add" },
    mistakes: [
      ["topic_too_long", "BAD_REQUEST", { params: { topic: "x".repeat(61) } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: CLOSED_CELLAR } }],
      ["channel_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream_id: SECRET } }],
      ["topic_muted_already", "BAD_REQUEST", { realm: mutedByMel }],
    ],
  },
]);

describe("muteTopic refuses, the first reason first", () => {
  const realm = everyRole();
  it("both ways to name a channel, with their parameter names", () => {
    const both = { topic: "t", op: "add", stream_id: GENERAL, stream: "general" } as const;
    expectRefusal(muteTopic(realm, NINA_MEMBER, both), realm, "BAD_REQUEST", "channel_named_twice", { parameters: "stream_id, stream" });
  });

  it("an unchanged state below feature level 169", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 168 });
    const topic = { topic: "t", stream_id: GENERAL };
    expectRefusal(muteTopic(old, MEL_MEMBER, { ...topic, op: "remove" }), old, "BAD_REQUEST", "topic_not_muted");
    const muted = play(old).muteTopic(MEL_MEMBER, { ...topic, op: "add" }).realm;
    expectRefusal(muteTopic(muted, MEL_MEMBER, { ...topic, op: "add" }), muted, "BAD_REQUEST", "topic_muted_already");
  });
});

describe("muteTopic changes and notifies", () => {
  it("mutes by ID or name, and unmutes; the second time succeeds without events", () => {
    const muted = muteTopic(everyRole(), MEL_MEMBER, { topic: "Lunch", op: "add", stream: " General" });
    expect(eventTypes(muted)).toEqual(["muted_topics", "user_topic"]);
    const { realm } = carriedOut(muted);
    expect(visibilityPolicy(realm, MEL_MEMBER, GENERAL, "lunch")).toBe(1);
    const again = muteTopic(realm, MEL_MEMBER, { topic: "lunch", op: "add", stream_id: GENERAL });
    expect(again.realm).toBe(realm);
    const back = play(realm).muteTopic(MEL_MEMBER, { topic: "lunch", op: "remove", stream_id: GENERAL });
    expect(visibilityPolicy(back.realm, MEL_MEMBER, GENERAL, "lunch")).toBe(0);
  });

  it("removes a policy without access to the channel", () => {
    const params = { stream_id: SECRET, topic: "t", visibility_policy: 1 } as const;
    const muted = play(everyRole()).updateUserTopic(MEL_MEMBER, params).realm;
    expect(muteTopic(muted, NINA_MEMBER, { topic: "t", op: "remove", stream_id: SECRET }).ok).toBe(true);
  });

  it("is found on the wire next to the settings of a channel", () => {
    const params = { stream: "general", topic: "lunch", op: "add" };
    const { response, outcome } = wireCall(everyRole(), "mel@example.test", "PATCH", "/users/me/subscriptions/muted_topics", params);
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(visibilityPolicy(outcome.realm, MEL_MEMBER, GENERAL, "lunch")).toBe(1);
  });
});
