/** The connection to the simulator that serves this page: the log is fetched as it grows, and played here. */
import { signal } from "@preact/signals";
import type { SavedCall, TraceFile, WireRequest } from "../../trace-player";
import { say } from "./clipboard";
import { engine, openTrace, playOn, rows, rowsFromPlay } from "./run";
import { select } from "./selection";
import { show, url } from "./url-state";
import { freeName } from "./words";

/** What the control plane says besides the log. */
export interface LiveOverview {
  readonly now: number;
  readonly next: { readonly at: number; readonly kind: string } | null;
  readonly faults: readonly { readonly name: string; readonly fault: string; readonly struck: number }[];
  readonly snapshots: readonly { readonly name: string; readonly now: number }[];
  readonly outbox: { readonly emails: number; readonly pushes: number; readonly webhooks: number };
}

export const overview = signal<LiveOverview | null>(null);
export const isPaused = signal(false);
/** When the connection was lost, in milliseconds; null while the simulator answers. */
export const lostAt = signal<number | null>(null);
export const unseen = signal(0);

let calls: SavedCall[] = [];
let log = "";
const INTERVAL_MS = 1000;

async function ask(path: string, method: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`/_simulator${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const json: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(String(Object(json)["msg"] ?? answer.status));
  return json;
}

class Refusal extends Error {}

interface NewSteps {
  readonly log: string;
  readonly overview: LiveOverview;
  readonly trace?: TraceFile;
  readonly from: number;
  readonly calls: readonly SavedCall[];
}

/** Begins to follow the simulator. */
export async function follow(): Promise<void> {
  await refresh();
  setInterval(() => {
    if (document.visibilityState === "visible") void refresh();
  }, INTERVAL_MS);
}

let isAsking = false;

/** Fetches what is new. What was seen stays when the simulator does not answer. */
export async function refresh(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const news = (await ask("/steps", "POST", { log, from: calls.length })) as NewSteps;
    lostAt.value = null;
    overview.value = news.overview;
    if (news.trace !== undefined) {
      log = news.log;
      calls = [];
      openTrace(news.trace);
    }
    calls.push(...news.calls);
    if (isPaused.value) unseen.value += news.calls.length;
    else await catchUp();
  } catch (error) {
    if (error instanceof Refusal) say(error.message);
    else lostAt.value ??= Date.now();
  } finally {
    isAsking = false;
  }
}

async function catchUp(): Promise<void> {
  if (engine.value === null) return;
  const before = rows.value.length;
  const followed = url.value.step === null || url.value.step === String(before);
  await playOn(calls);
  rowsFromPlay();
  unseen.value = 0;
  if (followed && rows.value.length !== before && url.value.step !== null) select({ n: rows.value.length, b: 0 }, true);
}

export function pauseLive(): void {
  isPaused.value = !isPaused.value;
  if (!isPaused.value) void catchUp();
}

/** Sends a request to the control plane, and shows the result. */
export async function act(path: string, method: string, body?: unknown): Promise<void> {
  try {
    await ask(path, method, body);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
  await refresh();
}

/** What was done last to the whole state, and the snapshot of the state before; null once that was seen. */
export const undo = signal<{ readonly done: string; readonly snapshot: string } | null>(null);

/** Keeps the present state as a snapshot, and then leaves it. */
export async function leaveState(done: string, path: string, method: string): Promise<void> {
  const snapshot = newSnapshotName(`before ${done}`);
  try {
    await ask("/snapshots", "POST", { name: snapshot });
    await ask(path, method, {});
    undo.value = { done, snapshot };
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
  await refresh();
}

/** A name that no snapshot has. */
export function newSnapshotName(name: string): string {
  return freeName(name, overview.value?.snapshots.map((kept) => kept.name) ?? []);
}

export function restorePath(snapshot: string): string {
  return `/snapshots/${encodeURIComponent(snapshot)}/restore`;
}

/** Sends a request to the live realm, as a client would. */
export async function sendLive(request: WireRequest): Promise<void> {
  const form = new URLSearchParams(request.parameters.map(([name, value]) => [name, value]));
  const inQuery = request.method === "GET";
  const answer = await fetch(`/api/v1${request.path}${inQuery ? `?${form}` : ""}`, {
    method: request.method,
    headers: { authorization: request.authorization ?? "", "x-client": "viewer" },
    ...(inQuery ? {} : { body: form }),
  }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  say(typeof answer === "string" ? `The request failed: ${answer}` : `${answer.status}`);
  show({ step: null }, true);
  await refresh();
}
