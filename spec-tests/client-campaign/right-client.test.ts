/** A right client is never called wrong, whatever its account is; and a wrong one is, also in the views of items. */
import { describe, expect, test } from "vitest";
import {
  asksAgain,
  campaign,
  CAMPAIGN_FIXTURE,
  type FinishedRun,
  lenient,
  type PlanStep,
  projections,
  type Surroundings,
} from "../../src/campaign";
import type { Fixture, JsonObject } from "../../src/index";
import { type Registers, type Right, rightCampaign } from "./right-client";

const PLANS = Number(process.env["FALSE_ALARM_PLANS"] ?? "15");
const ANN = "ann@example.test";
const ROBOT = "robot-bot@example.test";

/** The fixture with another role for the account, or with a bot that it owns. */
function fixtureOf(who: "owner" | "moderator" | "guest" | "limited guest" | "bot" | "no channels", feature_level = 442): Fixture {
  const role = who.endsWith("guest") ? "guest" : who === "owner" || who === "moderator" ? who : "member";
  const users = CAMPAIGN_FIXTURE.users?.map((user) => (user.email === ANN ? { ...user, role } : user)) ?? [];
  const bot = { email: ROBOT, full_name: "Robot", api_key: "robot-key", is_bot: true, bot_owner: ANN } as const;
  const others = ["olive@example.test", "bob@example.test"];
  return {
    ...CAMPAIGN_FIXTURE,
    feature_level,
    users: who === "bot" ? [...users, bot] : users,
    ...(who === "no channels" ? { channels: (CAMPAIGN_FIXTURE.channels ?? []).map((one) => ({ ...one, subscribers: others })) } : {}),
    ...(who === "limited guest" ? { settings: { can_access_all_users_group: "role:members" } } : {}),
  } as Fixture;
}

describe.each(["owner", "moderator", "guest", "limited guest", "bot", "no channels"] as const)("an account: %s", (who) => {
  test.each([442, 302, 250])(`${PLANS} plans at feature level %i`, async (level) => {
    const account = who === "bot" ? ROBOT : ANN;
    const options = { fixture: fixtureOf(who, level), account, runs: PLANS, seed: level };
    const { runs, counterexample } = await campaign({ ...rightCampaign(), ...options });
    expect(counterexample?.trace).toBeUndefined();
    expect(runs).toBe(PLANS);
  });
});

/** An action with its numbers. */
const act = (action: string, ...numbers: [number, number, number]): PlanStep => ({ action, numbers });
const SLEEP: PlanStep = { sleep: 4000 };

/** Plans after which right clients were called wrong, each as short as possible. */
test.each<
  [string, readonly PlanStep[], { who?: Parameters<typeof fixtureOf>[0]; level?: number; registers?: Registers; follow?: "server" }]
>([
  [
    "a bot that shares no channel with a guest any longer",
    [act("calls create-bot", 0, 0, 0), act("calls subscribe", 5065253, 428, 725), act("calls unsubscribe", 0, 666, 816)],
    { who: "limited guest", level: 390 },
  ],
  ["the status of a user who was deactivated", [act("sets a status", 1, 0, 1), act("deactivates a user", 1, 0, 0)], {}],
  [
    "the status of a user who came back after a registration",
    [act("sets a status", 1, 0, 1), act("deactivates a user", 1, 0, 0), SLEEP, act("reactivates a user", 0, 0, 0)],
    {},
  ],
  [
    "what is muted in an archived channel, at any moment",
    [act("mutes a channel on another device", 0, 0, 0), act("archives a channel", 0, 0, 0), act("sends to a channel", 0, 1, 0)],
    { registers: { capabilities: { notification_settings_null: true } } },
  ],
  ["members of groups who were deactivated, below level 303", [act("deactivates a user", 1, 0, 0)], { level: 302 }],
  [
    "a user who came back, for a guest",
    [act("deactivates a user", 1, 0, 0), SLEEP, act("reactivates a user", 0, 0, 0)],
    { who: "guest", level: 255 },
  ],
  [
    "all is read while a mark waits, as servers join both",
    [{ sleep: 5 }, act("reads a topic on another device", 0, 0, 0), act("reads all on another device", 0, 0, 0)],
    { follow: "server" },
  ],
  ["a bot that is mentioned in a channel to which it does not subscribe", [act("mentions the account", 1, 3, 0)], { who: "bot" }],
  [
    "the name of a user whom a guest no longer sees",
    [act("calls deactivate-user", 81044, 792, 0), act("calls update-user", 162090, 30, 267)],
    { who: "limited guest" },
  ],
  [
    "a bot that is mentioned before it subscribes",
    [
      ...["subscribes the account", "unsubscribes the account", "mentions the account"].map((name) => act(name, 0, 0, 0)),
      SLEEP,
      { clock: 5 },
      act("subscribes the account", 0, 0, 0),
    ],
    { who: "bot" },
  ],
  ["the account types on another device", [act("calls set-typing-status", 0, 0, 0), act("calls set-typing-status", 3, 1, 1)], {}],
])("a right client survives: %s", async (_, replay, { who = "moderator", level = 442, registers = {}, follow = "documented" }) => {
  const fixture: Fixture = { ...fixtureOf(who, level), realm: { name: "Campaign", follow: follow === "server" ? "server" : "documented" } };
  const account = who === "bot" ? ROBOT : ANN;
  const { counterexample } = await campaign({ ...rightCampaign(registers), fixture, account, replay });
  expect(counterexample?.trace).toBeUndefined();
});

