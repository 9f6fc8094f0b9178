import { isInAudience } from "../../model/outcome/audience";
import type { User } from "../../model/realm/user";
import { userByDeliveryEmail } from "../../model/rules/users/people";
import { addressedEvents, type Outcome } from "../../model/views/outcome";
import { didYouMean, didYouMeanAddress, withoutPeriod } from "../../protocol/problem-words";
import { ERROR_CODES } from "../../protocol/refusals/codes";
import { REASONS } from "../../protocol/refusals/reasons";
import type { AnyValue } from "../../protocol/schema/shapes";
import { isOutcome, refusalText } from "../../simulator/calls/must";
import { whyNotRecipient } from "../../simulator/explain-delivery";
import { checkExpectedEvent, fits, type MatcherResult, result, shown } from "./matcher-result";

function outcomeIn(matcher: string, received: unknown): Outcome {
  if (isOutcome(received)) return received;
  throw new TypeError(withoutPeriod(`${matcher}: expected the outcome of an operation, received ${shown(received)}`));
}

/** Throws for a code that does not exist: no operation is refused with it, so `.not` would always hold. */
function checkCode(code: unknown): void {
  if (code === undefined) return;
  if (typeof code !== "string") {
    const allowed = 'a code or a reason like "BAD_REQUEST", then its fields if they matter';
    throw new TypeError(`toBeRefused: expected ${allowed}, received ${shown(code)}.`);
  }
  if (Object.hasOwn(ERROR_CODES, code) || Object.hasOwn(REASONS, code)) return;
  const near = didYouMean(code, Object.keys(ERROR_CODES)) || didYouMean(code, Object.keys(REASONS)) || ".";
  throw new TypeError(`toBeRefused: there is no code and no reason ${shown(code)}${near}`);
}

/**
 * The operation was accepted. If it was refused, the failure shows the refusal.
 *
 * @example expect(sim.as("ann@example.test").getOwnUser()).toBeAccepted();
 */
export function toBeAccepted(received: AnyValue): MatcherResult {
  const outcome = outcomeIn("toBeAccepted", received);
  return result(
    outcome.ok,
    () => (outcome.ok ? "" : refusalText(outcome)),
    () => `The operation was accepted, and answered ${shown(outcome.ok ? outcome.response : undefined)}.`,
  );
}

/**
 * The operation was refused.
 *
 * @param code - the interface's code, or the reason of the refusal; any by default
 * @param fields - some fields of the refusal, with their expected values
 * @example expect(sim.as("ann@example.test").getMessage({ message_id: 9 })).toBeRefused("BAD_REQUEST");
 */
export function toBeRefused(received: AnyValue, code?: string, fields: object = {}): MatcherResult {
  const outcome = outcomeIn("toBeRefused", received);
  checkCode(code);
  const wanted = code ?? "a refusal";
  if (outcome.ok) {
    return result(
      false,
      () => `Expected ${wanted}, but the operation was accepted, and answered ${shown(outcome.response)}.`,
      () => "",
    );
  }
  const { error } = outcome;
  const isIt = (code === undefined || error.code === code || error.reason === code) && fits(fields, error);
  const withFields = Object.keys(fields).length === 0 ? "" : ` with ${shown(fields)}`;
  return result(
    isIt,
    () => `Expected ${wanted}${withFields}.\n${refusalText(outcome)}`,
    () => `Expected anything but ${wanted}${withFields}.\n${refusalText(outcome)}`,
  );
}

/**
 * An account receives an event of this outcome.
 *
 * @param email - the address of the account
 * @param event - some of the event's fields, with their expected values: `{ type: "message" }`
 * @example
 * const sent = sim.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hi" });
 * expect(sent).toHaveSentEvent("bob@example.test", { type: "message" });
 */
export function toHaveSentEvent(received: AnyValue, email: string, event: object = {}): MatcherResult {
  const outcome = outcomeIn("toHaveSentEvent", received);
  checkExpectedEvent(event);
  const user = accountIn(outcome, email);
  const events = outcome.events.filter(({ recipients }) => recipients.includes(user.user_id)).map((one) => one.event);
  const pass = events.some((body) => fits(event, body));
  const list = events.map((body) => `\n  ${shown(body)}`).join("") || " nothing.";
  return result(
    pass,
    () => `Expected ${email} to receive ${shown(event)}, but it receives${list}${whyNot(outcome, user, event)}`,
    () => `Expected ${email} not to receive ${shown(event)}, but it receives${list}`,
  );
}

/** For each event of the expected type that the account does not receive: the rule that decided it. */
function whyNot(outcome: Outcome, { user_id }: User, expected: object): string {
  const type: unknown = Reflect.get(expected, "type");
  const sent = addressedEvents(outcome);
  const ofType = sent.filter(({ event }) => type === undefined || event.type === type);
  if (ofType.length === 0) {
    const types = [...new Set(sent.map(({ event }) => event.type))].join(", ");
    return `\nThe operation sent ${types === "" ? "no events" : `only events of type ${types}`}.`;
  }
  const withheld = ofType.filter(({ audience }) => !isInAudience(audience, user_id));
  return withheld.map((event) => `\n${whyNotRecipient(outcome.realm, user_id, event).sentence}`).join("");
}

function accountIn(outcome: Outcome, email: unknown): User {
  if (typeof email !== "string") {
    throw new TypeError(`toHaveSentEvent: expected the address of an account, received ${shown(email)}.`);
  }
  const user = userByDeliveryEmail(outcome.realm, email);
  if (user !== undefined) return user;
  const addresses = Array.from(outcome.realm.users, ({ delivery_email }) => delivery_email);
  const near = didYouMeanAddress(email, addresses);
  throw new TypeError(`toHaveSentEvent: there is no account ${shown(email)}${near || "."}`);
}
