/**
 * A server without a control plane as a target. Fixtures are built by ordinary requests with the accounts of a pool;
 * time passes by itself. What would need more skips a scenario, with the reason, before its first step.
 */
import { parametersOfCall, type Route, routeAt } from "../matching/interface";
import type { Caller } from "../matching/scenario";
import { describePool, OWNER_ROLE, ownerOf, restoreAccounts, type Restored } from "./account-pool";
import { askWith } from "./ask";
import { buildFixture } from "./build-fixture";
import type { Ask, Building, PoolAccount } from "./building";
import { cannotBuild } from "./cannot-build";
import { type Account, findAccount } from "./credentials";
import { accountsFor, playedBy } from "./fixture-accounts";
import { FormerState } from "./former-state";
import { lackingRoles } from "./lacking-roles";
import { UNLIMITED } from "./limit";
import { runNames } from "./names";
import { removeByPrefix } from "./remove-by-prefix";
import { type Connection, encodeRequest, sendAndRead } from "./send";
import { serverLevel } from "./server-level";
import { PATIENCE_MILLISECONDS, settle, withoutDrafts } from "./settle";
import { type Answer, type CallRequest, type LeftBehind, NotSupported, type Target, TargetProblem } from "./target";
import { type Built, translatedCall } from "./translated-call";
import { Undoing } from "./undoing";
import { type ServerMeans, tooLong, whatIsLacking } from "./what-is-lacking";

/** How a plain server is used. */
export interface PlainServerOptions extends ServerMeans {
  /** The feature level; by default the server is asked. */
  readonly level?: number;
  /** What steps change is put back: former state of accounts and the realm, and these bots, which end with their owners. */
  readonly restores?: { readonly bots: readonly Restored[] };
  readonly connection: Connection;
  /** The beginning of all names that this run creates. */
  readonly prefix: string;
  /** The real time in milliseconds, with which the time of the server moves. */
  readonly wallClock: () => number;
  /** Called with each answer to a step before its names are translated, and with the prefix of the scenario. */
  readonly onAnswer?: (request: CallRequest, answer: Answer, prefix: string) => void;
}
const MILLISECONDS_PER_SECOND = 1000;

/** What there is before a fixture is built. */
function nothingBuilt(owner: PoolAccount | undefined): Built {
  return { accounts: new Map(), played: [], undo: [], owner };
}

/**
 * Connects to a plain server.
 *
 * @throws TargetProblem when it does not answer as a server of the interface, or refuses an account
 */
