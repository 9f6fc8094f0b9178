/** A conversation: what accounts ask of a realm, one after the other. It is drawn on a realm of the model. */
import { advanceClock } from "../../model/clock/advance-clock";
import type { Choices } from "../../model/operations/choices";
import type { Realm } from "../../model/realm/realm";
import type { UploadedFile } from "../../protocol/parameters/items";
import { ROLES } from "../../protocol/accounts";
import { ONE_PIXEL_BASE64 } from "./one-pixel";
import { pickFrom } from "../../testing/arbitraries/pick";
import { pathAt, sentAt } from "../../testing/arbitraries/sent-form";
import { handle } from "../../wire/handle";
import type { Route } from "../../wire/route";
import type { WireRequest } from "../../wire/wire-request";
import type { Random } from "../campaign/random";
import { INTERFACE_ROUTES } from "../scenario/interface";
import { REGISTER_PARAMS } from "../scenario/recordings/recording-queues";
import type { CallStep, GivenFile } from "../scenario/scenario";
import type { Account } from "../scenario/targets/credentials";
import { basicAuthorization } from "../scenario/targets/send";
import { trafficScenario } from "../scenario/traffic/traffic-scenario";
import { searched } from "./narrows";
import { needed, storyOf } from "./stories";
import { varied, withExtras } from "./variations";

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
  | { readonly kind: "look"; readonly as: string };

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
  /** Whether an operation is possible. */
  readonly isPossible: (id: string) => boolean;
}

/** How queues are registered: by a client of today, by one without capabilities, and by those that want less or more. */
const MANNERS: readonly Readonly<Record<string, string>>[] = [
  REGISTER_PARAMS,
  { ...REGISTER_PARAMS, client_capabilities: '{"notification_settings_null":false}' },
  { ...REGISTER_PARAMS, apply_markdown: "false", client_gravatar: "false", slim_presence: "true" },
  { ...REGISTER_PARAMS, event_types: '["message","update_message","subscription","stream","realm_user"]' },
];

const [LISTENERS, LOOKS] = [3, 2];
/** The share of moves of the clock, and of requests that were made before: by the same account, or by another one. */
const [CLOCK_SHARE, AGAIN] = [0.08, 0.12];
/** How often another account acts than before. */
const OTHER = 0.5;
/** Of so many accounts, one that is allowed to read a list reads it at the beginning and at the end. */
const TRIED_READERS = { length: 4 };
const SECONDS = [1, 15, 60, 61, 300, 600, 630, 3600];
const SEARCHES: ReadonlySet<string> = new Set(["get-messages"]);
/** The client of a typed call: messages of its senders are unread for them. */
const AGENT = "ZulipDiff/1.0";

/** Draws a conversation. */
export function conversationFrom(drawing: Drawing, random: Random): readonly Act[] {
  const { start, accounts, length } = drawing;
  const people = accounts.map(({ email }) => email);
  const traffic = trafficScenario("compare", undefined, thingsOf(start));
  // Guests and bots are refused most of the time.
  const ids = people.map((email) => start.user_ids_by_email.get(email.toLowerCase()) ?? 1);
  const actors = ids.flatMap((id) => (isRestricted(start, id) ? [id] : [id, id]));
  const acts: (Exclude<Act, { kind: "call" }> | Omit<Extract<Act, { kind: "call" }>, "step">)[] = [];
  const callers: string[] = [];
  let realm = start;
  const { next, lists: whole } = storyOf(start.feature_level, drawing.conversation, random);
  const asked: DrawnRequest[] = [];
  const send = (drawn: DrawnRequest): void => {
    const { response, outcome } = handle(realm, drawn.request);
    realm = outcome.realm;
    const { method, path, parameters, authorization } = drawn.request;
    const { files, caller } = drawn;
    const { status, body } = response;
    traffic.begin()({ method, path, parameters, files, authorization, user_agent: AGENT, status, body });
    callers.push(caller);
    asked.push(drawn);
    const reason = outcome.ok ? undefined : outcome.error.reason;
    acts.push({ kind: "call", is_read: method === "GET", reason });
  };
  const ask = (route: Route): void => {
    const last = people.indexOf(callers.at(-1) ?? "");
    const actor = last === -1 || random.share() < OTHER ? random.one(actors) : (ids[last] ?? 1);
    send(drawnRequest(realm, route, accounts, actor, random, callers.length + 1));
  };
  const lists = whole
    .filter(({ id }) => drawing.isPossible(id))
    .flatMap((route) => {
      const reading = Array.from(TRIED_READERS, () => random.one(actors));
      const drawn = reading.map((actor) => drawnRequest(realm, route, accounts, actor, random, 0));
      return drawn.find(({ request }) => handle(realm, request).outcome.ok) ?? [];
    });
  lists.forEach(send);
  while (callers.length < length) {
    if (drawing.moves_clock && random.share() < CLOCK_SHARE) {
      const seconds = random.one(SECONDS);
      realm = advanceClock(realm, { seconds }).realm;
      acts.push({ kind: "clock", seconds });
    }
    if (asked.length > 0 && random.share() < AGAIN) {
      const again = random.below(2) === 0 ? asked.at(-1) : undefined;
      send(byAnyone(again ?? random.one(asked), accounts, random));
      continue;
    }
    const route = next();
    if (!drawing.isPossible(route.id)) continue;
    if (random.below(2) === 0)
      needed(route, start.feature_level)
        .filter(({ id }) => drawing.isPossible(id))
        .forEach(ask);
    ask(route);
  }
  lists.forEach(send);
  const steps = traffic.scenario().steps.filter((step) => "call" in step);
  let place = 0;
  const drawn = acts.map((act): Act => {
    if (act.kind !== "call") return act;
    const { expect: _, status: __, ...step } = steps[place] ?? { call: "", as: null };
    const as = callers[place] ?? "";
    place += 1;
    return { ...act, step: { ...step, as } };
  });
  const listening = some(people, LISTENERS, random).map((as): Act => ({
    kind: "listen",
    as,
    parameters: knownAt(start.feature_level, random.one(MANNERS)),
  }));
  return [...listening, ...drawn, ...some(people, LOOKS, random).map((as): Act => ({ kind: "look", as }))];
}

