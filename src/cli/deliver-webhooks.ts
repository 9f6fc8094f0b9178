/** Sends the requests of outgoing webhook bots to their servers, and takes the answers. */
import type { OutboundWebhook } from "../model/outcome/transition";
import type { PendingWebhook } from "../model/realm/webhook";
import type { WebhookAnswer } from "../model/rules/bots/webhook-answer";
import { isLoopbackName } from "../server/cross-origin";
import type { Simulator } from "../simulator/simulator";
import { partsOf } from "../simulator/simulator-parts";
import { fetchWhole, UnusableAnswer } from "../targets/http-client";

/** The longest answer of a webhook, in bytes. A message is much shorter. */
export const WEBHOOK_ANSWER_BYTES = 1024 ** 2;

/** How long a move of the clock waits for webhooks that are being called, in milliseconds. */
const PATIENCE_MILLISECONDS = 1000;

/** The virtual clock limits the time; this is the longest time that a timer of the platform can have. */
const NO_LIMIT_MILLISECONDS = 2 ** 31 - 1;

/** The delivery of webhooks. */
export interface WebhookDelivery {
  /** Resolves when no webhook is being called, or after a second. */
  settled(): Promise<void>;
  /** Ends all requests, and sends no more. */
  stop(): void;
}

/** How webhooks are delivered. */
export interface DeliveryOptions {
  /** The hosts that are called in addition to those of this machine. */
  readonly hosts: readonly string[];
  /** Gets one line for each answer. */
  readonly log: (line: string) => void;
  /** How long `settled` waits at most. */
  readonly patience_milliseconds?: number;
}

interface Delivery {
  readonly pending: PendingWebhook;
  readonly end: AbortController;
  readonly done: Promise<void>;
}

/**
 * Posts each request of an outgoing webhook bot to its URL as soon as a message triggers it. Redirects are not followed.
 * A request ends when its time on the virtual clock is over.
 */
export function deliverWebhooks(simulator: Simulator, options: DeliveryOptions): WebhookDelivery {
  const { hosts, log, patience_milliseconds = PATIENCE_MILLISECONDS } = options;
  const deliveries = new Map<number, Delivery>();
  let isStopped = false;
  const isOpen = (pending: PendingWebhook): boolean =>
    !isStopped && simulator.snapshot().webhooks.get(pending.id) === pending;
  const start = (item: OutboundWebhook): void => {
    const pending = simulator.snapshot().webhooks.get(item.id);
    if (pending === undefined || isStopped) return;
    const end = new AbortController();
    const finish = (answer: WebhookAnswer): void => {
      const isWaiting = isOpen(pending);
      if (deliveries.get(item.id)?.pending === pending) deliveries.delete(item.id);
      if (!isWaiting) return;
      log(`webhook ${item.id} POST ${item.url} ${answer.status ?? answer.failure ?? "-"}`);
      simulator.answerWebhook(item.id, answer);
    };
    const done = answerOf(item, hosts, end.signal).then(finish);
    deliveries.set(item.id, { pending, end, done });
  };
  const parts = partsOf(simulator);
  if (parts === undefined) throw new Error("A simulator has parts.");
  parts.observe = ({ outbound }) => {
    const items = outbound.filter((item) => item.channel === "webhook");
    if (items.length === 0 && deliveries.size === 0) return;
    // The realm of the outcome becomes the present one after this call.
    queueMicrotask(() => {
      for (const [id, delivery] of deliveries) {
        if (isOpen(delivery.pending)) continue;
        deliveries.delete(id);
        delivery.end.abort();
      }
      items.forEach(start);
    });
  };
  return {
    settled: async () => {
      const late = AbortSignal.timeout(patience_milliseconds);
      const over = new Promise<void>((resolve) => late.addEventListener("abort", () => resolve(), { once: true }));
      await Promise.resolve();
      while (deliveries.size > 0 && !late.aborted) {
        await Promise.race([over, ...[...deliveries.values()].map(({ done }) => done)]);
        // An answer can trigger the next request.
        await Promise.resolve();
      }
    },
    stop: () => {
      isStopped = true;
      parts.observe = undefined;
      for (const { end } of deliveries.values()) end.abort();
      deliveries.clear();
    },
  };
}

async function answerOf(item: OutboundWebhook, hosts: readonly string[], signal: AbortSignal): Promise<WebhookAnswer> {
  const { url, method, headers, body } = item;
  if (!URL.canParse(url)) return { failure: `The URL ${JSON.stringify(url)} cannot be read.` };
  const { hostname } = new URL(url);
  if (!isLoopbackName(hostname) && !hosts.includes(hostname)) {
    return { failure: `The host ${hostname} is not this machine: serve --webhook-host ${hostname} allows it.` };
  }
  try {
    const limits = { most_bytes: WEBHOOK_ANSWER_BYTES, milliseconds: NO_LIMIT_MILLISECONDS };
    const answer = await fetchWhole(url, { method, headers, body, signal, ...limits });
    return { status: answer.status, body: new TextDecoder().decode(answer.bytes) };
  } catch (problem) {
    return problem instanceof UnusableAnswer
      ? { failure: `The webhook ${problem.message}.` }
      : { failure: isConnectionError(problem) ? "connection_error" : `The request failed: ${reasonOf(problem)}.` };
  }
}

/** Errors of connections have a code, such as ECONNREFUSED. */
function isConnectionError(problem: unknown): boolean {
  return problem instanceof TypeError && typeof Object(problem.cause).code === "string";
}

function reasonOf(problem: unknown): string {
  const { message, cause } = problem instanceof Error ? problem : { message: String(problem), cause: undefined };
  return cause instanceof Error ? cause.message : message;
}
