/** A shared server is compared without a reset: in fresh channels, and everything is put back. */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import type { CompareOptions, CompareResult } from "../../src/compare";
import type { RealmSide } from "../../src/compare";
import { COMPARE_FIXTURE } from "../../src/compare/default-fixture";
import { findDifferences } from "../../src/compare/find-differences";
import { ownState } from "../../src/compare/shared/own-state";
import { sharedComparison } from "../../src/compare/shared/shared-comparison";
import { shareableStep } from "../../src/compare/shared/shared-steps";
import { createSimulator, type Fixture, type Simulator } from "../../src/index";
import { describePool } from "../../src/targets/account-pool";
import { askWith } from "../../src/targets/ask";
import { FormerState } from "../../src/targets/former-state";
import { Limit } from "../../src/targets/limit";
import { OwnThings } from "../../src/targets/own-things";
import { patientConnection } from "../../src/targets/patient";
import type { OutgoingRequest } from "../../src/targets/send";
import { Undoing } from "../../src/targets/undoing";
import { deviating, DEVIATIONS } from "./planted";

/** A server with earlier traffic: other names and roles, other accounts, settings, channels, groups and messages. */
const USED: Fixture = {
  realm: { follow: "server" },
  settings: { name_changes_disabled: true, can_create_groups: "role:moderators", message_content_edit_limit_seconds: 300 },
  users: [
    { email: "foreign@corp.test", full_name: "Foreign One" },
    { email: "gone@corp.test", full_name: "Gone", is_active: false },
    { email: "nora@corp.test", full_name: "Nora", api_key: "nora-key", settings: { twenty_four_hour_time: true } },
    { email: "max@corp.test", full_name: "Max", api_key: "max-key", alert_words: ["soup"] },
    { email: "gus@corp.test", full_name: "Gus", role: "guest", api_key: "gus-key" },
    { email: "olga@corp.test", full_name: "Olga", role: "owner", api_key: "olga-key" },
    { email: "abe@corp.test", full_name: "Abe", role: "administrator", api_key: "abe-key" },
    { email: "mona@corp.test", full_name: "Mona", role: "moderator", api_key: "mona-key" },
  ],
  groups: [{ name: "crew", members: ["max@corp.test", "foreign@corp.test"] }],
  channels: [
    { name: "general", subscribers: "all" },
    { name: "plans", invite_only: true, subscribers: ["max@corp.test"] },
  ],
  messages: [
    { sender: "foreign@corp.test", channel: "general", topic: "lunch", content: "Hello @**Max**", unread: true },
    { sender: "foreign@corp.test", to: ["max@corp.test"], content: "Are you there?", unread: true },
    { sender: "nora@corp.test", to: ["max@corp.test"], content: "And you?", unread: true },
  ],
  drafts: [{ user: "nora@corp.test", content: "An earlier draft" }],
};

const accountsIn = ({ users = [] }: Fixture) => users.flatMap(({ email, api_key }) => (api_key === undefined ? [] : [{ email, api_key }]));

const PREFIX = "rs123abc-";

async function compareShared(
  { fetch }: Pick<RealmSide, "fetch">,
  { signal, ...options }: Omit<CompareOptions, "right">,
  accounts = accountsIn(USED),
): Promise<CompareResult> {
  const send = ({ url, ...parts }: OutgoingRequest) => fetch(url, parts);
  const limit = new Limit(signal === undefined ? {} : { signal });
  const connection = { baseUrl: "http://server.invalid", send, limit };
  const { comparison, remarks } = await sharedComparison({
    name: "the server",
    connection,
    accounts,
    prefix: PREFIX,
    wallClock: () => 0,
  });
  // In this process no event is on its way.
  const right = { ...comparison.right, patienceMilliseconds: 0 };
  const result = await findDifferences({ ...comparison, right }, options).finally(() => limit.close());
  expect(right.leftBehind?.()).toEqual([]);
  return { ...result, remarks: [...remarks, ...result.remarks] };
}

