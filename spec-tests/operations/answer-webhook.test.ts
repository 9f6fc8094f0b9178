import { expect, test } from "vitest";
import type { Fixture, OutboundWebhook, Simulator, WebhookAnswer } from "../../src/index";
import { answerWebhook, createRealm, createSimulator, realmFromJSON, realmToJSON, sendMessage } from "../../src/index";
import { APART, checksOf } from "../support/spec";

/** Ann owns the bot `Echo` (generic) and `Slick` (Slack); `Idle` has no address and `Lost` no web address. */
const bot = (email: string, full_name: string, more: object) =>
  ({ email, full_name, is_bot: true, bot_type: 3, bot_owner: "ann@example.test", api_key: `${full_name}-key`, ...more }) as const;
const FIXTURE: Fixture = {
  check_answers: true,
  realm: { url: "https://chat.example.test", string_id: "chat" },
  now: 1767225600,
  users: [
    { email: "ann@example.test", full_name: "Ann", role: "owner", api_key: "ann-key" },
    { email: "bob@example.test", full_name: "Bob", api_key: "bob-key" },
    bot("echo-bot@example.test", "Echo", { payload_url: "http://127.0.0.1:5002/echo", webhook_token: "echo-token" }),
    bot("slick-bot@example.test", "Slick", { payload_url: "http://127.0.0.1:5003/", webhook_token: "slick token", interface_type: 2 }),
    bot("idle-bot@example.test", "Idle", {}),
    bot("lost-bot@example.test", "Lost", { payload_url: "ftp:no address" }),
  ],
  channels: [
    { name: "general", subscribers: ["ann@example.test", "bob@example.test"] },
    {
      name: "secret",
      invite_only: true,
      subscribers: ["bob@example.test"],
      can_send_message_group: { direct_members: ["bob@example.test"], direct_subgroups: [] },
    },
  ],
};
const [ANN, BOB, ECHO, SLICK, IDLE, LOST] = [1, 2, 3, 4, 5, 6] as const;

const started = (more: Fixture = {}): Simulator => createSimulator({ ...FIXTURE, ...more });
const inGeneral = (content: string) => ({ type: "channel", to: "general", topic: "greetings", content }) as const;
const triggered = (content: string, more: Fixture = {}): Simulator => {
  const sim = started(more);
  sim.must.as("bob@example.test").sendMessage(inGeneral(content));
  return sim;
};
const ANY = "@**Echo** wie geht’s?";
/** The messages after the first one: who says what to whom. */
const said = (sim: Simulator) =>
  [...sim.snapshot().messages].slice(1).map((message) => {
    if (message === null) return null;
    const { sender_id, stream_id, topic, user_ids, content, client } = message;
    return { by: sender_id, to: user_ids ?? `${stream_id} ${topic}`, content, client };
  });

checksOf(
  "answerWebhook",
  answerWebhook,
  { realm: acceptedOf(sendMessage(createRealm(FIXTURE), BOB, inGeneral(ANY))).realm, params: { id: 1, content: "hello" } },
  [
    ["webhook_unknown", "BAD_REQUEST", { params: { id: 9 } }],
    ["webhook_answer_unclear", "BAD_REQUEST", { params: { content: undefined } }],
    ["webhook_answer_unclear", "BAD_REQUEST", { params: { content: undefined, body: "alone" } }],
    ["webhook_answer_unclear", "BAD_REQUEST", { params: { content: undefined, widget_content: "alone" } }],
    ["webhook_answer_unclear", "BAD_REQUEST", { params: { failure: "timeout" } }, APART],
  ],
);

