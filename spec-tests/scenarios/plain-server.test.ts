/** Scenarios on a server without a control plane: fixtures built by requests, names translated, nothing left behind. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main";
import { differenceLine } from "../../src/matching/difference";
import { INTERFACE_ROUTES } from "../../src/matching/interface";
import { isForLevel } from "../../src/matching/scenario";
import { placeText, problemLine } from "../../src/matching/scenario-problem";
import { LIMITS } from "../../src/protocol/limits";
import { readScenario } from "../../src/scenario/reading/read-scenario";
import { replay, replayAll } from "../../src/scenario/replay";
import type { ScenarioFile, StepResult } from "../../src/scenario/step-result";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { createSimulator } from "../../src/simulator/create-simulator";
import type { Simulator } from "../../src/simulator/simulator";
import { Limit } from "../../src/targets/limit";
import { liveTarget } from "../../src/targets/live-target";
import { loadFixture } from "../../src/targets/load-fixture";
import { recordedIo } from "../cli/recorded-io";

const POOL = {
  users: [
    { email: "o1@pool.test", full_name: "Pool Owner", role: 100 as const, can_create_users: true },
    { email: "a1@pool.test", full_name: "Pool Admin", role: 200 as const },
    { email: "m1@pool.test", full_name: "Pool One" },
    { email: "m2@pool.test", full_name: "Pool Two" },
    { email: "m3@pool.test", full_name: "Pool Three" },
    { email: "g1@pool.test", full_name: "Pool Guest", role: 600 as const },
  ].map((user, index) => ({ ...user, api_key: `key-${index}` })),
  channels: [{ name: "pool lobby", subscribers: "all" as const }],
  messages: [{ sender: "m1@pool.test", channel: "pool lobby", topic: "x", content: "earlier traffic" }],
};

let server: HttpServer;
let simulator: Simulator;
beforeAll(async () => {
  simulator = createSimulator(POOL);
  const front = frontController({ simulator, fixture: () => POOL, complete: (fixture) => fixture }, false);
  server = await serveHttp({ port: 0, host: "127.0.0.1", ...front });
});
afterAll(() => server.close());

function mayOwnerCreateAccounts(can_create_users: boolean): void {
  simulator.apply((realm) => ({
    ok: true,
    realm: { ...realm, users: realm.users.set(0, { ...realm.users.get(0)!, can_create_users }) },
    response: {},
    events: [],
    outbound: [],
  }));
}

function scenariosIn(text: string, file = "a.yaml"): readonly ScenarioFile[] {
  const read = readScenario(text, file, { routes: INTERFACE_ROUTES, loadFixture }, (used) => {
    const path = join(dirname(file), used);
    return { file: path, text: readFileSync(path, "utf8") };
  });
  if ("problems" in read) throw new Error(read.problems.map(problemLine).join("\n"));
  return read.scenarios;
}

async function play(text: string, accounts = POOL.users, prefix = "rstest-"): Promise<readonly StepResult[]> {
  const target = await liveTarget(server.url, accounts, { prefix, wallClock: () => 0 });
  const results: StepResult[] = [];
  for (const { scenario } of scenariosIn(text)) {
    for await (const step of replay(scenario, target, INTERFACE_ROUTES)) results.push(step);
  }
  return results;
}

const said = ({ reason, differences }: StepResult) => [reason, ...differences.map(differenceLine)].filter(Boolean);

const SCENARIO = `name: n
purpose: p
fixture:
  settings: { waiting_period_threshold: 5 }
  users:
    - { email: ann@example.test, full_name: Ann Owner, role: owner, settings: { twenty_four_hour_time: true } }
    - { email: bob@example.test, full_name: Bob Member }
  groups: [{ name: crew, members: [bob@example.test] }]
  channels: [{ name: dock, subscribers: all, description: Boats }, { name: safe, invite_only: true, subscribers: [bob@example.test] }]
  messages: [{ sender: bob@example.test, channel: dock, topic: crane, content: It is free., reactions: [{ emoji_name: tada, user: ann@example.test }] }]
steps:
  - { call: register-queue, as: bob@example.test, with: { event_types: [message] }, save: { q: queue_id } }
  - call: send-message
    as: ann@example.test
    with: { type: channel, to: dock, topic: crane, content: "@**Bob Member** #**dock** @*crew*" }
    save: { id: id }
  - events: { queue: $q, as: bob@example.test }
    expect:
      - type: message
        message: { id: $id, stream_id: { $channel: dock }, sender_email: ann@example.test, sender_full_name: Ann Owner, display_recipient: dock }
  - call: get-messages
    as: bob@example.test
    with: { anchor: newest, num_before: 2, num_after: 0, narrow: [[channel, dock]] }
    expect:
      messages:
        - { id: { $message: 1 }, reactions: [{ emoji_name: tada, user_id: { $user: ann@example.test } }] }
        - { id: $id, content: { $all: [{ $contains: "@Bob Member<" }, { $contains: "#dock<" }, { $contains: "@crew<" }, { $contains: 'data-user-id="\${user:bob@example.test}"' }] } }
  - { call: create-channel, as: ann@example.test, with: { name: new one, subscribers: [] } }
  - { call: get-streams, as: ann@example.test, expect: { streams: { $contains: { name: new one } } } }
  - { call: get-user-by-email, as: ann@example.test, with: { email: bob@example.test }, expect: { user: { full_name: Bob Member } } }
`;

describe("a fixture is built by requests", () => {
  it("with names in both directions, and everything is removed and put back", async () => {
    for (const run of ["rsone-", "rstwo-"]) {
      const results = await play(SCENARIO, POOL.users, run);
      expect(results.map(said).flat()).toEqual([]);
      expect(results.every(({ status }) => status === "passed")).toBe(true);
    }
    const realm = simulator.snapshot();
    const live = [...realm.channels].filter(({ is_archived }) => !is_archived).map(({ name }) => name);
    expect(live).toEqual(["pool lobby"]);
    expect([...realm.user_groups].filter((group) => group?.name.startsWith("rs") === true && !group.deactivated)).toEqual([]);
    expect(realm.settings.waiting_period_threshold).toBe(0);
    expect(realm.users.get(0)?.settings.twenty_four_hour_time).toBe(false);
    expect(realm.drafts).toEqual([]);
  });

  it("and what cannot be built skips the scenario before its first step, with the reason", async () => {
    const reasonOf = async (text: string, accounts = POOL.users): Promise<unknown> => {
      const results = await play(text, accounts);
      expect(results.every(({ status }) => status === "skipped")).toBe(true);
      return results[0]?.reason;
    };
    const head = "name: n\npurpose: p\n";
    const ask = "steps: [{ call: get-own-user, as: 1 }, { clock: next }]\n";
    expect(await reasonOf(head + ask)).toContain("cannot be moved");
    const level = `${head}fixture: { feature_level: 200 }\nsteps: [{ call: get-own-user, as: 1 }]\n`;
    expect(await reasonOf(level)).toBe("the fixture is for feature level 200, and the server has 421");
    const four = `${head}fixture: { users: [{ email: a@b.c, role: owner }, { email: b@b.c, role: moderator }] }\nsteps: [{ call: get-own-user, as: a@b.c }]\n`;
    const bare = POOL.users.slice(0, 1);
    mayOwnerCreateAccounts(false);
    expect(await reasonOf(four, bare)).toBe("the credentials have too few accounts; missing: 1 of role 300 (moderator)");
    mayOwnerCreateAccounts(true);
  });

  it("and at the end it is said what accounts are missing, and how many scenarios that costs", async () => {
    mayOwnerCreateAccounts(false);
    const target = await liveTarget(server.url, POOL.users.slice(0, 1), { prefix: "rsfew-", wallClock: () => 0 });
    for (const others of ["{ email: b@b.c }, { email: c@b.c }", "{ email: b@b.c, role: guest }"]) {
      const text = `name: n\npurpose: p\nfixture: { users: [{ email: a@b.c, role: owner }, ${others}] }\nsteps: [{ call: get-own-user, as: a@b.c }]\n`;
      for (const { scenario } of scenariosIn(text)) for await (const _ of replay(scenario, target, INTERFACE_ROUTES));
    }
    mayOwnerCreateAccounts(true);
    const needed = "2 of role 400 (member), 1 of role 600 (guest)";
    expect(target.remarks?.()).toEqual([`too few accounts in the credentials: 2 scenarios skipped; with ${needed} more, none is.`]);
  });

  it("and folders are removed, also where a scenario has archived their channels", async () => {
    const text = `name: n
purpose: p
fixture: { users: [{ email: ann@example.test, role: owner }], channel_folders: [{ name: Rooms }], channels: [{ name: hall, folder: Rooms }] }
steps: [{ call: archive-stream, as: ann@example.test, with: { stream_id: { $channel: hall } } }]
`;
    const results = await play(text, POOL.users, "rsfolder-");
    expect(results.flatMap(said)).toEqual([]);
    const folders = simulator.snapshot().channel_folders.filter(({ name }) => name.startsWith("rsfolder-"));
    expect(folders.map(({ is_archived }) => is_archived)).toEqual([true]);
  });

  it("and groups that their own settings name are removed, too", async () => {
    const text = `name: groups that need each other
purpose: p
fixture:
  users: [{ email: ann@example.test, role: owner }, { email: bob@example.test }]
  groups: [{ name: crew, members: [] }, { name: cooks, members: [] }, { name: alone, members: [] }]
steps:
  - call: update-user-group
    as: ann@example.test
    with: { user_group_id: { $group: crew }, can_mention_group: { new: { $group: cooks } } }
  - call: update-user-group
    as: ann@example.test
    with:
      user_group_id: { $group: cooks }
      can_mention_group: { new: { direct_members: [{ $user: bob@example.test }], direct_subgroups: [{ $group: crew }] } }
  - call: update-user-group
    as: ann@example.test
    with: { user_group_id: { $group: alone }, can_mention_group: { new: { $group: alone } } }
`;
    const results = await play(text, POOL.users, "rsneed-");
    expect(results.flatMap(said)).toEqual([]);
    const { user_groups } = simulator.snapshot();
    expect([...user_groups].filter((group) => group?.name.startsWith("rsneed-") === true && !group.deactivated)).toEqual([]);
  });

  it("and accounts of the credentials are as before, whatever a scenario did to them", async () => {
    const text = `name: leaving
purpose: p
fixture:
  users:
    - { email: ann@example.test, role: owner }
    - { email: bob@example.test, full_name: Bob }
    - { email: bot@example.test, full_name: Helper, is_bot: true, bot_owner: bob@example.test }
  settings: { new_stream_announcements_stream_id: hall }
  channels: [{ name: hall, subscribers: all }]
steps:
  - { call: add-default-stream, as: ann@example.test, with: { stream_id: { $channel: hall } } }
  - { call: send-message, as: bot@example.test, with: { type: channel, to: { $channel: hall }, topic: t, content: c } }
  - { call: create-default-stream-group, as: ann@example.test, with: { group_name: Makers, description: d, stream_names: [] } }
  - { call: update-user, as: ann@example.test, with: { user_id: { $user: bob@example.test }, role: 300, full_name: Other } }
  - { call: deactivate-own-user, as: bob@example.test }
`;
    const results = await play(text, POOL.users, "rsleave-");
    expect(results.flatMap(said)).toEqual([]);
    const { users, default_stream_groups, settings } = simulator.snapshot();
    const lent = [...users].filter(({ is_bot }) => !is_bot).slice(0, POOL.users.length);
    expect(lent.map(({ full_name, is_active }) => [full_name, is_active])).toEqual(POOL.users.map(({ full_name }) => [full_name, true]));
    expect(lent.map(({ role }) => role)).toEqual(POOL.users.map(({ role = 400 }) => role));
    expect([...users].filter((user) => user.is_bot && user.is_active)).toEqual([]);
    expect([default_stream_groups, settings.new_stream_announcements_stream_id]).toEqual([[], -1]);
  });

  it("and after an interruption no further step is played, and everything is removed", async () => {
    const stop = new AbortController();
    const limit = new Limit({ signal: stop.signal });
    const target = await liveTarget(server.url, POOL.users, { prefix: "rsstop-", limit, wallClock: () => 0 });
    const [one] = scenariosIn(SCENARIO);
    const reasons: (string | undefined)[] = [];
    for await (const { status, reason } of replay(one!.scenario, target, INTERFACE_ROUTES)) {
      stop.abort();
      reasons.push(status === "skipped" ? reason : status);
    }
    limit.close();
    expect([...new Set(reasons)]).toEqual(["passed", "the replay was interrupted"]);
    expect(target.leftBehind?.()).toEqual([]);
    const live = [...simulator.snapshot().channels].filter(({ is_archived }) => !is_archived).map(({ name }) => name);
    expect(live).toEqual(["pool lobby"]);
  });
});

describe("the command line on a plain server", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "plain-"));
    const accounts = POOL.users.map(({ email, api_key }) => ({ email, api_key }));
    writeFileSync(join(folder, "accounts.json"), JSON.stringify({ accounts }));
    writeFileSync(join(folder, "s.yaml"), SCENARIO);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function command(...args: string[]) {
    const { io, output, stop } = recordedIo();
    const target = ["--against", server.url, "--credentials", join(folder, "accounts.json")];
    const ended = main(["replay", ...args, ...target], io);
    return { ended, output, stop };
  }

  it("says at an interrupt what a second one leaves, and how to remove it", async () => {
    const { ended, output, stop } = command(join(folder, "s.yaml"));
    stop();
    expect(await ended).toBe(2);
    expect(output.stderr).toMatch(
      /interrupted; what was made is being removed, .*\. Another interrupt leaves it there, and --clean-up rs\w+- removes it later\.\n/u,
    );
  });

  it("skips clock steps that take too long together before the first step, and says so where no scenario is chosen", async () => {
    const file = join(folder, "clock.yaml");
    const head = "name: n\npurpose: p\ntags: [slow]\nfixture: { users: [{ email: a@b.c, role: owner }] }\n";
    const wait = "{ clock: { advance: { seconds: 2 } } }";
    writeFileSync(file, `${head}steps: [{ call: get-own-user, as: a@b.c }, ${wait}, ${wait}]\n`);
    const { ended, output } = command(file, "--clock", "wait", "--wait-limit", "3");
    expect(await ended).toBe(1);
    expect(output.stdout).toContain("3 steps skipped: its clock steps take 4 s, more than --wait-limit 3");
    const none = command(file, "--tag", "slwo");
    expect([await none.ended, none.output.stderr]).toEqual([
      1,
      "realm-simulator: no scenario was played (--grep and --tag choose), so nothing was compared.\n",
    ]);
  });

  it("names what --clean-up has removed", async () => {
    const [pooled] = POOL.users;
    expect(simulator.as(pooled!.email).subscribe({ subscriptions: [{ name: "rsleft-1-hall" }] }).ok).toBe(true);
    const { ended, output } = command("--clean-up", "rsleft-");
    expect([await ended, output.stdout]).toEqual([0, "removed: rsleft-1-hall\n"]);
    const again = command("--clean-up", "rsleft-");
    expect([await again.ended, again.output.stdout]).toEqual([0, "removed: nothing begins with rsleft-\n"]);
  });
});

it("the shipped scenarios on a plain server have no false difference, and four of five that its level has and that need neither clock nor control plane are played", async () => {
  const folder = "examples/scenarios";
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(yaml|json)$/u.test(name) && !name.endsWith("setup.yaml"),
  );
  const target = await liveTarget(server.url, POOL.users, { prefix: "rsship-", wallClock: () => 0 });
  const scenarios = names.flatMap((name) => scenariosIn(readFileSync(`${folder}/${name}`, "utf8"), `${folder}/${name}`));
  const isOwnKey = (scenario: ScenarioFile["scenario"]) =>
    scenario.steps.some((step) => "call" in step && typeof step.as === "object" && step.as !== null && "api_key" in step.as);
  const plain = scenarios.filter(
    ({ scenario }) =>
      isForLevel(scenario, LIMITS.DEFAULT_FEATURE_LEVEL) &&
      !isOwnKey(scenario) &&
      !scenario.steps.some((step) => "clock" in step || "control" in step || "fault" in step),
  );
  const wrong: string[] = [];
  const skipped: string[] = [];
  for await (const event of replayAll({ scenarios, unusable: [], routes: INTERFACE_ROUTES }, target)) {
    if (event.kind !== "scenario ended") continue;
    const { scenario, status, steps, reason } = event.result;
    if (status === "skipped" && plain.some((one) => one.scenario === scenario)) skipped.push(`${scenario.name}: ${reason}`);
    wrong.push(...steps.filter((step) => step.status === "failed").map((step) => `${placeText(step.place!)} ${said(step).join("; ")}`));
  }
  expect(wrong).toEqual([]);
  expect(skipped.length / plain.length, skipped.join("\n")).toBeLessThanOrEqual(0.2);
});
