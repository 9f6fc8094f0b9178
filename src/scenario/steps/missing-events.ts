/** Says why a queue did not receive an event that a step expects. */
import type { Difference } from "../../matching/difference";
import { isJsonObject } from "../../matching/json-value";
import { match } from "../../matching/match";
import { surplus } from "../../matching/surplus";
import type { Values } from "../../matching/values";
import { counted } from "../../protocol/problem-words";
import type { QueueDelivery } from "../../targets/target";
import { eventName } from "../../touched/event-name";
import type { StepRun } from "./step-run";

/** A look at a queue. */
interface LookedAt {
  readonly queue: string;
  readonly expected: readonly unknown[];
  readonly events: readonly { readonly type: unknown }[];
}

type JsonObject = Readonly<Record<string, unknown>>;

/** The differences; where an expected event is missing, the first of them says why the queue did not receive it. */
export async function withReasons(
  found: readonly Difference[],
  { expected, events, queue }: LookedAt,
  { target, values }: Pick<StepRun, "target" | "values">,
): Promise<readonly Difference[]> {
  const [first, ...rest] = found;
  if (first === undefined || target.deliveriesTo === undefined) return found;
  const missing = missingEvents(expected, events);
  if (missing.length === 0) return found;
  const deliveries = await target.deliveriesTo(queue);
  if (deliveries === undefined) return found;
  const reasons = missing.map((event) => whyMissing(event, deliveries, values));
  const hint = [...(first.hint === undefined ? [] : [first.hint]), ...new Set(reasons)].join("; ");
  return [{ ...first, hint }, ...rest];
}

/** The expected events of which there are more than received ones of their type. */
function missingEvents(expected: readonly unknown[], events: LookedAt["events"]): readonly JsonObject[] {
  const types = events.map(({ type }) => type);
  const named = expected.filter(isJsonObject).filter(({ type }) => typeof type === "string");
  return surplus(named, types, ({ type }) => type);
}

/** Why a queue has no such event, by the newest event that it did not receive and that is like the expected one. */
function whyMissing(expected: JsonObject, deliveries: readonly QueueDelivery[], values: Values): string {
  const { type, op } = expected;
  const kind = eventName(expected);
  const ofKind = deliveries.filter(
    ({ event }) => isJsonObject(event) && event["type"] === type && (typeof op !== "string" || event["op"] === op),
  );
  const withheld = ofKind.filter(({ why_withheld }) => why_withheld !== null);
  const same = withheld.findLast(({ event }) => match(expected, event, values, "").length === 0) ?? withheld.at(-1);
  if (same !== undefined) return `no ${kind} event: ${same.why_withheld ?? ""}`.replace(/\.$/, "");
  return ofKind.length === 0
    ? `no ${kind} event has happened since the queue was registered`
    : `the queue has had ${counted(ofKind.length, `${kind} event`)}, and this step expects one more`;
}