test.each([
  ["is right if it is not notified of mutes", "typing", undefined],
  ["is wrong if it does", "typing,muted_users", "typists"],
])("a client that shows a muted user as typing %s", async (_, event_types, wrong) => {
  const start = async ({ url, email, api_key, fetch }: Surroundings) => {
    const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
    const body = new URLSearchParams({ event_types: JSON.stringify(event_types.split(",")) });
    const { queue_id } = (await (await fetch(`${url}/api/v1/register`, { method: "POST", headers, body })).json()) as JsonObject;
    const query = `queue_id=${String(queue_id)}&last_event_id=-1`;
    const polled = fetch(`${url}/api/v1/events?${query}`, { headers }).then((answer) => answer.json());
    const typists: number[] = [];
    void polled.then(({ events }: { events: { sender: { user_id: number } }[] }) =>
      typists.push(...events.map(({ sender }) => sender.user_id)),
    );
    return typists;
  };
  const views = { typists: { client: (shown: number[]) => shown, truth: projections.typists } };
  const replay = [act("types", 0, 0, 2), act("mutes a user on another device", 0, 0, 0)];
  const { counterexample } = await campaign({ start, views, replay });
  expect(counterexample?.findings[0]?.name).toBe(wrong);
});

test("the status of a user whom a guest no longer sees counts for nothing", async () => {
  const kept = { statuses: () => ({ 1: "Busy 0" }) };
  const replay = [act("sets a status", 0, 0, 0), act("calls unsubscribe", 0, 0, 0)];
  const run = (who: "guest" | "limited guest", steps: readonly PlanStep[]) =>
    campaign({ ...rightCampaign({}, kept), fixture: fixtureOf(who), account: ANN, replay: steps });
  expect((await run("limited guest", replay)).counterexample?.trace).toBeUndefined();
  expect((await run("guest", [])).counterexample?.findings.map(({ name }) => name)).toEqual(["statuses"]);
});

test("a client of all channels does not know to which archived ones it subscribes", async () => {
  const renames = () => ({ user_id: 1, operation: "update-stream", params: { stream_id: 1, new_name: "past" }, words: "renames" });
  const registers = { capabilities: { notification_settings_null: true }, all_public_streams: true };
  const replay = [act("reads all on another device", 0, 0, 0), act("archives a channel", 0, 0, 0), act("renames", 0, 0, 0)];
  const run = (more: Registers, shown: number[]) =>
    campaign({
      ...rightCampaign({ ...registers, ...more }),
      views: { unread: { client: () => shown, truth: projections.unread } },
      actions: { renames },
      fixture: fixtureOf("moderator", 421),
      replay,
    });
  expect((await run({}, [])).counterexample?.trace).toBeUndefined();
  expect((await run({ all_public_streams: false }, [])).counterexample?.findings[0]?.name).toBe("unread");
});

test("a message without a subscription keeps its star when it moves to its own channel", async () => {
  const stars = { messages: [2], op: "add", flag: "starred" };
  const actions = {
    stars: () => ({ user_id: 2, operation: "update-message-flags", params: stars, words: "stars" }),
    moves: () => ({ user_id: 1, operation: "update-message", params: { message_id: 2, stream_id: 4 }, words: "moves" }),
  };
  const views = {
    starred: { client: ({ state: { starred } }: Right) => (Array.isArray(starred) ? starred : []), truth: projections.starred },
  };
  const replay = [act("stars", 0, 0, 0), act("moves", 0, 0, 0)];
  expect(
    (await campaign({ ...rightCampaign(), views, actions, fixture: fixtureOf("moderator"), replay })).counterexample?.trace,
  ).toBeUndefined();
});

