/** Finds or creates an account of the server for each account of a fixture. */
import { isJsonObject } from "../matching/json-value";
import type { Fixture, FixtureUser } from "../model/fixture/fixture";
import { ROLE_NAMES, ROLE_NUMBERS } from "../protocol/accounts";
import { OWNER_ROLE } from "./account-pool";
import type { Ask, PoolAccount, Undo } from "./building";
import { countsOf, rolesText } from "./lacking-roles";
import type { PlayedAccount } from "./names";
import { isRefusal, NotSupported, TargetProblem } from "./target";

const MEMBER = 400;

const PASSWORD = "a-password-for-one-run-8472";

/** An account of the pool for each of the fixture: by role, with a changed role, or created. */
export async function accountsFor(
  fixture: Fixture,
  pool: readonly PoolAccount[],
  owner: PoolAccount,
  ask: Ask,
  prefix: string,
  undo: Undo,
  onLacking: (roles: readonly number[]) => void,
): Promise<ReadonlyMap<string, PoolAccount>> {
  const all: readonly FixtureUser[] = fixture.users ?? [{ email: owner.delivery_email, role: OWNER_ROLE }];
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
  for (const { email, can_create_users } of users) {
    const account = chosen.get(email.toLowerCase());
    if (can_create_users !== true || account === undefined || (await mayCreateAccounts(account, ask))) continue;
    throw new NotSupported(`${account.delivery_email} may not create accounts`);
  }
  await separateNames(users, chosen, owner, ask, prefix);
  for (const bot of all.filter(({ is_bot }) => is_bot === true)) {
    const manager = chosen.get((bot.bot_owner ?? "").toLowerCase()) ?? owner;
    chosen.set(bot.email.toLowerCase(), await createBot(bot, manager, ask, prefix));
  }
  return chosen;
}

/**
 * Servers do not show who may create accounts. One who may not is refused in the same words for every mistake.
 */
async function mayCreateAccounts(account: PoolAccount, ask: Ask): Promise<boolean> {
  const refusals = new Set<string>();
  const mistakes = [
    { email: account.delivery_email, password: PASSWORD },
    { email: "", password: "" },
  ];
  for (const mistake of mistakes) {
    await ask(account, "POST", "/users", { full_name: account.full_name, ...mistake }).catch((problem: unknown) => {
      if (!(problem instanceof TargetProblem) || !isRefusal(problem)) throw problem;
      refusals.add(problem.message);
    });
  }
  return refusals.size > 1;
}

/** Accounts with the name of another one of the scenario get names of their own; all names are given back later. */
async function separateNames(
  users: readonly FixtureUser[],
  chosen: Map<string, PoolAccount>,
  owner: PoolAccount,
  ask: Ask,
  prefix: string,
): Promise<void> {
  const names = new Set<string>();
  for (const { email, full_name = localPart(email) } of users) {
    const account = chosen.get(email.toLowerCase());
    if (account === undefined) continue;
    const isTaken = names.has(account.full_name);
    const name = isTaken ? prefix + full_name : account.full_name;
    names.add(name);
    if (!isTaken) continue;
    await ask(owner, "PATCH", `/users/${account.user_id}`, { full_name: name });
    chosen.set(email.toLowerCase(), { ...account, full_name: name });
  }
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
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    return undefined;
  }
  const what = `the role of ${account.delivery_email} (was ${account.role})`;
  undo.push({ what, act: () => ask(owner, "PATCH", path, { role: account.role }) });
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
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    return undefined;
  }
}

/** What an account of a fixture is called that has no name. */
function localPart(email: string): string {
  return email.replace(/@.*/u, "");
}

export function playedBy(fixture: Fixture, accounts: ReadonlyMap<string, PoolAccount>): readonly PlayedAccount[] {
  return (fixture.users ?? []).flatMap(({ email, full_name = localPart(email) }) => {
    const account = accounts.get(email.toLowerCase());
    if (account === undefined) return [];
    const emails = [account.delivery_email];
    return [{ email, full_name, real: { user_id: account.user_id, emails, full_name: account.full_name } }];
  });
}

/** The number of a role that a fixture names. */
export function roleNumber(role: unknown): number {
  const place = ROLE_NAMES.findIndex((name) => name === role);
  return place === -1 ? (typeof role === "number" ? role : MEMBER) : (ROLE_NUMBERS[place] ?? MEMBER);
}
