import { expect, test } from "vitest";
import type { Fixture, JsonValue } from "../../src/index";
import { createRealm, createSimulator, receiveWebhook } from "../../src/index";
import { slackMessage } from "../../src/model/text/slack-message";
import { checksOf } from "../support/spec";

const hook = { full_name: "Hook", is_bot: true, bot_type: 2, bot_owner: "ann@example.test" } as const;
const FIXTURE: Fixture = {
  check_answers: true,
  users: [
    { email: "ann@example.test", role: "owner", api_key: "ann-key" },
    { email: "hook-bot@example.test", api_key: "hook-key", ...hook },
    { email: "gone-bot@example.test", api_key: "gone-key", ...hook, full_name: "Gone", is_active: false },
    { email: "plain-bot@example.test", api_key: "plain-key", ...hook, full_name: "Plain", bot_type: 1 },
    { email: "bob@example.test", api_key: "bob-key" },
  ],
  channels: [
    { name: "builds", subscribers: ["ann@example.test"] },
    { name: "secret", invite_only: true, subscribers: ["bob@example.test"] },
    { name: "42", subscribers: ["ann@example.test"] },
    {
      name: "read only",
      subscribers: ["ann@example.test"],
      can_send_message_group: { direct_members: ["bob@example.test"], direct_subgroups: [] },
    },
  ],
};

checksOf(
  "receiveWebhook",
  receiveWebhook,
  { realm: createRealm(FIXTURE), params: { integration: "json", api_key: "hook-key", stream: "builds", payload: { a: 1 } } },
  [
    ["webhook_integration_unknown", "BAD_REQUEST", { params: { integration: "github" } }],
    ["credentials_wrong", "INVALID_API_KEY", { params: { api_key: "none" } }],
    ["account_deactivated", "USER_DEACTIVATED", { params: { api_key: "gone-key" } }],
    ["webhook_bot_needed", "BAD_REQUEST", { params: { api_key: "ann-key" } }],
    ["webhook_bot_needed", "BAD_REQUEST", { params: { api_key: "plain-key" } }],
    ["webhook_payload_invalid", "BAD_REQUEST", { params: { payload: 5 } }],
  ],
);

type Query = Readonly<Record<string, string>>;
async function posted(path: string, query: Query, body: unknown, type = "application/json", fixture = FIXTURE) {
  const sim = createSimulator(fixture);
  const address = `/api/v1/external/${path}?${new URLSearchParams(query).toString()}`;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await sim.fetch(address, { method: "POST", headers: { "content-type": type }, body: text });
  const messages = [...sim.snapshot().messages].map((message) => {
    if (message === null) return null;
    const { sender_id, stream_id, topic, user_ids, content, client } = message;
    return { by: sender_id, to: user_ids ?? `${stream_id} ${topic}`, content, client };
  });
  return { sim, status: answer.status, body: await answer.json(), messages };
}
const KEY = { api_key: "hook-key" };
const BUILDS = { ...KEY, stream: "builds" };

test("JSON becomes a block of code, as servers write it", async () => {
  const payload = { name: "Zoë", list: [1, 2.5, true, null], empty: {}, none: [], deep: { a: "b\n" } };
  const { status, body, messages, sim } = await posted("json", BUILDS, payload);
  expect({ status, body }).toEqual({ status: 200, body: { result: "success", msg: "" } });
  const content = [
    "```json",
    "{",
    '  "name": "Zo\\u00eb",',
    '  "list": [',
    "    1,",
    "    2.5,",
    "    true,",
    "    null",
    "  ],",
    '  "empty": {},',
    '  "none": [],',
    '  "deep": {',
    '    "a": "b\\n"',
    "  }",
    "}",
    "```",
  ].join("\n");
  expect(messages).toEqual([{ by: 2, to: "1 JSON", content, client: "ZulipJSONWebhook" }]);
  expect(sim.journal).toMatchObject([
    { operation: null, user_id: 2, status: 200, params: { integration: "json", stream: "builds", payload } },
  ]);
});

test.each([
  ["a topic", { ...BUILDS, topic: "nightly" }, { to: "1 nightly" }],
  ["the ID of a channel", { ...KEY, stream: "3", topic: "t" }, { to: "3 t" }],
  ["no channel: the owner gets it", { ...KEY, topic: "t" }, { to: [1, 2] }],
  ["blanks around the key", { ...BUILDS, api_key: " hook-key " }, { to: "1 JSON" }],
])("where a message goes: %s", async (_what, query, expected) => {
  const { status, messages } = await posted("json", query, {});
  expect(status).toBe(200);
  expect(messages).toMatchObject([expected]);
});

