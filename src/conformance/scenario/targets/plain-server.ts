/**
 * A server without a control plane as a target. Fixtures are built by ordinary requests with the accounts of a pool;
 * time passes by itself. What would need more skips a scenario, with the reason, before its first step.
 */
import { serverLevel } from "./server-level";
import type { Fixture, FixtureUser } from "../../../model/fixture/fixture";
import { isJsonObject } from "../matching/json-value";
import { secondsOf } from "../steps/clock";
import type { Caller, Scenario } from "../scenario";
import { type Answer, type CallRequest, NoAnswer, NotSupported, type Target, TargetProblem } from "../target";
import { ROLE_NAMES, ROLE_NUMBERS } from "../../../protocol/accounts";
import type { JsonValue } from "../../../protocol/schema/shapes";
import { type Account, authorizationOf } from "./credentials";
import {
  type Ask,
  buildFixture,
  type Building,
  cannotBuild,
  type PoolAccount,
  type Removal,
  removeByPrefix,
  restoreAccounts,
  roleNumber,
  type Undo,
} from "./build-fixture";
import { askWith } from "./ask";
import { type Connection, encodeRequest, sendAndRead } from "./send";
import { type Names, type PlayedAccount, runNames } from "./names";

/** How a plain server is used. */
export interface PlainServerOptions {
  readonly name: string;
  readonly connection: Connection;
  readonly accounts: readonly Account[];
  /** The beginning of all names that this run creates. */
  readonly prefix: string;
  /** The longest real time that the clock steps of a scenario may take together, in seconds; 0: clock steps are skipped. */
  readonly longestWait: number;
  /** Takes a sentence about what could not be removed. */
  readonly notice: (sentence: string) => void;
  /** The real time in milliseconds, with which the time of the server moves. */
  readonly wallClock: () => number;
}

/** Events of a server may be on their way for a while. */
const PATIENCE_MILLISECONDS = 5_000;
const PAUSE_MILLISECONDS = 50;
const MILLISECONDS_PER_SECOND = 1000;
const OWNER = 100;
const MEMBER = 400;
const PASSWORD = "a-password-for-one-run-8472";
/** Parameters that give a name to something new, by operation path. */
const NAMING = ["name", "new_name", "short_name", "group_name"] as const;
/** Names that only system groups and mentions have; a prefix would make others of them. */
const RESERVED_NAME = /^(role|user|stream|channel):/u;

/** What was built for the scenario that is played. */
interface Built {
  readonly accounts: ReadonlyMap<string, PoolAccount>;
  readonly played: readonly PlayedAccount[];
  readonly undo: Undo;
  readonly owner: PoolAccount | undefined;
}

const NOTHING: Built = { accounts: new Map(), played: [], undo: [], owner: undefined };

/**
 * Connects to a plain server.
 *
 * @throws TargetProblem when it does not answer as a server of the interface
 */
