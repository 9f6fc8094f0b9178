import { describe, expect, it } from "vitest";
import { type Realm, updateUserTopic } from "../../src/index";
import { visibilityPolicy } from "../../src/model/rules/topics/user-topics";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  BEEP_BOT,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OPEN_TO_ALL,
  SECRET,
  START,
} from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateUserTopic, [
  {
    realm: REALM,
    mistakes: [
      ["visibility_policy_unknown", "BAD_REQUEST", { params: { visibility_policy: 4 as 3 } }],
      ["topic_too_long", "BAD_REQUEST", { params: { topic: "x".repeat(61) } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99, visibility_policy: 0 } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: ATTIC, visibility_policy: 1 } }],
      ["channel_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream_id: SECRET, visibility_policy: 1 } }],
      ["channel_unknown", "BAD_REQUEST", { actor: ADA_ADMIN, params: { stream_id: SECRET, visibility_policy: 3 } }],
    ],
  },
]);

const POLICIES = [0, 1, 2, 3] as const;
const lunch = { stream_id: GENERAL, topic: "lunch" };

describe("updateUserTopic changes and notifies", () => {
  it.each(POLICIES.flatMap((from) => POLICIES.map((to) => [from, to] as const)))("from policy %i to %i", (from, to) => {
    const start = play(everyRole()).updateUserTopic(MEL_MEMBER, { ...lunch, visibility_policy: from }).realm;
    const outcome = updateUserTopic(start, MEL_MEMBER, { ...lunch, visibility_policy: to });
    expect(visibilityPolicy(carriedOut(outcome).realm, MEL_MEMBER, GENERAL, "LUNCH")).toBe(to);
    if (from === to) {
      expect(outcome.realm).toBe(start);
      expect(outcome.events).toEqual([]);
      return;
    }
    expect(eventTypes(outcome)).toEqual(["muted_topics", "user_topic"]);
    expect(eventsFor(outcome, MEL_MEMBER)[1]).toEqual({
      type: "user_topic",
      stream_id: GENERAL,
      topic_name: "lunch",
      last_updated: START,
      visibility_policy: to,
    });
    const muted_topics = to === 1 ? [["general", "lunch", START]] : [];
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toEqual({ type: "muted_topics", muted_topics });
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });

  it.each([
    ["a public channel without subscription", MEL_MEMBER, OPEN_TO_ALL],
    ["a web-public channel, for a guest", GRETA_GUEST, OPEN_TO_ALL],
    ["a channel of a bot", BEEP_BOT, GENERAL],
  ])("the policy for %s", (_name, actor, stream_id) => {
    expect(updateUserTopic(everyRole(), actor, { stream_id, topic: "t", visibility_policy: 3 }).ok).toBe(true);
  });

  it("removes a policy without access to the channel", () => {
    const start = play(everyRole()).updateUserTopic(MEL_MEMBER, { stream_id: SECRET, topic: "t", visibility_policy: 3 }).realm;
    const channel = start.channels.get(SECRET - 1);
    if (channel === undefined) throw new Error("The channel must be there.");
    const left: Realm = {
      ...start,
      channels: start.channels.set(SECRET - 1, { ...channel, subscribers: channel.subscribers.delete(MEL_MEMBER) }),
    };
    expectRefusal(
      updateUserTopic(left, MEL_MEMBER, { stream_id: SECRET, topic: "t", visibility_policy: 1 }),
      left,
      "BAD_REQUEST",
      "channel_unknown",
    );
    const outcome = play(left).updateUserTopic(MEL_MEMBER, { stream_id: SECRET, topic: "t", visibility_policy: 0 });
    expect(visibilityPolicy(outcome.realm, MEL_MEMBER, SECRET, "t")).toBe(0);
  });

  it("reads the display name as the empty topic, and stores any other as typed", () => {
    const stored = (topic: string): unknown => {
      const outcome = updateUserTopic(everyRole(), MEL_MEMBER, { stream_id: GENERAL, topic, visibility_policy: 3 });
      return eventsFor(outcome, MEL_MEMBER)[1]?.["topic_name"];
    };
    expect(stored("general chat")).toBe("");
    expect(stored(" x ")).toBe(" x ");
    expect(stored("a\u0007")).toBe("a\u0007");
    expect(stored("😀".repeat(60))).toBe("😀".repeat(60));
  });

  it("keeps a muted topic muted, for any message to it", () => {
    const start = play(everyRole()).updateUserTopic(MEL_MEMBER, { ...lunch, visibility_policy: 3 }).realm;
    const message = { type: "channel", to: GENERAL, topic: "lunch", content: "x" } as const;
    const { realm, response } = play(start).sendMessage(MEL_MEMBER, message);
    expect(response).not.toHaveProperty("automatic_new_visibility_policy");
    expect(visibilityPolicy(realm, MEL_MEMBER, GENERAL, "lunch")).toBe(3);
  });
});

it.each([
  [421, "3", "success"],
  [218, "3", "error"],
  [218, "2", "success"],
  [421, "4", "error"],
  [421, "true", "error"],
])("updateUserTopic at feature level %i answers policy %s with %s", (feature_level, visibility_policy, result) => {
  const params = { stream_id: 1, topic: "lunch", visibility_policy };
  expect(wireCall(everyRole({ feature_level }), "mel@example.test", "POST", "/user_topics", params).response.body).toMatchObject({
    result,
  });
});
