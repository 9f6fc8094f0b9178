import { diffStates } from "../../model/realm/compare-states";
import type { Realm } from "../../model/realm/realm";
import { isRealm } from "../../model/realm/snapshot-json";
import type { AnyValue } from "../../protocol/schema/shapes";
import { isOutcome, refusalText } from "../../simulator/calls/must";
import { fits, type MatcherResult, result, shown } from "./matcher-result";

/** How many differences a failure shows. */
const LISTED = 20;

/** A snapshot: the value itself, that of a simulator, or that of an outcome. */
function realmIn(value: unknown): Realm | undefined {
  if (isRealm(value)) return value;
  if (isOutcome(value)) return value.realm;
  if (typeof value !== "object" || value === null || !("snapshot" in value)) return undefined;
  const snapshot: unknown = typeof value.snapshot === "function" ? value.snapshot() : undefined;
  return isRealm(snapshot) ? snapshot : undefined;
}

/**
 * Two snapshots (or simulators, or outcomes) are equal; the failure lists the places that differ.
 *
 * @example expect(sim).toBeSameState(sim.snapshot());
 */
export function toBeSameState(received: AnyValue, expected: AnyValue): MatcherResult {
  const [one, other] = [realmIn(expected), realmIn(received)];
  if (one === undefined || other === undefined) {
    throw new TypeError("toBeSameState: expected two snapshots, simulators or outcomes.");
  }
  const lines = diffStates(one, other);
  const list = lines.slice(0, LISTED).map((line) => `\n  ${line}`);
  const more = lines.length > LISTED ? `\n  and ${lines.length - LISTED} more` : "";
  return result(
    lines.length === 0,
    () => `Expected the same state; what differs, expected → received:${list.join("")}${more}`,
    () => "Expected another state, but the two hold the same.",
  );
}

/**
 * The realm or list has exactly these messages, oldest first.
 *
 * @param received - a realm, a simulator, the outcome or the response of `getMessages`, or a list of messages
 * @param expected - for each message its content, or some of its fields
 * @example
 * sim.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hi" });
 * expect(sim).toHaveMessages(["hi"]);
 */
export function toHaveMessages(received: AnyValue, expected: readonly (string | object)[]): MatcherResult {
  if (!isListOfMessages(expected)) {
    const examples = '["hello"] or [{ topic: "t" }]';
    throw new TypeError(`toHaveMessages: expected a list of messages like ${examples}, received ${shown(expected)}.`);
  }
  if (isOutcome(received) && !received.ok) {
    throw new TypeError(`toHaveMessages: the outcome is a refusal, which has no messages.\n${refusalText(received)}`);
  }
  const messages = messagesIn(received);
  if (messages === undefined) {
    throw new TypeError(`toHaveMessages: expected a realm, a simulator or messages, received ${shown(received)}.`);
  }
  const pass =
    messages.length === expected.length &&
    expected.every((wanted, at) => fits(typeof wanted === "string" ? { content: wanted } : wanted, messages[at]));
  const found = messages.map((message) => `\n  ${shown(brief(message))}`).join("") || " none.";
  const wanted = expected.map((message) => `\n  ${shown(message)}`).join("") || " none";
  return result(
    pass,
    () => `Expected these messages:${wanted}\nbut there are:${found}`,
    () => `Expected other messages than these:${found}`,
  );
}

function isListOfMessages(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string" || isObject(item));
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function messagesIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isOutcome(value) && value.ok && hasMessages(value.response)) return value.response.messages;
  if (hasMessages(value)) return value.messages;
  const realm = realmIn(value);
  return realm === undefined ? undefined : [...realm.messages].filter((message) => message !== null);
}

function hasMessages(value: unknown): value is { readonly messages: readonly unknown[] } {
  return typeof value === "object" && value !== null && "messages" in value && Array.isArray(value.messages);
}

/** The part of a message that a failure shows. */
function brief(message: unknown): unknown {
  if (typeof message !== "object" || message === null) return message;
  const fields = new Map<string, unknown>(Object.entries(message));
  const names = ["id", "sender_id", "topic", "subject", "content"];
  return Object.fromEntries(names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)]] : [])));
}
