/** Which events operations were seen to send, to compare them with what they declare. */
import { type OperationName, OPERATIONS } from "../../src/generated/operations";
import { createRealm, type Outcome } from "../../src/index";
import type { DeclaredCall } from "../../src/model/operations/operation";
import { seedOfText } from "../../src/testing/arbitraries/by-name";
import { takeStep } from "../../src/testing/arbitraries/steps";
import type { TraceStep } from "../../src/testing/trace/trace-step";
import { acceptedCalls } from "../support/accepted-calls";
import { SPEC_FIXTURE } from "../support/spec-realm";

/** The events that were seen, each after the ID of its operation: `send-message message`. */
export type SeenEvents = Set<string>;

function keep(seen: SeenEvents, id: string, events: readonly { readonly event: object }[]): void {
  for (const { event } of events) {
    const [type, op] = [Reflect.get(event, "type"), Reflect.get(event, "op")].map(String);
    seen.add(`${id} ${op === "undefined" ? (type ?? "") : `${type}/${op}`}`);
  }
}

/** Keeps what the steps of a scenario show. */
export function keepTraced(seen: SeenEvents, steps: readonly TraceStep[]): void {
  for (const { id, events } of steps) if (id !== undefined) keep(seen, id, events);
}

/** Keeps what the accepted calls show. */
export function keepAccepted(seen: SeenEvents): void {
  for (const [id, { params, callWith }] of acceptedCalls()) keep(seen, id, callWith(params).events);
}

/** Keeps what random examples of each operation show: in the realm of the specs, and in the realms that follow. */
export function keepGenerated(seen: SeenEvents, tries: number): void {
  const names = Object.keys(OPERATIONS).filter((name): name is OperationName => Object.hasOwn(OPERATIONS, name));
  for (const name of names) {
    let realm = createRealm(SPEC_FIXTURE);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const outcome: Outcome = takeStep(realm, { name, actor: 1 + (attempt % 8), seed: seedOfText(name, attempt) }, attempt);
      keep(seen, OPERATIONS[name].declaration().id, outcome.events);
      realm = outcome.realm;
    }
  }
}

function declaredEvents(): string[] {
  return Object.values(OPERATIONS).flatMap((operation) => {
    const { id, events }: DeclaredCall = operation.declaration();
    return events.map((name) => `${id} ${name}`);
  });
}

/** What is declared and was not seen. */
export function declaredUnseen(seen: SeenEvents): string[] {
  return declaredEvents().filter((pair) => !seen.has(pair));
}

/** The events that were seen of operations that do not declare them. */
export function undeclaredEvents(seen: SeenEvents): string[] {
  const declared = new Set(declaredEvents());
  const ids = new Set(Object.values(OPERATIONS).map((operation) => operation.declaration().id));
  return [...seen].filter((pair) => ids.has(pair.split(" ")[0] ?? "") && !declared.has(pair));
}
