/** A plain server on which other people are at work: their events and messages are not for scenarios. */
import { isJsonObject, objectsIn } from "../matching/json-value";
import { asJson } from "../matching/repair";
import type { IdOf, NamedThing } from "../matching/values";
import { botsOf, describePool, NO_OWNER, OWNER_ROLE, ownerOf } from "./account-pool";
import { askWith } from "./ask";
import { firstState } from "./building";
import { EventNumbers } from "./event-numbers";
import { cutRange, widerRange } from "./own-range";
import { learning, readOwn } from "./own-things";
import { levelOfServer, plainServer, type PlainServerOptions } from "./plain-server";
import { type CallRequest, type Target, TargetProblem } from "./target";

/** How a server is used that others use, too. */
export interface SharedServerOptions extends PlainServerOptions {
  /** Whether nothing can be played without an owner. */
  readonly needsOwner?: boolean;
}

/**
 * Connects to a plain server. Its answers have nothing in their lists that is of others, as if the accounts of the
 * scenario were alone there.
 *
 * @throws TargetProblem when it does not answer as a server of the interface, or refuses an account
 */
export async function plainServerAmongOthers(options: SharedServerOptions): Promise<Target> {
  const ask = askWith(options.connection);
  const level = await levelOfServer(options.connection);
  const pool = await describePool(options.accounts, ask);
  if (!pool.some(({ role }) => role === OWNER_ROLE)) {
    if (options.needsOwner === true) throw new TargetProblem(NO_OWNER);
    return plainServer({ ...options, level });
  }
  const owner = ownerOf(pool);
  const { members } = await ask(owner, "GET", "/users");
  const listed = objectsIn(members);
  const there = new Set(listed.map(({ user_id }) => Number(user_id)));
  const newest = await ask(owner, "GET", "/messages", { anchor: "newest", num_before: 1, num_after: 0, narrow: [] });
  const last = Array.isArray(newest["messages"]) ? newest["messages"].find(isJsonObject) : undefined;
  const before = { max_message_id: last?.["id"] ?? -1 };
  const personal: Body[] = [];
  for (const account of pool) personal.push(await firstState(account, PERSONAL, ask));
  /** The accounts that were there and play no part are others, even if their keys are in the credentials. */
  let playing: ReadonlySet<number> = new Set();
  const things = await readOwn(ask, owner, (id) => there.has(id) && !playing.has(id), [before, ...personal]);
  const plain = await plainServer({
    ...options,
    level,
    onAnswer: learning(things),
    restores: { bots: botsOf(pool, listed) },
  });
  let isKnown = false;
  let numbers = new EventNumbers();
  return {
    ...plain,
    async reset(fixture) {
      const idOf = await plain.reset(fixture);
      isKnown = idOf !== undefined;
      numbers = new EventNumbers();
      const { users = [], channels = [], groups = [], channel_folders = [], messages = [] } = fixture ?? {};
      const named = (kind: NamedThing["kind"], list: readonly { readonly name: string }[]): readonly NamedThing[] =>
        list.map(({ name }) => ({ kind, name }));
      const sent = messages.map((_, place): NamedThing => ({ kind: "message", name: String(place + 1) }));
      const all = [
        ...named("channel", channels),
        ...named("group", groups),
        ...named("folder", channel_folders),
        ...sent,
      ];
      const known: IdOf = idOf ?? (() => undefined);
      playing = new Set(users.flatMap(({ email }) => known({ kind: "user", name: email }) ?? []));
      things.begin(all, known);
      return idOf;
    },
    async call(request) {
      if (!isKnown) return plain.call(request);
      const answer = await plain.call(numbers.outgoing(widerRange(request, Number(before.max_message_id))));
      // The answer does not say which channels it has made.
      if (isSubscribing(request) && answer.status === OK) {
        things.learn(await ask(owner, "GET", "/streams", { include_all: true }), options.prefix);
      }
      if (!isJsonObject(answer.body)) return answer;
      const body = numbers.incoming(request, things.heard(answer.body));
      return { ...answer, body: asJson(cutRange(request, body)) };
    },
  };
}

type Body = Readonly<Record<string, unknown>>;

const OK = 200;

/** What accounts have for themselves, by the types of a registration. */
const PERSONAL = ["drafts", "scheduled_messages", "reminders", "saved_snippets"];

function isSubscribing({ method, path }: CallRequest): boolean {
  return method !== "GET" && path === "/users/me/subscriptions";
}
