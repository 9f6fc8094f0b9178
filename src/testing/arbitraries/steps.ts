/** Random steps of a realm: the operations, and the options of arbitraries. */
import { lazy } from "../../data/lazy";
import { type OperationName, OPERATIONS } from "../../generated/operations";
import { advanceClock } from "../../model/clock/advance-clock";
import { unknownName } from "../../model/fixture/fault-plan";
import { fromOne } from "../../model/operations/call-shapes";
import type { Choices } from "../../model/operations/choices";
import { CallProblem, checkObject } from "../../model/outcome/call-problem";
import { checkedParams } from "../../model/outcome/call-problem";
import type { Realm } from "../../model/realm/realm";
import type { Outcome } from "../../model/views/outcome";
import type { AnyValue } from "../../protocol/schema/shapes";
import * as v from "../../protocol/shape";
import { checkedSnapshot, wholeNumber } from "../../simulator/calls/checked-arguments";
import { choiceByName } from "./by-name";
import { fc } from "./fast-check";
import { pickFrom } from "./pick";

/** How random calls of an operation are generated, and how often compared with those of others. */
export interface GeneratedOperation {
  /** Generates parameters that the realm mostly accepts. */
  readonly params: (pick: Choices) => Readonly<Record<string, unknown>>;
  /** Operations of weight 0 are generated only by name. */
  readonly weight: number;
}

/** For every operation, by its name: its example and weight. */
export const generatedOperations: () => Readonly<Record<string, GeneratedOperation>> = lazy(() =>
  Object.fromEntries(
    Object.entries(OPERATIONS).map(([name, operation]) => {
      const { example, weight, method } = operation.declaration();
      return [name, { params: example ?? (() => ({})), weight: weight ?? (method === "GET" ? 0 : 2) }];
    }),
  ),
);

/** The largest sizes of fixtures. */
export const FIXTURE_OPTIONS = v.strictObject({
  users: v.optional(fromOne),
  channels: v.optional(wholeNumber),
  messages: v.optional(wholeNumber),
});

const STEPS: readonly string[] = [...Object.keys(OPERATIONS), "advanceClock"];
const known = v.picklist(STEPS, ({ input }) => unknownName("operation", String(input), STEPS));

/** Which operations and actors steps have. */
const STEP_OPTIONS = v.strictObject({
  operations: v.optional(v.pipe(v.array(known), v.minLength(1, "expected at least one operation"))),
  actors: v.optional(v.pipe(v.array(fromOne), v.minLength(1, "expected at least one account"))),
});

/** The length of a sequence, and which operations and actors its steps have. */
const SEQUENCE_OPTIONS = v.strictObject({
  ...STEP_OPTIONS.entries,
  minLength: v.optional(wholeNumber),
  maxLength: v.optional(wholeNumber),
});

/** The step that advances the virtual clock by up to five minutes. */
const CLOCK = "advanceClock";
const CLOCK_WEIGHT = 2;

/** A generated step. Its parameters depend on the realm. */
export interface GeneratedStep {
  readonly name: OperationName | typeof CLOCK;
  /** The number of the account that acts. If the realm has fewer accounts, numbers wrap around. */
  readonly actor: number;
  /** The seed of the parameters. */
  readonly seed: number;
}

/** The operations and actors of generated steps. */
export interface StepOptions {
  /**
   * The operations, all with the same probability; by default all that change something, weighted by how often users
   * call them.
   */
  readonly operations?: readonly (OperationName | typeof CLOCK)[];
  /**
   * The IDs of the accounts that act. An ID that is in the list twice acts twice as often. By default the first eight.
   */
  readonly actors?: readonly number[];
}

/** The length of a sequence, and which operations and actors its steps have. */
export interface SequenceOptions extends StepOptions {
  /** The minimum length; 1 by default. */
  readonly minLength?: number;
  /** The maximum length; by default 20, and not less than `minLength`. */
  readonly maxLength?: number;
}

/** The call of a generated step in a realm. */
export interface GeneratedCall {
  readonly operation: GeneratedStep["name"];
  /**
   * The ID of the account that calls: the generated one, or in most cases one with the permission. Unused for the
   * clock.
   */
  readonly user_id: number;
  readonly params: Readonly<Record<string, AnyValue>>;
}

const FIRST_EIGHT = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8];

