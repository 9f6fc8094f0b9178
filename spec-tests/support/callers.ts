/** Ways to call operations, so that one suite can hold through all of them. */
import { createSimulator, type Fixture, type Outcome, type Simulator } from "../../src/index";
import { remembering } from "../../src/model/collections/remembering";
import { routes } from "../../src/wire/route";
import { countOperations } from "./property-runs";

/** The result of a call, typed or over HTTP. */
export interface Called {
  readonly ok: boolean;
  readonly status: number;
  readonly code: string | undefined;
  readonly response: Readonly<Record<string, unknown>>;
}

/** A simulator, and a way to call its operations by their identifiers as the account with an address. */
export interface Caller {
  readonly name: string;
  readonly simulator: Simulator;
  readonly call: (email: string, id: string, params: Readonly<Record<string, unknown>>) => Promise<Called>;
}

/** The name of the function of an operation. */
export function camelCase(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}

const nameOf = remembering(camelCase);

/** Calls the typed functions. */
export function typedCaller(fixture: Fixture): Caller {
  const simulator = createSimulator(fixture);
  return {
    name: "typed functions",
    simulator,
    call: async (email, id, params) => {
      countOperations();
      const operation: unknown = Reflect.get(simulator.as(email), nameOf(id));
      if (typeof operation !== "function") throw new Error(`There is no operation ${id}.`);
      const outcome: Outcome = Reflect.apply(operation, undefined, [params]);
      if (outcome.ok) return { ok: true, status: 200, code: undefined, response: { ...outcome.response } };
      return { ok: false, status: outcome.error.http_status, code: outcome.error.code, response: { ...outcome.error } };
    },
  };
}

/** Sends requests, with text as text and all else as JSON. */
export function wireCaller(fixture: Fixture): Caller {
  const simulator = createSimulator(fixture);
  return {
    name: "the wire",
    simulator,
    call: async (email, id, params) => {
      countOperations();
      const route = routes().find((row) => row.id === id);
      const user = [...simulator.snapshot().users].find((row) => row.delivery_email === email);
      if (route === undefined || user === undefined) throw new Error(`There is no ${id} or no ${email}.`);
      const form = new URLSearchParams();
      let path = route.path;
      for (const [name, value] of Object.entries(params)) {
        const text = typeof value === "string" ? value : JSON.stringify(value);
        if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(text));
        else form.append(name, text);
      }
      const headers = { Authorization: `Basic ${btoa(`${email}:${user.api_key}`)}`, "User-Agent": "realm-simulator/1" };
      const isGet = route.method === "GET";
      const answer = await simulator.fetch(
        `/api/v1${path}${isGet ? `?${form}` : ""}`,
        isGet ? { headers } : { method: route.method, headers, body: form },
      );
      const { result, code, ...response } = await answer.json();
      return { ok: result === "success", status: answer.status, code, response };
    },
  };
}

/** Both ways. */
export const CALLERS: readonly (readonly [string, (fixture: Fixture) => Caller])[] = [
  ["typed functions", typedCaller],
  ["the wire", wireCaller],
];