test.each([
  ["is right, since the registration omitted it", [{ sleep: 700 }], undefined],
  [
    "is right, since the event that marked it as unread omitted it",
    [act("reads on another device", 0, 0, 0), act("marks as unread on another device", 0, 0, 0)],
    undefined,
  ],
  ["is wrong, since it was notified", [], "mentioned"],
])("a client without a wildcard mention in a channel that was muted %s", async (_, slept, wrong) => {
  const views = { mentioned: { client: () => [], truth: projections.mentioned } };
  const mutes = act("mutes a channel on another device", 0, 0, 0);
  const replay = [mutes, act("mentions the account", 0, 0, 1), ...slept, { clock: 5 }, act("mutes a channel on another device", 0, 2, 0)];
  const { counterexample } = await campaign({ ...rightCampaign(), views, fixture: fixtureOf("moderator"), replay });
  expect(counterexample?.findings[0]?.name).toBe(wrong);
});

test("the address of the account does not change: the client has it from the beginning", async () => {
  const renames = () => ({ user_id: 1, operation: "update-bot", params: { bot_id: 5, short_name: "other" }, words: "renames the bot" });
  const replay: PlanStep[] = [act("renames", 0, 0, 0), { fault: { fault: "lose_answer" } }];
  const options = { fixture: fixtureOf("bot", 447), account: ROBOT, actions: { renames }, replay };
  expect((await campaign({ ...rightCampaign(), ...options })).counterexample?.trace).toBeUndefined();
});

const emptied = () => ({});

test.each([
  ["presence", { presence: emptied }],
  ["scheduled", { scheduled: emptied }],
  ["savedSnippets", { savedSnippets: emptied }],
  ["directMessages", { directMessages: emptied }],
  ["topicVisibility", { topicVisibility: emptied }],
  ["emojiStatuses", { emojiStatuses: emptied }],
  ["channelFolders", { channelFolders: emptied }],
  ["customEmoji", { customEmoji: () => [] }],
  ["statuses", { statuses: emptied }],
  ["groups", { groups: emptied }],
  ["unreadCount", { unreadCount: () => 0 }],
])("a client that shows nothing in %s is found", async (name, wrong) => {
  const { counterexample } = await campaign({ ...rightCampaign({}, wrong), fixture: fixtureOf("moderator"), runs: 50 });
  expect(counterexample?.findings.map((finding) => finding.name)).toEqual([name]);
});

test.each([
  ["is deactivated", { email: ANN, is_active: false }, 442],
  ["is a bot of type 2 (incoming webhook)", { email: ANN, is_bot: true, bot_type: 2, bot_owner: "bob@example.test" }, 442],
  ["before feature level 220 guests are not notified of subscribers", { email: ANN, role: "guest" }, 219],
])("an account whose client cannot be tested is refused in one sentence: %s", async (sentence, ann, feature_level) => {
  const fixture = { feature_level, users: [{ email: "bob@example.test", role: "owner" }, ann] } as Fixture;
  const played = campaign({ ...rightCampaign(), fixture, account: ANN });
  await expect(played).rejects.toThrow(sentence);
  await expect(played).rejects.toThrow(/^campaign: account: ann@example\.test [^\n]*$/u);
});

test("a truth can accept more than one right answer", async () => {
  const truth = lenient(projections.alertWords, (shown: readonly string[]) => shown.map((word) => word.toLowerCase()));
  const fixture: Fixture = { ...CAMPAIGN_FIXTURE, users: CAMPAIGN_FIXTURE.users?.map((user) => ({ ...user, alert_words: ["soup"] })) };
  const run = (shown: string) => campaign({ ...rightCampaign(), views: { words: { client: () => [shown], truth } }, fixture, replay: [] });
  expect((await run("SOUP")).counterexample).toBeUndefined();
  expect((await run("tea")).counterexample?.findings[0]?.name).toBe("words");
});

/** A run whose faults have ended at second 100. */
function finished(requests: readonly object[], wakes_at?: number): FinishedRun<unknown> {
  return { requests, acts: [], journal: [], well_since: 100, wakes_at } as never;
}

test.each([
  ["an open poll", [{ begun_at: 10 }], undefined],
  [
    "a poll in time",
    [
      { begun_at: 90, ended_at: 91 },
      { begun_at: 219, ended_at: 220 },
    ],
    undefined,
  ],
  [
    "a poll too late",
    [
      { begun_at: 90, ended_at: 91 },
      { begun_at: 700, ended_at: 701 },
    ],
    600,
  ],
  [
    "a poll after a wait that was stated",
    [
      { begun_at: 90, ended_at: 91, retry_after: 300.5 },
      { begun_at: 400, ended_at: 401 },
    ],
    undefined,
  ],
])("a client asks again when the server is well: %s", (_, requests, seconds) => {
  const problem = asksAgain().problem(finished(requests));
  if (seconds === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(`it slept until ${seconds} s after the last fault`);
});

test("a client that sleeps for an hour is found, one that waits for nothing is not", () => {
  expect(asksAgain().problem(finished([{ begun_at: 90, ended_at: 91 }], 3700))).toContain("sent nothing for 3600 s");
  expect(asksAgain().problem(finished([{ begun_at: 90, ended_at: 91 }]))).toBeUndefined();
});
