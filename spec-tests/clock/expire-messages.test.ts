// Card: Endpoints 3: message_retention_days (days before automatic deletion).
import { describe, expect, it } from "vitest";
import {
  advanceClock,
  createRealm,
  nextDue,
  type Realm,
  realmFromJSON,
  realmToJSON,
  sendMessage,
  updateMessage,
  updateRealm,
  updateStream,
} from "../../src/index";
import { carriedOut, told, toldTo } from "../support/outcomes";
import { EVERY_ROLE_FIXTURE, everyRole, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";

const DAY = 86400;
const channels = [
  { name: "short", subscribers: "all" as const, message_retention_days: 2 },
  { name: "long", subscribers: "all" as const, message_retention_days: -1 },
  { name: "realm's", subscribers: "all" as const },
];

function send(realm: Realm, to: number, topic = "t"): Realm {
  return carriedOut(sendMessage(realm, MEL_MEMBER, { type: "channel", to, topic, content: "x" })).realm;
}

function later(realm: Realm, seconds: number): Realm {
  return carriedOut(advanceClock(realm, { seconds })).realm;
}

/** The IDs of the messages that are still there. */
function left(realm: Realm): number[] {
  return [...realm.messages].flatMap((message) => (message === null ? [] : [message.id]));
}

describe("messages whose retention time is over", () => {
  it("are deleted at their second, in channels that have one", () => {
    let realm = everyRole({ channels });
    for (const to of [1, 2, 3]) realm = send(realm, to);
    realm = send(later(realm, DAY), 1, "u");
    expect(left(later(realm, DAY - 1))).toEqual([1, 2, 3, 4]);
    const outcome = advanceClock(realm, { seconds: DAY });
    expect(left(outcome.realm)).toEqual([2, 3, 4]);
    expect(told(outcome).slice(0, 2)).toEqual(["stream/update", "delete_message"]);
    expect(toldTo(outcome, NINA_MEMBER)[1]).toMatchObject({
      message_type: "stream",
      message_ids: [1],
      stream_id: 1,
      topic: "t",
    });
    expect(left(later(outcome.realm, DAY))).toEqual([2, 3]);
  });

  it("are deleted by the shortest time that holds, whatever the realm keeps for longer", () => {
    const realm = send(send(everyRole({ channels, settings: { message_retention_days: 30 } }), 3), 1);
    expect([left(later(realm, 2 * DAY)), left(later(realm, 30 * DAY))]).toEqual([[1], []]);
  });

  it("are told of per topic when several are over at once", () => {
    const realm = send(send(send(everyRole({ channels }), 1, "a"), 1, "b"), 1, "A");
    const outcome = advanceClock(realm, { seconds: 2 * DAY });
    const deleted = toldTo(outcome, NINA_MEMBER).filter(({ type }) => type === "delete_message");
    expect(deleted.map((event) => event["message_ids"])).toEqual([[1, 3], [2]]);
  });

  it("are gone by the same steps however the clock gets there, and from JSON too", () => {
    const realm = send(later(send(everyRole({ channels }), 1), 1000), 1);
    const atOnce = later(realm, 5 * DAY);
    const inSteps = later(later(later(realm, 2 * DAY - 1000), 500), 3 * DAY + 500);
    expect(realmToJSON(inSteps)).toEqual(realmToJSON(atOnce));
    expect(realmToJSON(later(realmFromJSON(realmToJSON(realm)), 5 * DAY))).toEqual(realmToJSON(atOnce));
  });

  it("go by the realm's setting where the channel has none, from its change on", () => {
    const realm = send(send(everyRole({ channels }), 3), 2);
    expect(left(later(realm, 100 * DAY))).toEqual([1, 2]);
    const limited = carriedOut(updateRealm(realm, OLIVE_OWNER, { message_retention_days: 5 })).realm;
    expect(left(later(limited, 5 * DAY - 1))).toEqual([1, 2]);
    expect(left(later(limited, 5 * DAY))).toEqual([2]);
  });

  it("follow a change of the channel's time, shorter or unlimited", () => {
    const realm = later(send(everyRole({ channels }), 1), DAY + 10);
    const set = (message_retention_days: number | string): Realm =>
      carriedOut(updateStream(realm, OLIVE_OWNER, { stream_id: 1, message_retention_days })).realm;
    expect(left(later(set(1), 1))).not.toContain(1);
    expect(left(later(set("unlimited"), 100 * DAY))).toContain(1);
  });

  it("are found where they were moved from another channel", () => {
    const realm = later(send(everyRole({ channels }), 2), DAY);
    const moved = carriedOut(updateMessage(realm, OLIVE_OWNER, { message_id: 1, stream_id: 1 })).realm;
    expect(left(later(moved, DAY - 1))).toContain(1);
    expect(left(later(moved, DAY))).not.toContain(1);
  });

  it("are found in a fixture that is older than they may be", () => {
    const messages = [{ sender: "mel@example.test", channel: "short", topic: "t", content: "x", sent: -3 * DAY }];
    const realm = createRealm({ ...EVERY_ROLE_FIXTURE, channels, messages });
    expect(left(later(realm, 1))).toEqual([]);
  });

  it("are nothing to wait for where nothing has a limit", () => {
    expect(nextDue(send(everyRole(), 1))).toBeUndefined();
    expect(nextDue(everyRole({ channels }))).toEqual({ at: START + 2 * DAY, kind: "message_retention", id: 0 });
  });
});
