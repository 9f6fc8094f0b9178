/** What happens around a client in one run: generated from a seed, plain JSON, and made shorter when it breaks the client. */
import type { FaultName, FaultRule } from "../../model/fixture/fault-plan";
import type { OperationId } from "../../generated/operations";
import { type ActionsOfPlan, chooseActions, randomNumbers, SENDS } from "./actions/actions";
import { generatePair } from "./pairs";
import type { Numbers } from "./actions/scene";
import type { PlanStep } from "./plan-step";
import type { Random } from "./random";
import { chosenLevel } from "../../protocol/level-choice";
import type { AnyValue } from "../../protocol/schema/shapes";

/** What the plans of a campaign are generated from. */
export interface PlanParts {
  /** The acts of the client by name, each with what generates its value. */
  readonly acts: ReadonlyMap<string, (random: Random) => AnyValue>;
  /** The names of user-defined actions. */
  readonly actions: readonly string[];
  readonly faults: readonly FaultName[];
  /** Whether the client's machine sleeps now and then. */
  readonly sleeps: boolean;
  /** Operations that a fault may be for; null is any request. */
  readonly operations: readonly (OperationId | null)[];
  /** The types of events that the client listens to; null, or not given, for all. */
  readonly heard?: ReadonlySet<string> | null;
  /** The feature level of the realm; the default one when not given. */
  readonly level?: number;
  /** Which plan of the campaign it is (0): families of actions and faults take turns. */
  readonly number?: number;
}

/** The faults that are generated unless a campaign says otherwise: those that a client is expected to survive by itself. */
export const SURVIVABLE_FAULTS: readonly FaultName[] = [
  ...(["refuse_connection", "lose_request", "lose_answer", "cut_answer", "delay", "status", "rate_limit"] as const),
  ...(["malformed_json", "duplicate_request", "lose_queue", "restart", "web_reload_client", "stall"] as const),
];

const STATUSES = [500, 502, 503];
const CLOCK_SECONDS = [1, 2, 5, 20, 70, 300];
const SLEEP_SECONDS = [5, 60, 700, 4000];

/** How many kinds of faults a plan has at most: fewer kinds meet each other more often. */
const KINDS_OF_FAULTS = 4;

/** How many of 30 steps are faults, or acts of the client, in one plan or another. */
const SHARES = [0, 2, 6];

/** Generates a plan of so many steps. Each plan is about some actions and some faults only. */
export function generatePlan(random: Random, steps: number, parts: PlanParts): PlanStep[] {
  const { actions: own, heard = null, number = 0 } = parts;
  const actions = chooseActions(random, { own, heard, level: chosenLevel(parts.level), number });
  const kinds = parts.faults.length === 0 ? 0 : random.below(KINDS_OF_FAULTS + 1);
  const turn = parts.faults[number % Math.max(1, parts.faults.length)];
  const faults = Array.from({ length: kinds }, (_, place) =>
    place === 0 && turn !== undefined ? turn : random.one(parts.faults),
  );
  const chosen = { ...parts, faults };
  const shares = { faults: random.one(SHARES), acts: random.one(SHARES) };
  const plan: PlanStep[] = [];
  while (plan.length < steps) {
    plan.push(
      ...(generateSequence(random, { ...parts, turn }, actions) ?? [generateStep(random, chosen, actions, shares)]),
    );
  }
  return plan.slice(0, steps);
}

