/** What replaces the names and texts of a real realm, and what stays. */
import { expect, test } from "vitest";
import { createRealm, createSimulator, type Fixture } from "../../src/index";
import { likeOwnRealm } from "../../src/own-realm/own-realm";
import { mostRequests, readOwnRealm } from "../../src/own-realm/read-own-realm";
import { sameShape } from "../../src/own-realm/same-shape";
import { connectionTo, fixtureFrom, read } from "./in-memory";

const ANNA = "anna@corp.test";
const SECRETS = /anna|bert|corp|rocket|launch|kickoff|deploy|birthday|1990|strasse|hunter2|acme/iu;

const CORP: Fixture = {
  realm: { name: "Acme", description: "The *Acme* corporation", follow: "server" },
  feature_level: 512,
  users: [
    { email: ANNA, full_name: "Anna Müller", role: 100, api_key: "hunter2", alert_words: ["deploy"], muted_users: ["bert2@corp.test"] },
    { email: "bert@corp.test", full_name: "Bert", profile: { Birthday: "1990-05-06", Mentor: "[1]", Home: "Hauptstrasse 5" } },
    { email: "bert2@corp.test", full_name: "Bert", role: 600, is_active: false },
    { email: "rocket-bot@corp.test", full_name: "Rocket Bot", is_bot: true, bot_owner: ANNA },
    { email: "name@corp.test", full_name: "名前 Имя اسم" },
  ],
  groups: [{ name: "rocket crew", description: "all of rocket", members: ["bert@corp.test"] }],
  custom_profile_fields: [
    { name: "Birthday", type: 4 },
    { name: "Mentor", type: 6 },
    { name: "Home", type: 1 },
  ],
  channel_folders: [{ name: "Rocket folder" }],
  channels: [
    {
      name: "Rocket launch",
      description: "About **launch**",
      folder: "Rocket folder",
      subscribers: "all",
      can_send_message_group: "rocket crew",
    },
    { name: "secret acme", invite_only: true, subscribers: ["bert@corp.test"] },
  ],
  messages: [
    { sender: "bert@corp.test", channel: "Rocket launch", topic: "✔ kickoff", content: "Hello", sent: -900, client: "AcmeClient" },
    {
      sender: "bert@corp.test",
      channel: "Rocket launch",
      topic: "Kickoff",
      content: "again",
      sent: -800,
      reactions: [{ emoji_name: "tada", user: ANNA }],
    },
    { sender: "bert@corp.test", channel: "secret acme", topic: "x", content: "hidden", sent: -700 },
    { sender: "bert@corp.test", to: [ANNA], content: "psst, deploy at 5", sent: -600, unread: true },
  ],
  drafts: [{ user: ANNA, type: "stream", to: ["Rocket launch"], topic: "kickoff", content: "launch it" }],
};

test("nothing of the names, addresses, keys and texts is left; the same name has the same replacement", async () => {
  const { fixture, email, omitted } = await fixtureFrom(CORP, ANNA);
  expect(JSON.stringify(fixture)).not.toMatch(SECRETS);
  expect(omitted).toEqual([]);
  expect(email).toBe("user1@example.test");
  expect(fixture.users?.map(({ full_name }) => full_name)).toEqual(["User 1", "User 2", "User 2", "Bot 1", "User 3"]);
  expect(fixture.users?.[1]?.profile).toEqual({ "field 1": "2000-01-01", "field 2": "[1]", "field 3": "Xxxxxxxxxxxx 1" });
  expect(fixture.groups).toMatchObject([{ name: "group 1", members: ["user2@example.test"], description: "xxx xx xxxxxx" }]);
  expect(fixture.channels).toMatchObject([
    { name: "channel 1", folder: "folder 1", description: "Xxxxx **xxxxxx**", can_send_message_group: "group 1" },
    { name: "channel 2", invite_only: true },
  ]);
  expect(fixture.messages).toMatchObject([
    { sender: "user2@example.test", channel: "channel 1", topic: "✔ topic 1", content: "Xxxxx", client: "client 1" },
    { topic: "topic 1", reactions: [{ emoji_name: "tada", user: "user1@example.test" }] },
    { to: ["user1@example.test"], content: "xxxx, word1 xx 1", unread: true },
  ]);
  expect(fixture.drafts).toMatchObject([{ user: "user1@example.test", to: ["channel 1"], topic: "topic 1", content: "xxxxxx xx" }]);
  expect(fixture.users?.[0]).toMatchObject({ alert_words: ["word1"], muted_users: ["user3@example.test"], api_key: "key-of-user1" });
});

