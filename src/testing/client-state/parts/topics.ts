import { type PartNamed, without } from "../part";
import type { ClientState } from "../state";

/** The account's policies for topics, by channel and topic; letter case does not tell topics apart. */
export const USER_TOPICS = {
  begin: ({ user_topics: rows }) => rows && Object.fromEntries(rows.map((row) => [topicKey(row), row])),
  on: {
    user_topic: (rows, event) => {
      const row = without(event, "id", "type");
      if (row.visibility_policy === 0) delete rows[topicKey(row)];
      else rows[topicKey(row)] = row;
    },
  },
} satisfies PartNamed<"user_topics">;

function topicKey({ stream_id, topic_name }: { readonly stream_id: number; readonly topic_name: string }): string {
  return `${stream_id}:${topic_name.toLowerCase()}`;
}

/** Whether the account does not want to see news of a topic, as far as the client knows. */
export function isTopicMuted(state: ClientState, stream_id: number, topic_name: string): boolean {
  const row = state.user_topics?.[topicKey({ stream_id, topic_name })];
  return row === undefined ? state.subscriptions?.[stream_id]?.is_muted === true : row.visibility_policy === 1;
}