/** What is there of channels, groups, folders, accounts, and of what accounts have for themselves. */
function stateOf(sim: Simulator) {
  const { channels, user_groups, channel_folders, users, drafts, scheduled_messages, saved_snippets, reminders, ...rest } = sim.snapshot();
  const { alert_words } = rest;
  return {
    channels: [...channels].filter(({ is_archived }) => !is_archived).map(({ name }) => name),
    groups: [...user_groups].flatMap((group) => (group === null || group.deactivated ? [] : [group.name])),
    folders: [...channel_folders].filter(({ is_archived }) => !is_archived).map(({ name }) => name),
    accounts: [...users].map(({ full_name, role, is_active, settings }) => [full_name, role, is_active, settings]),
    alert_words: [...alert_words],
    personal: [drafts, scheduled_messages, saved_snippets, reminders].map((all) => [...all].length),
  };
}

describe("a server with earlier traffic", () => {
  test.each([300, 421, 512])("has no differences at level %i, and has afterwards what it had before", async (feature_level) => {
    const server = createSimulator({ ...USED, feature_level });
    const before = stateOf(server);
    const { classes, limit, remarks } = await compareShared(server, { steps: 60 });
    expect({ classes: classes.map(({ name, left, right }) => ({ name, left, right })), limit, remarks }).toEqual({
      classes: [],
      limit: "steps",
      remarks: [],
    });
    expect(stateOf(server)).toEqual(before);
    expect([...server.snapshot().channels].filter(({ name }) => name.startsWith(PREFIX)).length).toBeGreaterThan(4);
  });

  test("and its messages and those who read them are as before", async () => {
    const server = createSimulator(USED);
    const read = () =>
      server.must
        .as("max@corp.test")
        .getMessages({ anchor: "newest", num_before: 100, num_after: 0, narrow: [{ operator: "channel", operand: "general" }] });
    const before = read();
    await compareShared(server, { steps: 60, seed: 5 });
    expect(read()).toEqual(before);
  });

  test("that deviates is found out, with a small case", async () => {
    const deviation = DEVIATIONS.find(({ title }) => title === "no event of reactions");
    if (deviation === undefined) throw new Error("There is no such deviation.");
    const stop = new AbortController();
    const server = deviating(deviation, { ...COMPARE_FIXTURE, realm: { ...COMPARE_FIXTURE.realm, follow: "server" } });
    const onProgress = ({ classes }: { readonly classes: number }) => classes > 0 && stop.abort();
    const { classes } = await compareShared(server, { steps: 200, signal: stop.signal, onProgress }, accountsIn(COMPARE_FIXTURE));
    expect(classes[0]).toMatchObject({ what: "event missing", where: "reaction/add" });
    expect(classes[0]?.requests).toBeLessThanOrEqual(8);
  });
});

test("what a server differs in from the beginning is expected", async () => {
  const { fetch } = createSimulator(USED);
  const renamed = async (input: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(input, init);
    return new Response((await answer.text()).replaceAll('"max_topic_length":60', '"max_topic_length":70'), { status: answer.status });
  };
  const { classes } = await compareShared({ fetch: renamed }, { steps: 10 });
  expect(classes).toMatchObject([
    {
      name: "register-queue value max_topic_length",
      left: 60,
      right: 70,
      reason: "the server differs there before the first request",
    },
  ]);
});

test("but not that it does not answer", async () => {
  const { fetch } = createSimulator(USED);
  const refusing = async (input: string, init: RequestInit): Promise<Response> =>
    init.body instanceof URLSearchParams && init.body.has("slim_presence") === false && init.body.has("queue_lifespan_secs")
      ? Response.json({ result: "error", code: "BAD_REQUEST", msg: "no" }, { status: 400 })
      : fetch(input, init);
  const { classes } = await compareShared({ fetch: refusing }, { steps: 5 });
  expect(classes[0]).toMatchObject({ name: "register-queue outcome BAD_REQUEST" });
  expect(classes[0]?.reason).toBeUndefined();
});

test("credentials of too few roles: it is said what is missing, and the rest is compared", async () => {
  const server = createSimulator(USED);
  const some = accountsIn(USED).filter(({ email }) => /^(olga|max)/u.test(email));
  const { classes, steps, remarks } = await compareShared(server, { steps: 30 }, some);
  expect(classes).toEqual([]);
  expect(steps).toBeGreaterThanOrEqual(30);
  expect(remarks).toEqual(
    ["administrator", "moderator", "member", "guest"].map(
      (role) => `the credentials have too few accounts of role ${role}: 1 missing; what such accounts do and see is not compared`,
    ),
  );
});

test("credentials without an owner are refused", async () => {
  const some = accountsIn(USED).filter(({ email }) => /^max/u.test(email));
  await expect(compareShared(createSimulator(USED), { steps: 1 }, some)).rejects.toThrow("the credentials have no account of an owner");
});

