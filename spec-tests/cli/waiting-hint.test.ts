/** A served realm with a virtual clock says once that a poll waits in vain. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withWaitingHint } from "../../src/cli/waiting-hint";
import { ANY_PAGE } from "../../src/server/cross-origin";
import { shortBodies } from "../../src/server/request-body";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A front whose answers come when the test lets them; `ask` sends a request. */
function front(control = true) {
  const lines: string[] = [];
  const answers: (() => void)[] = [];
  const handle = (): Promise<Response> => new Promise((done) => answers.push(() => done(new Response())));
  const plain = { handle, bodyRule: shortBodies(), originRule: () => ANY_PAGE };
  const hinting = withWaitingHint(plain, control, (line) => lines.push(line));
  const ask = (path: string, method = "GET") => {
    const url = new URL(path, "http://127.0.0.1:9991");
    return hinting.handle({ url, method, headers: new Headers(), body: null, signal: AbortSignal.abort() });
  };
  return { lines, ask, answer: () => answers.splice(0).forEach((done) => done()) };
}

test("after 10 seconds of real time, once", () => {
  const { lines, ask } = front();
  void ask("/api/v1/events?queue_id=q");
  void ask("/api/v1/events?queue_id=r");
  vi.advanceTimersByTime(9_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  void ask("/api/v1/events?queue_id=q");
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    "a poll has waited for 10 s, and the virtual clock does not move: " +
      "advance the clock (POST /_simulator/clock), or start with --clock real.",
  ]);
});

test("without a control plane, only the option helps", () => {
  const { lines, ask } = front(false);
  void ask("/api/v1/events");
  vi.advanceTimersByTime(10_000);
  expect(lines).toEqual(["a poll has waited for 10 s, and the virtual clock does not move: start with --clock real."]);
});

test("not for a poll that is answered before, and not for other requests", async () => {
  const { lines, ask, answer } = front();
  const poll = ask("/api/v1/events");
  answer();
  await poll;
  void ask("/api/v1/messages");
  void ask("/api/v1/events", "DELETE");
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
});
