/** What the account does on another device. */
import type { Channel } from "../../../model/realm/channel";
import type { Message } from "../../../model/realm/message";
import { followsServer } from "../../../model/realm/divergences";
import { caughtUp } from "../../../model/changes/events/event-queues";
import { isUnread } from "../../../model/rules/messages/read-state";
import { type Action, type ActionCall, channelName, messageName, type Scene, userName } from "./scene";

function flags(
  scene: Scene,
  message: Message | undefined,
  op: "add" | "remove",
  flag: string,
  words: string,
): ActionCall | undefined {
  if (message === undefined) return undefined;
  const params = { messages: [message.id], op, flag };
  return own(scene, "update-message-flags", params, `${words} ${messageName(message)}`);
}

function own({ me }: Scene, operation: string, params: ActionCall["params"], words: string): ActionCall {
  return { user_id: me.user_id, operation, params, words: `${words} on another device` };
}

function setsSubscription(
  scene: Scene,
  property: string,
  value: boolean | string,
  words: string,
): ActionCall | undefined {
  const channel = scene.channel(scene.numbers[0], (one) => scene.isSubscribed(one));
  if (channel === undefined) return undefined;
  const subscription_data = [{ stream_id: channel.stream_id, property, value }];
  return own(scene, "update-subscription-settings", { subscription_data }, words.replace("#", `#${channel.name}`));
}

/**
 * The named exception "joined read marks". A realm that follows servers joins the marks as read that wait in a queue,
 * also across a mark as unread between them. The client is then notified in an order in which nothing happened, and
 * cannot know better. The account therefore does not mark messages as unread while such a mark waits.
 */
function readMarkWaits({ realm, me }: Scene): boolean {
  if (!followsServer(realm, "flagEventsJoinedCarelessly")) return false;
  for (const queue of realm.queues.values()) {
    if (queue.user_id !== me.user_id) continue;
    for (const { event, returned } of caughtUp(realm, queue).pending) {
      if (!returned && event.event.type === "update_message_flags") return true;
    }
  }
  return false;
}

const POLICIES = ["takes the default for", "mutes", "unmutes", "follows"];

function topicPolicy(
  scene: Scene,
  channel: Channel | undefined,
  topic: string,
  policy: number,
): ActionCall | undefined {
  if (channel === undefined) return undefined;
  const params = { stream_id: channel.stream_id, topic, visibility_policy: policy };
  return own(scene, "update-user-topic", params, `${POLICIES[policy]} #${channel.name} > ${topic}`);
}