export async function plainServer(options: PlainServerOptions): Promise<Target> {
  const { name, connection, prefix, notice, wallClock } = options;
  const ask = askWith(connection);
  const level = await levelOfServer(connection);
  const pool = await describePool(options.accounts, ask);
  const ahead = await secondsAhead(pool[0], ask, wallClock);
  const now = (): number => Math.floor(wallClock() / MILLISECONDS_PER_SECOND) + ahead;
  let built = NOTHING;
  let scenarioNumber = 0;
  let waited = 0;
  let names = runNames(prefix, () => built.played);
  const ownDrafts = new Set<unknown>();
  const lacking = lackingRoles();
  const translated = (request: CallRequest) => translatedCall(request, connection, options.accounts, built, names);
  const call = async (request: CallRequest) => withoutDrafts(await translated(request), ownDrafts);
  return {
    name,
    patienceMilliseconds: PATIENCE_MILLISECONDS,
    prefix,
    levelFor: async () => level,
    lacks: (scenario) => whatIsLacking(scenario, options),
    async reset(fixture) {
      built = NOTHING;
      waited = 0;
      scenarioNumber += 1;
      // The names of archived channels and deactivated groups stay taken, so each scenario has names of its own.
      const ownPrefix = `${prefix}${scenarioNumber}-`;
      names = runNames(ownPrefix, () => built.played);
      if (fixture === undefined) return undefined;
      const reason = cannotBuild(fixture, level);
      if (reason !== undefined) throw new NotSupported(reason);
      const undo: Undo = [];
      const owner = ownerOf(pool);
      built = { ...NOTHING, undo, owner };
      const accounts = await accountsFor(fixture, pool, owner, ask, ownPrefix, undo, lacking.add);
      built = { accounts, played: playedBy(fixture, accounts), undo, owner };
      const building: Building = { ask, names, undo, owner, accounts };
      return buildFixture(fixture, building);
    },
    async cleanUp() {
      const { undo } = built;
      if (built === NOTHING) return;
      built = NOTHING;
      // A step may have deleted something itself, so that only an unreachable server is worth a notice.
      let isGone = false;
      // First, since what is undone by an account takes an active one.
      const acts = [() => restoreAccounts(pool, ownerOf(pool), ask), ...undo.reverse()];
      for (const act of acts) await act().catch((problem: unknown) => (isGone ||= problem instanceof NoAnswer));
      const { left } = isGone ? { left: [] } : await removeByPrefix(prefix, ownerOf(pool), ask);
      if (isGone || left.length > 0) {
        notice(`${name}: not everything could be removed; run again with --clean-up ${prefix}.`);
      }
    },
    now: async () => now(),
    call,
    control: async () => {
      throw new NotSupported(`${name} has no control plane`);
    },
    async advanceClock(move) {
      const seconds = "advance_seconds" in move ? move.advance_seconds : "to" in move ? move.to - now() : undefined;
      if (seconds === undefined || options.longestWait === 0) {
        throw new NotSupported(`the clock of ${name} cannot be moved`);
      }
      waited += Math.max(0, seconds);
      if (waited > options.longestWait) throw new NotSupported(tooLong(waited, options));
      await pause(Math.max(0, seconds) * MILLISECONDS_PER_SECOND);
      return { now: now(), fired: [] };
    },
    settle: (as) => settle(as, translated, ownDrafts),
    remarks: lacking.remarks,
  };
}

/** Counts the scenarios that the credentials have too few accounts for, and the most of each role that one of them lacks. */
function lackingRoles() {
  const most = new Map<number, number>();
  let scenarios = 0;
  return {
    add(roles: readonly number[]): void {
      scenarios += 1;
      for (const [role, count] of countsOf(roles)) most.set(role, Math.max(count, most.get(role) ?? 0));
    },
    remarks: (): readonly string[] =>
      scenarios === 0
        ? []
        : [
            `too few accounts in the credentials: ${scenarios} scenarios skipped; with ${rolesText(most)} more, none is.`,
          ],
  };
}

function countsOf(roles: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1);
  return counts;
}

/** `1 of role 200 (administrator), 2 of role 400 (member)`. */
function rolesText(counts: ReadonlyMap<number, number>): string {
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([role, count]) => `${count} of role ${role} (${ROLE_NAMES[ROLE_NUMBERS.findIndex((one) => one === role)]})`)
    .join(", ");
}

/** Removes what an interrupted run has left on a server. */
export async function cleanUpServer(
  connection: Connection,
  accounts: readonly Account[],
  prefix: string,
): Promise<Removal> {
  const ask = askWith(connection);
  return removeByPrefix(prefix, ownerOf(await describePool(accounts, ask)), ask);
}

const OWN_KEY: ReadonlySet<string> = new Set(["regenerate-own-api-key", "POST /users/me/api_key/regenerate"]);

function tooLong(seconds: number, { longestWait }: PlainServerOptions): string {
  return `its clock steps take ${Math.ceil(seconds)} s, more than --wait-limit ${longestWait}`;
}

/** What a scenario needs and a plain server does not have. */
function whatIsLacking({ fixture, steps }: Scenario, options: PlainServerOptions): string | undefined {
  const { name, accounts, longestWait } = options;
  if (steps.some((step) => "fault" in step)) return `${name} has no faults`;
  if (steps.some((step) => "control" in step)) return `${name} has no control plane`;
  if (longestWait === 0 && steps.some((step) => "clock" in step)) return `the clock of ${name} cannot be moved`;
  if (fixture === undefined && accounts.length === 0) return "it needs an account, and there are no credentials";
  if (steps.some((step) => "call" in step && OWN_KEY.has(step.call))) return "it changes the key of an account";
  const keys = new Set((fixture?.users ?? []).flatMap(({ api_key }) => api_key ?? []));
  const ownKey = steps.some((step) => {
    const as = "call" in step ? step.as : undefined;
    return typeof as === "object" && as !== null && "api_key" in as && keys.has(as.api_key);
  });
  if (ownKey) return "it names the key of an account";
  const waits = steps.flatMap((step) => ("clock" in step && typeof step.clock === "object" ? [step.clock] : []));
  const together = waits.reduce((sum, clock) => sum + ("advance" in clock ? secondsOf(clock.advance) : 0), 0);
  return together > longestWait ? tooLong(together, options) : undefined;
}

