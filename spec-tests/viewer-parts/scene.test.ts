/** What the pages show of a realm for an account, and what a step changed for it. */
import { describe, expect, test } from "vitest";
import { createRealm, type Fixture, type Realm, sendMessage, updateRealm } from "../../src/index";
import { changesOfOthers, realmChanges, seenChanges } from "../../src/viewer/engine/changes";
import { foundPlace, sceneFor, topicMessages } from "../../src/viewer/engine/scene";

const [ANN, BOB, CAT, BOT] = [1, 2, 3, 4];
const emails = ["ann", "bob", "cat"].map((name) => `${name}@example.test`);
const [ann = "", bob = "", cat = ""] = emails;
const FIXTURE: Fixture = {
  users: [
    { email: ann, full_name: "Ann", role: "owner" },
    { email: bob, full_name: "Bob" },
    { email: cat, full_name: "Cat" },
    { email: "bot@example.test", full_name: "Bot", is_bot: true, bot_owner: ann },
  ],
  channels: [
    { name: "general", description: "All", subscribers: [ann, bob] },
    { name: "safe", invite_only: true, subscribers: [bob] },
    { name: "open", is_web_public: true, subscribers: [] },
    { name: "old", is_archived: true, subscribers: [ann] },
  ],
  messages: [
    { sender: bob, channel: "general", topic: "Lunch", content: "a", unread: true },
    { sender: bob, channel: "general", topic: "lunch", content: "b", unread: true },
    { sender: bob, channel: "general", topic: "x", content: "c" },
    { sender: bob, channel: "safe", topic: "x", content: "d" },
    { sender: bob, to: [ann], content: "e", unread: true },
    { sender: bob, to: [ann], content: "f", unread: true },
    { sender: bob, to: [ann, cat], content: "g", unread: true },
    { sender: ann, to: [ann], content: "h" },
  ],
};
const realm = createRealm(FIXTURE);
const says = (to: readonly number[], content = "new", by = ANN): Realm => sendMessage(realm, by, { type: "direct", to, content }).realm;

describe("the scene of an account", () => {
  const scene = sceneFor(realm, ANN);

  test("has its channels with their topics, and the number of unread messages of each", () => {
    expect(
      scene.channels.map(({ name, privacy, subscribed, subscribers, unread, topics }) => [
        name,
        privacy,
        subscribed,
        subscribers,
        unread,
        topics,
      ]),
    ).toEqual([
      [
        ...["general", "public", true, 2, 2],
        [
          { name: "x", messages: 1, unread: 0 },
          { name: "lunch", messages: 2, unread: 2 },
        ],
      ],
      ["safe", "private", false, 1, 0, []],
      ["open", "web-public", false, 0, 0, []],
    ]);
    expect(sceneFor(realm, BOB).channels.find(({ name }) => name === "safe")).toMatchObject({ privacy: "private", subscribed: true });
  });

  test("has its conversations: with one user, with several, and with itself", () => {
    const rows = scene.direct.map(({ user_ids, names, messages, unread }) => [user_ids, names, messages, unread]);
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual([[BOB], "Bob", 2, 2]);
    expect(rows).toContainEqual([[BOB, CAT], "Bob, Cat", 1, 1]);
    expect(rows).toContainEqual([[ANN], "Ann", 1, 0]);
  });

  test("says what is hidden, but not what is archived", () => {
    expect(sceneFor(realm, CAT).hidden).toEqual(["#safe: 1 message, 1 subscriber."]);
    expect(scene.hidden).toEqual([]);
    expect(sceneFor(realm, BOB).hidden).toEqual([]);
  });

  test("counts its messages and unread messages, and has its queues alone", () => {
    expect([scene.messages, scene.unread, scene.queues]).toEqual([7, 5, []]);
  });
});

