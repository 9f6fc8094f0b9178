/** Tries every order of a few moves around a client: it is started again for each order, from the same snapshot. */
import type { Outcome } from "../../model/views/outcome";
import type { Realm } from "../../model/realm/realm";
import * as v from "../../protocol/shape";
import type { AnyValue } from "../../protocol/schema/shapes";
import { fromOne } from "../../model/operations/call-shapes";
import { checkedParams } from "../../model/outcome/call-problem";
import { beginningOf } from "./campaign";
import type { ClientView } from "./campaign-options";
import { counterexampleText } from "./counterexample-text";
import type { PlanStep } from "./plan-step";
import { playPlan } from "./play";
import type { Finding, Subject } from "./run";
import type { Surroundings } from "./world";

/** A client, the moves around it, and its views. */
export interface ExploreClientOptions<Client> {
  /** The initial state. */
  readonly realm: Realm;
  /** The address of the account of the client; by default that of the second account of the realm. */
  readonly account?: string;
  /** Starts a client. Each order starts a new one. */
  readonly start: (surroundings: Surroundings) => Client | Promise<Client>;
  /**
   * Called after each move, for a client that does not poll by itself. Its views are read when the promise is settled.
   */
  readonly step?: (client: Client) => AnyValue;
  /** The moves. A refused move ends its order. */
  readonly moves: readonly { readonly name: string; readonly make: (realm: Realm) => Outcome }[];
  readonly views: Readonly<Record<string, ClientView<Client>>>;
  /** The maximum number of moves in an order; by default the number of moves. */
  readonly max_depth?: number;
  /** How often each move can be made in one order; 1 by default. */
  readonly max_repeats?: number;
  /** After how many orders to stop; 1,000 by default. */
  readonly max_orders?: number;
}

/** The result. */
export interface ClientExploration {
  /** The number of orders that were tried. */
  readonly orders: number;
  /** The length of the longest order. */
  readonly depth: number;
  /** Whether all orders within the limits were tried. */
  readonly complete: boolean;
  /** The shortest order that breaks the client. */
  readonly violation?: {
    readonly moves: readonly string[];
    readonly findings: readonly Finding[];
    /** What happened, line by line. */
    readonly trace: string;
  };
}

const called = v.custom((value) => typeof value === "function", "expected a function");
const SHAPE = v.strictObject({
  realm: v.unknown(),
  account: v.optional(v.string()),
  start: called,
  step: v.optional(called),
  moves: v.array(v.object({ name: v.string(), make: called })),
  views: v.record(v.string(), v.object({ client: called, truth: called })),
  max_depth: v.optional(fromOne),
  max_repeats: v.optional(fromOne),
  max_orders: v.optional(fromOne),
});

/**
 * Tries every order of the moves, shortest first, and stops at the first order after which a view is wrong.
 *
 * @throws CallProblem for options that are missing, unknown or of another shape; RangeError for an unknown account
 * @example
 * const realm = createRealm({ users: [{ email: "olive@example.test" }, { email: "ann@example.test" }] });
 * const write = (now: Realm) => sendMessage(now, 1, { type: "direct", to: [2], content: "hi" });
 * const { violation } = await exploreClient({
 *   realm,
 *   start: () => ({ unread: () => [] }),
 *   moves: [{ name: "Olive writes", make: write }],
 *   views: { unread: { client: (client) => client.unread(), truth: projections.unread } },
 * });
 */
export async function exploreClient<Client>(options: ExploreClientOptions<Client>): Promise<ClientExploration> {
  checkedParams("exploreClient", SHAPE, options);
  const { realm, account, start, step, moves, views } = options;
  const { max_depth = moves.length, max_repeats = 1, max_orders = 1000 } = options;
  const subject: Subject<Client> = {
    start,
    act: (client) => step?.(client),
    view: (client, name) => views[name]?.client(client),
    truths: Object.fromEntries(Object.entries(views).map(([name, { truth }]) => [name, truth])),
    laws: [],
    moves: Object.fromEntries(moves.map(({ name, make }) => [name, make])),
  };
  const beginning = beginningOf({ account }, realm, 1);
  const stepsOf = (name: string): readonly PlanStep[] =>
    step === undefined
      ? [{ action: name, numbers: [0, 0, 0] }]
      : [
          { action: name, numbers: [0, 0, 0], soon: true },
          { act: "step", with: null },
        ];
  let [orders, depth] = [0, 0];
  for (let frontier: (readonly string[])[] = [[]]; frontier.length > 0;) {
    const next: (readonly string[])[] = [];
    for (const order of frontier) {
      if (orders >= max_orders) return { orders, depth, complete: false };
      orders += 1;
      depth = order.length;
      const plan = order.flatMap(stepsOf);
      const played = await playPlan(subject, beginning, plan);
      if (played.findings.length > 0) {
        const trace = counterexampleText(played, beginning, plan);
        return { orders, depth, complete: false, violation: { moves: order, findings: played.findings, trace } };
      }
      const isRefused = played.steps.some(({ status }) => status !== undefined && status !== 200);
      if (isRefused || order.length >= max_depth) continue;
      for (const { name } of moves) {
        if (order.filter((made) => made === name).length < max_repeats) next.push([...order, name]);
      }
    }
    frontier = next;
  }
  return { orders, depth, complete: true };
}