export const DEVICE_ACTIONS = {
  "reads on another device": (scene) => {
    const isUnreadHere = (message: Message): boolean => isUnread(scene.realm, scene.me.user_id, message);
    return flags(scene, scene.message(scene.numbers[0], isUnreadHere), "add", "read", "reads");
  },
  "marks as unread on another device": (scene) => {
    if (readMarkWaits(scene)) return undefined;
    const isRead = (message: Message): boolean =>
      message.received_by.has(scene.me.user_id) && !isUnread(scene.realm, scene.me.user_id, message);
    return flags(scene, scene.message(scene.numbers[0], isRead), "remove", "read", "marks as unread");
  },
  "reads a topic on another device": (scene) => {
    const message = scene.message(scene.numbers[0], ({ stream_id }) => stream_id !== null);
    if (message === undefined) return undefined;
    const place = `${channelName(scene.realm, message.stream_id ?? 0)} > ${message.topic}`;
    const params = { stream_id: message.stream_id, topic_name: message.topic };
    return own(scene, "mark-topic-as-read", params, `reads ${place}`);
  },
  "reads all on another device": (scene) => own(scene, "mark-all-as-read", {}, "reads all messages"),
  "stars on another device": (scene) => {
    const [a, b] = scene.numbers;
    const message = scene.message(a, ({ received_by }) => received_by.has(scene.me.user_id));
    return b % 2 === 0
      ? flags(scene, message, "add", "starred", "stars")
      : flags(scene, message, "remove", "starred", "takes the star from");
  },
  "mutes a topic on another device": (scene) => {
    const [a, b] = scene.numbers;
    const message = scene.message(a, ({ stream_id }) => stream_id !== null);
    const channel = scene.channel(0, ({ stream_id }) => stream_id === message?.stream_id);
    return topicPolicy(scene, channel, message?.topic ?? "", b % 2 === 0 ? 1 : ([0, 2, 3][b % 3] ?? 0));
  },
  "mutes a channel on another device": (scene) => {
    const isMuted = scene.numbers[1] % 3 !== 2;
    return setsSubscription(scene, "is_muted", isMuted, `${isMuted ? "mutes" : "unmutes"} #`);
  },
  "pins a channel on another device": (scene) => {
    const isPinned = scene.numbers[1] % 2 === 0;
    return setsSubscription(scene, "pin_to_top", isPinned, `${isPinned ? "pins" : "unpins"} #`);
  },
  "mutes a user on another device": (scene) => {
    const user = scene.other(scene.numbers[0]);
    if (user === undefined) return undefined;
    const muted = scene.realm.muted_users.get(scene.me.user_id) ?? [];
    const isMuted = muted.some(({ id }) => id === user.user_id);
    const params = { muted_user_id: user.user_id };
    return own(
      scene,
      isMuted ? "unmute-user" : "mute-user",
      params,
      `${isMuted ? "unmutes" : "mutes"} ${userName(user)}`,
    );
  },
  "sends from another device": (scene) => {
    const [, b, c] = scene.numbers;
    const channel = scene.channel(b, (one) => !one.is_archived && scene.isSubscribed(one));
    if (channel === undefined) return undefined;
    const params = { type: "channel", to: channel.stream_id, topic: scene.topic(c), content: `Me too ${c}` };
    return own(scene, "send-message", params, `sends "Me too ${c}" to #${channel.name} > ${scene.topic(c)}`);
  },
  "changes a setting on another device": (scene) => {
    const [a, b] = scene.numbers;
    const settings = ["enable_desktop_notifications", "twenty_four_hour_time", "enter_sends", "starred_message_counts"];
    const name = settings[a % settings.length] ?? "enter_sends";
    const value = b % 2 === 0;
    return own(scene, "update-settings", { [name]: value }, `sets ${name} to ${value}`);
  },
  "adds an alert word on another device": (scene) => {
    const word = ["Hello", "Look", "edited"][scene.numbers[0] % 3];
    return own(scene, "add-alert-words", { alert_words: [word] }, `adds the alert word "${word}"`);
  },
  "saves a draft on another device": (scene) => {
    const content = `Draft ${scene.numbers[0]}`;
    const drafts = [{ type: "stream", to: [1], topic: "lunch", content }];
    return own(scene, "create-drafts", { drafts }, `saves the draft "${content}"`);
  },
  "saves a snippet on another device": (scene) => {
    const title = `Snippet ${scene.numbers[0]}`;
    return own(scene, "create-saved-snippet", { title, content: "text" }, `saves the snippet "${title}"`);
  },
  "schedules a message on another device": (scene) => {
    const [a, b, c] = scene.numbers;
    const channel = scene.channel(b, (one) => !one.is_archived && scene.isSubscribed(one));
    if (channel === undefined) return undefined;
    const seconds = 30 * (a + 1);
    const content = `Scheduled ${c}`;
    const scheduled_delivery_timestamp = scene.realm.now + seconds;
    const params = {
      type: "channel",
      to: channel.stream_id,
      topic: scene.topic(c),
      content,
      scheduled_delivery_timestamp,
    };
    return own(scene, "create-scheduled-message", params, `schedules "${content}" to #${channel.name} in ${seconds} s`);
  },
} as const satisfies Readonly<Record<string, Action>>;
