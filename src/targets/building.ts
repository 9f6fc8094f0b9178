/** What building a fixture on a server by requests uses: accounts with their keys, requests, and what is undone later. */
import type { Names } from "./names";

/** An account whose key is known, as the server describes it. */
export interface PoolAccount {
  readonly user_id: number;
  readonly email: string;
  readonly delivery_email: string;
  readonly full_name: string;
  readonly api_key: string;
  readonly role: number;
  readonly is_bot?: true;
}

/** A request to the server without a translation. It throws a `TargetProblem` if it is refused. */
export type Ask = (
  as: Pick<PoolAccount, "delivery_email" | "api_key">,
  method: string,
  path: string,
  parameters?: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** Something that is undone later. */
export interface UndoAct {
  /** What stays if it fails: `the role of max@corp.test (was 400)`. */
  readonly what: string;
  readonly act: () => Promise<unknown>;
  /** Whether a refusal says that it is no longer there: a step may have removed it itself. */
  readonly is_gone_if_refused?: boolean;
}

/** What undoes the changes, in the order of the changes. */
export type Undo = UndoAct[];

/** What building needs. */
export interface Building {
  readonly ask: Ask;
  readonly names: Names;
  readonly undo: Undo;
  /** The account that creates channels and settings: an owner of the pool. */
  readonly owner: PoolAccount;
  /** The accounts of the fixture by address in lower case. */
  readonly accounts: ReadonlyMap<string, PoolAccount>;
}

/** Registers for some types, and returns the answer without keeping the queue. */
export async function firstState(
  account: PoolAccount,
  types: readonly string[],
  ask: Ask,
): Promise<Readonly<Record<string, unknown>>> {
  const state = await ask(account, "POST", "/register", { event_types: types, fetch_event_types: types });
  await ask(account, "DELETE", "/events", { queue_id: state["queue_id"] });
  return state;
}