test.each([5, 25, 60])("an interruption after %i answers leaves nothing behind, also while a case is made small", async (most) => {
  const server = createSimulator(USED);
  const before = stateOf(server);
  const stop = new AbortController();
  let [answers, late] = [0, 0];
  const fetch = async (input: string, init: RequestInit): Promise<Response> => {
    const isDrawn = new Headers(init.headers).get("user-agent") === "ZulipDiff/1.0";
    if (stop.signal.aborted && isDrawn) late += 1;
    const answer = await server.fetch(input, init);
    const text = await answer.text();
    // From the first message on, everything differs.
    if (/\/messages$/u.test(input) && init.method === "POST" && (answers += 1) >= most) stop.abort();
    return new Response(text.replaceAll('"is_me_message":', '"is_my_message":'), { status: answer.status });
  };
  const { limit } = await compareShared({ fetch }, { steps: 2000, signal: stop.signal });
  expect(limit).toBe("signal");
  expect(late).toBe(0);
  expect(stateOf(server)).toEqual(before);
});

/** Max of the server with earlier traffic, and what is put back there. */
async function maxOfServer(fixture: Fixture = USED) {
  const sim = createSimulator(fixture);
  const ask = askWith({ baseUrl: "http://server.invalid", send: ({ url, ...parts }) => sim.fetch(url, parts) });
  const [account] = (await describePool(accountsIn(fixture), ask)).filter(({ delivery_email }) => delivery_email.startsWith("max"));
  if (account === undefined) throw new Error("The account is missing.");
  const former = new FormerState(ask, [account], undefined);
  const before = (method: string, path: string) => former.before({ method, path, parameters: {} }, account.delivery_email);
  const undoing = new Undoing();
  const putBack = async () => {
    await former.putBack(undoing);
    return undoing.left;
  };
  return { sim, max: sim.must.as("max@corp.test"), shown: () => ownState(ask, account), before, putBack };
}

test("settings, alert words and the status of an account are put back", async () => {
  const { max, shown, before, putBack } = await maxOfServer();
  max.updateStatus({ status_text: "at lunch", emoji_name: "tada" });
  const expected = await shown();
  await before("POST", "/users/me/status");
  await before("PATCH", "/settings");
  await before("POST", "/users/me/alert_words");
  max.updateStatus({ status_text: "busy" });
  max.updateSettings({ twenty_four_hour_time: true, send_read_receipts: false });
  max.addAlertWords({ alert_words: ["tea"] });
  max.removeAlertWords({ alert_words: ["soup"] });
  expect(await shown()).not.toEqual(expected);
  expect(await putBack()).toEqual([]);
  expect(await shown()).toEqual(expected);
});

test("a status that hides an account is put back with the setting that it changes", async () => {
  const { max, shown, before, putBack } = await maxOfServer();
  const expected = await shown();
  await before("POST", "/users/me/status");
  max.updateStatus({ away: true });
  expect(await shown()).not.toEqual(expected);
  expect(await putBack()).toEqual([]);
  expect(await shown()).toEqual(expected);
});

test("messages are unread again, but for those that are gone", async () => {
  const { sim, max, before, putBack } = await maxOfServer();
  const owner = sim.must.as("olga@corp.test");
  const send = (content: string) => owner.sendMessage({ type: "channel", to: "general", topic: "lunch", content }).id;
  const [first, second] = [send("one"), send("two")];
  const unread = () => sim.must.as("max@corp.test").registerQueue({ fetch_event_types: ["message", "update_message_flags"] }).unread_msgs;
  await before("POST", "/mark_all_as_read");
  max.markAllAsRead();
  owner.deleteMessage({ message_id: first });
  expect(await putBack()).toEqual([]);
  expect(JSON.stringify(unread())).toContain(`${second}]`);
});

