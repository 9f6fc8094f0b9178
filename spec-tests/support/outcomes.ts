import { expect } from "vitest";
import { OPERATIONS } from "../../src/generated/operations";
import type { Outcome, Realm } from "../../src/index";
import { addressedEvents } from "../../src/model/views/outcome";

/** The answer and the next snapshot of an operation that must have been accepted. */
export function carriedOut<Response>(outcome: Outcome<Response>): { realm: Realm; response: Response } {
  if (!outcome.ok) throw new Error(`refused with ${outcome.error.code}: ${outcome.error.msg}`);
  return { realm: outcome.realm, response: outcome.response };
}

/** Expects a refusal: the code, the reason within, the code's own fields, a sentence, and the very same snapshot. */
export function expectRefusal(
  outcome: Outcome,
  realm: Realm,
  code: string,
  reason: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  expect(outcome.ok).toBe(false);
  expect(outcome.realm).toBe(realm);
  expect(outcome.events).toEqual([]);
  if (outcome.ok) return;
  expect(outcome.error).toMatchObject({ code, reason, ...fields });
  expect(outcome.error.msg).toMatch(/\S.*[.!?]$/s);
}

/** The code of a reason among others with BAD_REQUEST: who lacks a role has another code. */
export function codeOf(reason: string): string {
  return reason === "administrator_required" || reason === "owner_required" ? "UNAUTHORIZED_PRINCIPAL" : "BAD_REQUEST";
}

/** The operations that can return another realm with a refusal, as they declare it. */
export const CHANGING_WHEN_REFUSED: ReadonlySet<string> = new Set(
  Object.values(OPERATIONS)
    .map((operation) => operation.declaration())
    .filter(({ changes_when_refused }) => changes_when_refused === true)
    .map(({ id }) => id),
);

/** The types and operations of the events of an outcome, like `scheduled_messages/add`. */
export function eventTypes(outcome: Outcome): string[] {
  return addressedEvents(outcome).map(({ event }) => ("op" in event ? `${event.type}/${event.op}` : event.type));
}

/** The bodies of the events that an account receives. */
export function eventsFor(outcome: Outcome, userId: number): Readonly<Record<string, unknown>>[] {
  return addressedEvents(outcome)
    .filter(({ audience }) => {
      if (audience.exclude?.has(userId) === true) return false;
      return audience.include === null || audience.include.has(userId);
    })
    .map((addressed) => ({ ...addressed.event, ...(addressed.about === undefined ? addressed.personal?.[String(userId)] : {}) }));
}