describe("the messages of a place", () => {
  const long = createRealm({
    ...FIXTURE,
    messages: Array.from({ length: 300 }, (_, index) => ({ sender: bob, channel: "general", topic: "t", content: `**${index + 1}**` })),
  });
  const ids = (options?: Parameters<typeof topicMessages>[3]): number[] =>
    topicMessages(long, ANN, { stream_id: 1, topic: "t" }, options).map(({ id }) => id);
  const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

  test("are the newest 200, or around one of them 150 older and 50 newer", () => {
    expect(ids()).toEqual(range(101, 300));
    expect(ids({ around: 200 })).toEqual(range(50, 250));
    expect(ids({ around: 200, most: 8 })).toEqual(range(194, 202));
    expect(ids({ around: 200, most: 3 })).toEqual(range(197, 200));
    expect(ids({ most: 2 })).toEqual([299, 300]);
  });

  test("are HTML, or Markdown on request", () => {
    const content = (markdown: boolean) => topicMessages(long, ANN, { stream_id: 1, topic: "t" }, { markdown, most: 1 })[0]?.content;
    expect([content(false), content(true)]).toEqual(["<p><strong>300</strong></p>", "**300**"]);
  });

  test("of a direct conversation; and none where the account can read none", () => {
    expect(topicMessages(realm, ANN, { user_ids: [BOB] }).map(({ id }) => id)).toEqual([5, 6]);
    expect(topicMessages(realm, ANN, { stream_id: 2, topic: "x" })).toEqual([]);
  });
});

test("a message is found where the account can read it", () => {
  expect([1, 4, 5, 7, 8, 99].map((id) => foundPlace(realm, ANN, id))).toEqual([
    { stream_id: 1, topic: "Lunch" },
    null,
    { user_ids: [BOB] },
    { user_ids: [BOB, CAT] },
    { user_ids: [ANN] },
    undefined,
  ]);
});

describe("what a step changed", () => {
  test("for an account: also for the newest one of the realm, and not for one that came later", () => {
    const after = says([BOT]);
    expect(seenChanges(realm, after, BOT).length).toBeGreaterThan(0);
    expect(seenChanges(realm, after, BOT + 1)).toEqual([]);
    expect(seenChanges(realm, realm, ANN)).toEqual([]);
  });

  test("is its conversations by name, with the numbers before and after", () => {
    expect(seenChanges(realm, says([BOB], "new", CAT), BOB)).toEqual(
      expect.arrayContaining([
        { path: "unread", before: "0", after: "1" },
        { path: "direct › Cat", after: '{"messages":1,"unread":1}' },
      ]),
    );
    const more = seenChanges(realm, says([ANN], "new", BOB), ANN);
    expect(more).toEqual(
      expect.arrayContaining([
        { path: "unread", before: "5", after: "6" },
        { path: "direct › Bob › messages", before: "2", after: "3" },
        { path: "direct › Bob › unread", before: "2", after: "3" },
      ]),
    );
  });

  test("has long values cut after 160 characters, and at most 60 lines", () => {
    const renamed = updateRealm(realm, ANN, { description: "d".repeat(200) }).realm;
    const line = seenChanges(realm, renamed, BOB).find(({ path }) => path === "realm_description");
    expect(line?.after).toBe(`${"d".repeat(160)}…`);
    const [few, many] = [1, 90].map((length) =>
      createRealm({ ...FIXTURE, custom_profile_fields: Array.from({ length }, (_, index) => ({ name: `f${index}` })) }),
    );
    if (few === undefined || many === undefined) throw new Error("Two realms are expected.");
    expect(seenChanges(few, many, BOB)).toHaveLength(60);
    expect(realmChanges(few, many)).toHaveLength(60);
  });

  test("for others: only where something changed, never for bots, for twelve at most", () => {
    expect(changesOfOthers(realm, says([BOB]), ANN).map(({ user_id }) => user_id)).toEqual([BOB]);
    expect(changesOfOthers(realm, says([BOT]), ANN)).toEqual([]);
    expect(changesOfOthers(realm, realm, ANN)).toEqual([]);
    const many = createRealm({
      users: Array.from({ length: 20 }, (_, index) => ({ email: `u${index}@example.test`, role: 100 as const })),
    });
    const renamed = updateRealm(many, 1, { name: "Other" }).realm;
    expect(changesOfOthers(many, renamed, 1).map(({ user_id }) => user_id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test("in the realm: without queues, the log of events and what is random", () => {
    const lines = realmChanges(realm, says([BOB]));
    expect(lines.some((line) => line.startsWith("messages"))).toBe(true);
    expect(lines.filter((line) => /^(random|event_log|queues)/.test(line))).toEqual([]);
    expect(realmChanges(realm, realm)).toEqual([]);
  });
});
