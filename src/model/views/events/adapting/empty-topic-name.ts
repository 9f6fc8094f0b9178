import { topicView } from "../../../rules/topics/topic-name";
import type { MessageDetails } from "../../../../protocol/events/message-flags";
import type { Adapter } from "./adaptation";

/**
 * Gives the empty topic its display name for clients that do not know it. The topic of a message that is being edited
 * stays as it is, as on real servers.
 *
 * @spec Value conventions: Empty topic
 */
export const withEmptyTopicNamed: Adapter = (event, { realm }) => {
  const named = (topic: string): string => topicView(realm, topic, false);
  switch (event.type) {
    case "delete_message":
    case "typing":
      return [event.topic === "" ? { ...event, topic: named("") } : event];
    case "user_topic":
      return [event.topic_name === "" ? { ...event, topic_name: named("") } : event];
    case "update_message": {
      const { orig_subject, subject } = event;
      const before = orig_subject === "" ? { orig_subject: named("") } : {};
      return [orig_subject === "" || subject === "" ? { ...event, ...before, ...after(subject, named) } : event];
    }
    case "update_message_flags": {
      if (event.op === "add" || event.message_details === undefined) return [event];
      return [{ ...event, message_details: withDetailsNamed(event.message_details, named) }];
    }
    case "muted_topics": {
      const muted_topics = event.muted_topics.map(([name, topic, at]) => [name, named(topic), at] as const);
      return [{ ...event, muted_topics }];
    }
    default:
      return [event];
  }
};

function after(subject: string | undefined, named: (topic: string) => string): { readonly subject?: string } {
  return subject === "" ? { subject: named("") } : {};
}

function withDetailsNamed(
  details: Readonly<Record<string, MessageDetails>>,
  named: (topic: string) => string,
): Readonly<Record<string, MessageDetails>> {
  const entries = Object.entries(details).map(([id, detail]): readonly [string, MessageDetails] => [
    id,
    detail.type === "stream" ? { ...detail, topic: named(detail.topic) } : detail,
  ]);
  return Object.fromEntries(entries);
}
