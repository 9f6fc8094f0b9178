/** Compares with a shared server: fresh channels for each conversation, and all is put back. */
import { createRealm } from "../../../model/fixture/create-realm";
import type { Fixture, FixtureUser } from "../../../model/fixture/fixture";
import { ROLE_NAMES } from "../../../protocol/accounts";
import { UNLIMITED } from "../../scenario/limit";
import type { LeftBehind, Target } from "../../scenario/target";
import { asJson } from "../../scenario/repair";
import { askWith } from "../../scenario/targets/ask";
import type { Account } from "../../scenario/targets/credentials";
import { plainServer } from "../../scenario/targets/plain-server";
import type { Connection } from "../../scenario/targets/send";
import { COMPARE_FIXTURE } from "../default-fixture";
import type { Comparison } from "../find-differences";
import { fixtureLike, readServer } from "./like-server";
import { type OwnState, ownState, putBack } from "./put-back";
import { type Foreign, readForeign, withoutForeign } from "./own-things";
import { simulatorOf } from "../../../simulator/create-simulator";
import type { PoolAccount } from "../../scenario/targets/building";
import { Undoing } from "../../scenario/targets/undoing";
import { describePool, ownerOf } from "../../scenario/targets/account-pool";
import { roleNumber } from "../../scenario/targets/fixture-accounts";

/** A server that is not reset and that other people use, and how it is used. */
export interface SharedServer {
  readonly name: string;
  readonly connection: Connection;
  readonly accounts: readonly Account[];
  /** What the names of everything begin with that is created there. */
  readonly prefix: string;
  /** The real time in milliseconds. */
  readonly wallClock: () => number;
}

/** How long the events of a server may be on their way, in milliseconds. */
const PATIENCE_MILLISECONDS = 1000;
const BASE_URL = "http://realm.invalid";

/**
 * Prepares a comparison with a server that cannot be reset. The model begins each conversation with a realm that is like
 * that of the server, and builds the same channels in the same way.
 *
 * @returns the comparison, and what cannot be compared, a sentence each
 * @throws TargetProblem for a server that does not answer as the interface says
 * @throws NotSupported if no account is an owner
 * @throws RunEnded if the run ends before
 */
export async function sharedComparison(
  server: SharedServer,
): Promise<{ readonly comparison: Comparison; readonly remarks: readonly string[] }> {
  const { connection, accounts, name, prefix, wallClock } = server;
  const ask = askWith(connection);
  const pool = await describePool(accounts, ask);
  const owner = ownerOf(pool);
  const longestWait = 0;
  const plain = await plainServer({ name, connection, accounts, prefix, longestWait, wallClock });
  const feature_level = (await plain.levelFor?.(undefined)) ?? 1;
  const states: OwnState[] = [];
  for (const account of pool) states.push(await ownState(ask, account));
  const known = { feature_level, pool, states, ...(await readServer(ask, owner)) };
  const { fixture, remarks } = playableFixture({ ...COMPARE_FIXTURE, feature_level }, pool);
  const right = ownPart(plain, connection, pool, states);

  const like = async (): Promise<Connection["send"]> => {
    const simulator = simulatorOf(
      createRealm(fixtureLike(known, await plain.now())),
      {},
      { onUnhandledRequest: "bypass" },
    );
    return ({ url, ...parts }) => simulator.fetch(url, parts);
  };
  let send = await like();
  const model: Connection = { baseUrl: BASE_URL, send: (request) => send(request) };
  const modelAccounts = pool.map(({ delivery_email, api_key }) => ({ email: delivery_email, api_key }));
  const name_of_model = "the simulator";
  const plainModel = await plainServer({
    name: name_of_model,
    connection: model,
    accounts: modelAccounts,
    prefix,
    longestWait,
    wallClock,
  });
  const modelPool = await describePool(modelAccounts, askWith(model));
  const part = ownPart(plainModel, model, modelPool, []);
  const left: Target = {
    ...part,
    name: name_of_model,
    patienceMilliseconds: 0,
    now: plain.now,
    async reset(given) {
      send = await like();
      return part.reset(given);
    },
  };
  const start = createRealm({ ...fixture, now: await plain.now() });
  const played = (fixture.users ?? []).map(({ email, api_key = "" }) => ({ email, api_key }));
  return {
    comparison: { left, right, fixture, start, accounts: played, moves_clock: false, is_shared: true },
    remarks,
  };
}

/** A target whose answers have only what belongs to the conversation, and whose accounts get back what they had. */
function ownPart(
  plain: Target,
  connection: Connection,
  pool: readonly PoolAccount[],
  former: readonly OwnState[],
): Target {
  const ask = askWith(connection);
  const owner = ownerOf(pool);
  const { limit = UNLIMITED } = connection;
  let foreign: Foreign | undefined;
  let left: readonly LeftBehind[] = [];
  const current = async (): Promise<readonly OwnState[]> => {
    const states: OwnState[] = [];
    for (const account of pool) states.push(await ownState(ask, account));
    return states;
  };
  return {
    ...plain,
    patienceMilliseconds: PATIENCE_MILLISECONDS,
    async reset(fixture) {
      const level = (await plain.levelFor?.(fixture)) ?? 1;
      foreign = await readForeign(ask, owner, pool, await current(), level);
      return plain.reset(fixture);
    },
    async call(request) {
      const answer = await plain.call(request);
      return foreign === undefined ? answer : { ...answer, body: asJson(withoutForeign(foreign, answer.body)) };
    },
    async cleanUp() {
      await plain.cleanUp?.();
      const undoing = new Undoing();
      await limit.undoing(async () => {
        for (const [place, account] of pool.entries()) {
          const what = `settings, alert words and status of ${account.delivery_email}, if changed`;
          await undoing.attempt(what, async () =>
            putBack(ask, account, former[place] ?? {}, await ownState(ask, account)),
          );
        }
      });
      left = undoing.left;
    },
    leftBehind: () => [...(plain.leftBehind?.() ?? []), ...left],
  };
}

/** The part of a fixture that the accounts of a pool can play, by their roles. */
function playableFixture(
  fixture: Fixture,
  pool: readonly PoolAccount[],
): { readonly fixture: Fixture; readonly remarks: readonly string[] } {
  const free = [...pool];
  const missing: FixtureUser[] = [];
  const users = (fixture.users ?? []).filter((user) => {
    if (user.is_bot === true) return false;
    const place = free.findIndex(({ role }) => role === roleNumber(user.role));
    if (place === -1) missing.push(user);
    else free.splice(place, 1);
    return place !== -1;
  });
  const here = new Set(users.map(({ email }) => email));
  const present = (emails: readonly string[] = []): readonly string[] => emails.filter((email) => here.has(email));
  const { groups = [], channels = [], messages = [] } = fixture;
  const counts = new Map<string, number>();
  for (const { role = "member" } of missing) {
    const name = ROLE_NAMES.find((one) => one === role) ?? String(role);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    fixture: {
      ...fixture,
      users,
      groups: groups.map((group) => ({ ...group, members: present(group.members) })),
      channels: channels.map((channel) =>
        channel.subscribers === "all" ? channel : { ...channel, subscribers: present(channel.subscribers) },
      ),
      messages: messages.filter(({ sender, to }) => present([sender, ...(to ?? [])]).length === 1 + (to ?? []).length),
    },
    remarks: [...counts].map(
      ([role, count]) =>
        `the credentials have too few accounts of role ${role}: ${count} missing; what such accounts do and see is not compared`,
    ),
  };
}
