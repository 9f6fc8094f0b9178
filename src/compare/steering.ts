/** Steers conversations to what they have not reached: of several requests that could come next, the rarest is sent. */
import type { Realm } from "../model/realm/realm";
import { isRecord } from "../protocol/schema/matches-shape";
import { handle, type Handled } from "../wire/handle";
import type { DrawnRequest } from "./drawn-request";

/** A request as a realm of the model answers it. */
export interface TriedRequest {
  readonly drawn: DrawnRequest;
  readonly handled: Handled;
  /** Why the model refuses it; undefined where it accepts it. */
  readonly reason: string | undefined;
}

/** What a realm would answer; the realm does not change. */
export function tried(realm: Realm, drawn: DrawnRequest): TriedRequest {
  const handled = handle(realm, drawn.request);
  return { drawn, handled, reason: handled.outcome.ok ? undefined : handled.outcome.error.reason };
}

/** Counts from here on are alike. */
const MANY = 10_000;

/** Counts what requests had: operations, reasons of refusals, and parameters that were given or omitted. */
export class Steering {
  private readonly counts = new Map<string, number>();
  /** The parts of each request of the conversation that is drawn. */
  private drawn: (readonly string[])[] = [];

  /** The rarest of some requests: the operation and the reason count first. */
  rarest(candidates: readonly TriedRequest[]): TriedRequest | undefined {
    const ranked = candidates.map((one) => ({ one, rarity: this.rarityOf(one) }));
    return ranked.reduce((best, other) => (other.rarity < best.rarity ? other : best), ranked[0] ?? NONE).one;
  }

  /** Whether an operation was never refused for the reason of this request. */
  isNewRefusal({ drawn, reason }: TriedRequest): boolean {
    return reason !== undefined && !this.counts.has(refusalOf(drawn, reason));
  }

  count(request: TriedRequest): void {
    const parts = partsOf(request).flat();
    this.drawn.push(parts);
    for (const part of parts) this.add(part, 1);
  }

  /** Forgets the requests of a conversation that were not sent, since it has ended before. */
  keep(sent: number): void {
    for (const part of this.drawn.slice(sent).flat()) this.add(part, -1);
    this.drawn = [];
  }

  private add(part: string, times: number): void {
    const count = (this.counts.get(part) ?? 0) + times;
    if (count > 0) this.counts.set(part, count);
    else this.counts.delete(part);
  }

  private rarityOf(request: TriedRequest): number {
    const leastOf = (parts: readonly string[]): number =>
      Math.min(MANY - 1, ...parts.map((part) => this.counts.get(part) ?? 0));
    return partsOf(request).reduce((rarity, parts) => rarity * MANY + leastOf(parts), 0);
  }
}

const NONE = { one: undefined, rarity: Infinity };

function refusalOf({ route }: DrawnRequest, reason: string): string {
  return `${route.id} ${reason}`;
}

/** The parts of a request, those first that count first. */
function partsOf({ drawn, handled, reason }: TriedRequest): readonly (readonly string[])[] {
  const { route, request } = drawn;
  const given = new Set(request.parameters.map(([name]) => name));
  const parameters = route
    .expected(handled.outcome.realm.feature_level)
    .map(({ sent }) => `${route.id} ${given.has(sent) ? "with" : "without"} ${sent}`);
  const first = reason === undefined ? acceptedParts(route.id, handled.response.body) : [route.id, reason];
  return [first, reason === undefined ? [] : [refusalOf(drawn, reason)], parameters];
}

/** That an operation was accepted, and each field that its answer has; a list of several items is a part of its own. */
function acceptedParts(id: string, body: unknown): readonly string[] {
  const parts = new Set([`${id} accepted`]);
  const add = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      if (value.length > 1) parts.add(`${path} several`);
      for (const item of value.slice(0, ITEMS)) add(item, path);
    } else if (isRecord(value)) {
      for (const [name, inside] of Object.entries(value)) {
        const place = `${path}.${/^[a-z_]+$/u.test(name) ? name : "*"}`;
        parts.add(place);
        add(inside, place);
      }
    }
  };
  add(body, id);
  return [...parts];
}

/** Of a list, so many items are looked at. */
const ITEMS = 5;
