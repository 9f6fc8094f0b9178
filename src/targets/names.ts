/**
 * Names on a server that scenarios share with others: what a run creates has the prefix of the run, and accounts of the
 * fixture are accounts of a pool. Requests are translated on their way out, answers and events on their way in.
 */
import { isJsonObject } from "../matching/json-value";

/** An account of the fixture and the account of the pool that plays it. */
export interface PlayedAccount {
  readonly email: string;
  readonly full_name: string;
  readonly real: { readonly user_id: number; readonly emails: readonly string[]; readonly full_name: string };
}

/** Translates names in both directions. */
export interface Names {
  /** A request with the server's names in it. `creates` are names that the request gives to new things. */
  outgoing(value: unknown, creates?: readonly string[]): unknown;
  /** An answer with the scenario's names in it. */
  incoming(value: unknown): unknown;
  /** The name that a thing of the scenario has on the server; from then on it is translated. */
  prefixed(name: string): string;
}

/** Names inside Markdown: mentions of accounts and groups, links to channels and topics. */
const MENTION = /^@_?\*\*$/u;
const MARKED_NAME = /(@_?\*{1,2}|#\*\*)([^*|>]+)/gu;

/** Addresses, and nothing else but what separates them. */
const ADDRESSES = /^\s*[^\s@,<>"]+@[^\s@,<>"]+(\s*[,\n]\s*[^\s@,<>"]+@[^\s@,<>"]+)*\s*$/u;
const ADDRESS = /[^\s@,<>"]+@[^\s@,<>"]+/gu;

/** Translates between the names of a scenario and those of a run. */
export function runNames(prefix: string, accounts: () => readonly PlayedAccount[]): Names {
  const own = new Set<string>();
  const realName = (name: string): string => {
    if (own.has(name)) return prefix + name;
    return accounts().find(({ full_name }) => full_name === name)?.real.full_name ?? name;
  };
  /** A mention has the ID of the account, since others can have the same name. */
  const marked = (mark: string, name: string): string => {
    const played = MENTION.test(mark) ? accounts().find(({ full_name }) => full_name === name) : undefined;
    return played === undefined ? realName(name) : `${played.real.full_name}|${played.real.user_id}`;
  };
  const outgoingText = (text: string): string => {
    let sent = text;
    for (const { email, real } of accounts()) {
      const anyCase = new RegExp(escaped(email), "giu");
      sent = sent.replace(anyCase, () => real.emails[0] ?? email);
    }
    if (sent !== text) return sent;
    if (ADDRESSES.test(text)) return text.replace(ADDRESS, (address) => realName(address));
    const quoted = /^"(.*)"$/su.exec(text)?.[1];
    if (quoted !== undefined) return `"${outgoingText(quoted)}"`;
    const whole = realName(text);
    return whole !== text
      ? whole
      : text.replace(MARKED_NAME, (_, mark: string, name: string) => mark + marked(mark, name));
  };
  let named: { readonly by: readonly PlayedAccount[]; readonly pattern: RegExp } | undefined;
  /** Whether a text has the prefix or an account in it at all; most have not. */
  const isNamed = (text: string): boolean => {
    const by = accounts();
    if (named?.by !== by) {
      const texts = [prefix, ...by.flatMap(({ real }) => [...real.emails, real.full_name])];
      named = { by, pattern: new RegExp(texts.map(escaped).join("|"), "u") };
    }
    return named.pattern.test(text);
  };
  const incomingText = (text: string): string => {
    if (!isNamed(text)) return text;
    if (text.startsWith(prefix) && ADDRESSES.test(text)) own.add(text.slice(prefix.length));
    let shown = text;
    for (const { full_name, real } of accounts()) {
      shown = shown
        .replaceAll(`**${real.full_name}|${real.user_id}**`, `**${full_name}**`)
        .replaceAll(
          `data-user-id="${real.user_id}">@${real.full_name}<`,
          `data-user-id="${real.user_id}">@${full_name}<`,
        )
        .replaceAll(
          `data-user-id="${real.user_id}">${real.full_name}<`,
          `data-user-id="${real.user_id}">${full_name}<`,
        );
    }
    for (const { email, full_name, real } of accounts()) {
      for (const address of real.emails) shown = shown.replaceAll(address, email);
      if (shown === real.full_name) return full_name;
      shown = shown
        .replaceAll(`@${real.full_name}<`, `@${full_name}<`)
        .replaceAll(`**${real.full_name}**`, `**${full_name}**`);
    }
    return shown.replaceAll(prefix, "");
  };
  return {
    outgoing: (value, creates = []) => {
      const isPlayed = (name: string) =>
        accounts().some(({ email, full_name }) => full_name === name || email === name.toLowerCase());
      for (const name of creates) if (!isPlayed(name)) own.add(name);
      return mapTexts(value, outgoingText);
    },
    incoming: (value) => mapTexts(value, incomingText),
    prefixed: (name) => {
      own.add(name);
      return prefix + name;
    },
  };
}

/** A text as a pattern that matches it alone. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapTexts(item, change)]));
}
