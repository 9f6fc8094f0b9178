/** Compares with a shared server: fresh channels for each conversation, and all is put back. */
import { withoutDivergence } from "../../known/divergences";
import { asJson } from "../../matching/repair";
import { NAMED_KINDS, type NamedThing } from "../../matching/values";
import { createRealm } from "../../model/fixture/create-realm";
import type { Fixture, FixtureUser } from "../../model/fixture/fixture";
import { ROLE_NAMES } from "../../protocol/accounts";
import type { DivergenceName } from "../../protocol/divergence-names";
import { simulatorOf } from "../../simulator/create-simulator";
import { describePool, ownerOf } from "../../targets/account-pool";
import { askWith } from "../../targets/ask";
import type { PoolAccount } from "../../targets/building";
import type { Account } from "../../targets/credentials";
import { roleNumber } from "../../targets/fixture-accounts";
import { namesOf } from "../../targets/load-fixture";
import { learning, type OwnThings, readOwn } from "../../targets/own-things";
import { plainServer } from "../../targets/plain-server";
import type { Connection } from "../../targets/send";
import type { Target } from "../../targets/target";
import { COMPARE_FIXTURE } from "../default-fixture";
import type { Comparison } from "../find-differences";
import { fixtureLike, readServer } from "./like-server";
import { type OwnState, ownState } from "./own-state";
import { withoutOwnWords } from "./own-words";

/** A server that is not reset and that other people use, and how it is used. */
export interface SharedServer {
  readonly name: string;
  readonly connection: Connection;
  readonly accounts: readonly Account[];
  /** What the names of everything begin with that is created there. */
  readonly prefix: string;
  /** The real time in milliseconds. */
  readonly wallClock: () => number;
  /** What the model follows where the documentation and servers differ; `server` by default. */
  readonly follow?: Follow | undefined;
}

/** What a realm of the model follows where the documentation and servers differ, and a divergence in which it does not. */
export type Follow = "documented" | "server";

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
  const { connection, accounts, name, follow = "server" } = server;
  const ask = askWith(connection);
  const pool = await describePool(accounts, ask);
  const owner = ownerOf(pool);
  const states: OwnState[] = [];
  for (const account of pool) states.push(await ownState(ask, account));
  const own = await readOwn(ask, owner, notIn(pool), states);
  const plain = await plainServer({
    ...common(server),
    ...{ name, connection, accounts, onAnswer: learning(own), restores: { bots: [] } },
  });
  const feature_level = (await plain.levelFor?.(undefined)) ?? 1;
  const known = { feature_level, pool, states, ...(await readServer(ask, owner)) };
  const { fixture, remarks } = playableFixture({ ...COMPARE_FIXTURE, feature_level, realm: { follow } }, pool);
  const start = createRealm({ ...fixture, now: await plain.now() });
  const things = NAMED_KINDS.flatMap((kind) => namesOf(start, kind).map((one) => ({ kind, name: one })));
  const right = ownPart(plain, own, things);
  const modelAccounts = pool.map(({ delivery_email, api_key }) => ({ email: delivery_email, api_key }));
  const model = async (mode: Follow, except?: DivergenceName): Promise<Target> => {
    const like = async (): Promise<Connection["send"]> => {
      const given = fixtureLike(known, await plain.now());
      const realm = createRealm({ ...given, realm: { ...given.realm, follow: mode } });
      const start = except === undefined ? realm : withoutDivergence(realm, except);
      const simulator = simulatorOf(start, {}, { onUnhandledRequest: "bypass" });
      return ({ url, ...parts }) => simulator.fetch(url, parts);
    };
    let send = await like();
    const inside: Connection = { baseUrl: BASE_URL, send: (request) => send(request) };
    const modelPool = await describePool(modelAccounts, askWith(inside));
    const ownOfModel = await readOwn(askWith(inside), ownerOf(modelPool), notIn(modelPool), []);
    const target = await plainServer({
      ...common(server),
      ...{ name: NAME_OF_MODEL, connection: inside, accounts: modelAccounts, onAnswer: learning(ownOfModel) },
    });
    const part = ownPart(target, ownOfModel, things);
    return {
      ...part,
      ...{ name: NAME_OF_MODEL, patienceMilliseconds: 0, now: plain.now, cleanUp: async () => undefined },
      async reset(asked) {
        send = await like();
        ownOfModel.startAgain();
        return part.reset(asked);
      },
    };
  };
  const left = await model(follow);
  const played = (fixture.users ?? []).map(({ email, api_key = "" }) => ({ email, api_key }));
  return {
    comparison: {
      ...{ left, right, fixture, start, accounts: played, moves_clock: false, is_shared: true },
      modes: { follow, model },
    },
    remarks,
  };
}

const NAME_OF_MODEL = "the simulator";

function common({ prefix, wallClock }: SharedServer) {
  return { prefix, wallClock, longestWait: 0 };
}

function notIn(pool: readonly PoolAccount[]): (userId: number) => boolean {
  const own = new Set(pool.map(({ user_id }) => user_id));
  return (userId) => !own.has(userId);
}

/** A target whose answers have only what belongs to the conversation. */
function ownPart(plain: Target, own: OwnThings, things: readonly NamedThing[]): Target {
  return {
    ...plain,
    patienceMilliseconds: PATIENCE_MILLISECONDS,
    async reset(fixture) {
      const idOf = await plain.reset(fixture);
      own.begin(things, idOf ?? (() => undefined));
      return idOf;
    },
    async call(request) {
      const answer = await plain.call(request);
      return { ...answer, body: asJson(withoutOwnWords(own.only(answer.body))) };
    },
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
