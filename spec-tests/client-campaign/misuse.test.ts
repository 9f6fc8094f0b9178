/** Campaigns that no typed program could request are refused in one sentence, before anything is played. */
import { expect, test } from "vitest";
import { campaign, exploreClient, type Surroundings } from "../../src/campaign";
import { CallProblem, createRealm } from "../../src/index";

const WHOLE = { start: () => ({}), views: { unread: { client: () => [], truth: () => [] } } };

test.each([
  [undefined, "campaign: start: is missing."],
  [{}, "campaign: start: is missing."],
  [{ ...WHOLE, start: 5 }, "campaign: start: expected a function, received 5."],
  [{ start: WHOLE.start }, "campaign: views: is missing, and the client has none of the methods messages, unread, "],
  [{ ...WHOLE, views: { unread: { client: () => [] } } }, "campaign: views.unread.truth: is missing."],
  [{ ...WHOLE, acts: { send: { runs: () => 1 } } }, "campaign: acts.send.run: is missing; did you write runs instead?"],
  [{ ...WHOLE, laws: [{ name: "x" }] }, "campaign: laws[0].problem: is missing."],
  [{ ...WHOLE, faults: ["lose_anser"] }, 'campaign: faults[0]: there is no fault "lose_anser", probably "lose_answer"; allowed are '],
  [{ ...WHOLE, operations: ["send-mesage"] }, 'campaign: operations[0]: there is no operation "send-mesage", probably "send-message".'],
  [{ ...WHOLE, runz: 3 }, "did you mean runs?"],
  [{ ...WHOLE, runs: 0 }, "campaign: runs: expected at least 1, received 0."],
  [{ ...WHOLE, steps: -1 }, "campaign: steps: expected at least 1, received -1."],
  [{ ...WHOLE, seed: 1.5 }, "campaign: seed: expected a whole number, received 1.5."],
  [{ ...WHOLE, account: 1 }, "campaign: account: expected string, received 1."],
])("campaign number %#", async (options, sentence) => {
  const played = campaign(options as never);
  await expect(played).rejects.toThrow(CallProblem);
  await expect(played).rejects.toThrow(sentence);
});

const JOINS = { action: "the account joins", numbers: [0, 0, 0] };

test.each([
  ["x", 'replay[0]: expected a step with one of action, act, clock, sleep, fault, received "x".'],
  [null, "replay[0]: expected a step with one of action, act, clock, sleep, fault, received null."],
  [undefined, "replay[0]: expected a step with one of action, act, clock, sleep, fault, received nothing."],
  [{ nonsense: 1 }, "replay[0]: expected a step with one of action, act, clock, sleep, fault, received "],
  [{ clock: 1, sleep: 1 }, "replay[0]: expected a step with one of action, act, clock, sleep, fault, received "],
  [{ clock: "5" }, 'replay[0]: clock: expected number, received "5".'],
  [{ clock: Number.NaN }, "replay[0]: clock: expected number, received NaN."],
  [{ clock: 1e12 }, "replay[0]: clock: expected at most 2592000, received 1000000000000."],
  [{ sleep: -1 }, "replay[0]: sleep: expected at least 0, received -1."],
  [{ fault: null }, "replay[0]: fault: expected "],
  [{ fault: { fault: "lose_anser" } }, 'replay[0]: fault.fault: there is no fault "lose_anser", probably "lose_answer"'],
  [{ act: "nosuch", with: null }, 'replay[0]: there is no act "nosuch"'],
  [{ action: "sends to a channel" }, "replay[0]: numbers: is missing."],
  [{ action: "sends to a channel", numbers: [0, -1, 0] }, "replay[0]: numbers[1]: expected at least 0, received -1."],
  [{ action: "sends to a chanel", numbers: [0, 0, 0] }, 'replay[0]: there is no action "sends to a chanel", probably "sends to a channel"'],
  [{ action: "constructor", numbers: [0, 0, 0] }, 'replay[0]: there is no action "constructor"'],
  [{ action: "sends to a channel", numbers: [0, 0, 0], son: true }, "replay[0]: "],
  [JOINS, "replay[0]: the account joins only where joins is true."],
])("a plan with the step %j is refused", async (step, sentence) => {
  const played = campaign({ ...WHOLE, replay: [step] } as never);
  await expect(played).rejects.toThrow(CallProblem);
  await expect(played).rejects.toThrow(`campaign: ${sentence}`);
});