test("a body of any type is read as JSON", async () => {
  const { messages } = await posted("json", BUILDS, '{"a": 1}', "application/x-www-form-urlencoded");
  expect(messages).toMatchObject([{ content: '```json\n{\n  "a": 1\n}\n```' }]);
});

test("a channel that does not exist is accepted, and the owner is notified", async () => {
  const { status, messages } = await posted("json", { ...KEY, stream: "nowhere" }, {});
  expect(status).toBe(200);
  expect(messages).toMatchObject([{ to: [1, 2147483001], content: expect.stringContaining("hook-bot@example.test") }]);
});

test.each([
  ["no key", "json", {}, 400, { code: "REQUEST_VARIABLE_MISSING", var_name: "api_key" }],
  ["an unknown key", "json", { api_key: "x" }, 401, { code: "INVALID_API_KEY" }],
  ["a deactivated bot", "json", { api_key: "gone-key" }, 401, { code: "USER_DEACTIVATED" }],
  [
    "a generic bot",
    "json",
    { api_key: "plain-key" },
    400,
    { code: "BAD_REQUEST", msg: "api_key: the key of an incoming webhook bot (bot_type 2) is expected." },
  ],
  ["a user", "slack_incoming", { api_key: "bob-key" }, 400, { code: "BAD_REQUEST", result: "error" }],
  ["another integration", "github", KEY, 400, { msg: "The webhook of github is not simulated; only json and slack_incoming are." }],
  ["no integration", "nonsense", KEY, 404, { msg: "There is no /external/nonsense under /api/v1." }],
  [
    "a private channel without the bot",
    "json",
    { ...KEY, stream: "secret" },
    400,
    { code: "BAD_REQUEST", msg: "You are not allowed to post to this channel." },
  ],
  ["a channel for others", "json", { ...KEY, stream: "read only" }, 400, { code: "BAD_REQUEST" }],
])("refusals: %s", async (_what, path, query, status, body) => {
  const answered = await posted(path, query, {});
  expect({ ...answered, status: answered.status }).toMatchObject({ body, messages: [] });
  if (answered.body.code !== "USER_DEACTIVATED") expect(answered.status).toBe(status);
});

test.each(["", "{", "[1]", "3", `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`])(
  "JSON that is not an object is refused: %#",
  async (text) => {
    const { status, body, messages } = await posted("json", BUILDS, text);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: "BAD_REQUEST", msg: "payload: a JSON object is expected." } });
    expect(messages).toEqual([]);
  },
);

test("only POST is taken", async () => {
  const sim = createSimulator(FIXTURE);
  const answer = await sim.fetch("/api/v1/external/json?api_key=hook-key");
  expect(answer.status).toBe(405);
  expect(await answer.json()).toMatchObject({ allowed_methods: ["POST"] });
});

test("a deactivated realm takes nothing", async () => {
  const sim = createSimulator(FIXTURE);
  sim.deactivateRealm();
  const answer = await sim.fetch("/api/v1/external/json?api_key=hook-key", { method: "POST", body: "{}" });
  expect(await answer.json()).toMatchObject({ code: "REALM_DEACTIVATED" });
});