export async function plainServer(options: PlainServerOptions): Promise<Target> {
  const { name, connection, prefix, wallClock } = options;
  const { limit = UNLIMITED } = connection;
  const ask = askWith(connection);
  const level = options.level ?? (await levelOfServer(connection));
  const pool = await describePool(options.accounts, ask);
  const owner = pool.find(({ role }) => role === OWNER_ROLE);
  const ahead = await secondsAhead(pool[0], ask, wallClock);
  const now = (): number => Math.floor(wallClock() / MILLISECONDS_PER_SECOND) + ahead;
  let built = nothingBuilt(owner);
  let former = new FormerState(ask, pool, owner);
  let scenarioNumber = 0;
  let waited = 0;
  let ownPrefix = prefix;
  let names = runNames(prefix, () => built.played);
  const ownDrafts = new Set<unknown>();
  const lacking = lackingRoles();
  const left: { changed: readonly LeftBehind[]; named: readonly LeftBehind[] } = { changed: [], named: [] };
  const translated = async (request: CallRequest) => {
    if (options.restores !== undefined) {
      await former.before(request, callerOf(request.as, options.accounts, built.accounts));
    }
    return translatedCall(request, connection, options.accounts, built, names, (answer) =>
      options.onAnswer?.(request, answer, ownPrefix),
    );
  };
  const call = async (request: CallRequest) => withoutDrafts(await translated(request), ownDrafts);
  return {
    name,
    patienceMilliseconds: PATIENCE_MILLISECONDS,
    prefix,
    limit,
    levelFor: async () => level,
    lacks: (scenario) => whatIsLacking(scenario, options),
    async reset(fixture) {
      built = nothingBuilt(owner);
      former = new FormerState(ask, pool, owner);
      waited = 0;
      scenarioNumber += 1;
      // The names of archived channels and deactivated groups stay taken, so each scenario has names of its own.
      ownPrefix = `${prefix}${scenarioNumber}-`;
      names = runNames(ownPrefix, () => built.played);
      if (fixture === undefined) return undefined;
      const reason = cannotBuild(fixture, level);
      if (reason !== undefined) throw new NotSupported(reason);
      const builder = ownerOf(pool);
      const { undo } = built;
      const accounts = await accountsFor(fixture, pool, builder, ask, ownPrefix, undo, lacking.add);
      built = { accounts, played: playedBy(fixture, accounts), undo, owner };
      const building: Building = {
        ...{ names, undo, owner: builder, accounts },
        ask: async (as, method, path, parameters = {}) => {
          const lacking = unknownAt(level, { method, path }, parameters);
          if (lacking !== undefined) throw new NotSupported(`the fixture cannot be built: ${lacking}`);
          await former.before({ method, path, parameters }, as.delivery_email);
          return ask(as, method, path, parameters);
        },
      };
      return buildFixture(fixture, building);
    },
    async cleanUp() {
      const { undo } = built;
      built = nothingBuilt(owner);
      const undoing = new Undoing();
      await limit.undoing(async () => {
        // First, since what is undone by an account takes an active one.
        if (owner !== undefined)
          await restoreAccounts([...pool, ...(options.restores?.bots ?? [])], owner, ask, undoing);
        const refused = undoing.left.splice(0);
        // Before messages are deleted, since they can be among those that were unread.
        await former.putBack(undoing);
        former = new FormerState(ask, pool, owner);
        await undoing.undo(undo.splice(0).reverse());
        // A name can be refused because of a setting that was undone just now.
        if (owner !== undefined && refused.length > 0) await restoreAccounts(pool, owner, ask, undoing);
        left.changed = [...left.changed, ...undoing.left.splice(0)];
        if (owner !== undefined && prefix !== "") await removeByPrefix({ prefix, owner, pool, ask, level, undoing });
      });
      // What is found by its name is looked for again after the next scenario.
      left.named = undoing.left;
    },
    leftBehind: () => [...left.changed, ...left.named],
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
      await limit.wait(Math.max(0, seconds) * MILLISECONDS_PER_SECOND);
      return { now: now(), fired: [] };
    },
    settle: (as) => settle(as, translated, ownDrafts, limit),
    remarks: lacking.remarks,
  };
}

/** The names of what was removed, and what is left. */
export interface Removal {
  readonly removed: readonly string[];
  readonly left: readonly LeftBehind[];
}

/** Removes what an interrupted run has left on a server. */
export async function cleanUpServer(
  connection: Connection,
  accounts: readonly Account[],
  prefix: string,
): Promise<Removal> {
  const ask = askWith(connection);
  const level = await levelOfServer(connection);
  const undoing = new Undoing();
  const pool = await describePool(accounts, ask);
  const owner = ownerOf(pool);
  return { removed: await removeByPrefix({ prefix, owner, pool, ask, level, undoing }), left: undoing.left };
}

/** Older servers send the notices, which no scenario reads. */
const NO_NOTICES = "send_new_subscription_messages";

/** What of a request a feature level does not have. */
function unknownAt(level: number, route: Route, parameters: object): string | undefined {
  if (routeAt(level, route.method, route.path).kind !== "route") {
    return `feature level ${level} has no ${route.method} ${route.path}`;
  }
  const known = parametersOfCall(route, level);
  const unknown = Object.entries(parameters).find(
    ([name, value]) => value !== undefined && name !== NO_NOTICES && known?.includes(name) === false,
  );
  return unknown === undefined ? undefined : `feature level ${level} has no parameter ${unknown[0]}`;
}

/** The address of the account that a step names. */
function callerOf(as: Caller, accounts: readonly Account[], played: Built["accounts"]): string | undefined {
  if (as === null) return undefined;
  if (typeof as === "object") return "email" in as ? as.email : undefined;
  const account = typeof as === "string" ? played.get(as.toLowerCase()) : undefined;
  return account?.delivery_email ?? findAccount(accounts, as)?.email;
}

/** @throws TargetProblem for a server that does not say its level, or one that no server has */
export async function levelOfServer(connection: Connection): Promise<number> {
  const request = { as: null, method: "GET", path: "/server_settings", parameters: {} };
  const { body } = await sendAndRead(connection, encodeRequest(connection.baseUrl, request, undefined));
  const level = serverLevel(body);
  if (typeof level === "number") return level;
  throw new TargetProblem(level.problem);
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
  // Servers send it with a fraction.
  return typeof server_timestamp === "number" ? Math.floor(server_timestamp) - here : 0;
}
