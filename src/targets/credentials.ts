/** Reads a credentials file: the usual zuliprc ini form with one account, or JSON with any number. */
import { isJsonObject, objectOf } from "../matching/json-value";
import type { Caller } from "../matching/scenario";
import { parsedJson } from "../protocol/parsed-json";
import { basicAuthorization } from "./send";
import { TargetProblem } from "./target";

const ALLOWED = [
  "allowed are a zuliprc ([api] with email and key)",
  'and JSON { "accounts": [{ "email", "api_key" }] }',
].join(" ");

/**
 * The accounts of a credentials file, in its order.
 *
 * @returns a sentence instead when the text is neither form, or an entry lacks its email or key
 */
export function readCredentials(text: string): readonly Account[] | string {
  return text.trimStart().startsWith("{") ? fromJson(text) : fromIni(text);
}

function fromJson(text: string): readonly Account[] | string {
  const value = parsedJson(text);
  if (value === undefined) return `this is no JSON; ${ALLOWED}`;
  const accounts = accountsIn(value);
  const listed = isJsonObject(value) && Array.isArray(value["accounts"]) ? value["accounts"].length : 0;
  if (accounts.length === 0 || accounts.length !== listed) {
    return `every account needs an email and an api_key, and there must be one at least; ${ALLOWED}`;
  }
  return accounts;
}

function fromIni(text: string): readonly Account[] | string {
  const entries = new Map<string, string>();
  let section = "";
  for (const line of text.split(/\r?\n/u)) {
    section = /^\s*\[(.+)\]\s*$/u.exec(line)?.[1]?.trim() ?? section;
    const [, name, value] = /^\s*([A-Za-z_]+)\s*[=:]\s*(.*?)\s*$/u.exec(line) ?? [];
    if (section === "api" && name !== undefined && value !== undefined) {
      entries.set(name.toLowerCase(), value);
    }
  }
  const email = entries.get("email");
  const api_key = entries.get("key");
  return email === undefined || api_key === undefined ? `email or key is missing; ${ALLOWED}` : [{ email, api_key }];
}

/** An account with its API key. */
export interface Account {
  /** The address of the account. */
  readonly email: string;
  /** The API key of the account. */
  readonly api_key: string;
}

/** A credentials file in JSON. */
export interface Credentials {
  /** The accounts that requests are made with, the most powerful one first. */
  readonly accounts: readonly Account[];
}

/** The accounts in `{ accounts: [{ email, api_key }] }`, the form of the control plane and of a credentials file. */
export function accountsIn(value: unknown): readonly Account[] {
  const listed: readonly unknown[] = isJsonObject(value) && Array.isArray(value["accounts"]) ? value["accounts"] : [];
  return listed.flatMap((account) => {
    const { email, api_key } = objectOf(account);
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
