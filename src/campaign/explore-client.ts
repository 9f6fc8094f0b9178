/** Tries every order of a few moves around a client: it is started again for each order, from the same snapshot. */
import { fromOne } from "../model/operations/call-shapes";
import { checkedParams } from "../model/outcome/call-problem";
import type { Realm } from "../model/realm/realm";
import type { Outcome } from "../model/views/outcome";
import type { AnyValue } from "../protocol/schema/shapes";
import * as v from "../protocol/shape";
import { beginningOf } from "./campaign";
import type { ClientView } from "./campaign-options";
import { counterexampleText } from "./counterexample-text";
import { checkNames, type PlanStep } from "./plan-step";
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
  /**
   * How many moves at most come between two polls of the client, so that one answer has the events of all of them; 2 by
   * default. With 1, the client polls after each move.
   */
  readonly max_between_polls?: number;
  /** After how many orders to stop; 1,000 by default. Orders in which the client polls elsewhere count. */
  readonly max_orders?: number;
  /** Whether a move that is accepted in no order is a violation; false by default. */
  readonly all_accepted?: boolean;
}

/** The result. */
export interface ClientExploration {
  /** The number of orders that were tried. */
  readonly orders: number;
  /** The length of the longest order. */
  readonly depth: number;
  /** Whether all orders within the limits were tried. */
  readonly complete: boolean;
  /** The names of the moves that no order has accepted: most often a mistake in the move. */
  readonly never_accepted: readonly string[];
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
  max_between_polls: v.optional(fromOne),
  max_orders: v.optional(fromOne),
  all_accepted: v.optional(v.boolean()),
});

/** A move of an order; with `soon`, the next one comes before the client polls. */
interface Made {
  readonly name: string;
  readonly soon: boolean;
}

type Order = readonly Made[];

/**
 * Tries every order of the moves, with the polls of the client between them, shortest first, and stops at the first order after which a view is wrong.
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
  checkNames(
    "exploreClient: moves",
    moves.map(({ name }) => name),
  );
  const { max_depth = moves.length, max_repeats = 1, max_orders = 1000, max_between_polls = 2 } = options;
  const subject: Subject<Client> = {
    start,
    act: (client) => step?.(client),
    view: (client, name) => views[name]?.client(client),
    truths: Object.fromEntries(Object.entries(views).map(([name, { truth }]) => [name, truth])),
    laws: [],
    moves: Object.fromEntries(moves.map(({ name, make }) => [name, make])),
  };
  const beginning = beginningOf({ account }, realm, 1, "exploreClient");
  const stepsOf = ({ name, soon }: Made): readonly PlanStep[] => {
    const move = { action: name, numbers: [0, 0, 0] as const };
    if (soon) return [{ ...move, soon }];
    return step === undefined
      ? [move]
      : [
          { ...move, soon: true },
          { act: "step", with: null },
        ];
  };
  const accepted = new Set<string>();
  const refused = new Map<string, string>();
  let [orders, depth] = [0, 0];
  const report = (complete: boolean, violation?: ClientExploration["violation"]): ClientExploration => {
    const never_accepted = [...refused.keys()].filter((name) => !accepted.has(name));
    return { orders, depth, complete, never_accepted, ...(violation === undefined ? {} : { violation }) };
  };
  for (let frontier: readonly Order[] = [[]]; frontier.length > 0;) {
    const next: Order[] = [];
    for (const order of frontier) {
      if (orders >= max_orders) return report(false);
      orders += 1;
      depth = order.length;
      const plan = order.flatMap(stepsOf);
      const { findings, ...played } = await playPlan(subject, beginning, plan);
      let isRefused = false;
      for (const { step: made, status, words } of played.steps) {
        if (status === undefined || typeof made !== "object" || !("action" in made)) continue;
        if (status === 200) accepted.add(made.action);
        else refused.set(made.action, words);
        isRefused ||= status !== 200;
      }
      if (findings.length > 0) {
        const trace = counterexampleText({ ...played, findings }, beginning);
        return report(false, { moves: order.map(({ name }) => name), findings, trace });
      }
      if (isRefused || order.length >= max_depth) continue;
      for (const begun of withPolls(order, max_between_polls)) {
        for (const { name } of moves) {
          if (order.filter((made) => made.name === name).length < max_repeats)
            next.push([...begun, { name, soon: false }]);
        }
      }
    }
    frontier = next;
  }
  const [never] = report(true).never_accepted;
  if (options.all_accepted !== true || never === undefined) return report(true);
  const problem = `${refused.get(never)} No order accepts this move.`;
  return report(true, { moves: [never], findings: [{ kind: "rule", name: "moves", problem }], trace: problem });
}

/** An order before its next move: the client polls first, or, after few moves without a poll, does not. */
function withPolls(order: Order, most: number): readonly Order[] {
  const last = order.at(-1);
  const since = order.length - order.findLastIndex(({ soon }, index) => !soon && index < order.length - 1) - 1;
  if (last === undefined || since >= most) return [order];
  return [order, [...order.slice(0, -1), { ...last, soon: true }]];
}