function isRestricted({ users }: Realm, userId: number): boolean {
  const user = users.get(userId - 1);
  return user === undefined || user.is_bot || user.role === ROLES.GUEST;
}

/** The parameters of a registration that a feature level has. */
export function knownAt(level: number, parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const known = INTERFACE_ROUTES.get("register-queue")?.parametersAt?.(level) ?? [];
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => known.includes(name)));
}

function some(items: readonly string[], most: number, random: Random): readonly string[] {
  return [...new Set(Array.from({ length: most }, () => random.one(items)))];
}

/** What the fixture has, by ID. */
function thingsOf({ users, channels }: Realm) {
  return {
    users: new Map(Array.from(users, ({ user_id, delivery_email }) => [user_id, delivery_email])),
    channels: new Map(Array.from(channels, ({ stream_id, name }) => [stream_id, name])),
  };
}

/** A request with the address of its caller, and the files as a scenario has them. */
interface DrawnRequest {
  readonly caller: string;
  readonly files: readonly GivenFile[];
  readonly request: WireRequest;
}

/** The same request, half of the time by another account. */
function byAnyone(drawn: DrawnRequest, accounts: readonly Account[], random: Random): DrawnRequest {
  const { email, api_key } = random.one(accounts);
  if (random.below(2) === 0) return drawn;
  return { ...drawn, caller: email, request: { ...drawn.request, authorization: basicAuthorization(email, api_key) } };
}

function drawnRequest(
  realm: Realm,
  route: Route,
  accounts: readonly Account[],
  actor: number,
  random: Random,
  step: number,
): DrawnRequest {
  const pick = pickFrom(realm, actor, random.below(2 ** 31), step);
  const given = withExtras(route, exampleOf(route, pick, random), pick, random);
  const caller = callerOf(realm, pick, accounts) ??
    accounts.find(({ email }) => email === realm.users.get(actor - 1)?.delivery_email) ?? { email: "", api_key: "" };
  const isFile = (name: string): boolean => route.parameters[name]?.encoding === "file";
  const expected = route.expected(realm.feature_level);
  const sent = Object.entries(given)
    .filter(([name]) => !isFile(name))
    .map(([name, value]) => sentAt(expected, [name, value], pick));
  const uploaded = Object.entries(given).flatMap(([name, file]) => (isFile(name) ? [uploadedFile(file)] : []));
  const template = pathAt(route, realm.feature_level);
  const isInPath = ([name]: readonly [string, string]): boolean => template.includes(`{${name}}`);
  const values = new Map(sent);
  const path = template.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(values.get(name) || "1"));
  const parameters = varied(
    sent.filter((one) => !isInPath(one)),
    random,
  );
  const files = uploaded.map(givenFile);
  return {
    caller: caller.email,
    files,
    request: {
      method: route.method,
      path,
      parameters,
      files: uploaded.map(({ name, size }, index) => ({
        field: `file${index}`,
        name,
        size,
        content_type: isPicture(name) ? "image/png" : "",
        is_picture: isPicture(name),
      })),
      authorization: basicAuthorization(caller.email, caller.api_key),
      user_agent: AGENT,
    },
  };
}

function exampleOf(route: Route, pick: Choices, random: Random): Readonly<Record<string, unknown>> {
  if (SEARCHES.has(route.id)) return searched(pick, random);
  return { ...(route.example?.(pick) ?? {}) };
}

/** The account that the example chose, if it is one whose key is known. */
function callerOf(realm: Realm, pick: Choices, accounts: readonly Account[]): Account | undefined {
  const user = realm.users.get(pick.actor - 1);
  return accounts.find(({ email, api_key }) => email === user?.delivery_email && api_key === user.api_key);
}

function uploadedFile(value: unknown): Pick<UploadedFile, "name" | "size"> {
  const { name, size }: { readonly name?: unknown; readonly size?: unknown } = Object(value);
  return { name: String(name), size: Number(size) };
}

function isPicture(name: string): boolean {
  return /\.(png|gif|jpe?g)$/u.test(name);
}

function givenFile({ name, size }: Pick<UploadedFile, "name" | "size">): GivenFile {
  return isPicture(name) ? { name, base64: ONE_PIXEL_BASE64 } : { name, bytes: size };
}
