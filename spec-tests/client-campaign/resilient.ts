/** The resilient client of the examples as a campaign tries it. */
import fc from "fast-check";
import { GOOD_HABITS, type Habits, resilientClient, type ResilientClient } from "../../examples/resilient-client";
import {
  actsOnce,
  backOffKept,
  type CampaignOptions,
  nothingHiddenShown,
  nothingUnreadLost,
  projections,
  type Truth,
} from "../../src/campaign";

const TOPICS = ["lunch", "plans", "bugs"];
const CHANNELS = ["general", "random"];

interface ToSend {
  readonly channel: string;
  readonly topic: string;
}

/** The contents of the topics of the channels that the account subscribes to. */
function shownTopics(truth: Truth): Record<string, readonly string[]> {
  const subscribed = projections.subscriptions(truth);
  return forEachTopic((channel, topic) => (subscribed.includes(channel) ? projections.messagesOf(channel, topic)(truth) : []));
}

function forEachTopic(show: (channel: string, topic: string) => readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(CHANNELS.flatMap((channel) => TOPICS.map((topic) => [`${channel}/${topic}`, show(channel, topic)])));
}

function unreadByTopic(truth: Truth): Record<string, number> {
  const counts: Record<string, number> = {};
  const { unread = {} } = truth.state(["message", "update_message_flags"]);
  for (const where of Object.values(unread)) {
    if (!("topic" in where)) continue;
    const place = `${where.stream_id}/${where.topic}`;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** A campaign against the client with these habits. */
export function resilientCampaign(habits: Habits = GOOD_HABITS): CampaignOptions<ResilientClient> {
  return {
    start: (surroundings) => resilientClient(surroundings, habits),
    acts: {
      send: {
        arbitrary: fc.record({ channel: fc.constantFrom(...CHANNELS), topic: fc.constantFrom(...TOPICS) }),
        run: (client, { channel, topic }: ToSend, mark) => client.send(channel, topic, `It is me, ${mark}`),
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
      unreadByTopic: { client: ({ store }) => store.unreadByTopic(), truth: unreadByTopic },
      subscriptions: { client: ({ store }) => store.channels(), truth: projections.subscriptions },
      people: { client: ({ store }) => store.people(), truth: projections.people },
      messages: {
        client: ({ store }) => forEachTopic((channel, topic) => store.messagesOf(channel, topic).map(({ content }) => content)),
        truth: shownTopics,
      },
    },
    laws: [
      actsOnce(["send"]),
      backOffKept(),
      nothingUnreadLost(({ store }) => store.unread()),
      nothingHiddenShown(({ store }) =>
        CHANNELS.flatMap((channel) => TOPICS.flatMap((topic) => store.messagesOf(channel, topic).map(({ id }) => id))),
      ),
    ],
  };
}
