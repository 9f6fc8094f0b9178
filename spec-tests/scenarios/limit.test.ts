/** The limit of a run, and what campaigns and traces do when a run ends early. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { beginningOf } from "../../src/campaign/campaign";
import { CAMPAIGN_FIXTURE } from "../../src/campaign/defaults";
import { type PlayOnce, tryPlans } from "../../src/campaign/try-plans";
import { createRealm, createSimulator } from "../../src/index";
import { Limit, Overdue, RunEnded, UNDOING_SECONDS, UNLIMITED } from "../../src/targets/limit";
import { traceOnFailure } from "../../src/trace-file";

const never = () => new Promise<never>(() => undefined);
const reasonOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => "done").catch((problem: unknown) => problem);

describe("a limit", () => {
  afterEach(() => vi.useRealTimers());

  test("ends each wait by time; undoing has a minute more", async () => {
    vi.useFakeTimers();
    const limit = new Limit({ seconds: 10 });
    const waits = [reasonOf(limit.wait(250_000)), reasonOf(limit.within(never))];
    const undone = reasonOf(limit.undoing(() => limit.wait(250_000)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await Promise.all(waits)).toEqual([new RunEnded("seconds"), new RunEnded("seconds")]);
    expect(limit.ended).toBe("seconds");
    let isUndone = false;
    void undone.then(() => (isUndone = true));
    await vi.advanceTimersByTimeAsync((UNDOING_SECONDS - 1) * 1000);
    expect(isUndone).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await undone).toEqual(new RunEnded("seconds"));
  });

  test("takes no work after its end, and lets a request that is under way answer", async () => {
    vi.useFakeTimers();
    const stop = new AbortController();
    const limit = new Limit({ signal: stop.signal });
    const late = limit.within(() => new Promise((resolve) => setTimeout(resolve, 1000, "answer")), "GET /x");
    const hung = reasonOf(limit.within(never, "GET /y"));
    stop.abort();
    expect(await reasonOf(limit.within(async () => "new"))).toBeInstanceOf(RunEnded);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await late).toBe("answer");
    expect(await hung).toEqual(new Overdue("signal", "GET /y had no answer when the run ended"));
    limit.close();
  });

  test("a second signal ends undoing immediately, and one that comes while nothing is undone is kept", async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const limit = new Limit({ signal: first.signal, second_signal: second.signal });
    const undone = reasonOf(limit.undoing(() => limit.within(never, "DELETE /x")));
    first.abort();
    second.abort();
    expect(await undone).toBeInstanceOf(RunEnded);
    expect(await reasonOf(limit.undoing(() => limit.wait(1)))).toBeInstanceOf(RunEnded);
    limit.close();
  });
});

describe("a campaign", () => {
  const realm = createRealm(CAMPAIGN_FIXTURE);
  const PARTS = { acts: new Map(), actions: [], faults: [], sleeps: false, operations: [null] };
  const begin = (seed: number) => beginningOf({}, realm, seed);
  const base = { runs: 9, steps: 3, seed: 1, fixture: CAMPAIGN_FIXTURE, parts: PARTS, begin, maxFindings: 5 };
  const wrong = { kind: "view", name: "unread", problem: "It shows 1." } as const;
  const played = { findings: [], journal: [], steps: [], realm };

  test("whose client fails after a finding reports the finding", async () => {
    let plays = 0;
    const playOnce: PlayOnce = async () => {
      if ((plays += 1) > 4) throw new Error("The client's process has ended.");
      return plays === 1 ? played : { ...played, findings: [wrong] };
    };
    const { limit, problem, counterexample } = await tryPlans({ ...base, playOnce, limit: UNLIMITED });
    expect([limit, problem]).toEqual(["failed", "The client's process has ended."]);
    expect(counterexample?.findings).toEqual([wrong]);
  });

  test("whose time is over while a plan is made short reports the plan", async () => {
    const stop = new AbortController();
    const limit = new Limit({ signal: stop.signal });
    let plays = 0;
    const playOnce: PlayOnce = async () => {
      if ((plays += 1) === 3) stop.abort();
      return limit.within(async () => (plays === 1 ? played : { ...played, findings: [wrong] }));
    };
    const report = await tryPlans({ ...base, playOnce, limit });
    limit.close();
    expect(report.found.map(({ name }) => name)).toEqual(["unread"]);
    expect(report.limit).toBe("signal");
  });

  test("whose client fails before any finding fails", async () => {
    const playOnce: PlayOnce = async () => Promise.reject(new Error("It does not start."));
    await expect(tryPlans({ ...base, playOnce, limit: UNLIMITED })).rejects.toThrow("It does not start.");
  });
});

test("a test whose trace cannot be reported fails with its own error", async () => {
  const fails = () => {
    throw new Error("its own");
  };
  const report = () => {
    throw new Error("another");
  };
  await expect(traceOnFailure(createSimulator(), fails, { folder: "/proc/nowhere", report })).rejects.toThrow("its own");
});
