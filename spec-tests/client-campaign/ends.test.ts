/** A play ends when a law is broken permanently, or when the time of the campaign is over: not only after it. */
import { expect, test } from "vitest";
import { campaign, type PlanStep, standardLaws, type Surroundings } from "../../src/campaign";

/** Registers again each second, or only wakes up, for ever. */
function restless({ url, email, api_key, fetch, sleep }: Surroundings, asks: boolean, onWake: () => void) {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  const keepUp = async () => {
    for (let second = 0; ; second += 1) {
      onWake();
      if (asks || second === 0) await fetch(`${url}/api/v1/register`, { method: "POST", headers });
      await sleep(1);
    }
  };
  void keepUp();
  return {};
}

const replay: PlanStep[] = [{ clock: 300 }, { clock: 300 }];

test("a client that breaks a law permanently plays neither the rest of its plan nor its time to catch up", async () => {
  let wakes = 0;
  const start = (surroundings: Surroundings) => restless(surroundings, true, () => (wakes += 1));
  const { counterexample } = await campaign({ start, views: {}, laws: standardLaws(), replay });
  expect(counterexample?.findings.map(({ name }) => name)).toEqual(["at most 30 requests of register-queue in 60 s"]);
  // The plan is played once more for its description.
  expect(wakes).toBeLessThan(2 * 400);
});

test("the time of a campaign ends a play", async () => {
  const ending = new AbortController();
  let wakes = 0;
  const onWake = () => {
    wakes += 1;
    if (wakes === 20) ending.abort();
  };
  const start = (surroundings: Surroundings) => restless(surroundings, false, onWake);
  const report = await campaign({ start, views: {}, laws: [], replay, signal: ending.signal });
  expect([report.runs, report.limit, report.counterexample]).toEqual([0, "signal", undefined]);
  expect(wakes).toBeLessThan(40);
});
