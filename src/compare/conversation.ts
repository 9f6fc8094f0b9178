/** A conversation: what accounts ask of a realm, one after the other. It is drawn on a realm of the model. */
import { REGISTER_PARAMS } from "../exchanges/recording-queues";
import { trafficScenario } from "../exchanges/traffic-scenario";
import type { Things } from "../exchanges/written-values";
import { INTERFACE_ROUTES } from "../matching/interface";
import type { CallStep, Step } from "../matching/scenario";
import { advanceClock } from "../model/clock/advance-clock";
import type { Realm } from "../model/realm/realm";
import { ROLES } from "../protocol/accounts";
import type { Account } from "../targets/credentials";
import type { Random } from "../testing/arbitraries/random";
import { handle } from "../wire/handle";
import type { Route } from "../wire/route";
import { byAnyone, type DrawnRequest, drawnRequest } from "./drawn-request";
import { shareableStep } from "./shared/shared-steps";
import { type Steering, tried, type TriedRequest } from "./steering";
import { needed, type Operations, storyOf } from "./stories";

/** One part of a conversation. */
export type Act =
  /** An account registers a queue; its events are compared after each further act. */
  | { readonly kind: "listen"; readonly as: string; readonly parameters: Readonly<Record<string, string>> }
  /** A request. Its IDs refer to answers of earlier acts, and to things of the fixture by name. */
  | {
      readonly kind: "call";
      readonly step: CallStep & { readonly as: string };
      readonly is_read: boolean;
      /** Why the model refuses it; undefined where it accepts it. */
      readonly reason: string | undefined;
    }
  | { readonly kind: "clock"; readonly seconds: number }
  /** An account registers once more, and all that it is shown is compared. */
  | { readonly kind: "look"; readonly as: string; readonly parameters: Readonly<Record<string, string>> };

/** How conversations are drawn. */
export interface Drawing {
  /** The realm that every conversation begins with. */
  readonly start: Realm;
  /** The accounts that act, all of them in that realm. */
  readonly accounts: readonly Account[];
  /** The number of the conversation. */
  readonly conversation: number;
  /** How many requests a conversation has. */
  readonly length: number;
  /** Whether the clock moves. */
  readonly moves_clock: boolean;
  /** Whether the right side is a shared server. */
  readonly is_shared: boolean;
  /** What the realm has, by ID. */
  readonly things: Things;
  readonly operations: Operations;
  /** What former conversations had. */
  readonly steering: Steering;
}

/** How queues are registered: by a client of today, by one without capabilities, and by those that want less or more. */
const MANNERS: readonly Readonly<Record<string, string>>[] = [
  REGISTER_PARAMS,
  { ...REGISTER_PARAMS, client_capabilities: '{"notification_settings_null":false}' },
  { ...REGISTER_PARAMS, apply_markdown: "false", client_gravatar: "false", slim_presence: "true" },
  { ...REGISTER_PARAMS, event_types: '["message","update_message","subscription","stream","realm_user"]' },
];

/** All that an account is shown. */
const LOOK = Object.fromEntries(Object.entries(REGISTER_PARAMS).filter(([name]) => name !== "fetch_event_types"));

const [LISTENERS, LOOKS] = [3, 2];
/** The share of moves of the clock, and of requests that were made before: by the same account, or by another one. */
const [CLOCK_SHARE, AGAIN] = [0.08, 0.12];
/** How often another account acts than before. */
const OTHER = 0.5;
/** Of so many accounts, one that is allowed to read a list reads it at the beginning and at the end. */
const TRIED_READERS = { length: 4 };
/** How many requests are drawn for one that is sent; the shares of those that come after what they need, and of accepted ones. */
const [CANDIDATES, PREPARED, ACCEPTED] = [{ length: 16 }, 0.3, 0.3];
/** The share of changes after which something is read that they have changed. */
const READ_AFTER = 0.4;
/** How many requests of each operation are drawn for it. */
const READINGS = { length: 4 };
const SECONDS = [1, 15, 60, 61, 300, 600, 630, 3600];

/** Draws a conversation. */
export function conversationFrom(drawing: Drawing, random: Random): readonly Act[] {
  const { start, accounts, operations } = drawing;
  const emails = accounts.map(({ email }) => email);
  const calls = callsOf(drawing, random);
  const listening = some(emails, operations.listens ? LISTENERS : 0, random).map((as): Act => ({
    kind: "listen",
    as,
    parameters: knownAt(start.feature_level, random.one(MANNERS)),
  }));
  return [
    ...listening,
    ...calls,
    ...some(emails, operations.registers ? LOOKS : 0, random).map((as) => lookOf(as, start.feature_level)),
  ];
}

/** An account registers, and is shown all that it can see. */
export function lookOf(as: string, level: number): Act {
  return { kind: "look", as, parameters: knownAt(level, LOOK) };
}

