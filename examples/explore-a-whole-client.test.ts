/** Every order of a few moves around a client that polls when it is asked to, as docs/exploring.md shows it. */
import {
  advanceClock,
  createRealm,
  createScheduledMessage,
  deleteMessage,
  markStreamAsRead,
  type Move,
  type Realm,
  sendMessage,
} from "realm-simulator";
import { exploreClient, projections, type Surroundings } from "realm-simulator/campaign";
import { expect, test } from "vitest";

const [ANN, BOB] = [1, 2];
const realm = createRealm({
  users: [{ email: "ann@example.test" }, { email: "bob@example.test", api_key: "bob-key" }],
  channels: [{ name: "general", subscribers: "all" }],
});
const moves: Move[] = [
  {
    name: "Ann writes",
    make: (now: Realm) => sendMessage(now, ANN, { type: "channel", to: 1, topic: "hello", content: "hi" }),
  },
  { name: "Bob reads", make: (now: Realm) => markStreamAsRead(now, BOB, { stream_id: 1 }) },
  { name: "Ann deletes", make: (now: Realm) => deleteMessage(now, ANN, { message_id: 1 }) },
];

let ignoresDeleted = false;

/** Counts the unread messages by events. */
async function startBadge({ url, email, api_key, fetch }: Surroundings) {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  const registered = await fetch(`${url}/api/v1/register`, { method: "POST", headers });
  const { queue_id } = await registered.json();
  const unread = new Set<number>();
  let last = -1;
  return {
    unread,
    poll: async () => {
      const query = `queue_id=${queue_id}&last_event_id=${last}&dont_block=true`;
      const { events } = await (await fetch(`${url}/api/v1/events?${query}`, { headers })).json();
      for (const { id, type, message, messages, message_id } of events) {
        last = id;
        if (type === "message") unread.add(message.id);
        if (type === "update_message_flags") for (const read of messages) unread.delete(read);
        if (type === "delete_message" && !ignoresDeleted) unread.delete(message_id);
      }
    },
  };
}

const { violation, complete } = await exploreClient({
  realm,
  account: "bob@example.test",
  start: (surroundings) => startBadge(surroundings),
  step: (client) => client.poll(),
  moves,
  views: { unreadCount: { client: (client) => client.unread.size, truth: projections.unreadCount } },
});

test("a right client survives every order", () => {
  expect(violation?.trace).toBeUndefined();
  expect(complete).toBe(true);
});

test("a client that ignores deleted messages breaks after two moves", async () => {
  ignoresDeleted = true;
  const { violation, complete, orders } = await exploreClient({
    ...{ realm, account: "bob@example.test", start: startBadge, moves },
    step: (client) => client.poll(),
    views: { unreadCount: { client: (client) => client.unread.size, truth: projections.unreadCount } },
  });
  expect(orders).toBe(6);
  expect(violation?.moves).toEqual(["Ann writes", "Ann deletes"]);
  expect(violation?.findings[0]?.problem).toBe("1 unread are shown; without muted messages it is 0.");
  expect(complete).toBe(false);
});

test("a move of the clock is a move like any other", async () => {
  ignoresDeleted = false;
  const scheduled = { type: "direct", to: [BOB], content: "hi", scheduled_delivery_timestamp: realm.now + 60 } as const;
  const { violation, complete, orders } = await exploreClient({
    ...{ realm, account: "bob@example.test", start: startBadge },
    step: (client) => client.poll(),
    moves: [
      { name: "Ann schedules a message", make: (now) => createScheduledMessage(now, ANN, scheduled) },
      { name: "two minutes pass", make: (now) => advanceClock(now, { seconds: 120 }) },
    ],
    views: { unreadCount: { client: (client) => client.unread.size, truth: projections.unreadCount } },
  });
  expect([violation?.trace, complete, orders]).toEqual([undefined, true, 7]);
});
