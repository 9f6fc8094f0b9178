/** What operations were seen to refuse and to send, in addition to what they declare. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OPERATIONS, type OperationName } from "../../src/generated/operations";
import type { DeclaredCall } from "../../src/model/operations/operation";
import { createRealm, type Outcome } from "../../src/index";
import { seedOfText } from "../../src/testing/arbitraries/by-name";
import { takeStep } from "../../src/testing/arbitraries/steps";
import type { TraceStep } from "../../src/testing/trace/trace-step";
import { LADDERS } from "../ladders/all-ladders";
import { SPEC_FIXTURE } from "../support/spec-realm";

/** The reasons and the events that were seen, by the ID of the operation: `send-message topic_missing`. */
export interface SeenPairs {
  readonly refusals: Set<string>;
  readonly events: Set<string>;
}

function eventName(event: object): string {
  const [type, op] = [Reflect.get(event, "type"), Reflect.get(event, "op")].map(String);
  return op === "undefined" ? (type ?? "") : `${type}/${op}`;
}

function keep(seen: SeenPairs, id: string, outcome: Outcome): void {
  if (!outcome.ok) seen.refusals.add(`${id} ${outcome.error.reason}`);
  for (const { event } of outcome.events) seen.events.add(`${id} ${eventName(event)}`);
}

/** Keeps what the steps of a scenario show. */
export function keepTraced(seen: SeenPairs, steps: readonly TraceStep[]): void {
  for (const { id, answer, events } of steps) {
    if (id === undefined) continue;
    if (!answer.ok && "reason" in answer.error) seen.refusals.add(`${id} ${String(answer.error.reason)}`);
    for (const { event } of events) seen.events.add(`${id} ${eventName(event)}`);
  }
}

/** Whether the test of an operation has a `spec`, which has a mistake for each refusal. */
function hasSpec(id: string): boolean {
  return /^spec\(/m.test(readFileSync(join(import.meta.dirname, `../operations/${id}.test.ts`), "utf8"));
}

/** Keeps what the ladders show. */
export function keepLadders(seen: SeenPairs): void {
  for (const { operation, cases } of LADDERS) {
    for (const { call } of cases) keep(seen, operation.split(":")[0] ?? "", call());
  }
}

/** Stores what random examples of each operation show: in the realm of the ladders, and in the realms that follow. */
export function keepGenerated(seen: SeenPairs, tries: number): void {
  const names = Object.keys(OPERATIONS).filter((name): name is OperationName => Object.hasOwn(OPERATIONS, name));
  for (const name of names) {
    let realm = createRealm(SPEC_FIXTURE);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const outcome = takeStep(realm, { name, actor: 1 + (attempt % 8), seed: seedOfText(name, attempt) }, attempt);
      keep(seen, OPERATIONS[name].declaration().id, outcome);
      realm = outcome.realm;
    }
  }
}

/** What is declared and was not seen. */
export function declaredUnseen(seen: SeenPairs): string[] {
  return Object.values(OPERATIONS).flatMap((operation) => {
    const { id, refusals, events }: DeclaredCall = operation.declaration();
    return [
      ...refusals.map((name) => `${id} ${name}`).filter((pair) => !seen.refusals.has(pair) && !hasSpec(id)),
      ...events.map((name) => `${id} ${name}`).filter((pair) => !seen.events.has(pair)),
    ];
  });
}

/** The events that were seen of an operation and that it does not declare. */
export function undeclaredEvents(seen: SeenPairs): string[] {
  return Object.values(OPERATIONS).flatMap((operation) => {
    const { id, events }: DeclaredCall = operation.declaration();
    const declared = new Set(events.map((name) => `${id} ${name}`));
    return [...seen.events].filter((pair) => pair.startsWith(`${id} `) && !declared.has(pair));
  });
}
