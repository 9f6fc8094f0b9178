import { required } from "../../../protocol/schema/parameters";
import { boolean, integer, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { removeMessages } from "../../changes/messages/remove-messages";
import { setVisibilityPolicy } from "../../changes/user-topics/topic-visibility";
import { badRequest } from "../../outcome/failures";
import { andThen, andThenForEach, type Transition, transition } from "../../outcome/transition";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import { VISIBILITY } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import { channelById, hasContentAccess, hasSharedHistory } from "../../rules/channels/channel-access";
import { messageById } from "../../rules/messages/message-rows";
import { seesTopic, visibleInTopic } from "../../rules/moving/move-limits";
import { has } from "../../rules/realm/feature-level";
import { channelTopicKey } from "../../rules/topics/topic-name";
import { userById } from "../../rules/users/people";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator, streamId } from "../examples";
import { operation } from "../operation";

/** How many messages are deleted together, in one event. */
const BATCH = 100;

/**
 * Deletes a topic: all of its messages that the actor can see, newest first, a hundred at a time. Visibility policies
 * for it are deleted, too, even if it had no message. With protected history, users who still have messages of it keep
 * their policies. A topic without messages is a success.
 */
export const deleteTopic = operation(
  () => ({
    id: "delete-topic",
    method: "POST",
    path: "/streams/{stream_id}/delete_topic",
    parameters: {
      /** The ID of the channel. */
      stream_id: required(integer),
      /** The topic; case does not matter. */
      topic_name: required(text),
    },
    answer: {
      /** False if more messages remain than one request deletes. */
      complete: field(boolean, { since: 211, optional: true }),
    },
    refusals: ["administrator_required", "channel_unknown"],
    events: ["delete_message", "muted_topics", "stream/update", "user_topic"],
    example: byAdministrator((pick) => ({ ...streamId(pick), topic_name: pick.topic() })),
  }),
  (realm, actor, params) => {
    const channel = channelById(realm, params.stream_id);
    if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, actor)) {
      return badRequest("channel_unknown", "stream_id: there is no such channel.");
    }
    const named = params.topic_name;
    const topic = named === realm.profile.empty_topic_display_name ? "" : named;
    const ids = visibleInTopic(realm, actor, channel.stream_id, topic);
    const messages = ids.flatMap((id) => messageById(realm, id) ?? []).reverse();
    const batches = Array.from({ length: Math.ceil(messages.length / BATCH) }, (_, index) =>
      messages.slice(index * BATCH, (index + 1) * BATCH),
    );
    const removed = andThenForEach(transition(realm), batches, (present, batch) =>
      removeMessages(present, inOrder(realm, batch), actor.user_id),
    );
    const response = has(realm, "deletingTopicReportsComplete") ? { complete: true } : {};
    return accepted(
      andThen(removed, (present) => withoutTopicPolicies(present, channel, topic)),
      response,
    );
  },
  { accessDenied: administratorsOnly },
);

/** The messages of one event: ascending since level 393, before that the newest first. */
function inOrder(realm: Realm, batch: readonly Message[]): readonly Message[] {
  return has(realm, "deletedTopicsAscend") ? [...batch].reverse() : batch;
}

function withoutTopicPolicies(realm: Realm, channel: Channel, topic: string): Transition {
  const { stream_id } = channel;
  const rows = realm.user_topics.get(channelTopicKey(stream_id, topic));
  const users = [...(rows?.keys() ?? [])].sort((a, b) => a - b).flatMap((id) => userById(realm, id) ?? []);
  const stale = hasSharedHistory(channel) ? users : users.filter((user) => !seesTopic(realm, user, stream_id, topic));
  return andThenForEach(transition(realm), stale, (present, user) =>
    setVisibilityPolicy(present, user.user_id, stream_id, topic, VISIBILITY.none),
  );
}