/** Several steps that rarely come together by chance; undefined in most cases. */
function generateSequence(
  random: Random,
  parts: PlanParts & { readonly turn: FaultName | undefined },
  actions: ActionsOfPlan,
): PlanStep[] | undefined {
  const number = random.below(50);
  if (number < 3) {
    // Something goes away, something happens, and it comes back; now and then it goes again, and that changes meanwhile.
    const [goes, comes] = random.one(AND_BACK);
    const numbers = randomNumbers(random);
    const away = (...meanwhile: readonly PlanStep[]): PlanStep[] => [
      { action: goes, numbers },
      ...meanwhile,
      { action: comes, numbers: [0, 0, 0] },
    ];
    const change = generateChange(random, actions);
    if (random.below(2) === 0) return away(change, ...(random.below(2) === 0 ? [generateChange(random, actions)] : []));
    return [
      ...away({ action: SENDS, numbers }),
      ...away({ ...change, numbers: [0, change.numbers[1], change.numbers[2]] }),
    ];
  }
  if ((number === 3 || number === 4) && parts.acts.size > 0) {
    // Something changes, and the client does something before it knows.
    return [{ ...generateChange(random, actions), soon: true }, generateAct(random, parts)];
  }
  if (number === 5 && parts.faults.length > 0) {
    // The poll fails, and something happens meanwhile.
    const faults = parts.turn === undefined || random.below(2) === 0 ? parts.faults : [parts.turn];
    const fault = generateFault(random, { ...parts, faults, operations: ["get-events"] });
    const sends = { action: SENDS, numbers: randomNumbers(random) };
    if (random.below(2) === 0) return [{ fault }, generateChange(random, actions), sends];
    // What the client fetches when it returns to a channel also comes as events.
    const [goes, comes] = AND_BACK_OF_ACCOUNT;
    const [back, newest]: [Numbers, Numbers] = [
      [0, 0, 0],
      [random.below(3), random.below(2), random.below(3)],
    ];
    const changes = actions.related(random).map((action): PlanStep => ({ action, numbers: newest }));
    return [{ fault }, sends, { action: goes, numbers: sends.numbers }, { action: comes, numbers: back }, ...changes];
  }
  if ((number === 6 || number === 7) && parts.acts.size > 0 && parts.faults.length > 0) {
    // Two requests at the same moment fail.
    const limits = parts.faults.filter((name) => name === "rate_limit" && random.below(3) > 0);
    const faults = limits.length > 0 ? limits : parts.faults;
    const fault = (): PlanStep => ({ fault: generateFault(random, { ...parts, faults, operations: [null] }) });
    const both = [fault(), fault()];
    const acts = [generateAct(random, parts), generateAct(random, parts)].map((act): PlanStep => ({
      ...act,
      soon: true,
    }));
    return [...both, ...acts];
  }
  if (number < 16) return generatePair(random, parts);
  if (number === 16 && parts.acts.size > 0 && parts.faults.length > 0) {
    // The events of an act come late, or not at all.
    const fault = generateFault(random, { ...parts, operations: ["get-events"] });
    return [{ fault }, { action: SENDS, numbers: randomNumbers(random) }, generateAct(random, parts)];
  }
  if (number === 17 && parts.faults.includes("status")) {
    // The server fails for some time, and the queue is lost meanwhile.
    const lost: readonly PlanStep[] = parts.faults.includes("lose_queue") ? [{ fault: { fault: "lose_queue" } }] : [];
    return [
      { fault: { operation: "register-queue", fault: "status", status: random.one(STATUSES), times: STORM } },
      ...lost,
      { action: SENDS, numbers: randomNumbers(random) },
      { clock: 70 },
    ];
  }
  if (number < 21) {
    // Something begins, and changes or ends.
    const numbers = randomNumbers(random);
    const near = (number: number): number => (random.below(3) === 0 ? random.below(3) : number);
    return actions
      .related(random)
      .map((name): PlanStep => ({ action: name, numbers: [near(numbers[0]), near(numbers[1]), near(numbers[2])] }));
  }
  return undefined;
}

/** So many requests in a row fail. */
const STORM = 60;

const AND_BACK_OF_ACCOUNT: readonly [string, string] = ["unsubscribes the account", "subscribes the account"];

/** What goes away and comes back; most often the account's own subscription. */
const AND_BACK: readonly (readonly [string, string])[] = [
  AND_BACK_OF_ACCOUNT,
  AND_BACK_OF_ACCOUNT,
  ["archives a channel", "restores an archived channel"],
  ["deactivates a user", "reactivates a user"],
];

/** What happens to messages meanwhile. */
const CHANGES = [
  ...[SENDS, "edits a message", "deletes a message", "deletes a topic"],
  ...["moves messages to a topic", "moves messages to a channel"],
];

function generateChange(random: Random, actions: ActionsOfPlan): Extract<PlanStep, { action: string }> {
  return { action: random.below(2) === 0 ? actions.one(random) : random.one(CHANGES), numbers: randomNumbers(random) };
}

function generateAct(random: Random, { acts }: PlanParts): Extract<PlanStep, { act: string }> {
  const name = random.one([...acts.keys()]);
  return { act: name, with: acts.get(name)?.(random) };
}

function generateStep(
  random: Random,
  parts: PlanParts,
  actions: ActionsOfPlan,
  shares: { readonly faults: number; readonly acts: number },
): PlanStep {
  const number = random.below(30);
  if (number < 2) return { clock: random.one(CLOCK_SECONDS) };
  if (number < 3 && parts.sleeps) return { sleep: random.one(SLEEP_SECONDS) };
  if (number >= 30 - shares.faults && parts.faults.length > 0) return { fault: generateFault(random, parts) };
  if (number < 3 + shares.acts && parts.acts.size > 0)
    return { ...generateAct(random, parts), ...generateSoon(random) };
  return { action: actions.one(random), numbers: randomNumbers(random), ...generateSoon(random) };
}

function generateSoon(random: Random): { readonly soon?: true } {
  return random.below(4) === 0 ? { soon: true } : {};
}

function generateFault(random: Random, { faults, operations }: PlanParts): FaultRule {
  const fault = random.one(faults);
  const operation = random.one(operations);
  const matches = operation === null || fault === "lose_queue" ? {} : { operation };
  switch (fault) {
    case "delay":
      return { ...matches, fault, seconds: random.one(CLOCK_SECONDS) };
    case "status":
      return { ...matches, fault, status: random.one(STATUSES) };
    case "rate_limit":
      return { ...matches, fault, retry_after: random.one(CLOCK_SECONDS) };
    default:
      return { ...matches, fault };
  }
}