/** Chooses one of all operations, by weight. */
const byWeight = lazy(() => choiceByName<GeneratedStep["name"]>([...weights(), [CLOCK, CLOCK_WEIGHT]]));

function weights(): (readonly [OperationName, number])[] {
  return Object.entries(generatedOperations()).flatMap(([name, { weight }]) =>
    isOperation(name) ? [[name, weight]] : [],
  );
}

function isOperation(name: string): name is OperationName {
  return Object.hasOwn(OPERATIONS, name);
}

/** Any number below 2^31, each as often as any other. */
const number = (): fc.Arbitrary<number> => fc.noBias(fc.nat());

/** The arbitraries of the fields of a step. */
function stepFields({ operations, actors = FIRST_EIGHT }: StepOptions = {}): {
  readonly [Field in keyof GeneratedStep]: fc.Arbitrary<GeneratedStep[Field]>;
} {
  const choose = operations === undefined ? byWeight() : choiceByName(operations.map((name) => [name, 1] as const));
  return { name: number().map(choose), actor: fc.constantFrom(...actors), seed: fc.nat() };
}

/**
 * Generates one step.
 *
 * @throws CallProblem for an unknown option
 * @example fc.assert(fc.property(step(), (one) => takeStep(createRealm(), one).realm !== undefined), { numRuns: 5 });
 */
export function step(options: StepOptions = {}): fc.Arbitrary<GeneratedStep> {
  checkObject("step", options);
  checkedParams("step", STEP_OPTIONS, options);
  return fc.record(stepFields(options));
}

/**
 * Generates sequences of steps. They shrink to shorter sequences.
 *
 * @throws CallProblem for an unknown option
 * @example
 * const ends = (steps: GeneratedStep[]) => steps.reduce((realm, step) => takeStep(realm, step).realm, createRealm());
 * fc.assert(fc.property(stepSequence({ maxLength: 5 }), (steps) => sameState(ends(steps), ends(steps))), { numRuns: 5
 * });
 */
export function stepSequence(options: SequenceOptions = {}): fc.Arbitrary<GeneratedStep[]> {
  checkObject("stepSequence", options);
  checkedParams("stepSequence", SEQUENCE_OPTIONS, options);
  const { minLength = 1, maxLength = Math.max(20, minLength), ...of } = options;
  return fc.array(step(of), { minLength, maxLength });
}

/**
 * Returns the call of a step in a realm. The realm accepts it in most cases.
 *
 * @param number - the number of the step in its sequence; generated texts contain it, so that they differ
 * @throws CallProblem for an invalid snapshot or step
 */
export function callOfStep(realm: Realm, step: GeneratedStep, number = 1): GeneratedCall {
  return callIn("callOfStep", realm, step, number);
}

function callIn(asked: string, realm: Realm, step: GeneratedStep, number: number): GeneratedCall {
  checkedSnapshot(realm, asked);
  const { name, actor: generated, seed } = checkedStep(step, asked);
  if (name === CLOCK) return { operation: name, user_id: 0, params: { seconds: 1 + (seed % 300) } };
  const actor = ((generated - 1) % realm.users.size) + 1;
  const pick = pickFrom(realm, actor, seed, number);
  const params = generatedOperations()[name]?.params(pick) ?? {};
  return { operation: name, user_id: pick.actor, params };
}

function checkedStep(step: GeneratedStep, asked: string): GeneratedStep {
  const { name, actor, seed }: Partial<GeneratedStep> = step ?? {};
  const isKnown = name !== undefined && (name === CLOCK || isOperation(name));
  if (isKnown && Number.isSafeInteger(actor) && Number.isSafeInteger(seed)) return step;
  throw new CallProblem(`${asked}: expected a step, as step() and stepSequence() generate them.`);
}

/** Makes a call in a realm. */
function made(realm: Realm, { operation, user_id, params }: GeneratedCall): Outcome {
  if (operation === CLOCK) return Reflect.apply(advanceClock, undefined, [realm, params]);
  return Reflect.apply(OPERATIONS[operation], undefined, [realm, user_id, params]);
}

/** Takes a step in a realm; see `callOfStep`. */
export function takeStep(realm: Realm, generated: GeneratedStep, number = 1): Outcome {
  return made(realm, callIn("takeStep", realm, generated, number));
}