test("names of actions that all campaigns have are refused", async () => {
  const named = '"the account joins" is an action of all campaigns; choose another name.';
  const actions = { [JOINS.action]: () => undefined };
  await expect(campaign({ ...WHOLE, actions })).rejects.toThrow(`campaign: actions: ${named}`);
  const moves = [{ name: JOINS.action, make: () => undefined as never }];
  const realm = createRealm({ users: [{ email: "olive@example.test" }] });
  await expect(exploreClient({ ...WHOLE, realm, moves })).rejects.toThrow(`exploreClient: moves: ${named}`);
});

test.each([
  [
    () => {
      throw new Error("no realm");
    },
    "actions.mine: it threw: no realm.",
  ],
  [() => 5, "actions.mine: expected { user_id, operation, params, words }, or undefined, received 5."],
  [() => ({ user_id: 1, operation: "nonsense", params: {}, words: "does" }), 'actions.mine: there is no operation "nonsense".'],
])("own action number %#, which throws or returns another value than a call, is named", async (mine, sentence) => {
  const replay = [{ action: "mine", numbers: [0, 0, 0] }];
  await expect(campaign({ ...WHOLE, actions: { mine }, replay } as never)).rejects.toThrow(sentence);
});

test.each(["sleep", "timeout"] as const)("%s takes a number of seconds", async (name) => {
  const start = (surroundings: Surroundings) => void surroundings[name](Number.NaN);
  const { counterexample } = await campaign({ ...WHOLE, start, runs: 1 });
  expect(counterexample?.findings[0]?.problem).toContain(`${name}: expected a number of seconds, received NaN.`);
});

test("a client that waits without a number is found, with its plan", async () => {
  const start = async ({ url, fetch, sleep }: Surroundings) => {
    const answer = await (await fetch(`${url}/api/v1/server_settings`)).json();
    await sleep(answer.retry_after);
  };
  const { counterexample } = await campaign({ ...WHOLE, start, runs: 1 });
  expect(counterexample?.findings[0]?.problem).toContain("sleep: expected a number of seconds, received ");
});

test("a client that nothing has to break has no steps, after a look at it, two plans and one that is watched", async () => {
  let started = 0;
  const start = (): object => {
    started += 1;
    return {};
  };
  const { counterexample } = await campaign({ start, views: { unread: { client: () => ["never"], truth: () => [] } } });
  expect([counterexample?.steps, started]).toEqual([[], 4]);
});

test("requests that a client makes again and again are shown once", async () => {
  const { counterexample } = await campaign({
    start: async ({ url, fetch, email, api_key }) => {
      const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
      for (let times = 0; times < 20; times += 1) await (await fetch(`${url}/api/v1/server_settings`, { headers })).json();
    },
    views: { unread: { client: () => ["never"], truth: () => [] } },
  });
  expect(counterexample?.trace).toMatch(/GET \/server_settings → done, 20 times\n/);
  expect(counterexample?.trace.match(/server_settings/g)).toHaveLength(1);
});

interface Shown {
  readonly unread: () => unknown;
}

const never = (): Promise<never> => new Promise(() => undefined);
const shows = (unread: Shown["unread"]): Shown => ({ unread });
const asks = ({ fetch, url }: Surroundings): Promise<Response> => fetch(`${url}/api/v1/server_settings`);
const TRUE = [1];

