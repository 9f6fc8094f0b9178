/**
 * A long run of a served realm: 200 clients send, poll, upload and disconnect while faults strike, the clock moves and
 * the realm is reset; further clients read slowly, never end a body, or send many requests and read nothing. Exit 0:
 * every request was answered, memory did not grow by more than 5 % after a warm-up, and the process ended within a
 * second of closing the server; exit 1 otherwise. `npm run soak -- --seconds N`, 30 minutes by default.
 */
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { frontController } from "../../src/server/front-controller";
import { serveHttp } from "../../src/server/http-server";
import { createSimulator } from "../../src/simulator/create-simulator";
import { hostileRound, openHostile, type RawCounts } from "./raw-clients";

const CLIENTS = 200;
const PATIENCE_MILLISECONDS = 60_000;
const MOST_GROWTH = 0.05;
const FAULTS = ["lose_answer", "cut_answer", "status", "malformed_json", "lose_queue", "restart", "duplicate_request"] as const;

const { values } = parseArgs({ options: { seconds: { type: "string", default: "1800" } } });
const seconds = Number(values.seconds);
if (!/^\d+$/.test(values.seconds) || seconds < 5) {
  process.stderr.write(`soak: --seconds takes a whole number from 5 up, not ${JSON.stringify(values.seconds)}.\n`);
  process.exit(2);
}

const emails = Array.from({ length: 20 }, (_unused, index) => `user${index}@example.test`);
const fixture = {
  users: emails.map((email) => ({ email, api_key: "key" })),
  channels: [{ name: "general", subscribers: "all" as const }],
};
const simulator = createSimulator(fixture);
const front = frontController({ simulator, fixture: () => fixture, complete: (given) => given }, true);
const server = await serveHttp({ port: 0, host: "127.0.0.1", ...front });

const counts = { answered: 0, broken: 0, abandoned: 0, unanswered: 0 };
const raw: RawCounts = { slowly_read: 0, cut_short: 0 };
const RAW_AUTHORIZATION = `Authorization: Basic ${btoa(`${emails[0] ?? ""}:key`)}\r\n`;
let isRunning = true;

/** Sends a request and reads its answer. A connection that a fault broke counts as an answer; a silent one does not. */
async function ask(path: string, init: RequestInit = {}, abandonAfter?: number): Promise<unknown> {
  const signal = AbortSignal.timeout(abandonAfter ?? PATIENCE_MILLISECONDS);
  try {
    const text = await (await fetch(server.url + path, { ...init, signal })).text();
    counts.answered += 1;
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!signal.aborted) {
      // A page or half a JSON text was answered as well; only a broken connection was not.
      if (!(error instanceof SyntaxError)) counts.broken += 1;
    } else if (abandonAfter === undefined) counts.unanswered += 1;
    else counts.abandoned += 1;
    return undefined;
  }
}

function control(path: string, body: unknown): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  return ask(`/_simulator${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

async function client(number: number): Promise<void> {
  const headers = { Authorization: `Basic ${btoa(`${emails[number % emails.length] ?? ""}:key`)}` };
  for (let turn = number; isRunning; turn += 1) {
    switch (turn % 6) {
      case 0: {
        const body = new URLSearchParams({ event_types: '["message"]' });
        const registered = await ask("/api/v1/register", { method: "POST", headers, body });
        if (typeof registered !== "object" || registered === null || !("queue_id" in registered)) break;
        // A poll that waits is abandoned after a second, unless a message comes.
        await ask(`/api/v1/events?queue_id=${String(registered.queue_id)}&last_event_id=-1`, { headers }, 1000);
        break;
      }
      case 2: {
        const form = new FormData();
        form.append("file", new Blob([new Uint8Array(turn % 12 === 2 ? 1_500_000 : 1000).fill(turn)]), "soak.bin");
        await ask("/api/v1/user_uploads", { method: "POST", headers, body: form }, turn % 18 === 2 ? 20 : undefined);
        break;
      }
      case 4:
        await ask("/api/v1/messages?anchor=newest&num_before=20&num_after=0", { headers });
        break;
      default: {
        const body = new URLSearchParams({ type: "channel", to: "general", topic: `t${turn % 9}`, content: `turn ${turn}` });
        await ask("/api/v1/messages", { method: "POST", headers, body });
      }
    }
    await pause(100);
  }
}

async function beforeRequest(): Promise<void> {
  for (let turn = 0; isRunning; turn += 1) {
    const fault = FAULTS[turn % FAULTS.length] ?? "status";
    await control("/faults", turn % 2 === 0 ? { rules: [{ fault, share: 0.1 }] } : {});
    await control("/clock", { advance_seconds: 60 });
    if (turn % 3 === 2) await control("/reset", {});
    await pause(1000);
  }
}

/** Runs all clients for a while, and returns the bytes of memory that are in use when they have ended. */
async function round(milliseconds: number): Promise<number> {
  isRunning = true;
  const hostile = hostileRound(server.url, RAW_AUTHORIZATION, raw, milliseconds);
  const working = [beforeRequest(), hostile, ...Array.from({ length: CLIENTS }, (_unused, number) => client(number))];
  await pause(milliseconds);
  isRunning = false;
  await Promise.all(working);
  await control("/faults", {});
  await control("/reset", {});
  for (let turn = 0; turn < 3; turn += 1) {
    await pause(100);
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const MEBIBYTE = 1024 ** 2;
const began = performance.now();
const [rounds, warmUpRounds] = [10, 4];
const sizes: number[] = [];
for (let number = 1; number <= rounds; number += 1) {
  const size = await round((seconds * 1000) / rounds);
  sizes.push(size);
  const elapsed = Math.round((performance.now() - began) / 1000);
  const memory = `${(size / MEBIBYTE).toFixed(1)} MiB in use`;
  process.stdout.write(
    `soak: ${elapsed} s, ${JSON.stringify({ ...counts, ...raw })}, ${memory}${number <= warmUpRounds ? ", warming up" : ""}\n`,
  );
}

const MOST_TO_END = 1000;
const left = await openHostile(server.url, RAW_AUTHORIZATION);
await pause(200);
const closing = performance.now();
await server.close();
for (const socket of left) socket.destroy();
// The least of several rounds: one garbage collection can come too early, but a leak is in all rounds.
const [before, after] = [Math.min(...sizes.slice(warmUpRounds - 1, warmUpRounds + 2)), Math.min(...sizes.slice(-3))];
const growth = after / before - 1;
const problems = [
  ...(counts.answered === 0 ? ["nothing was answered"] : []),
  ...(counts.unanswered > 0 ? [`${counts.unanswered} requests were not answered within ${PATIENCE_MILLISECONDS / 1000} s`] : []),
  ...(growth > MOST_GROWTH ? [`memory grew by ${(growth * 100).toFixed(1)} %, more than ${MOST_GROWTH * 100} %`] : []),
  ...(raw.cut_short > 0 ? [`${raw.cut_short} answers that were read slowly ended early`] : []),
];
process.stdout.write(
  `soak: memory ${growth < 0 ? "shrank" : "grew"} by ${Math.abs(growth * 100).toFixed(1)} %; ${problems.join("; ") || "no problem"}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
const reportLate = (): void => {
  const holding = [...new Set(process.getActiveResourcesInfo())].join(", ");
  process.stdout.write(`soak: the process still runs ${MOST_TO_END / 1000} s after closing the server, for ${holding}\n`);
  process.exit(1);
};
// One turn later, so that a busy machine has let the process do what was left.
setTimeout(() => setImmediate(reportLate).unref(), MOST_TO_END - (performance.now() - closing)).unref();