test("names can be kept; addresses, texts and keys are replaced nevertheless", async () => {
  const { fixture } = await fixtureFrom(CORP, ANNA, { keep_names: true });
  expect(fixture.realm?.name).toBe("Acme");
  expect(fixture.users?.[0]).toMatchObject({ full_name: "Anna Müller", email: "user1@example.test", api_key: "key-of-user1" });
  expect(fixture.messages?.[1]).toMatchObject({ channel: "Rocket launch", topic: "Kickoff", content: "xxxxx" });
  createRealm(fixture);
});

test.each([
  ["@**Anna Müller** and @_**Bert|2** and @**all**", "@**User 1** xxx @_**User 2|2** xxx @**all**"],
  ["@**Someone Else** @**|1** @*rocket crew* @*role:members*", "@**Xxxxxxx Xxxx** @**|1** @*group 1* @*role:members*"],
  [
    "#**Rocket launch** #**rocket launch>Kickoff** #**Rocket launch>kickoff@2**",
    "#**channel 1** #**channel 1>topic 1** #**channel 1>topic 1@2**",
  ],
  ["#**Rocket launch>kickoff@77** #**none>kickoff**", "#**channel 1>topic 1** #**xxxx>topic 1**"],
  [
    "[here](https://realm.example.test/#narrow/channel/1-Rocket-launch/topic/Kickoff/near/2)",
    "[xxxx](https://realm.example.test/#narrow/channel/1-channel-1/topic/topic.201/near/2)",
  ],
  ["[x](#narrow/dm/1,2-group)", "[x](#narrow/dm/1,2-group)"],
  [
    "see https://acme.test/a/very/long/path.png twice https://acme.test/a/very/long/path.png",
    "xxx https://example.test/link1-xxxxxxx.png xxxxx https://example.test/link1-xxxxxxx.png",
  ],
  ["[plan.pdf](/user_uploads/2/ab/cdef/plan.pdf)", "[xxxx.xxx](/user_uploads/1/aa/file1-xxx.pdf)"],
  ["write to bert@corp.test or ceo@acme.test", "xxxxx xx user2@example.test xx mail1@example.test"],
  ["```python\nprint(5)\n```\n~~~ quote\nHello\n~~~", "```python\nxxxxx(1)\n```\n~~~ quote\nXxxxx\n~~~"],
  [":tada: :acme_logo: <time:2026-01-01T00:00:00Z> $$\\frac{a}{b}$$", ":tada: :xxxx_xxxx: <time:2026-01-01T00:00:00Z> $$\\frac{x}{x}$$"],
  ["/me is here\n\n1. one\n2. two\n* **bold** `code`", "/me xx xxxx\n\n1. xxx\n1. xxx\n* **xxxx** `xxxx`"],
  ["Deploy! deployment", "word1! xxxxxxxxxx"],
  ["名前 Имя اسم ไทย", "文文 Жжж ببب กกก"],
])("%s", async (content, expected) => {
  const messages = [...(CORP.messages ?? []), { sender: ANNA, channel: "Rocket launch", topic: "more", content }];
  const { fixture } = await fixtureFrom({ ...CORP, messages }, ANNA);
  expect(fixture.messages?.at(-1)?.content).toBe(expected);
});

test("a text keeps its length and its marks", () => {
  expect(sameShape("Straße 42, ½ l’été — ok 👍 नमस्ते")).toBe("Xxxxxx 11, 1 x’xxx — xx 👍 ककक्के");
});

