/** A call of a scenario as a request to a plain server: with its accounts and with names of this run. */
import { isJsonObject, objectOf } from "../matching/json-value";
import type { Caller } from "../matching/scenario";
import type { JsonValue } from "../protocol/schema/shapes";
import { askWith } from "./ask";
import type { PoolAccount, Undo } from "./building";
import { type Account, authorizationOf } from "./credentials";
import type { Names, PlayedAccount } from "./names";
import { namesToPrefix } from "./names-in-requests";
import { type Connection, encodeRequest, sendAndRead } from "./send";
import type { Answer, CallRequest } from "./target";
import { deletionOf } from "./undoing";

/** What was built for the scenario that is played. */
export interface Built {
  readonly accounts: ReadonlyMap<string, PoolAccount>;
  readonly played: readonly PlayedAccount[];
  readonly undo: Undo;
  readonly owner: PoolAccount | undefined;
}

/** Sends a call with the accounts of the pool and the names of the run; the answer has the names of the scenario. */
export async function translatedCall(
  request: CallRequest,
  connection: Connection,
  pool: readonly Account[],
  built: Built,
  names: Names,
  onAnswer: (answer: Answer) => void = () => undefined,
): Promise<Answer> {
  const fixtureAccount = typeof request.as === "string" ? built.accounts.get(request.as.toLowerCase()) : undefined;
  const as: Caller =
    fixtureAccount === undefined
      ? named(request.as, names)
      : { email: fixtureAccount.delivery_email, api_key: fixtureAccount.api_key };
  const translated = names.outgoing(request.parameters, namesToPrefix(request));
  const path = request.path
    .split("/")
    .map((part) => encodeURIComponent(String(names.outgoing(decodeURIComponent(part)))))
    .join("/");
  const sent = { ...request, as, path, parameters: objectOf(translated) };
  const authorization = authorizationOf(pool, as);
  const answer = await sendAndRead(connection, encodeRequest(connection.baseUrl, sent, authorization));
  onAnswer(answer);
  if (answer.status === 200 && isJsonObject(answer.body)) rememberCreated(request, answer.body, as, connection, built);
  const body: JsonValue = JSON.parse(JSON.stringify(names.incoming(answer.body)));
  return { ...answer, body };
}

/** A caller with a key, by the address that the account has on the server. */
function named(as: Caller, names: Names): Caller {
  if (typeof as !== "object" || as === null || !("email" in as)) return as;
  return { ...as, email: String(names.outgoing(as.email)) };
}

/** Requests that create something personal: the field of the answer that has its ID, and the path that deletes it. */
const PERSONAL: readonly (readonly [path: string, field: string])[] = [
  ["/scheduled_messages", "scheduled_message_id"],
  ["/reminders", "reminder_id"],
  ["/saved_snippets", "saved_snippet_id"],
  ["/drafts", "ids"],
  ["/messages", "id"],
];

/** Remembers how to delete what a step has created for an account of the pool. */
function rememberCreated(
  { method, path, parameters }: CallRequest,
  body: Readonly<Record<string, unknown>>,
  as: Caller,
  connection: Connection,
  { undo, owner }: Built,
): void {
  const [, field] = PERSONAL.find(([known]) => known === path && method === "POST") ?? [];
  const isChannel = parameters["type"] === "stream" || parameters["type"] === "channel";
  if (field === undefined || (path === "/messages" && isChannel)) return;
  const found = body[field];
  const ids: readonly unknown[] = Array.isArray(found) ? found : [found];
  const ask = askWith(connection);
  const isOwn = typeof as === "object" && as !== null && "email" in as;
  const caller = isOwn ? { delivery_email: as.email, api_key: as.api_key } : owner;
  if (caller === undefined) return;
  for (const id of ids) {
    if (path === "/messages") {
      undo.push(deletionOf(id, caller, owner ?? caller, ask));
      continue;
    }
    const what = `${path.slice(1)} ${String(id)} of ${caller.delivery_email}`;
    undo.push({ what, act: () => ask(caller, "DELETE", `${path}/${String(id)}`), is_gone_if_refused: true });
  }
}