test.each<[string, JsonValue, object[]]>([
  [
    "a text",
    { text: "Hello *bold* and _italic_, 2*3*4, <https://a.test|a link>" },
    [{ to: "1 ", content: "Hello **bold** and *italic*, 2*3*4, [a link](https://a.test)" }],
  ],
  ["a channel as the topic", { text: "hi", channel: "#ops" }, [{ to: "1 ops", content: "hi" }]],
  ["an icon", { text: "hi", icon_emoji: ":tada:" }, [{ content: ":tada: hi" }]],
  ["nothing", {}, []],
  ["an empty text", { text: "" }, []],
  [
    "blocks, and not the text",
    {
      text: "fallback",
      blocks: [
        { type: "header", text: { type: "plain_text", text: "Build" } },
        { type: "divider" },
        {
          type: "section",
          text: { type: "mrkdwn", text: "*done*" },
          accessory: { type: "image", image_url: "https://a.test/p.png", alt_text: "pic" },
        },
        {
          type: "section",
          fields: [
            { type: "mrkdwn", text: "a|b" },
            { type: "mrkdwn", text: "c" },
            { type: "mrkdwn", text: "d" },
          ],
        },
        { type: "section", fields: [{ type: "mrkdwn", text: "only" }] },
        {
          type: "context",
          elements: [
            { type: "mrkdwn", text: "by" },
            { type: "image", image_url: "https://a.test/q.png", alt_text: "q" },
          ],
        },
        { type: "image", image_url: "https://a.test/r.png", alt_text: "r", title: { type: "plain_text", text: "R" } },
        { type: "actions" },
        { type: "input" },
      ],
    },
    [
      {
        content:
          "## Build\n\n----\n\n**done**\n\n[pic](https://a.test/p.png)\n\n| | |\n|-|-|\n| a b | c |\n| d |  |\n\nonly\n\nby\n\n" +
          "[q](https://a.test/q.png)\n\n[R](https://a.test/r.png)",
      },
    ],
  ],
  [
    "attachments",
    {
      attachments: [
        {
          ...{ title: "T", title_link: "https://a.test", pretext: "before", text: "body", footer: "end", ts: 1767225600 },
          fields: [{ title: "K", value: "v" }, { title: "only title" }, { value: "only value" }],
          image_url: "https://a.test/x.png",
          blocks: [{ type: "divider" }],
        },
        { title: "plain", text: null },
      ],
    },
    [
      {
        content:
          "## [T](https://a.test)\n\nbefore\n\nbody\n\n**K**: v\n**only title**\nonly value\n\n----\n\n[](https://a.test/x.png)\n\n" +
          "end\n\n<time:1767225600>\n\n## plain",
      },
    ],
  ],
])("the form of Slack: %s", async (_what, payload, expected) => {
  for (const form of [false, true]) {
    const sent = form
      ? await posted(
          "slack_incoming",
          BUILDS,
          new URLSearchParams({ payload: JSON.stringify(payload) }).toString(),
          "application/x-www-form-urlencoded",
        )
      : await posted("slack_incoming", BUILDS, payload);
    expect({ status: sent.status, body: sent.body }).toEqual({ status: 200, body: { result: "success", msg: "", ok: true } });
    const wanted = expected.map((one) => expect.objectContaining({ by: 2, client: "ZulipSlackIncomingWebhook", ...one }));
    expect(sent.messages).toEqual(wanted);
  }
});

test.each([
  ['{"text": 3}', "payload.text: a text is expected."],
  ['{"blocks": [{"type": "poem"}]}', "payload.blocks[0].type: actions, context, divider, header, image, input or section is expected."],
  [
    '{"blocks": [{"type": "header", "text": {"type": "html", "text": "x"}}]}',
    "payload.blocks[0].text.type: plain_text or mrkdwn is expected.",
  ],
  ['{"attachments": [{"title": "a", "title_link": "nowhere"}]}', "payload.attachments[0].title_link: a web address is expected."],
  ["[]", "payload: a JSON object is expected."],
  ["not JSON", "payload: a JSON object is expected."],
])("a wrong message is refused in the form of Slack: %s", async (text, error) => {
  const { status, body, messages } = await posted("slack_incoming", BUILDS, text);
  expect({ status, body }).toEqual({ status: 400, body: { ok: false, error } });
  expect(messages).toEqual([]);
});

test("a topic in the address wins over the channel of Slack", async () => {
  const { messages } = await posted("slack_incoming", { ...BUILDS, topic: "mine" }, { text: "hi", channel: "@ops" });
  expect(messages).toMatchObject([{ to: "1 mine" }]);
});

test.each([
  ["<https://a.test|one><b://|>", "[one](https://a.test)[](b://)"],
  ["<a://|<b://x|y>z>", "[<b://x|y](a://)z>"],
  ["<a://<b://x|y>", "[y](a://<b://x)"],
  ["<a://x\n|y><b://z|w>", "<a://x\n|y>[w](b://z)"],
  ["<a://x|y\n><b://z|w> <c://", "<a://x|y\n>[w](b://z) <c://"],
  ["< a://x|y> <://x|y> <é1_://x|y>", "< a://x|y> <://x|y> [y](é1_://x)"],
])("links in the form of Slack: %j", async (text, content) => {
  expect((await posted("slack_incoming", BUILDS, { text })).messages).toMatchObject([{ content }]);
});

test.each(["<a://|", "<a://", "<a://|>", "*a", "_a "])("a text of 500,000 times %j is read in linear time", (repeated) => {
  // In quadratic time, this would take hours.
  const { content } = slackMessage({ text: repeated.repeat(500_000) });
  expect(content.length).toBeGreaterThan(500_000);
});