/** The requests of a conversation, and the moves of the clock between them. */
function callsOf(drawing: Drawing, random: Random): readonly Act[] {
  const { start, accounts, length, things, steering, operations } = drawing;
  const traffic = trafficScenario("compare", undefined, things);
  const emails = accounts.map(({ email }) => email);
  const ids = emails.map((email) => start.user_ids_by_email.get(email.toLowerCase()) ?? 1);
  // Guests and bots are refused most of the time.
  const actors = ids.flatMap((id) => (isRestricted(start, id) ? [id] : [id, id]));
  const acts: ({ readonly kind: "clock"; readonly seconds: number } | Sent)[] = [];
  const sent: DrawnRequest[] = [];
  const earlier = new Map<string, Set<string>>();
  let realm = start;
  const send = ({ drawn, handled, reason }: TriedRequest): void => {
    steering.count({ drawn, handled, reason });
    const { request, files, caller } = drawn;
    const { response, outcome } = handled;
    realm = outcome.realm;
    const { method, path, parameters, authorization, user_agent } = request;
    const { status, body } = response;
    traffic.begin()({ method, path, parameters, files, authorization, user_agent, status, body });
    sent.push(drawn);
    for (const [name, text] of parameters) earlier.set(name, (earlier.get(name) ?? new Set()).add(text));
    acts.push({ kind: "call", as: caller, is_read: method === "GET", reason });
  };
  const draw = (route: Route): DrawnRequest => {
    const last = emails.indexOf(sent.at(-1)?.caller ?? "");
    const actor = last === -1 || random.share() < OTHER ? random.one(actors) : (ids[last] ?? 1);
    return drawnRequest(realm, route, accounts, actor, random, sent.length + 1, earlier);
  };
  const drawAny = (): DrawnRequest => {
    if (sent.length === 0 || random.share() >= AGAIN) return draw(next());
    const again = random.below(2) === 0 ? sent.at(-1) : undefined;
    return byAnyone(again ?? random.one(sent), accounts, random);
  };
  const { next, lists: whole } = storyOf(operations, drawing.conversation, random);
  const lists = whole.flatMap((route) => {
    const reading = Array.from(TRIED_READERS, () => random.one(actors));
    const drawn = reading.map((actor) => drawnRequest(realm, route, accounts, actor, random, 0));
    return drawn.find(({ request }) => handle(realm, request).outcome.ok) ?? [];
  });
  const readLists = (): void => lists.forEach((one) => send(tried(realm, one)));
  /** Reads something that is answered otherwise since the last change. */
  const readChange = (before: Realm): void => {
    const drawn = operations.reads.flatMap((route) => Array.from(READINGS, () => draw(route)));
    const answered = drawn.map((one) => tried(realm, one)).filter(({ reason }) => reason === undefined);
    const changed = answered.filter((one) => answerOf(one) !== answerOf(tried(before, one.drawn)));
    const rarest = steering.rarest(changed);
    if (rarest !== undefined) send(rarest);
  };
  const sendRarest = (drawOne: () => DrawnRequest): void => {
    const all = Array.from(CANDIDATES, () => tried(realm, drawOne()));
    const accepted = random.share() < ACCEPTED ? all.filter(({ reason }) => reason === undefined) : [];
    const rarest = steering.rarest(accepted.length > 0 ? accepted : all);
    if (rarest === undefined) return;
    const before = realm;
    send(rarest);
    if (rarest.reason === undefined && random.share() < READ_AFTER) readChange(before);
    const again = tried(realm, rarest.drawn);
    if (steering.isNewRefusal(again)) send(again);
  };
  readLists();
  while (sent.length < length) {
    if (drawing.moves_clock && random.share() < CLOCK_SHARE) {
      const seconds = random.one(SECONDS);
      realm = advanceClock(realm, { seconds }).realm;
      acts.push({ kind: "clock", seconds });
    }
    if (random.share() < PREPARED) {
      const route = next();
      for (const one of [...needed(route, operations), route]) sendRarest(() => draw(one));
    } else sendRarest(drawAny);
  }
  readLists();
  const acted = withSteps(acts, traffic.scenario().steps);
  return drawing.is_shared ? acted.flatMap((act) => shareable(act, drawing)) : acted;
}

function shareable(act: Act, { things, start }: Drawing): readonly Act[] {
  if (act.kind !== "call") return [act];
  const step = shareableStep(act.step, things, start.now);
  return step === undefined ? [] : [{ ...act, step }];
}

function answerOf({ handled }: TriedRequest): string {
  return JSON.stringify(handled.response.body);
}

/** A request that was sent to the model; its step is known when all requests are. */
interface Sent {
  readonly kind: "call";
  readonly as: string;
  readonly is_read: boolean;
  readonly reason: string | undefined;
}

function withSteps(acts: readonly (Exclude<Act, { readonly kind: "call" }> | Sent)[], steps: readonly Step[]): Act[] {
  const left = steps.filter((step) => "call" in step).values();
  return acts.map((act) => {
    if (act.kind !== "call") return act;
    const { expect: _expect, status: _status, ...step } = left.next().value ?? { call: "" };
    const { as, ...rest } = act;
    return { ...rest, step: { ...step, as } };
  });
}

function isRestricted({ users }: Realm, userId: number): boolean {
  const user = users.get(userId - 1);
  return user === undefined || user.is_bot || user.role === ROLES.GUEST;
}

/** The parameters of a registration that a feature level has. */
function knownAt(level: number, parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const known = INTERFACE_ROUTES.get("register-queue")?.parametersAt?.(level) ?? [];
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => known.includes(name)));
}

function some(items: readonly string[], most: number, random: Random): readonly string[] {
  return [...new Set(Array.from({ length: most }, () => random.one(items)))];
}
