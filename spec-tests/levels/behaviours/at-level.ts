/** Realms of a feature level, with the requests and events there: for the rows of behaviors. */
import { type Fixture, type Realm } from "../../../src/index";
import type { ClientCapabilities } from "../../../src/model/realm/event-queue";
import type { Message } from "../../../src/model/realm/message";
import { userByDeliveryEmail } from "../../../src/model/rules/users/people";
import { LIMITS } from "../../../src/protocol/limits";
import { play } from "../../support/play";
import { everyRole } from "../../support/realms";
import { wireCall } from "../../support/wire-call";

export const OLIVE = "olive@example.test";
export const ADA = "ada@example.test";
export const MORGAN = "morgan@example.test";
export const MEL = "mel@example.test";
export const NINA = "nina@example.test";
export const GRETA = "greta@example.test";
export const BEEP = "beep-bot@example.test";

/** What a level changed: its number, and what is seen of one short request just below it and at it. */
export interface Seen {
  /** As the source says it: apart from the number that the code has. */
  readonly level: number;
  readonly below: unknown;
  readonly from: unknown;
  readonly seen: (level: number) => unknown;
}

export const seenAt = (level: number, below: unknown, from: unknown, seen: Seen["seen"]): Seen => ({ level, below, from, seen });

type Params = Readonly<Record<string, unknown>>;
/** Who asks, what, and with which parameters. */
export type Call = readonly [who: string | null, what: string, params?: Params];

/** The realm of every role at a level, above the newest of fixtures too. */
export function realmAt(level: number, more: Fixture = {}): Realm {
  const realm = everyRole({ feature_level: Math.min(level, LIMITS.NEWEST_FEATURE_LEVEL), ...more });
  return level > LIMITS.NEWEST_FEATURE_LEVEL ? { ...realm, feature_level: level } : realm;
}

function answered(realm: Realm, [who, what, params = {}]: Call) {
  const [method = "", path = ""] = what.split(" ");
  return wireCall(realm, who, method, path, params);
}

/** The realm after requests that succeeded. */
export function done(realm: Realm, ...calls: readonly Call[]): Realm {
  return calls.reduce((now, call) => {
    const { response, outcome } = answered(now, call);
    if (response.status !== 200) throw new Error(`${call[1]} at ${realm.feature_level}: ${JSON.stringify(response.body)}`);
    return outcome.realm;
  }, realm);
}

/** What the last of some requests is answered with; those before it succeed. */
export function body(realm: Realm, ...calls: readonly Call[]): unknown {
  const last = calls.at(-1);
  return last === undefined ? undefined : answered(done(realm, ...calls.slice(0, -1)), last).response.body;
}

/** The HTTP status of the last of some requests; those before it succeed. */
export function status(realm: Realm, ...calls: readonly Call[]): number | undefined {
  const last = calls.at(-1);
  return last === undefined ? undefined : answered(done(realm, ...calls.slice(0, -1)), last).response.status;
}

/** The value at a path like `messages.0.flags`; undefined where it leads nowhere. */
export function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, name) => Object(part)[name], value);
}

/** Whether something stands at a path. */
export const stands = (value: unknown, path: string): boolean => at(value, path) !== undefined;

/** The events that an account receives of requests by others. */
export function heard(realm: Realm, who: string, ...calls: readonly Call[]): readonly Params[] {
  return heardOf(realm, who, (open) => done(open, ...calls));
}

/** The events that an account receives of any action, with a client of some capabilities. */
export function heardOf(
  realm: Realm,
  who: string,
  happens: (open: Realm) => Realm,
  client_capabilities: Partial<ClientCapabilities> = {},
): readonly Params[] {
  const userId = userByDeliveryEmail(realm, who)?.user_id ?? 0;
  const able = { notification_settings_null: false, ...client_capabilities };
  const opened = play(realm).registerQueue(userId, { client_capabilities: able });
  const query = { queue_id: opened.response.queue_id, last_event_id: -1, dont_block: true };
  return play(happens(opened.realm))
    .getEvents(userId, query)
    .response.events.map((event) => ({ ...event }));
}

/** Events in short: `stream/create`. */
export const kinds = (events: readonly Params[]): string[] =>
  events.map((event) => ("op" in event ? `${String(event["type"])}/${String(event["op"])}` : String(event["type"])));

/** The events of one type. */
export const ofType = (events: readonly Params[], type: string): readonly Params[] => events.filter((event) => event["type"] === type);

/** Mel says something in the general channel. */
export const says = (topic = "t", content = "x", who = MEL): Call => [
  who,
  "POST /messages",
  { type: "stream", to: "general", topic, content },
];

/** The newest message, as an account reads it. */
export const newest = (who: string): Call => [who, "GET /messages", { anchor: "newest", num_before: 1, num_after: 0 }];

/** All messages that were not deleted. */
export const messagesIn = (realm: Realm): Message[] => [...realm.messages].flatMap((message) => message ?? []);
