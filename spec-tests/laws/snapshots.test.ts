// A snapshot is a value: it never changes, goes to JSON and back, and refusals keep it.
import { describe, expect, it } from "vitest";
import { createRealm, createSimulator, type Realm, realmFromJSON, realmToJSON, sendMessage, SnapshotProblem } from "../../src/index";
import { changeablePlaces } from "../support/deeply-frozen";
import { invited, linked } from "../support/inviting";
import { play } from "../support/play";
import { withDevice } from "../support/pushing";
import { EVERY_ROLE_FIXTURE, GENERAL, MEL_MEMBER, OLIVE_OWNER, START } from "../support/realms";

/** A realm with a few items of every kind, and a queue with events of them. */
function livedIn(): Realm {
  let realm = createRealm({
    ...EVERY_ROLE_FIXTURE,
    groups: [{ name: "leads", members: ["mel@example.test"], subgroups: ["role:moderators"] }],
    channel_folders: [{ name: "Projects" }],
    custom_profile_fields: [{ name: "Pronouns" }],
    drafts: [{ user: "mel@example.test", type: "stream", to: ["general"], topic: "x", content: "later" }],
    messages: [
      {
        sender: "mel@example.test",
        channel: "general",
        topic: "hello",
        content: "hi @**all**",
        sent: -100,
        reactions: [{ emoji_name: "tada", user: "greta@example.test" }],
      },
      { sender: "olive@example.test", to: ["mel@example.test"], content: "psst", unread: true },
    ],
  });
  const queue = play(realm).registerQueue(MEL_MEMBER, {});
  realm = queue.sendMessage(OLIVE_OWNER, { type: "channel", to: GENERAL, topic: "hello", content: "hi" }).realm;
  realm = play(realm).createScheduledMessage(MEL_MEMBER, {
    type: "direct",
    to: [OLIVE_OWNER],
    content: "later",
    scheduled_delivery_timestamp: START + 60,
  }).realm;
  realm = linked(invited(realm, MEL_MEMBER, "ann@example.test"), OLIVE_OWNER).realm;
  realm = play(withDevice(realm, MEL_MEMBER, "failed")).addFcmToken(MEL_MEMBER, { token: "phone" }).realm;
  return play(realm).advanceClock({ seconds: 30 }).realm;
}

describe("a snapshot", () => {
  it("is deeply immutable, new and after changes", () => {
    expect(changeablePlaces(createRealm({}))).toEqual([]);
    expect(changeablePlaces(livedIn())).toEqual([]);
  });

  it("does not share what the caller passed in", () => {
    const fixture = { users: [{ email: "ann@example.test", alert_words: ["fire"] }] };
    const realm = createRealm(fixture);
    fixture.users[0]?.alert_words.push("water");
    expect(realm.alert_words.get(1)).toEqual(["fire"]);
  });

  it("converts to JSON and back completely, and continues in the same way", () => {
    const realm = livedIn();
    const json: unknown = JSON.parse(JSON.stringify(realmToJSON(realm)));
    const back = realmFromJSON(json);
    expect(JSON.stringify(realmToJSON(back))).toBe(JSON.stringify(json));
    expect(changeablePlaces(back)).toEqual([]);
    const goOn = (from: Realm): unknown => realmToJSON(play(from).advanceClock({ seconds: 60 }).realm);
    expect(goOn(back)).toEqual(goOn(realm));
    const queueId = [...realm.queues.keys()][0] ?? "";
    const poll = (from: Realm): unknown => play(from).getEvents(MEL_MEMBER, { queue_id: queueId, last_event_id: -1 }).response;
    expect(poll(back)).toEqual(poll(realm));
  });

  it("keeps shared sets of subscribers shared in JSON", () => {
    let realm = createRealm({
      users: Array.from({ length: 50 }, (_, index) => ({ email: `p${index}@example.test` })),
      channels: [{ name: "general", subscribers: "all" }],
    });
    for (let count = 0; count < 20; count += 1) {
      realm = sendMessage(realm, 1, { type: "channel", to: 1, topic: "t", content: "x" }).realm;
    }
    const back = realmFromJSON(realmToJSON(realm));
    expect(back.messages.get(0)?.received_by).toBe(back.messages.get(19)?.received_by);
    expect(back.messages.get(0)?.received_by).toBe(back.channels.get(0)?.subscribers);
  });

  it("is accepted from programs that sort the keys again", () => {
    const reorder = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reorder);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reorder(item)]),
      );
    };
    expect(realmFromJSON(reorder(realmToJSON(livedIn()))).messages.size).toBe(3);
  });
});

