import { describe, expect, it } from "vitest";
import { advanceClock, createRealm, createSimulator, nextDue, type Realm, realmFromJSON, realmToJSON } from "../../src/index";
import { eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, everyRole, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";

const DAY = 86400;
const channels = [
  { name: "short", subscribers: "all" as const, message_retention_days: 2 },
  { name: "long", subscribers: "all" as const, message_retention_days: -1 },
  { name: "realm's", subscribers: "all" as const },
];

function send(realm: Realm, to: number, topic = "t"): Realm {
  return play(realm).sendMessage(MEL_MEMBER, { type: "channel", to, topic, content: "x" }).realm;
}

function later(realm: Realm, seconds: number): Realm {
  return play(realm).advanceClock({ seconds }).realm;
}

/** The IDs of the messages that are still there. */
function left(realm: Realm): number[] {
  return [...realm.messages].flatMap((message) => (message === null ? [] : [message.id]));
}

describe("messages after their retention time", () => {
  it("are deleted at their second, in channels that have one", () => {
    let realm = everyRole({ channels });
    for (const to of [1, 2, 3]) realm = send(realm, to);
    realm = send(later(realm, DAY), 1, "u");
    expect(left(later(realm, DAY - 1))).toEqual([1, 2, 3, 4]);
    const outcome = advanceClock(realm, { seconds: DAY });
    expect(left(outcome.realm)).toEqual([2, 3, 4]);
    expect(left(later(outcome.realm, DAY))).toEqual([2, 3]);
  });

  it("are deleted by the shortest valid time, even if the realm keeps messages longer", () => {
    const realm = send(send(everyRole({ channels, settings: { message_retention_days: 30 } }), 3), 1);
    expect([left(later(realm, 2 * DAY)), left(later(realm, 30 * DAY))]).toEqual([[1], []]);
  });

  it("send no event, even though a channel has another first message then", () => {
    const realm = send(later(send(everyRole({ channels }), 1), DAY), 1);
    const outcome = advanceClock(realm, { seconds: DAY });
    expect(left(outcome.realm)).toEqual([2]);
    expect(eventTypes(outcome)).toEqual([]);
    expect(play(outcome.realm).getStreams(NINA_MEMBER, {}).response.streams).toContainEqual(
      expect.objectContaining({ name: "short", first_message_id: 2 }),
    );
  });

  it("are also direct ones, by the time of the realm", () => {
    const written = (realm: Realm, to: number[]): Realm => play(realm).sendMessage(MEL_MEMBER, { type: "direct", to, content: "x" }).realm;
    const realm = everyRole({ channels, settings: { message_retention_days: 3 } });
    const one = written(written(realm, [NINA_MEMBER]), [NINA_MEMBER, OLIVE_OWNER]);
    const both = written(later(one, DAY), [NINA_MEMBER]);
    expect([left(later(both, 2 * DAY - 1)), left(later(both, 2 * DAY))]).toEqual([[1, 2, 3], [3]]);
    expect(eventTypes(advanceClock(both, { seconds: 2 * DAY }))).toEqual([]);
    expect(left(later(written(everyRole({ channels }), [NINA_MEMBER]), 100 * DAY))).toEqual([1]);
  });

  it("delete the files that no other message refers to", () => {
    const sim = createSimulator({ ...EVERY_ROLE_FIXTURE, channels });
    const mel = sim.must.as("mel@example.test");
    const { url: alone } = mel.uploadFile({ file: { name: "a.txt", size: 1 } });
    const { url: shared } = mel.uploadFile({ file: { name: "b.txt", size: 1 } });
    mel.sendMessage({ type: "channel", to: "short", topic: "t", content: `[a](${alone}) [b](${shared})` });
    mel.sendMessage({ type: "channel", to: "long", topic: "t", content: `[b](${shared})` });
    sim.clock.advance({ days: 2 });
    expect(mel.getAttachments().attachments.map(({ name }) => name)).toEqual(["b.txt"]);
  });

  it("are deleted by the same steps with any steps of the clock, and from JSON too", () => {
    const realm = send(later(send(everyRole({ channels }), 1), 1000), 1);
    const atOnce = later(realm, 5 * DAY);
    const inSteps = later(later(later(realm, 2 * DAY - 1000), 500), 3 * DAY + 500);
    expect(realmToJSON(inSteps)).toEqual(realmToJSON(atOnce));
    expect(realmToJSON(later(realmFromJSON(realmToJSON(realm)), 5 * DAY))).toEqual(realmToJSON(atOnce));
  });

  it("use the realm's setting where the channel has none, from its change on", () => {
    const realm = send(send(everyRole({ channels: channels.slice(1) }), 2), 1);
    expect(left(later(realm, 100 * DAY))).toEqual([1, 2]);
    const limited = play(realm).updateRealm(OLIVE_OWNER, { message_retention_days: 5 }).realm;
    expect(left(later(limited, 5 * DAY - 1))).toEqual([1, 2]);
    expect(left(later(limited, 5 * DAY))).toEqual([2]);
  });

  it("follow a change of the channel's time, shorter or unlimited", () => {
    const realm = later(send(everyRole({ channels }), 1), DAY + 10);
    const set = (message_retention_days: number | string): Realm =>
      play(realm).updateStream(OLIVE_OWNER, { stream_id: 1, message_retention_days }).realm;
    expect(left(later(set(1), 1))).not.toContain(1);
    expect(left(later(set("unlimited"), 100 * DAY))).toContain(1);
  });

  it("are found where they were moved from another channel", () => {
    const realm = later(send(everyRole({ channels }), 2), DAY);
    const moved = play(realm).updateMessage(OLIVE_OWNER, { message_id: 1, stream_id: 1 }).realm;
    expect(left(later(moved, DAY - 1))).toContain(1);
    expect(left(later(moved, DAY))).not.toContain(1);
    const old = createRealm({
      ...EVERY_ROLE_FIXTURE,
      channels,
      messages: [{ sender: "mel@example.test", channel: "long", topic: "t", content: "x", sent: -DAY }],
    });
    const there = play(old).updateMessage(OLIVE_OWNER, { message_id: 1, stream_id: 1 }).realm;
    expect(nextDue(there)).toMatchObject({ at: START + DAY, kind: "message_retention" });
  });

  it("are found in a fixture that is older than the retention time", () => {
    const messages = [{ sender: "mel@example.test", channel: "short", topic: "t", content: "x", sent: -3 * DAY }];
    const realm = createRealm({ ...EVERY_ROLE_FIXTURE, channels, messages });
    expect(left(later(realm, 1))).toEqual([]);
  });

  it("are not due where there is no limit", () => {
    expect(nextDue(send(everyRole(), 1))).toBeUndefined();
    expect(nextDue(everyRole({ channels }))).toEqual({ at: START + 2 * DAY, kind: "message_retention", id: 0 });
  });
});