async function levelOfServer(connection: Connection): Promise<number> {
  const request = { as: null, method: "GET", path: "/server_settings", parameters: {} };
  const { body } = await sendAndRead(connection, encodeRequest(connection.baseUrl, request, undefined));
  const level = serverLevel(body);
  if (typeof level === "number") return level;
  throw new TargetProblem(level.problem);
}

/** The accounts as the server describes them; without bots, and those that it does not know. */
export async function describePool(accounts: readonly Account[], ask: Ask): Promise<readonly PoolAccount[]> {
  const pool: PoolAccount[] = [];
  for (const { email, api_key } of accounts) {
    const own = await ask({ delivery_email: email, api_key }, "GET", "/users/me").catch(() => undefined);
    if (own === undefined || own["is_bot"] === true) continue;
    const { user_id, full_name, role } = own;
    const shown = String(own["email"]);
    pool.push({
      user_id: Number(user_id),
      email: shown,
      delivery_email: email,
      full_name: String(full_name),
      api_key,
      role: Number(role),
    });
  }
  return pool;
}

/** How far the clock of the server is ahead of the clock here. */
async function secondsAhead(
  account: PoolAccount | undefined,
  ask: Ask,
  wallClock: PlainServerOptions["wallClock"],
): Promise<number> {
  if (account === undefined) return 0;
  const { queue_id, server_timestamp } = await ask(account, "POST", "/register", {
    event_types: ["presence"],
    fetch_event_types: ["presence"],
  });
  await ask(account, "DELETE", "/events", { queue_id });
  const here = Math.floor(wallClock() / MILLISECONDS_PER_SECOND);
  return typeof server_timestamp === "number" ? server_timestamp - here : 0;
}

/** @throws NotSupported if no account is an owner */
export function ownerOf(pool: readonly PoolAccount[]): PoolAccount {
  const owner = pool.find(({ role }) => role === OWNER);
  if (owner === undefined) throw new NotSupported("the credentials have no account of an owner (role 100)");
  return owner;
}

/** An account of the pool for each of the fixture: by role, with a changed role, or created. */
async function accountsFor(
  fixture: Fixture,
  pool: readonly PoolAccount[],
  owner: PoolAccount,
  ask: Ask,
  prefix: string,
  undo: Undo,
  onLacking: (roles: readonly number[]) => void,
): Promise<ReadonlyMap<string, PoolAccount>> {
  const all: readonly FixtureUser[] = fixture.users ?? [{ email: owner.delivery_email, role: OWNER }];
  const users = all.filter(({ is_bot }) => is_bot !== true);
  const free = [...pool];
  const chosen = new Map<string, PoolAccount>();
  const missing: FixtureUser[] = [];
  for (const user of users) {
    const place = free.findIndex(({ role }) => role === roleNumber(user.role));
    const [account] = place === -1 ? [] : free.splice(place, 1);
    if (account === undefined) missing.push(user);
    else chosen.set(user.email.toLowerCase(), account);
  }
  const without: number[] = [];
  for (const user of missing) {
    const role = roleNumber(user.role);
    const other = free.findIndex(({ user_id }) => user_id !== owner.user_id);
    const [account] = other === -1 ? [] : free.splice(other, 1);
    const given =
      account === undefined
        ? await createAccount(user, role, owner, ask, prefix)
        : await withRole(account, role, owner, ask, undo);
    if (given === undefined) without.push(role);
    else chosen.set(user.email.toLowerCase(), given);
  }
  if (without.length > 0) {
    onLacking(without);
    throw new NotSupported(`the credentials have too few accounts; missing: ${rolesText(countsOf(without))}`);
  }
  for (const bot of all.filter(({ is_bot }) => is_bot === true)) {
    const manager = chosen.get((bot.bot_owner ?? "").toLowerCase()) ?? owner;
    chosen.set(bot.email.toLowerCase(), await createBot(bot, manager, ask, prefix));
  }
  return chosen;
}

