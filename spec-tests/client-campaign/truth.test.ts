/** What is true depends on what the client has declared; views that go together agree. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { campaign, CAMPAIGN_FIXTURE, type CampaignOptions, type PlanStep, projections, type Surroundings } from "../../src/campaign";
import { truthOf } from "../../src/campaign/truth";
import { createRealm, deactivateUser } from "../../src/index";
import type { ClientCapabilities } from "../../src/model/realm/event-queue";
import type { JournalEntry } from "../../src/simulator/journal";
import { carriedOut } from "../support/outcomes";
import { statelessCampaign } from "./stateless";

const ANN = 2;
const registration = (params: JournalEntry["params"]): JournalEntry => ({
  ...{ method: "POST", path: "/register", operation: "register-queue", user_id: ANN, params, status: 200 },
  ...{ result: {}, reason: null, at: 0 },
});

const PLAN: readonly PlanStep[] = [
  { action: "mutes a topic on another device", numbers: [0, 0, 0] },
  { action: "archives a channel", numbers: [0, 0, 0] },
  { action: "deactivates a user", numbers: [0, 0, 0] },
  { action: "creates a group", numbers: [0, 0, 0] },
];

test.each<readonly [string, Partial<ClientCapabilities>, number]>([
  ["all that concerns views", { archived_channels: true, empty_topic_name: true, include_deactivated_groups: true }, 421],
  ["nothing", {}, 421],
  ["nothing, at an old level", {}, 60],
])("a client without state is right that declares %s", async (_what, more, level) => {
  const capabilities = { notification_settings_null: false, bulk_message_deletion: false, ...more };
  const { counterexample } = await campaign({ ...statelessCampaign(capabilities, level), replay: PLAN });
  expect(counterexample?.trace).toBeUndefined();
});

describe("what is true", () => {
  const realm = carriedOut(deactivateUser(createRealm(CAMPAIGN_FIXTURE), 1, { user_id: 4 })).realm;

  test("has the newest parameters of the client, and none without a registration", () => {
    const journal = [registration({ slim_presence: true }), registration({ client_capabilities: { archived_channels: true } })];
    expect(truthOf(realm, ANN, journal).registered).toEqual({ client_capabilities: { archived_channels: true } });
    expect(truthOf(realm, ANN).registered).toEqual({});
  });

  test("names deactivated users, and groups", () => {
    const truth = truthOf(realm, ANN);
    expect(projections.users(truth)["4"]).toEqual({ full_name: "Cleo", role: 400, is_active: false });
    expect(projections.people(truth)["4"]).toBeUndefined();
    expect(Object.values(projections.groups(truth))).toEqual([{ name: "cooks", members: [2, 3] }]);
  });
});

const asks = ({ fetch, url, email, api_key }: Surroundings, path: string, body = ""): Promise<Response> =>
  fetch(`${url}/api/v1${path}`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${email}:${api_key}`)}`, "content-type": "application/x-www-form-urlencoded" },
    body,
  });

interface Shown {
  readonly unread: () => unknown;
}

/** Each is reported in one sentence that says what to do. */
test.each<[string, Partial<CampaignOptions<Shown>> & Pick<CampaignOptions<Shown>, "start">, string]>([
  [
    "a registration with parameters that are refused",
    {
      start: async (surroundings) => {
        await asks(surroundings, "/register", "narrow=7");
        return { unread: () => [1] };
      },
    },
    'The registration of the client was refused: POST /register was answered with 400 BAD_REQUEST, "',
  ],
  [
    "a law that throws",
    {
      start: async (surroundings) => {
        await asks(surroundings, "/register");
        return { unread: () => [1] };
      },
      laws: [
        {
          name: "mine",
          problem: () => {
            throw new Error("no field x");
          },
        },
      ],
    },
    'The law "mine" threw: no field x. A law returns a sentence about what is wrong, or undefined.',
  ],
  [
    "a view that changes what it shows",
    {
      start: (surroundings) => ({
        unread: async () => {
          await asks(surroundings, "/messages/flags", "messages=[1]&op=add&flag=read");
          return [1];
        },
      }),
    },
    "While the views were read, the client changed the realm by POST /messages/flags. A view only returns what the client knows; what changes something is an act.",
  ],
  [
    "a view of another shape",
    {
      start: async (surroundings) => {
        await asks(surroundings, "/register");
        return { unread: () => ["1"] };
      },
    },
    'unread: the view returned ["1"], which is a list of texts; return a list of numbers, as [1] is.',
  ],
  [
    "a truth that throws",
    {
      start: async (surroundings) => {
        await asks(surroundings, "/register");
        return { unread: () => [1] };
      },
      views: {
        unread: {
          client: (client) => client.unread(),
          truth: () => {
            throw new Error("no realm");
          },
        },
      },
    },
    "unread: its truth threw: no realm. A truth is one of projections, or a function of what is true.",
  ],
  [
    "a truth that is a promise",
    {
      start: async (surroundings) => {
        await asks(surroundings, "/register");
        return { unread: () => [1] };
      },
      views: { unread: { client: (client) => client.unread(), truth: async () => [1] } },
    },
    "unread: its truth returned a promise; return the value itself.",
  ],
  [
    "a view of what JSON cannot write",
    {
      start: async (surroundings) => {
        await asks(surroundings, "/register");
        return { unread: () => [1n] };
      },
    },
    "unread: the view returned a value that JSON cannot write, which is a list of bigints; return a list of numbers, as [1] is.",
  ],
])("%s", async (_what, options, sentence) => {
  const views = { unread: { client: (client: Shown) => client.unread(), truth: () => [1] } };
  const { counterexample } = await campaign<Shown>({ views, replay: [], ...options });
  expect(counterexample?.trace).toContain(sentence);
});

