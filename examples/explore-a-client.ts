import {
  createRealm,
  deleteMessage,
  type Exploration,
  explore,
  getEvents,
  getMessages,
  type Invariant,
  markStreamAsRead,
  type Move,
  type Realm,
  registerQueue,
  sendMessage,
} from "realm-simulator";

const [ANN, BOB] = [1, 2];

/** A realm in which Bob's client listens from the start on. */
function listening(): { realm: Realm; queue_id: string } {
  const realm = createRealm({
    users: [{ email: "ann@example.test" }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  const registered = registerQueue(realm, BOB, { event_types: ["message", "update_message_flags", "delete_message"] });
  if (!registered.ok) throw new Error(registered.error.msg);
  return { realm: registered.realm, queue_id: registered.response.queue_id };
}

/** All that may happen, in whatever order. */
const moves: Move[] = [
  {
    name: "Ann writes",
    make: (realm) => sendMessage(realm, ANN, { type: "channel", to: 1, topic: "hello", content: "hi" }),
  },
  { name: "Bob reads", make: (realm) => markStreamAsRead(realm, BOB, { stream_id: 1 }) },
  { name: "Ann deletes", make: (realm) => deleteMessage(realm, ANN, { message_id: 1 }) },
];

/** The number of unread messages by the server. */
function unreadByServer(realm: Realm): number {
  const narrow = [{ operator: "is", operand: "unread" }];
  const answer = getMessages(realm, BOB, { anchor: "newest", num_before: 100, num_after: 0, narrow });
  return answer.ok ? answer.response.messages.length : Number.NaN;
}

/** Tries every order of the moves and compares a client's way of counting with the server's number. */
export function exploreBadge(count: (types: readonly string[]) => number): Exploration {
  const { realm: start, queue_id } = listening();
  const badge: Invariant = {
    name: "the badge is right",
    problem: (realm) => {
      const polled = getEvents(realm, BOB, { queue_id, last_event_id: -1, dont_block: true });
      const shown = polled.ok ? count(polled.response.events.map((event) => String(event["type"]))) : Number.NaN;
      const right = unreadByServer(realm);
      return shown === right ? undefined : `the badge shows ${shown} instead of ${right}`;
    },
  };
  return explore(start, moves, [badge], { max_repeats: 1 });
}

/** A client that was never notified of deleted messages. */
export function forgetfulBadge(types: readonly string[]): number {
  const count = (wanted: string): number => types.filter((type) => type === wanted).length;
  return count("message") - count("update_message_flags");
}
