/** What a campaign does with a client without acts and views: it looks which of the usual methods there are. */
import { CallProblem } from "../../simulator/calls/check-call";
import type { ClientAct, ClientView } from "./campaign-options";
import type { Draw } from "./draw";
import { projections } from "./truth";

const CHANNELS = ["general", "random"];
const TOPICS = ["lunch", "plans", "bugs"];

interface Place {
  readonly channel: string;
  readonly topic: string;
}

/** The acts of a client that has these methods, by name. */
const DEFAULT_ACTS: Readonly<Record<string, ClientAct<unknown>>> = {
  /** `send(channel, topic, content)` resolves when the message is sent. */
  send: {
    arbitrary: (draw: Draw): Place => ({ channel: draw.one(CHANNELS), topic: draw.one(TOPICS) }),
    run: (client: unknown, { channel, topic }: Place, mark: string) =>
      method(client, "send")?.(channel, topic, `It is me, ${mark}`),
  },
  /** `markRead(id)` marks one message as read: the first that the client shows as unread. */
  markRead: {
    run: async (client: unknown) => {
      const shown: unknown = await method(client, "unread")?.();
      const [first]: readonly unknown[] = Array.isArray(shown) ? shown : [];
      if (first !== undefined) await method(client, "markRead")?.(first);
    },
  },
};

/** The views of a client that has methods of these names. */
const DEFAULT_VIEWS = {
  messages: projections.messages,
  unread: projections.unread,
  unreadByTopic: projections.unreadByTopic,
  unreadCount: projections.unreadCount,
  mentioned: projections.mentioned,
  starred: projections.starred,
  subscriptions: projections.subscriptions,
  topics: projections.topics,
  people: projections.people,
  users: projections.users,
  groups: projections.groups,
  subscribers: projections.subscribers,
  reactions: projections.reactions,
  drafts: projections.drafts,
  mutedUsers: projections.mutedUsers,
  alertWords: projections.alertWords,
  statuses: projections.statuses,
} as const;

/** The acts of a client by its methods. */
export function defaultActs(client: unknown): Readonly<Record<string, ClientAct<unknown>>> {
  return Object.fromEntries(Object.entries(DEFAULT_ACTS).filter(([name]) => method(client, name) !== undefined));
}

/**
 * The views of a client by its methods.
 *
 * @throws CallProblem if it has none of them
 */
export function defaultViews(client: unknown): Readonly<Record<string, ClientView<unknown>>> {
  const views = Object.entries(DEFAULT_VIEWS)
    .filter(([name]) => method(client, name) !== undefined)
    .map(([name, truth]): [string, ClientView<unknown>] => [name, { client: (one) => method(one, name)?.(), truth }]);
  if (views.length > 0) return Object.fromEntries(views);
  const names = Object.keys(DEFAULT_VIEWS).join(", ");
  throw new CallProblem(`campaign: views: is missing, and the client has none of the methods ${names}.`);
}

function method(client: unknown, name: string): ((...values: readonly unknown[]) => unknown) | undefined {
  const found: unknown = typeof client === "object" && client !== null ? Reflect.get(client, name) : undefined;
  return typeof found === "function" ? (...values) => Reflect.apply(found, client, values) : undefined;
}