describe("foreign or damaged JSON is refused with a sentence", () => {
  it("with an unknown key, which it names", () => {
    const written = realmToJSON(createRealm({}));
    for (const [more, path] of [
      [{ extra: 1 }, "extra"],
      [{ users: [] }, "users"],
      [{ "a key": null }, '["a key"]'],
    ] as const) {
      const read = () => realmFromJSON({ ...written, ...more });
      expect(read).toThrow(SnapshotProblem);
      expect(read).toThrow(`${path}: unknown key; a snapshot has format, version, digest, shared, realm.`);
    }
  });

  const good = JSON.stringify(realmToJSON(livedIn()));
  const corrupted = (corrupt: (json: { [key: string]: unknown }) => void): unknown => {
    const json: { [key: string]: unknown } = JSON.parse(good);
    corrupt(json);
    return json;
  };
  it.each([
    ["null", null],
    ["a number", 7],
    ["a text", good],
    ["a list", []],
    ["an empty object", {}],
    ["a fixture", EVERY_ROLE_FIXTURE],
    [
      "another version",
      corrupted((json) => {
        json["version"] = 99;
      }),
    ],
    [
      "no version",
      corrupted((json) => {
        delete json["version"];
      }),
    ],
    [
      "no digest",
      corrupted((json) => {
        delete json["digest"];
      }),
    ],
    [
      "no realm",
      corrupted((json) => {
        delete json["realm"];
      }),
    ],
    [
      "no shared parts",
      corrupted((json) => {
        delete json["shared"];
      }),
    ],
    ["a changed value", JSON.parse(good.replace('"now":', '"now":1'))],
    ["a changed text", JSON.parse(good.replace("psst", "pssst"))],
  ])("%s", (_name, json) => {
    expect(() => realmFromJSON(json)).toThrow(SnapshotProblem);
    expect(() => realmFromJSON(json)).toThrow(/^This .*\.$/);
  });

  it("a text that is not parsed", () => {
    expect(() => realmFromJSON(good)).toThrow(/ A text has to be read by JSON\.parse first\.$/);
  });
});

describe("two simulators", () => {
  it("share nothing", () => {
    const one = createSimulator(EVERY_ROLE_FIXTURE);
    const other = createSimulator(EVERY_ROLE_FIXTURE);
    const before = other.snapshot();
    one.as("olive@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content: "x" });
    one.clock.advance({ days: 1 });
    expect(other.snapshot()).toBe(before);
    expect(other.journal).toEqual([]);
    expect(other.clock.now).toBe(START);
  });

  it("generate the same keys and tokens from the same seed and calls, and others from another seed", () => {
    const tokens = (seed: number): unknown[] => {
      const realm = createRealm({ seed, users: [{ email: "ann@example.test" }] });
      const queue = play(realm).registerQueue(1, {}).response.queue_id;
      return [realm.users.get(0)?.api_key, queue];
    };
    expect(tokens(1)).toEqual(tokens(1));
    expect(tokens(1)).not.toEqual(tokens(2));
    expect(String(tokens(1)[0])).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  it("go back to a snapshot", () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const kept = sim.snapshot();
    sim.as("olive@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content: "x" });
    expect(sim.snapshot().messages.size).toBe(1);
    sim.restore(kept);
    expect(sim.snapshot()).toBe(kept);
  });
});
