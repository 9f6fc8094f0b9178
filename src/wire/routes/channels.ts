import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { addDefaultStream } from "../../model/operations/channels/add-default-stream";
import { archiveStream } from "../../model/operations/channels/archive-stream";
import { createChannel } from "../../model/operations/channels/create-channel";
import { deleteTopic } from "../../model/operations/channels/delete-topic";
import { getStreamById } from "../../model/operations/channels/get-stream-by-id";
import { getStreamEmailAddress } from "../../model/operations/channels/get-stream-email-address";
import { getStreamId } from "../../model/operations/channels/get-stream-id";
import { getStreamTopics, topicsForSpectators } from "../../model/operations/channels/get-stream-topics";
import { getStreams } from "../../model/operations/channels/get-streams";
import { getSubscribers } from "../../model/operations/channels/get-subscribers";
import { getSubscriptions } from "../../model/operations/channels/get-subscriptions";
import { getUserChannels } from "../../model/operations/channels/get-user-channels";
import { removeDefaultStream } from "../../model/operations/channels/remove-default-stream";
import { updateStream } from "../../model/operations/channels/update-stream";
import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";
import {
  groupChangeParameters,
  newChannelParameters,
  postPolicyParameters,
  retentionParameter,
  streamIdInPath,
  topicsPolicyParameter,
} from "../parameters/channel-parameters";
import { route } from "../route";

/** @spec Resources */
export const getStreamsRoute = route({
  id: "get-streams",
  method: "GET",
  path: "/streams",
  parameters: {
    include_public: optional("json", shapes.boolean),
    include_web_public: optional("json", shapes.boolean),
    include_subscribed: optional("json", shapes.boolean),
    exclude_archived: optional("json", shapes.boolean, { since: 315 }),
    include_all: optional("json", shapes.boolean, { since: 356 }),
    include_all_active: optional("json", shapes.boolean),
    include_default: optional("json", shapes.boolean),
    include_owner_subscribed: optional("json", shapes.boolean),
    include_can_access_content: optional("json", shapes.boolean, { since: 356 }),
  },
  operation: getStreams,
});

/** @spec Endpoints 18 */
export const getStreamTopicsRoute = route({
  id: "get-stream-topics",
  method: "GET",
  path: "/users/me/{stream_id}/topics",
  parameters: {
    stream_id: required("json", shapes.integer),
    allow_empty_topic_name: optional("json", shapes.boolean, { since: 334 }),
  },
  operation: getStreamTopics,
  spectators: topicsForSpectators,
});

/** @spec Subscription property names */
export const getSubscriptionsRoute = route({
  id: "get-subscriptions",
  method: "GET",
  path: "/users/me/subscriptions",
  parameters: {
    include_subscribers: optional("json_or_text", v.union([shapes.boolean, v.literal("partial")])),
  },
  operation: getSubscriptions,
});

/** @spec Resources: Message */
export const deleteTopicRoute = route({
  id: "delete-topic",
  method: "POST",
  path: "/streams/{stream_id}/delete_topic",
  parameters: { stream_id: required("json", shapes.integer), topic_name: required("text", shapes.text) },
  accessDenied: administratorsOnly,
  operation: deleteTopic,
});

/** @spec Resources */
export const getStreamByIdRoute = route({
  id: "get-stream-by-id",
  method: "GET",
  path: "/streams/{stream_id}",
  since: 132,
  parameters: {
    stream_id: streamIdInPath,
  },
  operation: getStreamById,
});

/** @spec Resources */
export const getStreamIdRoute = route({
  id: "get-stream-id",
  method: "GET",
  path: "/get_stream_id",
  parameters: {
    stream: required("text", shapes.text),
  },
  operation: getStreamId,
});

/** @spec Resources */
export const getSubscribersRoute = route({
  id: "get-subscribers",
  method: "GET",
  path: "/streams/{stream_id}/members",
  parameters: {
    stream_id: streamIdInPath,
  },
  operation: getSubscribers,
});

/** @spec Resources */
export const getStreamEmailAddressRoute = route({
  id: "get-stream-email-address",
  method: "GET",
  path: "/streams/{stream_id}/email_address",
  since: 226,
  parameters: {
    stream_id: streamIdInPath,
    sender_id: optional("json", shapes.integer, { since: 335 }),
  },
  operation: getStreamEmailAddress,
});

/** @spec Resources */
export const getUserChannelsRoute = route({
  id: "get-user-channels",
  method: "GET",
  path: "/users/{user_id}/channels",
  since: 440,
  parameters: {
    user_id: required("json", shapes.integer),
  },
  operation: getUserChannels,
});

/** @spec Endpoints 3 */
export const createChannelRoute = route({
  id: "create-channel",
  method: "POST",
  path: "/channels/create",
  since: 417,
  parameters: {
    name: required("text", shapes.text),
    subscribers: required("json", shapes.integers),
    description: optional("text", shapes.text),
    ...newChannelParameters,
  },
  operation: createChannel,
});

/** @spec Endpoints 3 */
export const updateStreamRoute = route({
  id: "update-stream",
  method: "PATCH",
  path: "/streams/{stream_id}",
  parameters: {
    stream_id: streamIdInPath,
    description: optional("text", shapes.text),
    new_name: optional("text", shapes.text),
    is_private: optional("json", shapes.boolean),
    is_web_public: optional("json", shapes.boolean, { since: 98 }),
    history_public_to_subscribers: optional("json", shapes.boolean),
    is_default_stream: optional("json", shapes.boolean, { since: 200 }),
    message_retention_days: retentionParameter,
    is_archived: optional("json", shapes.boolean, { since: 388 }),
    folder_id: optional("json", v.nullable(shapes.integer), { since: 389 }),
    topics_policy: topicsPolicyParameter,
    ...groupChangeParameters,
    ...postPolicyParameters,
  },
  operation: updateStream,
});

/** @spec Resources */
export const archiveStreamRoute = route({
  id: "archive-stream",
  method: "DELETE",
  path: "/streams/{stream_id}",
  parameters: {
    stream_id: streamIdInPath,
  },
  operation: archiveStream,
});

/** @spec Endpoints 3 */
export const addDefaultStreamRoute = route({
  id: "add-default-stream",
  method: "POST",
  path: "/default_streams",
  parameters: {
    stream_id: required("json", shapes.integer),
  },
  accessDenied: administratorsOnly,
  operation: addDefaultStream,
});

/** @spec Endpoints 3 */
export const removeDefaultStreamRoute = route({
  id: "remove-default-stream",
  method: "DELETE",
  path: "/default_streams",
  parameters: {
    stream_id: required("json", shapes.integer),
  },
  accessDenied: administratorsOnly,
  operation: removeDefaultStream,
});