test("of many accounts, those of the newest messages are taken first, and messages of others are counted", async () => {
  const { fixture, omitted } = await fixtureFrom(CORP, ANNA, { people: 2 });
  expect(fixture.users).toHaveLength(2);
  expect(fixture.messages).toHaveLength(3);
  const alone = await fixtureFrom(CORP, ANNA, { people: 1 });
  expect(alone.fixture.messages).toEqual([]);
  expect(omitted).toEqual([]);
  expect(alone.omitted).toEqual(["3 messages from or to accounts and channels that are omitted"]);
});

test("of many messages, the newest are taken, and the last one of each topic that is older", async () => {
  const messages = Array.from({ length: 30 }, (_, place) => ({
    ...{ sender: ANNA, channel: "Rocket launch", content: `number ${place}`, sent: place - 100 },
    topic: place < 3 ? `old ${place}` : "new",
  }));
  const { fixture } = await fixtureFrom({ ...CORP, messages }, ANNA, { messages: 5 });
  expect(fixture.messages?.map(({ topic }) => topic)).toEqual([
    "topic 1",
    "topic 2",
    "topic 3",
    ...Array.from({ length: 5 }, () => "topic 4"),
  ]);
});

test("there are as many requests as were said at most, only of those that read, and no queue is left", async () => {
  const realm = createRealm(CORP);
  const { connection, sent } = connectionTo(realm);
  await readOwnRealm(connection, { email: ANNA, api_key: "hunter2" }, { messages: 5000 });
  expect(sent.length).toBeLessThanOrEqual(mostRequests({ messages: 5000 }));
  expect(sent.filter((request) => !request.startsWith("GET"))).toEqual(["POST /api/v1/register", "DELETE /api/v1/events"]);
  expect(mostRequests({ messages: 5000 })).toBeLessThanOrEqual(60);
});

test("what a registration does not have is omitted and named", async () => {
  const { realm } = await read(createRealm(CORP), ANNA);
  const { drafts: _drafts, alert_words: _words, ...registration } = realm.registration;
  const { fixture, omitted } = likeOwnRealm({ ...realm, registration });
  expect(omitted).toEqual(["drafts", "alert words"]);
  createRealm(fixture);
});

test("settings that no fixture can have are omitted and named", async () => {
  const { realm } = await read(createRealm(CORP), ANNA);
  const { user_settings } = realm.registration;
  const own = typeof user_settings === "object" ? user_settings : {};
  const registration = { ...realm.registration, realm_digest_weekday: 99, user_settings: { ...own, emojiset: "crayons" } };
  const { fixture, omitted } = likeOwnRealm({ ...realm, registration });
  expect(omitted).toEqual(["the setting digest_weekday", "the setting emojiset"]);
  createRealm(fixture);
});

test("a guest gets what a guest is shown", async () => {
  const guest = { email: "gus@corp.test", role: 600 as const, api_key: "guests" };
  const { fixture } = await fixtureFrom(
    {
      ...CORP,
      users: [...(CORP.users ?? []), guest],
      channels: [{ name: "for guests", subscribers: [guest.email] }, { name: "others" }],
      messages: [],
      drafts: [],
    },
    guest.email,
  );
  expect(fixture.channels?.map(({ subscribers }) => subscribers)).toEqual([["user6@example.test"]]);
});

test("the account of the fixture is shown mentions as the one of the realm is", async () => {
  const content = "@**Anna Müller** @*rocket crew* look";
  const messages = [{ sender: "bert@corp.test", channel: "Rocket launch", topic: "more", content }];
  const { fixture, email = "" } = await fixtureFrom({ ...CORP, messages }, ANNA);
  const simulator = createSimulator(fixture);
  const { messages: shown } = simulator.must.as(email).getMessages({ anchor: "newest", num_before: 1, num_after: 0 });
  expect(shown[0]?.flags).toContain("mentioned");
  expect(shown[0]?.content).toContain("User 1");
});
