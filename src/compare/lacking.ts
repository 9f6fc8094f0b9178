/** Which operations a realm does not have: a fake has some of them. */
import { isJsonObject } from "../matching/json-value";
import type { Fixture } from "../model/fixture/fixture";
import type { Realm } from "../model/realm/realm";
import type { Account } from "../targets/credentials";
import type { Answer, Target } from "../targets/target";
import { randomFrom } from "../testing/arbitraries/random";
import { handle } from "../wire/handle";
import type { Route } from "../wire/route";
import { drawnRequest } from "./drawn-request";
import { answerOf } from "./playing";

/** What realms answer to requests that they do not know. */
const NOT_HERE: ReadonlySet<number> = new Set([404, 405, 501]);
/** A poll of a fake can wait for an event. */
const POLL_MILLISECONDS = 5000;

/** What the realms of a comparison begin with. */
interface Beginning {
  readonly fixture: Fixture;
  readonly start: Realm;
  readonly accounts: readonly Account[];
}

/**
 * Requests each operation once.
 *
 * @returns the operations without an answer; none if there is no answer at all, since then nothing is known
 */
export async function lackingOperations(
  target: Target,
  { fixture, start, accounts }: Beginning,
  wanted: readonly Route[],
): Promise<readonly string[]> {
  await target.reset(fixture);
  const [{ email } = { email: "" }] = accounts;
  const actor = start.user_ids_by_email.get(email.toLowerCase()) ?? 1;
  const lacking: string[] = [];
  for (const [place, route] of wanted.entries()) {
    const { caller, files, request } = drawnRequest(start, route, accounts, actor, randomFrom(place), 1);
    const { method, path, parameters } = request;
    const call = { as: caller, method, path, parameters: Object.fromEntries(parameters), files };
    const answer = await answerOf(target, call);
    if (!isHere(answer, handle(start, request).response)) lacking.push(route.id);
  }
  if (lacking.length === wanted.length) return [];
  const hasQueues = !lacking.includes("register-queue") && (await hasEvents(target, email));
  return hasQueues ? lacking : [...lacking, "get-events"];
}

/** Whether an answer is one of an operation: a status of unknown paths only where a server has it, too. */
function isHere(
  answer: Answer | string,
  expected: { readonly status: number; readonly body: unknown } = { status: 200, body: {} },
): boolean {
  if (typeof answer === "string") return false;
  const isExpected = answer.status === expected.status && isJsonObject(answer.body) === isJsonObject(expected.body);
  return isExpected || !NOT_HERE.has(answer.status);
}

async function hasEvents(target: Target, as: string): Promise<boolean> {
  const registered = await answerOf(target, { as, method: "POST", path: "/register", parameters: {} });
  const { queue_id, last_event_id } = Object(typeof registered === "string" ? {} : registered.body);
  const parameters = { queue_id, last_event_id, dont_block: true };
  const answer = answerOf(target, { as, method: "GET", path: "/events", parameters });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("no answer"), POLL_MILLISECONDS);
  });
  return isHere(await Promise.race([answer, late]).finally(() => clearTimeout(timer)));
}
