/** Recorded conversations asked again: what is asked, with which IDs, and what is said of the answers. */
import { describe, expect, it } from "vitest";
import type { RecordedLine, RecordedScenario } from "../../src/exchanges/recording";
import { type PairResult, replayRecordings } from "../../src/exchanges/replay-recordings";
import type { Fixture } from "../../src/index";
import type { OutgoingRequest } from "../../src/targets/send";
import { startSimulator } from "../../src/targets/simulator-target";

const FIXTURE: Fixture = {
  now: 1767225600,
  users: [
    { email: "ann@example.test", role: "owner", api_key: "ann-key" },
    { email: "bob@example.test", api_key: "bob-key" },
    { email: "mute@example.test" },
  ],
  channels: [{ name: "general", subscribers: "all" }],
};

type Request = Extract<RecordedLine, { kind: "request" }>;

let number = 0;
function request(method: string, path: string, params: Record<string, string>, more: Partial<Request> = {}): Request {
  number += 1;
  return {
    ...{
      kind: "request",
      scenario: "s",
      n: number,
      actor: "ann",
      method,
      path_template: `/api/v1${path}`,
      params_template: params,
      params,
    },
    ...{ save: {}, status: 200, body: { result: "success", msg: "" }, events_per_actor: {} },
    ...more,
  };
}

const scenario = (lines: RecordedLine[], more: Partial<RecordedScenario> = {}): RecordedScenario => ({
  ...{ file: "f.jsonl", name: "s", refs: {}, server_setups: [], lines },
  ...more,
});

/** The result of a scenario, and the requests that the server got. */
async function play(played: RecordedScenario, fixture: Fixture = FIXTURE) {
  const asked: string[] = [];
  const fixtures: Fixture[] = [];
  const start = async (begun: Fixture) => {
    fixtures.push(begun);
    const send = startSimulator(begun);
    const noted = (sent: OutgoingRequest): Promise<Response> => {
      const { pathname, search } = new URL(sent.url);
      const body = sent.method === "GET" ? search : String(sent.body ?? "");
      asked.push(`${sent.method} ${pathname}${body === "" ? "" : ` ${body}`}`);
      return send(sent);
    };
    return { baseUrl: "http://simulator.invalid", send: noted };
  };
  const results: PairResult[] = [];
  for await (const result of replayRecordings([played], fixture, start)) results.push(result);
  return { results, asked: asked.filter((line) => !line.includes("/events") && !line.includes("/user_groups")), fixtures };
}

const statuses = async (...lines: RecordedLine[]) => (await play(scenario(lines))).results.map(({ status }) => status);
const differences = async (line: RecordedLine) =>
  (await play(scenario([line]))).results.flatMap((result) => result.differences.map(({ kind, path }) => `${kind} ${path}`.trim()));

const hello = { type: "stream", to: "general", topic: "t", content: "hi" };
const sent = (id: number, more: Partial<Request> = {}): Request =>
  request("POST", "/messages", hello, { body: { result: "success", msg: "", id, automatic_new_visibility_policy: 3 }, ...more });

describe("a recorded request is", () => {
  it("identical, softly different, different, or not asked", async () => {
    const own = { result: "success", msg: "" };
    const me = request("GET", "/users/me", {}, { body: { ...own } });
    expect(await statuses(sent(1))).toEqual(["identical"]);
    expect(await statuses(me)).toEqual(["differs"]);
    const topics = (name: string) => request("GET", "/users/me/1/topics", {}, { body: { ...own, topics: [{ name, max_id: 1 }] } });
    expect(await statuses(sent(1), topics("t"), topics("u"))).toEqual(["identical", "identical", "differs"]);
    expect(await statuses({ ...sent(1), actor: "mute" }, { ...sent(1), actor: "not a member" })).toEqual(["skipped", "skipped"]);
    expect(await statuses({ ...sent(1), status: 500 })).toEqual(["skipped"]);
  });

  it("another outcome where one server refuses, by status and code", async () => {
    const refused = { result: "error", msg: "Taken out", code: "BAD_REQUEST" };
    expect(await differences({ ...sent(1), status: 400, body: refused })).toEqual(["status", "outcome"]);
    const nowhere = { ...hello, to: "nowhere" };
    const other = request("POST", "/messages", nowhere, {
      status: 400,
      body: { ...refused, code: "STREAM_DOES_NOT_EXIST", stream: "nowhere" },
    });
    expect(await differences(other)).toEqual(["missing msg"]);
    const { msg: _msg, ...wordless } = other.body;
    expect(await differences({ ...other, body: wordless })).toEqual([]);
    expect(await differences({ ...other, status: 404, body: wordless })).toEqual(["status"]);
    expect(await differences({ ...sent(1), body: { _raw: "<html>" } })).toEqual([]);
    expect(await differences(request("PUT", "/messages", {}, { status: 405, body: { x: 1 } }))).toEqual([]);
  });

  it("asked with the IDs that this server gave", async () => {
    const edit = request(
      "PATCH",
      "/messages/{{said}}",
      { content: "a {{said}} b", topic: "u" },
      { body: { result: "success", msg: "", detached_uploads: [] } },
    );
    const star = request("POST", "/messages/flags", { messages: "[7]", op: "add", flag: "starred" }, { actor: "bob" });
    const flagged = {
      ...star,
      params_template: { ...star.params_template, messages: ["{{said}}"] },
      body: { ...star.body, messages: [70], ignored_because_not_subscribed_channels: [] },
    };
    const lines = [sent(70, { save: { said: "id", no: "nothing.1.here" } }), edit, flagged];
    const { asked, results } = await play(scenario(lines));
    expect(asked).toEqual([
      "POST /api/v1/messages type=stream&to=general&topic=t&content=hi",
      "PATCH /api/v1/messages/1 content=a+1+b&topic=u",
      "POST /api/v1/messages/flags messages=%5B1%5D&op=add&flag=starred",
    ]);
    expect(results.map(({ status }) => status)).toEqual(["identical", "identical", "identical"]);
  });

  it("not asked where an earlier answer gave no ID", async () => {
    const failing = request("POST", "/messages", { ...hello, to: "nowhere" }, { save: { said: "id" } });
    const path = request("GET", "/messages/{{said}}", {});
    const inside = request("POST", "/messages", { ...hello, content: "see {{said}}" });
    expect(await statuses(failing, path, inside)).toEqual(["differs", "skipped", "skipped"]);
    const again = await statuses(sent(1, { save: { said: "id" } }), failing, path, inside);
    expect(again).toEqual(["identical", "differs", "skipped", "skipped"]);
  });

  it("asked without parameters that were not sent, and as they were sent where they name nothing", async () => {
    const params = { num_before: "0", num_after: "0", anchor: "newest", narrow: "[]" };
    const line = request("GET", "/messages", params, { params_template: { ...params, narrow: [], never: "x", left: null } });
    expect((await play(scenario([line]))).asked).toEqual(["GET /api/v1/messages ?num_before=0&num_after=0&anchor=newest&narrow=%5B%5D"]);
  });

  it("titled by who asked what", async () => {
    const { results } = await play(scenario([sent(1), request("GET", "/server_settings", {}, { actor: null })]));
    expect(results.map(({ title }) => title)).toEqual([
      'ann: POST /api/v1/messages {"type":"stream","to":"general","topic":"t","content":"hi"}',
      "no account: GET /api/v1/server_settings {}",
    ]);
  });
});

