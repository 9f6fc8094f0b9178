/** What a proxy has to know of the server behind it, and what it reports of each exchange. */
import { differenceLine } from "../matching/difference";
import { parametersOfCall, routeAt, unknownPath } from "../matching/interface";
import { isJsonObject, objectsIn } from "../matching/json-value";
import type { Fixture } from "../model/fixture/fixture";
import { LIMITS } from "../protocol/limits";
import { serverLevel } from "../targets/server-level";
import { answerContractDifferences } from "./contract";
import type { Exchange } from "./traffic-scenario";
import type { Things } from "./written-values";

/** A server as a proxy knows it; it is asked once. */
export interface DescribedServer extends Things {
  readonly users: Map<number, string>;
  readonly channels: Map<number, string>;
  /** The feature level; that of the documented interface until the server has answered. */
  readonly level: () => number;
  /** Asks the server, with the credentials of a request that it accepted. */
  readonly describe: (get: (path: string) => Promise<unknown>, report: (sentence: string) => void) => Promise<void>;
}

/** Begins with a server of which nothing is known. Only accounts and channels that the fixture names are remembered. */
export function describedServer(fixture: Fixture | undefined): DescribedServer {
  const emails = new Set((fixture?.users ?? []).map(({ email }) => email.toLowerCase()));
  const names = new Set((fixture?.channels ?? []).map(({ name }) => name));
  const users = new Map<number, string>();
  const channels = new Map<number, string>();
  let level: number = LIMITS.DEFAULT_FEATURE_LEVEL;
  return {
    users,
    channels,
    level: () => level,
    async describe(get, report) {
      const shown = serverLevel(await get("/server_settings"));
      if (typeof shown === "number") level = shown;
      else if (!shown.isMissing) report(`${shown.problem}: answers are compared with those of level ${level}`);
      for (const { user_id, delivery_email, email } of listIn(await get("/users"), "members")) {
        const address = typeof delivery_email === "string" ? delivery_email : String(email);
        if (emails.has(address.toLowerCase())) users.set(Number(user_id), address);
      }
      for (const { stream_id, name } of listIn(await get("/streams"), "streams")) {
        if (names.has(String(name))) channels.set(Number(stream_id), String(name));
      }
    },
  };
}

function listIn(body: unknown, key: string): readonly Readonly<Record<string, unknown>>[] {
  const listed: unknown = isJsonObject(body) ? body[key] : undefined;
  return objectsIn(listed);
}

/** What is wrong with an exchange at a feature level: a request that the interface does not know, or its answer. */
export function exchangeProblems(
  { method, path, parameters }: Pick<Exchange, "method" | "path" | "parameters">,
  { status, body }: Pick<Exchange, "status" | "body">,
  level: number,
): readonly string[] {
  const call = `${method} ${path}`;
  const unknown = unknownPath({ method, path }, level);
  if (unknown !== undefined) return [`${call}: ${unknown}`];
  const known = parametersOfCall({ method, path }, level) ?? [];
  const names = [...new Set(parameters.map(([name]) => name))].filter((name) => !known.includes(name));
  const found = routeAt(level, method, path);
  const id = found.kind === "route" ? found.route.id : call;
  return [
    ...(names.length === 0 ? [] : [`${call}: ${id} has no parameter ${names.join(", ")} at feature level ${level}`]),
    ...answerContractDifferences({ method, path }, { status, body }, level).map(
      (difference) => `${call}: ${differenceLine(difference)}`,
    ),
  ];
}