/** Each breaks a rule of campaigns, and is reported with the rule and what to do. */
test.each<[string, (surroundings: Surroundings) => Shown | Promise<Shown>, string]>([
  [
    "throws when it is started",
    () => {
      throw new Error("no network");
    },
    "The client could not be started: no network. In a campaign, start returns the client although requests fail, and the client retries them.",
  ],
  [
    "does not end its start",
    never,
    "The start of the client has not ended; it waits for nothing that is under way. In a campaign, start returns the client although requests fail, and the client retries them.",
  ],
  [
    "throws in a view",
    async (surroundings) => {
      await asks(surroundings);
      return shows(() => {
        throw new Error("not yet");
      });
    },
    "The client shows nothing: the view unread threw: not yet. It waits for nothing that is under way. In a campaign, a view returns what the client knows at that moment.",
  ],
  [
    "does not end a view",
    async (surroundings) => {
      await asks(surroundings);
      return shows(never);
    },
    "The client shows nothing: the view unread has not ended. It waits for nothing that is under way. In a campaign, a view returns what the client knows at that moment.",
  ],
  [
    "throws in a promise that nothing awaits",
    async (surroundings) => {
      await asks(surroundings);
      void Promise.reject(new Error("lost"));
      return shows(() => TRUE);
    },
    "The client threw and nothing caught it: lost. In a campaign, a client catches what its promises and timers throw, and goes on.",
  ],
  [
    "throws in a timer",
    async (surroundings) => {
      await asks(surroundings);
      setImmediate(() => {
        throw new Error("late");
      });
      return shows(() => TRUE);
    },
    "The client threw and nothing caught it: late. In a campaign, a client catches what its promises and timers throw, and goes on.",
  ],
  [
    "shows garbage",
    async (surroundings) => {
      await asks(surroundings);
      return shows(() => "garbage");
    },
    'unread: the view returned "garbage", which is a text; return a list of numbers, as [1] is.',
  ],
  [
    "never becomes quiet",
    (surroundings) => {
      void (async () => {
        for (;;) await asks(surroundings);
      })();
      return shows(() => TRUE);
    },
    "The client never becomes idle: at the same moment it continues with GET /server_settings, last answered 200. A client pauses by sleep before it tries again.",
  ],
  [
    "uses the real clock",
    async (surroundings) => {
      await asks(surroundings);
      // Two, since a timer of the test runner may end meanwhile.
      const [timer] = [60_000, 60_001].map((milliseconds) => setTimeout(() => undefined, milliseconds));
      return shows(() => [timer?.hasRef() === true ? 2 : 1]);
    },
    "A timer of the real clock runs: in a campaign a client waits by the sleep that it is given.",
  ],
  [
    "uses the real network",
    ({ url }) => {
      globalThis.fetch(url).catch(() => undefined);
      return shows(() => TRUE);
    },
    "The client made no request. In a campaign it uses the fetch and the URL that it is given.",
  ],
])("a client that %s", async (_what, start, sentence) => {
  const views = { unread: { client: (client: Shown) => client.unread(), truth: () => TRUE } };
  const { counterexample } = await campaign({ start, views, runs: 3 });
  expect(counterexample?.trace).toContain(sentence);
  expect(counterexample?.steps).toEqual([]);
});

test("an act that does not end is reported with what to do", async () => {
  const { counterexample } = await campaign({
    start: async (surroundings) => {
      await asks(surroundings);
      return shows(() => TRUE);
    },
    acts: { send: { run: never } },
    views: { unread: { client: (client) => client.unread(), truth: () => TRUE } },
  });
  expect(counterexample?.trace).toContain(
    "The act send (act-1.) has not ended; the client waits for nothing that is under way. An act ends, done or failed, when the faults have ended; give requests a time limit.",
  );
});

test("what is thrown while the client is started for a look at its methods is reported as well", async () => {
  const start = async (surroundings: Surroundings): Promise<Shown> => {
    await asks(surroundings);
    void Promise.reject(new Error("lost"));
    return shows(() => TRUE);
  };
  const { counterexample } = await campaign({ start, runs: 1 });
  expect(counterexample?.trace).toContain("The client threw and nothing caught it: lost.");
});

test("those who listen to what nothing catches listen again after a campaign", async () => {
  const before = process.listeners("unhandledRejection");
  await campaign({ ...WHOLE, runs: 1 });
  expect(process.listeners("unhandledRejection")).toEqual(before);
});
