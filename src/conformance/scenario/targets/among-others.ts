/** A plain server on which other people are at work: their events and messages are not for scenarios. */
import { isJsonObject } from "../matching/json-value";
import { asJson } from "../repair";
import type { Target } from "../target";
import type { NamedThing } from "../values";
import { describePool, ownerOf } from "./account-pool";
import { askWith } from "./ask";
import { learning, readOwn } from "./own-things";
import { plainServer, type PlainServerOptions } from "./plain-server";

/**
 * Connects to a plain server. Its answers have no events and messages of others.
 *
 * @throws TargetProblem when it does not answer as a server of the interface, or refuses an account
 */
export async function plainServerAmongOthers(options: PlainServerOptions): Promise<Target> {
  const ask = askWith(options.connection);
  const pool = await describePool(options.accounts, ask);
  if (!pool.some(({ role }) => role === OWNER)) return plainServer(options);
  const owner = ownerOf(pool);
  const { members } = await ask(owner, "GET", "/users");
  const listed: readonly unknown[] = Array.isArray(members) ? members : [];
  const own = new Set(pool.map(({ user_id }) => user_id));
  const others = new Set(
    listed.flatMap((one) => (isJsonObject(one) && !own.has(Number(one["user_id"])) ? [Number(one["user_id"])] : [])),
  );
  const newest = await ask(owner, "GET", "/messages", { anchor: "newest", num_before: 1, num_after: 0, narrow: [] });
  const last = Array.isArray(newest["messages"]) ? newest["messages"].find(isJsonObject) : undefined;
  const things = await readOwn(ask, owner, (id) => others.has(id), [{ max_message_id: last?.["id"] ?? -1 }]);
  const plain = await plainServer({ ...options, onAnswer: learning(things) });
  let isKnown = false;
  return {
    ...plain,
    async reset(fixture) {
      const idOf = await plain.reset(fixture);
      isKnown = idOf !== undefined;
      const { channels = [], groups = [], channel_folders = [], messages = [] } = fixture ?? {};
      const named = (kind: NamedThing["kind"], list: readonly { readonly name: string }[]): readonly NamedThing[] =>
        list.map(({ name }) => ({ kind, name }));
      const sent = messages.map((_, place): NamedThing => ({ kind: "message", name: String(place + 1) }));
      const all = [
        ...named("channel", channels),
        ...named("group", groups),
        ...named("folder", channel_folders),
        ...sent,
      ];
      things.begin(all, idOf ?? (() => undefined));
      return idOf;
    },
    async call(request) {
      const answer = await plain.call(request);
      if (!isKnown || !isJsonObject(answer.body)) return answer;
      return { ...answer, body: asJson(things.heard(answer.body)) };
    },
  };
}

const OWNER = 100;