async function createBot(
  { email, full_name, bot_type }: FixtureUser,
  manager: PoolAccount,
  ask: Ask,
  prefix: string,
): Promise<PoolAccount> {
  const name = prefix + (full_name ?? localPart(email));
  const short_name = prefix + localPart(email).replace(/-bot$/u, "");
  const parameters = { full_name: name, short_name, ...(bot_type === undefined ? {} : { bot_type }) };
  const { user_id, api_key: key } = await ask(manager, "POST", "/bots", parameters);
  const api_key = String(key);
  const { user } = await ask(manager, "GET", `/users/${String(user_id)}`);
  const shown = String(isJsonObject(user) ? user["email"] : "");
  const named = { email: shown, delivery_email: shown, full_name: name, api_key };
  return { user_id: Number(user_id), ...named, role: MEMBER, is_bot: true };
}

async function withRole(
  account: PoolAccount,
  role: number,
  owner: PoolAccount,
  ask: Ask,
  undo: Undo,
): Promise<PoolAccount | undefined> {
  const path = `/users/${account.user_id}`;
  try {
    await ask(owner, "PATCH", path, { role });
  } catch {
    return undefined;
  }
  undo.push(() => ask(owner, "PATCH", path, { role: account.role }));
  return { ...account, role };
}

async function createAccount(
  { email, full_name }: FixtureUser,
  role: number,
  owner: PoolAccount,
  ask: Ask,
  prefix: string,
): Promise<PoolAccount | undefined> {
  const delivery_email = `${prefix}${email}`;
  const name = prefix + (full_name ?? localPart(email));
  try {
    await ask(owner, "POST", "/users", { email: delivery_email, full_name: name, password: PASSWORD });
    const fetched = await ask(owner, "POST", "/fetch_api_key", { username: delivery_email, password: PASSWORD });
    const api_key = String(fetched["api_key"]);
    const own = await ask({ delivery_email, api_key }, "GET", "/users/me");
    const user_id = Number(own["user_id"]);
    if (role !== own["role"]) await ask(owner, "PATCH", `/users/${user_id}`, { role });
    return { user_id, email: String(own["email"]), delivery_email, full_name: name, api_key, role };
  } catch {
    return undefined;
  }
}

/** What an account of a fixture is called that has no name. */
function localPart(email: string): string {
  return email.replace(/@.*/u, "");
}

function playedBy(fixture: Fixture, accounts: ReadonlyMap<string, PoolAccount>): readonly PlayedAccount[] {
  return (fixture.users ?? []).flatMap(({ email, full_name = localPart(email) }) => {
    const account = accounts.get(email.toLowerCase());
    if (account === undefined) return [];
    const emails = [account.delivery_email];
    return [{ email, full_name, real: { emails, full_name: account.full_name } }];
  });
}

async function translatedCall(
  request: CallRequest,
  connection: Connection,
  pool: readonly Account[],
  built: Built,
  names: Names,
): Promise<Answer> {
  const fixtureAccount = typeof request.as === "string" ? built.accounts.get(request.as.toLowerCase()) : undefined;
  const as: Caller =
    fixtureAccount === undefined
      ? request.as
      : { email: fixtureAccount.delivery_email, api_key: fixtureAccount.api_key };
  const translated = names.outgoing(request.parameters, namesIn(request));
  const path = request.path
    .split("/")
    .map((part) => encodeURIComponent(String(names.outgoing(decodeURIComponent(part)))))
    .join("/");
  const sent = { ...request, as, path, parameters: isJsonObject(translated) ? translated : {} };
  const authorization = authorizationOf(pool, as);
  const answer = await sendAndRead(connection, encodeRequest(connection.baseUrl, sent, authorization));
  if (answer.status === 200 && isJsonObject(answer.body)) rememberCreated(request, answer.body, as, connection, built);
  const body: JsonValue = JSON.parse(JSON.stringify(names.incoming(answer.body)));
  return { ...answer, body };
}

