/** What operations are called with for samples, where the tables of drawn operations have no row that suits. */
import type { OperationName } from "../../generated/operations";
import type { Pick } from "../arbitraries/pick";

type Call = (pick: Pick) => Readonly<Record<string, unknown>>;

const message: Call = (pick) => ({ message_id: pick.message() });
const channel: Call = (pick) => ({ stream_id: pick.channel() });
const group: Call = (pick) => ({ user_group_id: pick.group() });

/** By operation; those in neither table are called without parameters. */
export const SAMPLE_CALLS: Readonly<Record<string, Call>> = {
  checkMessagesMatchNarrow: (pick) => ({ msg_ids: [pick.message()], narrow: [["topic", pick.topic()]] }),
  getFileTemporaryUrl: ({ realm, one }) => {
    const [realm_id_str, ...rest] = one([...realm.attachments.keys(), "1/none"]).split("/");
    return { realm_id_str, filename: rest.join("/") };
  },
  getIsUserGroupMember: (pick) => ({ ...group(pick), user_id: pick.user() }),
  getMessage: message,
  getMessageHistory: message,
  getMessages: () => ({ anchor: "newest", num_before: 20, num_after: 0 }),
  getReadReceipts: message,
  getStreamById: channel,
  getStreamEmailAddress: channel,
  getStreamId: (pick) => ({ stream: pick.channelName() }),
  getStreamTopics: channel,
  getSubscribers: channel,
  getSubscriptionStatus: (pick) => ({ ...channel(pick), user_id: pick.user() }),
  getUser: (pick) => ({ user_id: pick.user() }),
  getUserByEmail: ({ realm, one }) => ({ email: one([...realm.users]).delivery_email }),
  getUserChannels: (pick) => ({ user_id: pick.user() }),
  getUserGroupMembers: group,
  getUserGroupSubgroups: group,
  getUserPresence: (pick) => ({ user_id_or_email: String(pick.user()) }),
  getUserStatus: (pick) => ({ user_id: pick.user() }),
  deleteQueue: ({ realm, owned }) => ({ queue_id: owned(realm.queues.values())?.queue_id }),
  devFetchApiKey: () => ({ username: "ann@example.test" }),
  fetchApiKey: () => ({ username: "ann@example.test", password: "secret" }),
  getEvents: ({ realm, owned }) => ({
    queue_id: owned(realm.queues.values())?.queue_id,
    last_event_id: -1,
    dont_block: true,
  }),
  renderMessage: (pick) => ({ content: pick.content() }),
};

/** What the run begins with: account, operation and parameters. */
export const SAMPLE_BEGINNING: readonly (readonly [number, OperationName, Readonly<Record<string, unknown>>])[] = [
  [2, "sendMessage", { type: "channel", to: "general", topic: "lunch", content: "Who joins us? @**Mel Okafor**" }],
  [3, "sendMessage", { type: "direct", to: [2], content: "I do, after the call." }],
  [3, "addReaction", { message_id: 4, emoji_name: "tada" }],
  [2, "updateMessage", { message_id: 4, content: "Who joins us at noon? @**Mel Okafor**" }],
  [3, "updateMessageFlags", { messages: [1, 4], op: "add", flag: "read" }],
  [4, "setTypingStatus", { type: "stream", op: "start", stream_id: 1, topic: "lunch" }],
  [4, "setTypingStatus", { type: "stream", op: "stop", stream_id: 1, topic: "lunch" }],
  [2, "createChannel", { name: "releases", subscribers: [2, 3] }],
  [2, "createUserGroup", { name: "testers", description: "They test.", members: [2, 3] }],
];
