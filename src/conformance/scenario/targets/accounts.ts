/** The accounts that a target can act as, and the header that makes a request one of theirs. */

import { isJsonObject } from "../matching/json-value";
import type { Caller } from "../scenario";
import { TargetProblem } from "../target";
import { basicAuthorization } from "./encode-request";

/** An account with its API key. */
export interface Account {
  readonly email: string;
  readonly api_key: string;
}

/** The accounts in `{ accounts: [{ email, api_key }] }`, the form of the control plane and of a credentials file. */
export function accountsIn(value: unknown): readonly Account[] {
  const listed: readonly unknown[] = isJsonObject(value) && Array.isArray(value["accounts"]) ? value["accounts"] : [];
  return listed.flatMap((account) => {
    const { email, api_key } = isJsonObject(account) ? account : {};
    return typeof email === "string" && typeof api_key === "string" ? [{ email, api_key }] : [];
  });
}

/** The account that a caller names by email (ignoring case) or by position from 1; `undefined` without one. */
export function findAccount(accounts: readonly Account[], caller: string | number): Account | undefined {
  return typeof caller === "number"
    ? accounts[caller - 1]
    : accounts.find(({ email }) => email.toLowerCase() === caller.toLowerCase());
}

/**
 * The `Authorization` header of a caller, `undefined` without an account.
 *
 * @throws TargetProblem for an account whose key is not known here
 */
export function authorizationOf(accounts: readonly Account[], caller: Caller): string | undefined {
  if (caller === null) return undefined;
  if (typeof caller === "object") {
    return "authorization" in caller ? caller.authorization : basicAuthorization(caller.email, caller.api_key);
  }
  const account = findAccount(accounts, caller);
  if (account === undefined) {
    const known = accounts.length === 0 ? "none" : accounts.map(({ email }) => email).join(", ");
    throw new TargetProblem(`there is no API key for account ${caller}; the accounts with a key are: ${known}`);
  }
  return basicAuthorization(account.email, account.api_key);
}
