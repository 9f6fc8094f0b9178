import { describe, expect, it } from "vitest";
import { getStreamTopics, type Realm } from "../../src/index";
import { addSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  OPEN_TO_ALL,
  SECRET,
  SHARED_SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";
import { tenMessages } from "../support/ten-messages";

spec(getStreamTopics, [
  {
    realm: level(FEATURE_LEVELS.archivedChannelsAnswer)(REALM),
    mistakes: [
      ["channel_not_readable", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_not_readable", "BAD_REQUEST", { params: { stream_id: 0 } }],
      ["channel_not_readable", "BAD_REQUEST", { actor: ADA_ADMIN, params: { stream_id: SECRET } }],
      ["channel_not_readable", "BAD_REQUEST", { actor: GRETA_GUEST, params: { stream_id: SHARED_SECRET } }],
      ["channel_not_readable", "BAD_REQUEST", { realm: level(FEATURE_LEVELS.archivedChannelsAnswer - 1), params: { stream_id: ATTIC } }],
    ],
  },
]);

function post(realm: Realm, userId: number, to: number, topic: string): Realm {
  return play(realm).sendMessage(userId, { type: "channel", to, topic, content: "hi" }).realm;
}

function topics(realm: Realm, userId: number, stream_id: number, more: { allow_empty_topic_name?: boolean } = {}): unknown {
  return play(realm).getStreamTopics(userId, { stream_id, ...more }).response.topics;
}

describe("getStreamTopics returns", () => {
  const realm = tenMessages();

  it("the topics by their newest message, in the spelling of that message", () => {
    expect(topics(realm, MEL_MEMBER, GENERAL)).toEqual([
      { max_id: 6, name: "dinner" },
      { max_id: 5, name: "lunch" },
    ]);
    const later = post(realm, MEL_MEMBER, GENERAL, "LUNCH");
    expect(topics(later, MEL_MEMBER, GENERAL)).toEqual([
      { max_id: 11, name: "LUNCH" },
      { max_id: 6, name: "dinner" },
    ]);
  });

  it("the empty topic by its display name, unless the client knows it", () => {
    expect(topics(realm, MEL_MEMBER, SECRET)).toEqual([
      { max_id: 8, name: "general chat" },
      { max_id: 7, name: "plan" },
    ]);
    expect(topics(realm, MEL_MEMBER, SECRET, { allow_empty_topic_name: true })).toContainEqual({ max_id: 8, name: "" });
  });

  it("of a protected history the topics since the actor's subscription", () => {
    const joined = addSubscription(realm, NINA_MEMBER, SECRET);
    expect(topics(joined, NINA_MEMBER, SECRET)).toEqual([]);
    const sent = post(post(joined, OLIVE_OWNER, SECRET, "news"), MEL_MEMBER, SECRET, "plan");
    expect(topics(sent, NINA_MEMBER, SECRET)).toEqual([
      { max_id: 12, name: "plan" },
      { max_id: 11, name: "news" },
    ]);
  });

  it("of a shared history all topics, received or not", () => {
    const sent = post(realm, OLIVE_OWNER, OPEN_TO_ALL, "old");
    for (const userId of [MEL_MEMBER, GRETA_GUEST]) {
      expect(topics(sent, userId, OPEN_TO_ALL)).toEqual([{ max_id: 11, name: "old" }]);
    }
  });

  it("nothing of a channel without messages", () => {
    expect(topics(realm, MEL_MEMBER, OPEN_TO_ALL)).toEqual([]);
  });
});