test("a client that floods while it starts is a counterexample with its requests", async () => {
  const { counterexample } = await campaign({
    start: async (surroundings) => {
      for (;;) await asks(surroundings, "/register", "narrow=7");
    },
    replay: [],
  });
  expect(counterexample?.findings[0]?.problem).toContain("The client never becomes idle");
  expect(counterexample?.trace).toContain("POST /register");
});

test("a campaign goes on past what it has found, and past what is expected", async () => {
  const start = async (surroundings: Surroundings): Promise<object> => {
    await asks(surroundings, "/register");
    return {};
  };
  const views = { one: { client: () => 1, truth: () => 2 }, two: { client: () => 1, truth: () => 2 } };
  const options = { start, views: { one: views.one }, runs: 2, maxFindings: 3 };
  const laws = [{ name: "never", problem: () => "always wrong." }];
  const both = await campaign({ ...options, laws });
  expect(both.found.map(({ name, reason }) => [name, reason])).toEqual([["one", undefined]]);
  expect(both.counterexample?.findings.map(({ name }) => name)).toEqual(["one", "never"]);
  const known = await campaign({ ...options, known: [{ name: "one", reason: "not done yet" }] });
  expect(known.found.map(({ name, reason }) => [name, reason])).toEqual([["one", "not done yet"]]);
  expect([known.counterexample, known.limit, known.runs]).toEqual([undefined, "runs", 2]);
});

test.each([
  ["warns if half of its plans were not played", 2, ["campaign: 0 s were over after 0 of 2 plans; give it more seconds, or fewer runs."]],
  ["says nothing if it has played a plan again", undefined, []],
])("a campaign that its time limit ends %s", async (_, runs, warnings) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const start = async (surroundings: Surroundings): Promise<object> => {
    await asks(surroundings, "/register");
    return {};
  };
  const views = { one: { client: () => 1, truth: () => 1 } };
  const { limit } = await campaign({ start, views, seconds: 0, ...(runs === undefined ? { replay: [] } : { runs }) });
  expect(limit).toBe("seconds");
  expect(warned.mock.calls.flat()).toEqual(warnings);
});