/** Requests that create something personal: the field of the answer that has its ID, and the path that deletes it. */
const PERSONAL: readonly (readonly [path: string, field: string])[] = [
  ["/scheduled_messages", "scheduled_message_id"],
  ["/reminders", "reminder_id"],
  ["/saved_snippets", "saved_snippet_id"],
  ["/drafts", "ids"],
  ["/messages", "id"],
];

/** Remembers how to delete what a step has created for an account of the pool. */
function rememberCreated(
  { method, path, parameters }: CallRequest,
  body: Readonly<Record<string, unknown>>,
  as: Caller,
  connection: Connection,
  { undo, owner }: Built,
): void {
  const [, field] = PERSONAL.find(([known]) => known === path && method === "POST") ?? [];
  const isChannel = parameters["type"] === "stream" || parameters["type"] === "channel";
  if (field === undefined || (path === "/messages" && isChannel)) return;
  const found = body[field];
  const ids: readonly unknown[] = Array.isArray(found) ? found : [found];
  const ask = askWith(connection);
  const caller =
    path === "/messages" || typeof as !== "object" || as === null || !("email" in as)
      ? owner
      : { delivery_email: as.email, api_key: as.api_key };
  if (caller === undefined) return;
  for (const id of ids) undo.push(() => ask(caller, "DELETE", `${path}/${String(id)}`));
}

const NAMED = /^\/(channels|user_groups|channel_folders|default_stream_groups|streams|users\/me\/subscriptions)/u;

/** The names that a request gives to new channels, groups and folders. */
function namesIn({ method, path, parameters }: CallRequest): readonly string[] {
  if (method === "GET" || !NAMED.test(path)) return [];
  const given = NAMING.map((name) => parameters[name]);
  const subscriptions: unknown = method === "POST" ? parameters["subscriptions"] : [];
  const listed: readonly unknown[] = Array.isArray(subscriptions) ? subscriptions : [];
  const subscribed = listed.map((one) => (isJsonObject(one) ? one["name"] : undefined));
  return [...given, ...subscribed].filter(
    (name): name is string => typeof name === "string" && name.trim() !== "" && !RESERVED_NAME.test(name),
  );
}

/** Creates and deletes a draft of the account, and waits for its event: events that were caused before have come then. */
async function settle(
  as: Caller,
  call: (request: CallRequest) => Promise<Answer>,
  ownDrafts: Set<unknown>,
): Promise<void> {
  const ask = async (method: string, path: string, parameters: CallRequest["parameters"]) => {
    const { status, body } = await call({ as, method, path, parameters });
    return status === 200 && isJsonObject(body) ? body : {};
  };
  const { queue_id } = await ask("POST", "/register", { event_types: ["drafts"], fetch_event_types: [] });
  if (typeof queue_id !== "string") return;
  const draft = { type: "", to: [], topic: "", content: "." };
  const { ids } = await ask("POST", "/drafts", { drafts: [draft] });
  const created: readonly unknown[] = Array.isArray(ids) ? ids : [];
  created.forEach((id) => ownDrafts.add(id));
  for (let end = performance.now() + PATIENCE_MILLISECONDS; created.length > 0 && performance.now() < end;) {
    const { events } = await ask("GET", "/events", { queue_id, last_event_id: -1, dont_block: true });
    if (Array.isArray(events) && events.length > 0) break;
    await pause(PAUSE_MILLISECONDS);
  }
  for (const id of created) await ask("DELETE", `/drafts/${String(id)}`, {});
  await ask("DELETE", "/events", { queue_id });
}

/** An answer without the events of drafts that are not the scenario's. */
function withoutDrafts(answer: Answer, ownDrafts: ReadonlySet<unknown>): Answer {
  const { body } = answer;
  if (ownDrafts.size === 0 || typeof body !== "object" || body === null || !("events" in body)) return answer;
  const { events } = body;
  if (!Array.isArray(events)) return answer;
  const kept = events.filter((event: JsonValue) => {
    if (!isJsonObject(event) || event["type"] !== "drafts") return true;
    const listed: readonly unknown[] = Array.isArray(event["drafts"]) ? event["drafts"] : [];
    const ids = [event["draft_id"], ...listed.map((draft) => (isJsonObject(draft) ? draft["id"] : undefined))];
    return !ids.some((id) => ownDrafts.has(id));
  });
  return { ...answer, body: { ...body, events: kept } };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
