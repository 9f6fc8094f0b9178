/** Campaigns that no typed program could ask for are refused in one sentence, before anything is played. */
import { expect, test } from "vitest";
import { campaign } from "../../src/campaign";
import { CallProblem } from "../../src/index";

const WHOLE = { start: () => ({}), views: { unread: { client: () => [], truth: () => [] } } };

test.each([
  [undefined, "campaign: start: is missing."],
  [{}, "campaign: start: is missing."],
  [{ ...WHOLE, start: 5 }, "campaign: start: expected a function."],
  [{ start: WHOLE.start }, "campaign: views: is missing, and the client has none of the methods messages, unread, "],
  [{ ...WHOLE, views: { unread: { client: () => [] } } }, "campaign: views.unread.truth: is missing."],
  [{ ...WHOLE, acts: { send: { runs: () => 1 } } }, "campaign: acts.send.run: is missing; is runs meant to be it?"],
  [{ ...WHOLE, laws: [{ name: "x" }] }, "campaign: laws[0].problem: is missing."],
  [{ ...WHOLE, faults: ["lose_anser"] }, 'campaign: faults[0]: there is no fault "lose_anser", probably "lose_answer"; allowed are '],
  [{ ...WHOLE, operations: ["send-mesage"] }, 'campaign: operations[0]: there is no operation "send-mesage", probably "send-message".'],
  [{ ...WHOLE, runz: 3 }, "did you mean runs?"],
  [{ ...WHOLE, runs: 0 }, "campaign: runs: expected at least 1."],
  [{ ...WHOLE, steps: -1 }, "campaign: steps: expected at least 1."],
  [{ ...WHOLE, seed: 1.5 }, "campaign: seed: expected a whole number."],
  [{ ...WHOLE, account: 1 }, "campaign: account: expected string, received 1."],
])("campaign number %#", async (options, sentence) => {
  const played = campaign(options as never);
  await expect(played).rejects.toThrow(CallProblem);
  await expect(played).rejects.toThrow(sentence);
});

test("a client that nothing has to break has no steps, after two plans and one that is watched", async () => {
  let started = 0;
  const start = (): object => {
    started += 1;
    return {};
  };
  const { counterexample } = await campaign({ start, views: { unread: { client: () => ["never"], truth: () => [] } } });
  expect([counterexample?.steps, started]).toEqual([[], 3]);
});

test("requests that a client makes again and again are told once", async () => {
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