describe("queues are", () => {
  const queue = (who: string): RecordedLine => ({
    kind: "queue",
    scenario: "s",
    queue_of: who,
    register_params: { fetch_event_types: "[]", event_types: '["message"]', queue_lifespan_secs: "604800" },
  });
  const message = { id: 3, type: "message", flags: [] };

  it("compared after each request that is no GET, for those who have one", async () => {
    const events = { bob: [{ ...message, message: {} }], cleo: [message] };
    const found = (await play(scenario([queue("bob"), sent(1, { events_per_actor: events })]))).results[0]?.differences ?? [];
    expect(found.every(({ actor, kind, path }) => actor === "bob" && kind === "extra" && path.startsWith("message: message."))).toBe(true);
    expect(found.length).toBeGreaterThan(10);
    const none = (await play(scenario([queue("bob"), sent(1)]))).results[0]?.differences;
    expect(none).toMatchObject([{ kind: "events", path: "sequence", recorded: [], received: ["message"], actor: "bob" }]);
    const get = request("GET", "/users/me/1/topics", {}, { body: { result: "success", msg: "", topics: [] }, events_per_actor: events });
    expect(await statuses(queue("bob"), get)).toEqual(["identical"]);
  });

  it("compared once for a move of the clock of up to six hours, and not for a longer one", async () => {
    const clock = (clock_advance: number): RecordedLine => ({
      kind: "clock",
      scenario: "s",
      n: 1,
      clock_advance,
      events_per_actor: { bob: [] },
    });
    const later = { type: "channel", to: "1", topic: "t", content: "x", scheduled_delivery_timestamp: String(1767225600 + 400) };
    const scheduled = request("POST", "/scheduled_messages", later, { body: { result: "success", msg: "", scheduled_message_id: 5 } });
    const { results } = await play(scenario([queue("bob"), scheduled, clock(700)]));
    expect(results.map(({ status, title }) => [status, title])).toEqual([
      ["identical", expect.stringContaining("ann: POST")],
      ["differs", "the clock moves on 700 s"],
    ]);
    expect(results[1]?.differences).toMatchObject([{ kind: "events", received: ["message"], actor: "bob" }]);
    expect(await statuses(queue("bob"), scheduled, clock(6 * 3600 + 1))).toEqual(["identical"]);
    expect(await statuses(queue("bob"), clock(6 * 3600))).toEqual(["identical"]);
  });
});

describe("a scenario begins", () => {
  it("with the accounts that may make others, as it was set up inside the server", async () => {
    const setups = ["can_create_users for 2 and 12", "something about 1"];
    const { fixtures } = await play(scenario([sent(1)], { server_setups: setups }));
    expect(fixtures[0]?.users?.map(({ can_create_users }) => can_create_users)).toEqual([undefined, true, undefined]);
    expect((await play(scenario([sent(1)]))).fixtures[0]).toEqual(FIXTURE);
  });

  it("with the IDs of the groups by their short names, and of users and channels unchanged", async () => {
    const refs = { g_owners: 22, g_none: 99 };
    const line = request("GET", "/user_groups/{{g_owners}}/members", {}, { body: { result: "success", msg: "", members: [1] } });
    const { results, asked } = await play(scenario([line, request("GET", "/user_groups/{{g_none}}/members", {})], { refs }));
    expect(results.map(({ status }) => status)).toEqual(["identical", "skipped"]);
    expect(asked).toEqual([]);
    const users = request("GET", "/user_groups/{{g_owners}}/members", {}, { body: { result: "success", msg: "", members: [2] } });
    expect((await play(scenario([users], { refs }))).results[0]?.differences).toMatchObject([{ kind: "value", path: "members" }]);
  });
});