test("a mention in a channel makes one request, as servers send it", () => {
  const { outbound } = acceptedOf(sendMessage(createRealm(FIXTURE), BOB, inGeneral(ANY)));
  expect(outbound).toHaveLength(1);
  const item = outbound[0] as OutboundWebhook & { interface: "generic" };
  expect(item).toMatchObject({ channel: "webhook", id: 1, user_id: ECHO, message_id: 1, attempt: 1, times_out_at: 1767225610 });
  expect(item).toMatchObject({ method: "POST", url: "http://127.0.0.1:5002/echo", interface: "generic" });
  expect(item.headers).toEqual({ "user-agent": "ZulipOutgoingWebhook/11.0", accept: "*/*", "content-type": "application/json" });
  const { message, ...fields } = item.json;
  expect(fields).toEqual({ data: ANY, bot_email: "echo-bot@example.test", bot_full_name: "Echo", token: "echo-token", trigger: "mention" });
  expect(message).toMatchObject({
    ...{ id: 1, type: "stream", stream_id: 1, display_recipient: "general", subject: "greetings", sender_id: BOB },
    ...{ sender_email: "bob@example.test", sender_full_name: "Bob", sender_realm_str: "chat", timestamp: 1767225600 },
    ...{ content: ANY, content_type: "text/x-markdown", client: "realm-simulator", is_me_message: false },
    ...{ reactions: [], submessages: [], topic_links: [] },
    rendered_content: '<p><span class="user-mention" data-user-id="3">@Echo</span> wie geht’s?</p>',
  });
  expect(message).not.toHaveProperty("flags");
  expect(message.avatar_url).toMatch(/^https:/);
  expect(JSON.parse(item.body)).toEqual(item.json);
  expect(item.body).toMatch(/^\{"data": "@\*\*Echo\*\* wie geht\\u2019s\?", "message": \{/);
});

test("the form of Slack has the fields of a form", () => {
  const [item] = triggered("@**Slick** a & b").outbox.webhooks;
  expect(item).toMatchObject({
    url: "http://127.0.0.1:5003/",
    interface: "slack",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(item?.body).toBe(
    "token=slick+token&team_id=T1&team_domain=chat.example.test&channel_id=C1&channel_name=general&thread_ts=1767225600" +
      "&timestamp=1767225600&user_id=U2&user_name=Bob&text=%40%2A%2ASlick%2A%2A+a+%26+b&trigger_word=mention&service_id=4",
  );
});

const direct = (to: readonly number[], content = "hi") => ({ type: "direct", to, content }) as const;

test.each([
  ["a mention", inGeneral(ANY), BOB, [ECHO]],
  ["two mentions, one of them twice", inGeneral("@**Slick** @**Echo** @**Echo|3**"), BOB, [ECHO, SLICK]],
  ["no mention", inGeneral("Echo"), BOB, []],
  ["a silent mention", inGeneral("@_**Echo**"), BOB, []],
  ["a mention in code", inGeneral("`@**Echo**`"), BOB, []],
  ["a mention of all", inGeneral("@**all**"), BOB, []],
  ["a mention in a private channel without the bot", { ...inGeneral(ANY), to: "secret" }, BOB, [ECHO]],
  ["a direct message", direct([ECHO]), BOB, [ECHO]],
  ["a direct message to several", direct([ANN, ECHO]), BOB, [ECHO]],
  ["a mention in a direct message to others", direct([ANN], ANY), BOB, []],
  ["a message of a bot", inGeneral(ANY), IDLE, []],
  ["a bot without an address", direct([IDLE]), BOB, []],
] as const)("which messages trigger a bot: %s", (_what, params, sender, bots) => {
  const { realm } = acceptedOf(sendMessage(createRealm(FIXTURE), sender, params));
  expect([...realm.webhooks].map(([, { bot_id }]) => bot_id)).toEqual(bots);
});

test("a deactivated bot is not triggered", () => {
  const sim = started();
  sim.must.as("ann@example.test").deactivateBot({ bot_id: ECHO });
  sim.must.as("bob@example.test").sendMessage(inGeneral(ANY));
  sim.as("bob@example.test").sendMessage({ type: "direct", to: [ANN, ECHO], content: "hi" });
  expect(sim.outbox.webhooks).toEqual([]);
});

test("a scheduled message triggers a bot when it is delivered; an edit that adds a mention does not", () => {
  const sim = started();
  sim.must
    .as("bob@example.test")
    .createScheduledMessage({ type: "channel", to: 1, topic: "x", content: ANY, scheduled_delivery_timestamp: 1767229200 });
  expect(sim.outbox.webhooks).toEqual([]);
  sim.clock.runToNext();
  expect(sim.outbox.webhooks).toMatchObject([{ user_id: ECHO, times_out_at: 1767229210 }]);
  const { id: message_id } = sim.must.as("bob@example.test").sendMessage(inGeneral("plain"));
  sim.must.as("bob@example.test").updateMessage({ message_id, content: ANY });
  expect(sim.outbox.webhooks).toHaveLength(1);
});

test("the answer becomes a message of the bot where it was triggered, also where it may not post", () => {
  const sim = triggered(ANY);
  const [item] = sim.outbox.webhooks;
  const outcome = sim.answerWebhook(item ?? 0, { content: "well, *thanks*" });
  expect(outcome.ok).toBe(true);
  expect(said(sim)).toEqual([{ by: ECHO, to: "1 greetings", content: "well, *thanks*", client: "OutgoingWebhookResponse" }]);
  sim.must.as("bob@example.test").sendMessage({ ...inGeneral(ANY), to: "secret" });
  const more = sim.outbox.webhooks.at(-1);
  sim.answerWebhook(more ?? 0, { content: "here too" });
  expect(said(sim).at(-1)).toMatchObject({ by: ECHO, to: "2 greetings", content: "here too" });
});

test("the answer to a direct message goes to all who received it", () => {
  const sim = started();
  sim.must.as("bob@example.test").sendMessage(direct([ANN, ECHO]));
  sim.answerWebhook(1, { content: "hello both" });
  expect(said(sim)).toMatchObject([{ by: ECHO, to: [ANN, BOB, ECHO], content: "hello both" }]);
});

const NOTICE =
  "Your bot @_**Echo|3** was triggered by [a message](https://chat.example.test/#narrow/channel/1-general/topic/greetings/near/1). ";
const failure = (text: string) => ({ by: ECHO, to: "1 greetings", content: `Failure! ${text}` });
const notice = (text: string) => ({ by: ECHO, to: [ANN, ECHO], content: NOTICE + text });
const http = (body: string, status = 200): WebhookAnswer => ({ status, body });
const json = (value: object): WebhookAnswer => http(JSON.stringify(value));
const reply = (content: string) => ({ by: ECHO, to: "1 greetings", content });

test.each<[string, WebhookAnswer, object[]]>([
  ["a content", { content: "yes" }, [reply("yes")]],
  ["nothing", { response_not_required: true }, []],
  ["a content in JSON", json({ content: "yes" }), [reply("yes")]],
  ["any status of success", http('{"content": "yes"}', 201), [reply("yes")]],
  ["the old name of the content", json({ response_string: "old", content: "new" }), [reply("old")]],
  ["a content that is not a text", json({ content: { a: [1, true, null, "it's"] } }), [reply(`{'a': [1, True, None, "it's"]}`)]],
  ["a null", json({ content: null }), [reply("None")]],
  ["no response required", json({ response_not_required: true, content: "yes" }), []],
  ["a response that is required", json({ response_not_required: false, content: "yes" }), [reply("yes")]],
  ["an object that says nothing", json({ text: "for Slack" }), []],
  ["blanks", { content: " \n" }, []],
  ["an empty text in JSON", http('""'), []],
  [
    "no JSON",
    http("<html>``` hello</html>"),
    [
      failure("The answer of the webhook is not JSON."),
      notice("The answer of the webhook is not JSON.\n\n````\n<html>``` hello</html>\n````"),
    ],
  ],
  ["an empty body", http(""), [failure("The answer of the webhook is not JSON."), notice("The answer of the webhook is not JSON.")]],
  [
    "a list",
    http("[1]"),
    [
      failure("The answer of the webhook is not a JSON object."),
      notice("The answer of the webhook is not a JSON object.\n\n```\n[1]\n```"),
    ],
  ],
  [
    "an error",
    http("oh", 500),
    [failure("The webhook answered with the status 500."), notice("The webhook answered with the status 500.\n\n```\noh\n```")],
  ],
  [
    "a redirect",
    http("", 300),
    [failure("The webhook answered with the status 300."), notice("The webhook answered with the status 300.")],
  ],
  [
    "any other failure",
    { failure: "too many redirects" },
    [failure("The webhook could not be called."), notice("The webhook could not be called.\n\n```\ntoo many redirects\n```")],
  ],
  [
    "a wildcard that the bot may not use",
    { content: "@**all**" },
    [
      failure("You are not allowed to mention all of a channel of more than 15 subscribers."),
      notice(
        "The answer of the webhook cannot be sent: You are not allowed to mention all of a channel of more than 15 subscribers.\n\n```\n@**all**\n```",
      ),
    ],
  ],
  [
    "an invalid widget",
    json({ content: "x", widget_content: { a: 1 } }),
    [
      failure("widget_content: a form with choices is expected."),
      notice("The answer of the webhook cannot be sent: widget_content: a form with choices is expected.\n\n```\nx\n```"),
    ],
  ],
])("what follows from an answer: %s", (_what, answer, expected) => {
  const crowd = Array.from({ length: 20 }, (_, index) => ({ email: `u${index}@example.test` }));
  const settings = { can_mention_many_users_group: "role:nobody" } as const;
  const users = [...(FIXTURE.users ?? []), ...crowd];
  const sim = triggered(ANY, { users, settings, channels: [{ name: "general", subscribers: "all" }] });
  expect(sim.answerWebhook(1, answer).ok).toBe(true);
  const wanted = expected.map((one) => expect.objectContaining(one));
  expect(said(sim)).toEqual(wanted);
});

test("a widget comes with the answer", () => {
  const sim = triggered(ANY);
  const widget_content = '{"widget_type":"zform","extra_data":{"type":"choices","heading":"Pick","choices":[]}}';
  sim.answerWebhook(1, { content: "Pick", widget_content });
  expect([...sim.snapshot().messages].at(-1)).toMatchObject({ submessages: [{ msg_type: "widget" }] });
});

test.each<[string, WebhookAnswer, string[]]>([
  ["a text", json({ text: "yes" }), ["yes"]],
  ["no text", json({ content: "not for Slack" }), []],
  ["what a test says", { content: "yes" }, ["yes"]],
])("the answer in the form of Slack: %s", (_what, answer, contents) => {
  const sim = triggered("@**Slick** hi");
  sim.answerWebhook(1, answer);
  expect(said(sim).map((one) => one?.content)).toEqual(contents);
});

test("the form of Slack has no direct messages: the bot says so, and there is no request", () => {
  const sim = started();
  sim.must.as("bob@example.test").sendMessage(direct([SLICK]));
  expect(sim.outbox.webhooks).toEqual([]);
  expect(said(sim)).toMatchObject([{ by: SLICK, to: [BOB, SLICK], content: "Failure! The form of Slack has no direct messages." }]);
});

test.each(["http:no address", "https://"])("%s is no web address either", (payload_url) => {
  const bots = FIXTURE.users?.map((user) => (user.full_name === "Lost" ? { ...user, payload_url } : user)) ?? [];
  const sim = triggered("@**Lost** hi", { users: bots });
  expect(sim.outbox.webhooks).toEqual([]);
  expect(said(sim)[0]).toMatchObject({ by: LOST, content: "Failure! The webhook has no web address." });
});

test("a webhook without a web address fails immediately, and its owner is notified", () => {
  const sim = triggered("@**Lost** hi");
  expect(sim.outbox.webhooks).toEqual([]);
  expect(said(sim)).toMatchObject([
    { by: LOST, to: "1 greetings", content: "Failure! The webhook has no web address." },
    { by: LOST, to: [ANN, LOST], content: expect.stringContaining('It has "ftp:no address".') },
  ]);
});

test("a webhook that cannot be reached is called three times more; then its owner is notified", () => {
  const sim = triggered(ANY);
  for (const id of [1, 2, 3]) {
    sim.answerWebhook(id, { failure: "connection_error" });
    expect(said(sim)).toEqual([]);
    const { id: _id, attempt: _attempt, ...first } = sim.outbox.webhooks[0] ?? { id: 0, attempt: 0 };
    expect(sim.outbox.webhooks.at(-1)).toEqual({ ...first, id: id + 1, attempt: id + 1 });
  }
  sim.answerWebhook(4, { failure: "connection_error" });
  expect(sim.outbox.webhooks).toHaveLength(4);
  const noticed = notice("There was no connection to the webhook. Is its server running?");
  expect(said(sim)).toMatchObject([failure("The bot is not available."), noticed]);
});

test("a webhook that does not answer is called again every ten seconds of the virtual clock", () => {
  const sim = triggered(ANY);
  expect(sim.clock.next).toEqual({ at: 1767225610, kind: "webhook_timeout", id: 1 });
  sim.clock.advance({ seconds: 9 });
  expect(sim.outbox.webhooks).toHaveLength(1);
  sim.clock.advance({ seconds: 1 });
  expect(sim.outbox.webhooks).toMatchObject([{ attempt: 1 }, { id: 2, attempt: 2, times_out_at: 1767225620 }]);
  expect(sim.answerWebhook(1, { content: "late" })).toMatchObject({ ok: false, error: { reason: "webhook_unknown" } });
  sim.clock.advance({ hours: 1 });
  expect(sim.outbox.webhooks).toHaveLength(4);
  const noticed = notice("The webhook did not answer within 10 seconds.");
  expect(said(sim)).toMatchObject([failure("The bot is not available."), noticed]);
  expect(sim.clock.next).toBeUndefined();
});

test("an answered webhook is no longer due, and cannot be answered again", () => {
  const sim = triggered(ANY);
  sim.answerWebhook(1, { response_not_required: true });
  expect(sim.clock.next).toBeUndefined();
  expect(sim.answerWebhook(1, { content: "again" })).toMatchObject({
    ok: false,
    error: { code: "BAD_REQUEST", msg: "id: no request of an outgoing webhook with the ID 1 waits for an answer." },
  });
});

test("wrong arguments are named", () => {
  const sim = triggered(ANY);
  const wrong: object = { text: "hi" };
  expect(() => sim.answerWebhook(1, wrong)).toThrow(/answerWebhook: text: /);
  expect(() => sim.answerWebhook(1.5, { content: "hi" })).toThrow("answerWebhook: id: expected a whole number");
});

test("the bot has read the message when it was called, whatever came of it", () => {
  const sim = started();
  const { queue_id = "" } = sim.must.as("echo-bot@example.test").registerQueue({ event_types: ["update_message_flags"] });
  sim.must.as("bob@example.test").sendMessage(direct([ECHO]));
  sim.answerWebhook(1, { failure: "timeout" });
  const { events } = sim.must.as("echo-bot@example.test").getEvents({ queue_id, last_event_id: -1, dont_block: true });
  expect(events).toMatchObject([{ type: "update_message_flags", op: "add", flag: "read", messages: [1] }]);
});

test("an answer of many megabytes is cut like a long message", () => {
  const sim = triggered(ANY);
  sim.answerWebhook(1, { content: "😀".repeat(2_000_000) });
  const [answer] = said(sim);
  expect([...(answer?.content ?? "")]).toHaveLength(10_000);
  expect(answer?.content).toMatch(/😀\n\[message truncated\]$/u);
});

test("the answer goes to the old place of a moved message; of a renamed channel only the owner is notified", () => {
  const sim = triggered(ANY);
  sim.must.as("ann@example.test").updateMessage({ message_id: 1, topic: "elsewhere" });
  sim.answerWebhook(1, { content: "first" });
  expect(said(sim).at(-1)).toMatchObject({ to: "1 greetings", content: "first" });
  sim.must.as("bob@example.test").sendMessage(inGeneral(ANY));
  sim.must.as("ann@example.test").updateStream({ stream_id: 1, new_name: "renamed" });
  const before = said(sim).length;
  const notificationBot = sim.snapshot().system_bots[0].user_id;
  sim.answerWebhook(2, { content: "second" });
  expect(
    said(sim)
      .slice(before)
      .map((one) => one?.to),
  ).toEqual([
    [ANN, notificationBot],
    [ANN, ECHO],
  ]);
});

test("a snapshot keeps the requests that wait", () => {
  const sim = triggered(ANY);
  const read = realmFromJSON(JSON.parse(JSON.stringify(realmToJSON(sim.snapshot()))));
  sim.restore(read);
  sim.answerWebhook(1, { content: "still here" });
  expect(said(sim)).toMatchObject([{ content: "still here" }]);
});

test("a snapshot of an earlier version has no requests", () => {
  const { last_ids, webhooks: _none, ...realm } = createRealm(FIXTURE);
  const { webhook: _zero, ...earlier_ids } = last_ids;
  const json = realmToJSON(Object.assign(Object.create(null), { ...realm, last_ids: earlier_ids }));
  const read = realmFromJSON(JSON.parse(JSON.stringify(json)));
  expect(read.webhooks.size).toBe(0);
  expect(read.last_ids.webhook).toBe(0);
});

test("only outgoing webhooks of a fixture have an address", () => {
  const users = [{ email: "ann@example.test", payload_url: "http://localhost/" }];
  expect(() => createRealm({ users })).toThrow("users[0].payload_url: only outgoing webhooks have one; bot_type must be 3.");
});

test("the journal has what a request sent", async () => {
  const sim = started();
  const body = new URLSearchParams({ type: "stream", to: "general", topic: "t", content: ANY });
  const headers = { authorization: `Basic ${btoa("bob@example.test:bob-key")}` };
  await sim.fetch("/api/v1/messages", { method: "POST", body, headers });
  await sim.fetch("/api/v1/users/me", { headers });
  expect(sim.journal.map(({ outbound }) => outbound?.map(({ channel }) => channel))).toEqual([["webhook"], undefined]);
});

function acceptedOf<Outcome extends { readonly ok: boolean }>(outcome: Outcome): Extract<Outcome, { readonly ok: true }> {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome as Extract<Outcome, { readonly ok: true }>;
}
