/** Accounts that act on a realm one after the other, in the order in which they are written. */
import { type OperationName, OPERATIONS } from "../../src/generated/operations";
import { advanceClock, type Outcome, type Realm } from "../../src/index";
import { carriedOut } from "./outcomes";

type Call<Operation> = Operation extends (realm: Realm, ...args: infer Args) => Outcome<infer Response>
  ? (...args: Args) => Played<Response>
  : never;

type Calls = { readonly [Name in OperationName]: Call<(typeof OPERATIONS)[Name]> } & {
  readonly advanceClock: Call<typeof advanceClock>;
};

/** Where a play has come to: its realm, the response of its last call, and the calls with which it goes on. */
export interface Played<Response> extends Calls {
  readonly realm: Realm;
  readonly response: Response;
}

class Play {
  constructor(
    readonly realm: Realm,
    readonly response?: unknown,
  ) {}
}

for (const [name, operation] of Object.entries({ ...OPERATIONS, advanceClock })) {
  const call = operation as (realm: Realm, ...args: unknown[]) => Outcome;
  Object.defineProperty(Play.prototype, name, {
    value(this: Play, ...args: unknown[]) {
      const { realm, response } = carriedOut(call(this.realm, ...args));
      return new Play(realm, response);
    },
  });
}

/**
 * Begins a play. Each call must be accepted; the account that acts comes first.
 *
 * @example
 * play(realm).archiveStream(ADA_ADMIN, { stream_id: GENERAL }).getStreams(MEL_MEMBER, {}).response;
 */
export function play(realm: Realm): Played<undefined> {
  return new Play(realm) as unknown as Played<undefined>;
}