describe("a request to a shared server", () => {
  const things = {
    users: new Map([[4, "mel@example.test"]]),
    channels: new Map([[1, "general"]]),
  };
  const stepOf = (call: string, given: Record<string, unknown>) =>
    shareableStep({ call, as: "mel@example.test", with: given as never }, things, 1000)?.with;

  test.each([
    ["delete-message", { message_id: 7 }, { message_id: 2_000_000_000 }],
    ["delete-message", { message_id: "$message_1" }, { message_id: "$message_1" }],
    [
      "update-stream",
      { stream_id: { $channel: "general" }, can_send_message_group: { new: 3 } },
      { stream_id: { $channel: "general" }, can_send_message_group: { new: 2_000_000_000 } },
    ],
    [
      "update-user-group-members",
      { user_group_id: { $group: "crew" }, add: [4, 5] },
      { user_group_id: { $group: "crew" }, add: [{ $user: "mel@example.test" }, 2_000_000_000] },
    ],
    ["create-channel", { name: "x", announce: true }, { name: "x" }],
    ["create-user-group", { name: 0 }, { name: "n0" }],
    ["subscribe", { subscriptions: [{ name: "7" }] }, { subscriptions: [{ name: "n7" }] }],
    ["update-scheduled-message", { to: { $user: "mel@example.test" }, content: "x" }, { content: "x" }],
    [
      "create-scheduled-message",
      { to: 5, scheduled_delivery_timestamp: 1060 },
      { to: 2_000_000_000, scheduled_delivery_timestamp: { $now: 3600 } },
    ],
    [
      "get-messages",
      { num_before: 5, narrow: [{ operator: "id", operand: 9 }] },
      {
        num_before: 5,
        narrow: [
          { operator: "id", operand: 2_000_000_000 },
          { operator: "channel", operand: { $channel: "general" } },
        ],
      },
    ],
    ["update-settings", { twenty_four_hour_time: true }, { twenty_four_hour_time: true }],
    ["update-settings", { new_password: "x" }, undefined],
    ["update-settings", { email: "x@corp.test" }, undefined],
  ])("%s: %j", (call, given, expected) => {
    expect(stepOf(call, given)).toEqual(expected);
  });
});

test("a request that comes too fast is repeated after the time that the server says", async () => {
  const waited: number[] = [];
  const answers = [
    new Response("{}", { status: 429, headers: { "retry-after": "2.5" } }),
    new Response("{}", { status: 429 }),
    new Response("{}", { status: 200 }),
    new Response("{}", { status: 429, headers: { "retry-after": "4000" } }),
  ];
  const limit = Object.assign(new Limit(), { wait: async (milliseconds: number) => void waited.push(milliseconds) });
  const connection = { baseUrl: "", send: async () => answers.shift() ?? Response.error(), limit };
  const { send } = patientConnection(connection);
  const request = { url: "", method: "GET", headers: new Headers(), body: null };
  expect([(await send(request)).status, (await send(request)).status]).toEqual([200, 429]);
  expect(waited).toEqual([2500, 1000]);
});

test("a server that always says that requests come too fast is asked 20 times more, and its answer is passed on", async () => {
  let sent = 0;
  const always = async () => {
    sent += 1;
    return Response.json({}, { status: 429, headers: { "retry-after": "0" } });
  };
  const { send } = patientConnection({ baseUrl: "", send: always });
  expect((await send({ url: "", method: "GET", headers: new Headers(), body: null })).status).toBe(429);
  expect(sent).toBe(21);
});

test("a request that reads is sent once more if its connection was closed; one that writes is not", async () => {
  const sent: string[] = [];
  const send = async ({ method }: OutgoingRequest): Promise<Response> => {
    sent.push(method);
    if (sent.length % 2 === 1) throw new TypeError("fetch failed", { cause: new Error("other side closed") });
    return Response.json({});
  };
  const patient = patientConnection({ baseUrl: "", send });
  const request = { url: "", headers: new Headers(), body: null };
  expect((await patient.send({ ...request, method: "GET" })).status).toBe(200);
  await expect(patient.send({ ...request, method: "POST" })).rejects.toThrow("fetch failed");
  expect(sent).toEqual(["GET", "GET", "POST"]);
});

test("a notice is of the conversation, also in a realm that begins again for each conversation", () => {
  const own = new OwnThings(() => false, new Set(), new Map(), 0);
  const notice = (id: number) => ({ messages: [{ id, sender_email: "notification-bot@zulip.com", content: "moved", stream_id: 7 }] });
  const isHeard = (id: number): boolean => {
    own.begin([{ kind: "channel", name: "general" }], () => 7);
    own.learn(notice(id), "rs1-");
    return isDeepStrictEqual(own.heard(notice(id)), notice(id));
  };
  expect([isHeard(5), isHeard(5)]).toEqual([true, false]);
  own.startAgain();
  expect(isHeard(5)).toBe(true);
});
