/** Every order of a few moves around a client, with the polls between them. */
import { expect, test } from "vitest";
import { type ClientExploration, exploreClient, projections, type Surroundings } from "../../src/campaign";
import { advanceClock, createRealm, deleteMessage, type JsonObject, type Move, sendMessage } from "../../src/index";

const [ANN, BOB] = [1, 2];
const realm = createRealm({ users: [{ email: "ann@example.test" }, { email: "bob@example.test", api_key: "bob-key" }] });
const direct = { type: "direct", to: [BOB], content: "hi" } as const;
const WRITES: Move[] = ["writes", "writes again"].map((name) => ({ name, make: (now) => sendMessage(now, ANN, direct) }));

/** Counts the unread messages by events: of all of an answer, or of the newest one only. */
async function startBadge({ url, email, api_key, fetch }: Surroundings, takesAll: boolean) {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  const ask = async (path: string, method = "GET") => (await (await fetch(url + path, { method, headers })).json()) as JsonObject;
  const { queue_id } = await ask("/api/v1/register", "POST");
  let [last, unread] = [-1, 0];
  return {
    unread: () => unread,
    poll: async () => {
      const { events } = await ask(`/api/v1/events?queue_id=${String(queue_id)}&last_event_id=${last}&dont_block=true`);
      const received = events as unknown as readonly { id: number; type: string }[];
      for (const { id, type } of takesAll ? received : received.slice(-1)) {
        last = id;
        if (type === "message") unread += 1;
      }
    },
  };
}

function explored(moves: Move[], takesAll: boolean, more: object = {}): Promise<ClientExploration> {
  return exploreClient({
    ...{ realm, account: "bob@example.test", moves },
    start: (surroundings) => startBadge(surroundings, takesAll),
    step: (client) => client.poll(),
    views: { unread: { client: (client) => client.unread(), truth: projections.unreadCount } },
    ...more,
  });
}

test("a client that takes one event of an answer breaks where two moves come between its polls", async () => {
  const { violation } = await explored(WRITES, false);
  expect(violation?.moves).toEqual(["writes", "writes again"]);
  expect((await explored(WRITES, false, { max_between_polls: 1 })).violation).toBeUndefined();
});

test.each([
  [1, 5],
  [2, 7],
])("with at most %i moves between polls, two moves have %i orders", async (max_between_polls, orders) => {
  expect(await explored(WRITES, true, { max_between_polls })).toEqual({ orders, depth: 2, complete: true, never_accepted: [] });
});

test("a move that no order accepts is named, and a violation if it is to be one", async () => {
  const never = { name: "deletes", make: (now: typeof realm) => deleteMessage(now, BOB, { message_id: 9 }) };
  const explore = (all_accepted: boolean) => explored([...WRITES, never], true, { all_accepted });
  expect(await explore(false)).toMatchObject({ complete: true, never_accepted: ["deletes"] });
  expect((await explore(false)).violation).toBeUndefined();
  const problem = "deletes, which is refused: There is no such message. No order accepts this move.";
  expect((await explore(true)).violation).toMatchObject({ moves: ["deletes"], findings: [{ kind: "rule", problem }] });
});

test("the clock is a move", async () => {
  const passes: Move = { name: "a minute passes", make: (now) => advanceClock(now, { seconds: 60 }) };
  expect(await explored([...WRITES, passes], true)).toMatchObject({ complete: true, never_accepted: [] });
});
