/** Reads a credentials file: the usual zuliprc ini form with one account, or JSON with any number. */

import { isJsonObject } from "../matching/json-value";
import { type Account, accountsIn } from "./accounts";

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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `this is no JSON; ${ALLOWED}`;
  }
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
