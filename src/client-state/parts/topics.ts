import { type Fields, list, part, record, without } from "../part";

/** The account's policies for topics, by channel and topic; letter case does not tell topics apart. */
export const USER_TOPICS = part({
  begin: ({ user_topics }) =>
    user_topics === undefined
      ? undefined
      : Object.fromEntries(list(user_topics).map((item) => [topicKey(record(item)), record(item)])),
  on: {
    user_topic: (value, event) => {
      const row = without(event, "id", "type");
      const others = without(record(value), topicKey(row));
      return row["visibility_policy"] === 0 ? others : { ...others, [topicKey(row)]: row };
    },
  },
});

function topicKey({ stream_id, topic_name }: Fields): string {
  return `${String(stream_id)}:${String(topic_name).toLowerCase()}`;
}

/** Whether the account does not want to see news of a topic, as far as the client knows. */
export function isTopicMuted(state: Fields, streamId: unknown, topic: string): boolean {
  const row = record(record(state["user_topics"])[topicKey({ stream_id: streamId, topic_name: topic })]);
  if (row["visibility_policy"] !== undefined) return row["visibility_policy"] === 1;
  return record(record(state["subscriptions"])[String(streamId)])["is_muted"] === true;
}
