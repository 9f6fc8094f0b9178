// Deleting a topic.
import { describe, expect, it } from "vitest";
import { createRealm, deleteTopic, type Realm } from "../../src/index";
import { addSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { setVisibilityPolicy } from "../../src/model/changes/user-topics/topic-visibility";
import { visibilityPolicy } from "../../src/model/rules/topics/user-topics";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(deleteTopic, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MORGAN_MODERATOR }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { actor: ADA_ADMIN, params: { stream_id: SECRET } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: ATTIC } }],
    ],
  },
]);

const mel = "mel@example.test";
const about = (topic: string, channel = "general") => ({ sender: mel, channel, topic, content: "mm" });
const MESSAGES = [about("Lunch"), about("lunch"), about("dinner"), about("lunch"), about("")];

it("deleteTopic refuses actors who are not administrators with the code of servers, where the realm follows servers", () => {
  const real = createRealm({ ...EVERY_ROLE_FIXTURE, realm: { follow: "server" } });
  const outcome = deleteTopic(real, MEL_MEMBER, { stream_id: GENERAL, topic_name: "lunch" });
  expectRefusal(outcome, real, "UNAUTHORIZED_PRINCIPAL", "administrator_required", { http_status: 400 });
});

describe("deleteTopic deletes", () => {
  it("all messages of the topic, in any letter case, with ascending IDs", () => {
    const before = everyRole({ messages: MESSAGES });
    const outcome = deleteTopic(before, ADA_ADMIN, { stream_id: GENERAL, topic_name: "LUNCH" });
    const { realm, response } = carriedOut(outcome);
    expect(response).toEqual({ complete: true });
    expect([...realm.messages].map((message) => message?.topic ?? null)).toEqual([null, null, "dinner", null, ""]);
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([
      { type: "stream", property: "first_message_id", value: 3 },
      { type: "delete_message", message_type: "stream", message_ids: [1, 2, 4], stream_id: GENERAL, topic: "lunch" },
    ]);
  });

  it("a hundred messages in one call", () => {
    const before = everyRole({ messages: Array.from({ length: 130 }, () => about("lunch")) });
    const outcome = deleteTopic(before, ADA_ADMIN, { stream_id: GENERAL, topic_name: "lunch" });
    const counts = eventsFor(outcome, NINA_MEMBER).map((event) => (event["message_ids"] as number[] | undefined)?.length);
    expect(counts).toEqual([100, undefined, 30]);
  });

  it("the preferences of all users, also for a topic without messages", () => {
    const followed = setVisibilityPolicy(everyRole(), NINA_MEMBER, GENERAL, "supper", 3).realm;
    const outcome = deleteTopic(followed, ADA_ADMIN, { stream_id: GENERAL, topic_name: "Supper" });
    expect(eventsFor(outcome, NINA_MEMBER).at(-1)).toMatchObject({ type: "user_topic", visibility_policy: 0 });
  });

  it("the empty topic by its display name", () => {
    const { realm } = play(everyRole({ messages: MESSAGES })).deleteTopic(ADA_ADMIN, { stream_id: GENERAL, topic_name: "general chat" });
    expect(realm.messages.get(4)).toBeNull();
  });

  it("nothing of a topic without messages, with success", () => {
    const before = everyRole({ messages: MESSAGES });
    const outcome = deleteTopic(before, ADA_ADMIN, { stream_id: GENERAL, topic_name: "supper" });
    expect(carriedOut(outcome)).toEqual({ realm: before, response: { complete: true } });
    expect(eventTypes(outcome)).toEqual([]);
  });
});

describe("deleteTopic in protected history", () => {
  /** The first plan is from before Ada came, the second from after; Mel has both. */
  function secretRealm(): Realm {
    const first = everyRole({ messages: [about("plans", "secret")] });
    const joined = addSubscription(first, ADA_ADMIN, SECRET);
    const say = { type: "channel", to: SECRET, topic: "plans", content: "b" } as const;
    const said = play(joined).sendMessage(MEL_MEMBER, say).realm;
    return setVisibilityPolicy(said, ADA_ADMIN, SECRET, "plans", 3).realm;
  }

  it("keeps what the administrator cannot read, and the preferences of users who still read some of it", () => {
    const { realm } = play(secretRealm()).deleteTopic(ADA_ADMIN, { stream_id: SECRET, topic_name: "plans" });
    expect([...realm.messages].map((message) => message?.id ?? null)).toEqual([1, null]);
    expect(visibilityPolicy(realm, ADA_ADMIN, SECRET, "plans")).toBe(0);
    expect(visibilityPolicy(realm, MEL_MEMBER, SECRET, "plans")).toBe(3);
  });

  it("sends each user with one of the messages the IDs of all of them", () => {
    const outcome = deleteTopic(secretRealm(), OLIVE_OWNER, { stream_id: SECRET, topic_name: "plans" });
    const deleted = (userId: number) =>
      eventsFor(outcome, userId).flatMap((event) => (event["type"] === "delete_message" ? [event["message_ids"]] : []));
    expect([MEL_MEMBER, ADA_ADMIN, NINA_MEMBER].map(deleted)).toEqual([[[1, 2]], [[1, 2]], []]);
  });
});
