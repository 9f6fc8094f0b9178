/** The resilient client of the examples as a campaign tries it. */
import fc from "fast-check";
import { GOOD_HABITS, type Habits, type ResilientClient, resilientClient } from "../../examples/resilient-client";
import {
  actsOnce,
  type CampaignOptions,
  type Law,
  nothingHiddenShown,
  nothingUnreadLost,
  projections,
  standardLaws,
  type Truth,
} from "../../src/campaign";

const TOPICS = ["lunch", "plans", "bugs"];
const CHANNELS = ["general", "random"];

interface ToSend {
  readonly channel: string;
  readonly topic: string;
}

function isSubscribedTo(truth: Truth, messageId: number): boolean {
  const [message] = truth.visible([messageId]);
  const rows = truth.registration(["subscription"]).subscriptions ?? [];
  return rows.some(({ stream_id }) => stream_id === message?.stream_id);
}

/** Who marks as unread from a message on means the topic that it is in: a range without messages is another one. */
const marksReachTheirTopic: Law<ResilientClient> = {
  name: "marks reach their topic",
  problem: ({ journal, truth }) => {
    const last = new Map(journal.filter(({ path }) => path === "/messages/flags/narrow").map((entry) => [entry.params["anchor"], entry]));
    for (const { params, result, status } of last.values()) {
      if (status !== 200 || Object(result)["processed_count"] !== 0 || !isSubscribedTo(truth, Number(params["anchor"]))) continue;
      return `marking as unread from message ${String(params["anchor"])} on found no message in ${JSON.stringify(params["narrow"])}.`;
    }
    return undefined;
  },
};

/** A campaign against the client with these habits. */
export function resilientCampaign(habits: Habits = GOOD_HABITS): CampaignOptions<ResilientClient> {
  return {
    start: (surroundings) => resilientClient(surroundings, habits),
    acts: {
      send: {
        arbitrary: fc.record({ channel: fc.constantFrom(...CHANNELS), topic: fc.constantFrom(...TOPICS) }),
        run: (client, { channel, topic }: ToSend, mark) => client.send(channel, topic, `It is me, ${mark}`),
      },
      markUnread: {
        arbitrary: fc.nat({ max: 4 }),
        run: async (client, number: number) => {
          const shown = Object.values(client.store.messages()).flat().length;
          const id = Math.max(1, client.store.newestId() - (number % Math.max(1, shown)));
          if (client.store.message(id) !== undefined) await client.markUnreadFrom(id);
        },
      },
      read: {
        run: async (client) => {
          const [first] = client.store.unread();
          if (first !== undefined) await client.markRead(first);
        },
      },
    },
    views: {
      unread: { client: ({ store }) => store.unread(), truth: projections.unread },
      unreadByTopic: { client: ({ store }) => store.unreadByTopic(), truth: projections.unreadByTopic },
      mentioned: { client: ({ store }) => store.mentioned(), truth: projections.mentioned },
      unreadCount: { client: ({ store }) => store.unreadCount(), truth: projections.unreadCount },
      echoes: { client: ({ echoes }) => [...echoes], truth: () => [] },
      mutedChannels: { client: ({ store }) => store.mutedChannels(), truth: projections.mutedChannels },
      typists: { client: (client) => client.typists(), truth: projections.typists },
      subscriptions: { client: ({ store }) => store.channels(), truth: projections.subscriptions },
      people: { client: ({ store }) => store.people(), truth: projections.people },
      messages: { client: ({ store }) => store.messages(), truth: projections.messages },
    },
    laws: [
      actsOnce(["send"]),
      ...standardLaws<ResilientClient>(),
      nothingUnreadLost(({ store }) => store.unread()),
      nothingHiddenShown(({ store }) => store.shownIds()),
      marksReachTheirTopic,
    ],
  };
}
