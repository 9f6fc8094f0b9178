import { removeMessages } from "../../changes/messages/remove-messages";
import { administratorRequired, badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { channelById, hasContentAccess } from "../../rules/channels/channel-access";
import { messageById } from "../../rules/messages/message-rows";
import { visibleInTopic } from "../../rules/moving/move-scope";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { type Operation, operation } from "../operation";

/** Which topic is meant; letter case does not count, and the display name stands for the empty topic. */
export interface DeleteTopicParams {
  readonly stream_id: number;
  readonly topic_name: string;
}

/** Whether all is gone, which it always is. */
export interface DeleteTopicResponse {
  readonly complete?: boolean;
}

/**
 * Deletes a topic: all of its messages that the actor can see. A topic without messages is a success.
 *
 * @refuses administrators alone may; then BAD_REQUEST for a channel that the actor may not read or that is archived
 * @tells the readers `delete_message`; `stream/update`, `user_topic` and `attachment/update` where these follow
 * @spec Resources: Message
 * @assumes A63
 */
export const deleteTopic: Operation<DeleteTopicParams, DeleteTopicResponse> = operation((realm, actor, params) => {
  if (!isAdministrator(actor)) return refused(realm, administratorRequired(realm));
  const channel = channelById(realm, params.stream_id);
  if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, actor)) {
    return refused(realm, badRequest("channel_unknown", "stream_id: there is no such channel."));
  }
  const named = params.topic_name.trim();
  const topic = named === realm.profile.empty_topic_display_name ? "" : named;
  const ids = visibleInTopic(realm, actor, channel.stream_id, topic);
  const messages = ids.flatMap((id) => messageById(realm, id) ?? []);
  const response = has(realm, "deletingTopicReportsComplete") ? { complete: true } : {};
  return accepted(removeMessages(realm, messages, actor.user_id), response);
});
