/**
 * A side of a comparison: anything that answers requests with a `fetch` function, as a target that begins with a
 * fixture.
 */
import type { Fixture } from "../model/fixture/fixture";
import type { Realm } from "../model/realm/realm";
import { simulatorOf } from "../simulator/create-simulator";
import type { Account } from "../targets/credentials";
import { type Limit, RunEnded, UNLIMITED } from "../targets/limit";
import { fixtureIds } from "../targets/load-fixture";
import { basicAuthorization, type Connection, encodeRequest, failureReason, sendAndRead } from "../targets/send";
import { NotSupported, type Target, TargetProblem } from "../targets/target";

/** A realm that answers requests to `/api/v1/…`, such as a simulator. */
export interface RealmSide {
  /** Answers a request like the `fetch` function of the platform. */
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Its clock, if it can be moved. Without it, conversations have no moves of the clock, and times are not compared. */
  readonly clock?: { readonly advance: (span: { readonly seconds: number }) => unknown } | undefined;
  /** Starts it again from a fixture. */
  readonly reset?: (fixture: Fixture) => unknown;
}

/** A realm, or a function that starts one from a fixture; it is called for each conversation. */
export type Side = RealmSide | ((fixture: Fixture) => RealmSide | Promise<RealmSide>);

/** No socket is opened; the URL only completes the requests. */
const BASE_URL = "http://realm.invalid";

/** Simulators that all begin with the same realm. */
export function simulatorSide(start: Realm): Side {
  return () => simulatorOf(start, {}, { onUnhandledRequest: "bypass" });
}

/**
 * A side as a target.
 *
 * @param start - the realm of the fixture
 */
export function sideTarget(
  name: string,
  side: Side,
  accounts: readonly Account[],
  start: Realm,
  limit: Limit = UNLIMITED,
): Target {
  const keys = new Map(accounts.map(({ email, api_key }) => [email, basicAuthorization(email, api_key)]));
  let realm: RealmSide | undefined;
  const started = (): RealmSide => {
    if (realm === undefined) throw new TargetProblem(`${name} was not started`);
    return realm;
  };
  const connection: Connection = {
    baseUrl: BASE_URL,
    limit,
    send: ({ url, ...parts }) => started().fetch(url, parts),
  };
  const unsupported = async (): Promise<never> => {
    throw new NotSupported(`${name} has no control plane`);
  };
  return {
    name,
    limit,
    patienceMilliseconds: 0,
    async reset(fixture = {}) {
      realm = await limit.within(() => startedSide(name, side, fixture), `the start of ${name}`);
      return fixtureIds(start);
    },
    now: async () => 0,
    call: (request) => sendAndRead(connection, encodeRequest(BASE_URL, request, keys.get(String(request.as)))),
    control: unsupported,
    async advanceClock(move) {
      const { clock } = started();
      if (clock === undefined || !("advance_seconds" in move)) return unsupported();
      try {
        const seconds = move.advance_seconds;
        await limit.within(async () => clock.advance({ seconds }), `the clock of ${name}`);
      } catch (problem) {
        if (problem instanceof RunEnded) throw problem;
        throw new TargetProblem(`the clock of ${name} cannot be moved: ${failureReason(problem)}`);
      }
      return { now: 0, fired: [] };
    },
  };
}

/**
 * Starts a side with a fixture.
 *
 * @throws TargetProblem if it cannot be started
 */
export async function startedSide(name: string, side: Side, fixture: Fixture): Promise<RealmSide> {
  try {
    if (typeof side === "function") return await side(fixture);
    if (side.reset === undefined) throw new TargetProblem("expected a function that starts it, or a method reset");
    await side.reset(fixture);
    return side;
  } catch (problem) {
    throw new TargetProblem(`${name} cannot be started: ${failureReason(problem)}`);
  }
}

/** The accounts of a fixture whose keys are known. */
export function accountsWithKeys({ users = [] }: Fixture): readonly Account[] {
  return users.flatMap(({ email, api_key }) => (api_key === undefined ? [] : [{ email, api_key }]));
}
