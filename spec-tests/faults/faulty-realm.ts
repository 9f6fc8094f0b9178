/** A realm with a fault plan, and requests to it. */
import { createSimulator, type FaultPlan, type Simulator } from "../../src/index";

export const FIXTURE = {
  now: 1767225600,
  users: [
    { email: "ann@example.test", api_key: "ann-key" },
    { email: "bob@example.test", api_key: "bob-key" },
  ],
  channels: [{ name: "general", subscribers: "all" }],
} as const;

export type Params = Readonly<Record<string, string>>;

export interface Call {
  readonly as?: "ann" | "bob";
  readonly agent?: string;
}

/** A request of an account, as clients make it. */
export function ask(sim: Simulator, method: string, path: string, params: Params = {}, call: Call = {}): Promise<Response> {
  const who = call.as ?? "ann";
  const headers = {
    authorization: `Basic ${btoa(`${who}@example.test:${who}-key`)}`,
    "user-agent": call.agent ?? "tests/1",
  };
  const form = new URLSearchParams(params);
  if (method === "GET") return sim.fetch(`http://localhost/api/v1${path}?${form}`, { headers });
  return sim.fetch(`http://localhost/api/v1${path}`, { method, headers, body: form });
}

export const send = (sim: Simulator, content: string, call: Call = {}): Promise<Response> =>
  ask(sim, "POST", "/messages", { type: "channel", to: "general", topic: "x", content }, call);

export function givingUp(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Resolves when all that can happen without the clock has happened. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export async function bodyOf(response: Response | Promise<Response>): Promise<Record<string, unknown>> {
  return (await response).json() as Promise<Record<string, unknown>>;
}

export function contents(sim: Simulator): string[] {
  return Array.from(sim.snapshot().messages, (message) => message?.content ?? "");
}

export function planned(plan: FaultPlan): Simulator {
  return createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users], faults: plan });
}

export const once = (rule: NonNullable<FaultPlan["rules"]>[number]): FaultPlan => ({ rules: [{ times: 1, ...rule }] });
