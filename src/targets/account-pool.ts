/** The accounts of the credentials, as a server describes them. */
import { isJsonObject } from "../matching/json-value";
import type { Ask, PoolAccount } from "./building";
import type { Account } from "./credentials";
import { Broken, isRefusal, NotSupported, TargetProblem } from "./target";
import type { Undoing } from "./undoing";

/** The role of owners. */
export const OWNER_ROLE = 100;

/**
 * The accounts as the server describes them, without bots.
 *
 * @throws TargetProblem for an account that the server refuses
 */
export async function describePool(accounts: readonly Account[], ask: Ask): Promise<readonly PoolAccount[]> {
  const pool: PoolAccount[] = [];
  for (const { email, api_key } of accounts) {
    const own = await ask({ delivery_email: email, api_key }, "GET", "/users/me").catch((problem: unknown) => {
      if (!(problem instanceof TargetProblem) || !isRefusal(problem)) throw problem;
      throw new TargetProblem(`the credentials of ${email} are refused: ${problem.message}`);
    });
    if (own["is_bot"] === true) continue;
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

/** What an account is put back to. */
export type Restored = Pick<PoolAccount, "user_id" | "delivery_email" | "full_name" | "role">;

/** The active bots of the accounts, which are deactivated with them. */
export function botsOf(pool: readonly PoolAccount[], members: readonly Body[]): readonly Restored[] {
  const owners = new Set<unknown>(pool.map(({ user_id }) => user_id));
  return members.flatMap(({ user_id, email, full_name, role, is_bot, is_active, bot_owner_id }) => {
    if (is_bot !== true || is_active === false || !owners.has(bot_owner_id)) return [];
    const named = { delivery_email: String(email), full_name: String(full_name) };
    return [{ user_id: Number(user_id), ...named, role: Number(role) }];
  });
}

type Body = Readonly<Record<string, unknown>>;

export const NO_OWNER = "the credentials have no account of an owner (role 100)";

/** @throws NotSupported if no account is an owner */
export function ownerOf(pool: readonly PoolAccount[]): PoolAccount {
  const owner = pool.find(({ role }) => role === OWNER_ROLE);
  if (owner === undefined) throw new NotSupported(NO_OWNER);
  return owner;
}

/** Reactivates lent accounts that a scenario has deactivated, and gives back their names and roles. */
export async function restoreAccounts(
  pool: readonly Restored[],
  owner: PoolAccount,
  ask: Ask,
  undoing: Undoing,
): Promise<void> {
  const listed = await undoing.attempt("names and roles of the accounts, if changed", async () => {
    const { members } = await ask(owner, "GET", "/users");
    if (!Array.isArray(members)) throw new Broken("the list of accounts is missing in the answer");
    return members.filter(isJsonObject);
  });
  for (const { user_id, delivery_email, full_name, role } of pool) {
    const now = listed?.find((member) => member["user_id"] === user_id);
    if (now === undefined) continue;
    if (now["is_active"] === false) {
      const what = `${delivery_email} is deactivated`;
      await undoing.attempt(what, () => ask(owner, "POST", `/users/${user_id}/reactivate`));
    }
    const changed = { ...(now["full_name"] !== full_name && { full_name }), ...(now["role"] !== role && { role }) };
    if (Object.keys(changed).length === 0) continue;
    const former = Object.entries(changed).map(([name, value]) => `${name} ${String(value)}`);
    const what = `${delivery_email} has no longer ${former.join(" and ")}`;
    await undoing.attempt(what, () => ask(owner, "PATCH", `/users/${user_id}`, changed));
  }
}
