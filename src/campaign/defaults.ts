/** What a campaign does where the options say nothing: its realm, and acts and views by the methods of the client. */
import { listOf } from "../matching/json-value";
import type { Fixture } from "../model/fixture/fixture";
import { CallProblem } from "../model/outcome/call-problem";
import type { Random } from "../testing/arbitraries/random";
import type { ClientAct, ClientView } from "./campaign-options";
import { projections } from "./projections";

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
    arbitrary: (random: Random): Place => ({ channel: random.one(CHANNELS), topic: random.one(TOPICS) }),
    run: (client: unknown, { channel, topic }: Place, mark: string) =>
      method(client, "send")?.(channel, topic, `It is me, ${mark}`),
  },
  /** `markRead(id)` marks one message as read: the first that the client shows as unread. */
  markRead: {
    run: async (client: unknown) => {
      const shown: unknown = await method(client, "unread")?.();
      const [first] = listOf(shown);
      if (first !== undefined) await method(client, "markRead")?.(first);
    },
  },
};

/** The views of a client that has methods of these names. */
export const DEFAULT_VIEWS = {
  messages: projections.messages,
  unread: projections.unread,
  unreadByTopic: projections.unreadByTopic,
  unreadCount: projections.unreadCount,
  muted: projections.muted,
  mutedChannels: projections.mutedChannels,
  typists: projections.typists,
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
  emojiStatuses: projections.emojiStatuses,
  presence: projections.presence,
  scheduled: projections.scheduled,
  savedSnippets: projections.savedSnippets,
  directMessages: projections.directMessages,
  topicVisibility: projections.topicVisibility,
  channelFolders: projections.channelFolders,
  customEmoji: projections.customEmoji,
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

/** The realm of campaigns without a fixture. */
export const CAMPAIGN_FIXTURE: Fixture = {
  now: 1767225600,
  realm: { name: "Campaign" },
  users: [
    { email: "olive@example.test", full_name: "Olive", role: 100, api_key: "olive-key", can_create_users: true },
    { email: "ann@example.test", full_name: "Ann", api_key: "ann-key" },
    { email: "bob@example.test", full_name: "Bob", api_key: "bob-key" },
    { email: "cleo@example.test", full_name: "Cleo", api_key: "cleo-key" },
  ],
  groups: [{ name: "cooks", description: "", members: ["ann@example.test", "bob@example.test"] }],
  channels: [
    { name: "general", subscribers: "all" },
    { name: "random", subscribers: "all" },
    {
      name: "kitchen",
      invite_only: true,
      history_public_to_subscribers: false,
      subscribers: ["olive@example.test", "bob@example.test"],
    },
    { name: "library", subscribers: ["olive@example.test", "bob@example.test"] },
  ],
  messages: [
    { sender: "olive@example.test", channel: "general", topic: "lunch", content: "Soup?", sent: -3600, unread: true },
    { sender: "olive@example.test", channel: "library", topic: "bugs", content: "Read me.", sent: -2700 },
    { sender: "bob@example.test", channel: "random", topic: "plans", content: "Later.", sent: -1800, unread: true },
  ],
};

/** The realm of a campaign without a fixture; an account that joins finds the channels of all users. */
export function defaultFixture(joins: boolean): Fixture {
  if (!joins) return CAMPAIGN_FIXTURE;
  const channels = CAMPAIGN_FIXTURE.channels?.map((one) =>
    one.subscribers === "all" ? { ...one, is_default_stream: true } : one,
  );
  return { ...CAMPAIGN_FIXTURE, channels };
}
