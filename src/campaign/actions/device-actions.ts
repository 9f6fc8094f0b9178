/** What the account does on another device. */
import type { Channel } from "../../model/realm/channel";
import type { Message } from "../../model/realm/message";
import { isUnread } from "../../model/rules/messages/read-state";
import { visibilityPolicy } from "../../model/rules/topics/user-topics";
import type { AnyValue } from "../../protocol/schema/shapes";
import { type Action, type ActionCall, channelName, messageName, type Scene, userName } from "./scene";

function flags(
  scene: Scene,
  messages: readonly (Message | undefined)[],
  op: "add" | "remove",
  flag: string,
  words: string,
): ActionCall | undefined {
  const found = [...new Set(messages)].filter((message) => message !== undefined);
  if (found.length === 0) return undefined;
  const params = { messages: found.map(({ id }) => id), op, flag };
  return own(scene, "update-message-flags", params, `${words} ${found.map(messageName).join(" and ")}`);
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

function draftOf({ numbers: [a, , c], topic }: Scene): Readonly<Record<string, AnyValue>> {
  return { type: "stream", to: [1], topic: topic(c), content: `Draft ${a}` };
}

/** One of the account's own items. */
function itemOf<Item extends { readonly user_id: number } | { readonly sender_id: number }>(
  { me, numbers: [, b] }: Scene,
  items: readonly Item[],
): Item | undefined {
  const mine = items.filter((item) => ("user_id" in item ? item.user_id : item.sender_id) === me.user_id);
  return mine[b % Math.max(1, mine.length)];
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
    return flags(scene, [scene.message(scene.numbers[0], isUnreadHere)], "add", "read", "reads");
  },
  "reads several on another device": (scene) => {
    const isUnreadHere = (message: Message): boolean => isUnread(scene.realm, scene.me.user_id, message);
    const messages = scene.numbers.map((number, index) => scene.message(number + index, isUnreadHere));
    return flags(scene, messages, "add", "read", "reads");
  },
  "reads a channel on another device": (scene) => {
    const channel = scene.channel(scene.numbers[0], (one) => scene.isSubscribed(one));
    if (channel === undefined) return undefined;
    return own(scene, "mark-stream-as-read", { stream_id: channel.stream_id }, `reads #${channel.name}`);
  },
  "marks as unread on another device": (scene) => {
    const isRead = (message: Message): boolean =>
      message.received_by.has(scene.me.user_id) && !isUnread(scene.realm, scene.me.user_id, message);
    const message = scene.message(scene.numbers[0], isRead);
    const others = scene.numbers[1] % 2 === 0 ? [] : [scene.message(scene.numbers[2], isRead)];
    return flags(scene, [message, ...others], "remove", "read", "marks as unread");
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
      ? flags(scene, [message], "add", "starred", "stars")
      : flags(scene, [message], "remove", "starred", "takes the star from");
  },
  "mutes a topic on another device": (scene) => {
    const [a, b] = scene.numbers;
    const message = scene.message(a, (one) => one.stream_id !== null && one.received_by.has(scene.me.user_id));
    const channel = scene.channel(0, ({ stream_id }) => stream_id === message?.stream_id);
    if (channel === undefined || message === undefined) return undefined;
    const present = visibilityPolicy(scene.realm, scene.me.user_id, channel.stream_id, message.topic);
    const isTakenBack = present !== 0 && b % 2 === 0;
    return topicPolicy(scene, channel, message.topic, isTakenBack ? 0 : ([1, 2, 3][b % 3] ?? 1));
  },
  "mutes a channel on another device": (scene) => {
    const isMuted = scene.numbers[1] % 3 !== 2;
    return setsSubscription(scene, "is_muted", isMuted, `${isMuted ? "mutes" : "unmutes"} #`);
  },
  "pins a channel on another device": (scene) => {
    const isPinned = scene.numbers[1] % 2 === 0;
    return setsSubscription(scene, "pin_to_top", isPinned, `${isPinned ? "pins" : "unpins"} #`);
  },
  "sets notifications of a channel on another device": (scene) => {
    const [, b, c] = scene.numbers;
    const names = ["desktop", "audible", "push", "email"].map((name) => `${name}_notifications`);
    const property = [...names, "wildcard_mentions_notify"][(b + 2 * c) % 5] ?? "push_notifications";
    return setsSubscription(scene, property, c % 2 === 0, `sets ${property} of # to ${c % 2 === 0}`);
  },
  "collapses messages on another device": (scene) => {
    const [a, b, c] = scene.numbers;
    const isMine = ({ received_by }: Message): boolean => received_by.has(scene.me.user_id);
    const messages = [scene.message(a, isMine), ...(b % 2 === 0 ? [] : [scene.message(a + 1, isMine)])];
    return c % 3 === 2
      ? flags(scene, messages, "remove", "collapsed", "expands")
      : flags(scene, messages, "add", "collapsed", "collapses");
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
  "sends a direct message from another device": (scene) => {
    const [a, b, c] = scene.numbers;
    const users = [...new Set([scene.other(a), ...(c % 2 === 0 ? [] : [scene.other(b)])])];
    const to = users.filter((user) => user !== undefined);
    const params = { type: "direct", to: to.map(({ user_id }) => user_id), content: `psst back ${c}` };
    return own(scene, "send-message", params, `sends "psst back ${c}" to ${to.map(userName).join(" and ")}`);
  },
  "reacts on another device": (scene) => {
    const [a, b] = scene.numbers;
    const message = scene.message(a, ({ received_by }) => received_by.has(scene.me.user_id));
    if (message === undefined) return undefined;
    const params = { message_id: message.id, emoji_name: b % 2 === 0 ? "tada" : "smile" };
    const mine = message.reactions.some(
      ({ user_id, emoji_name }) => user_id === scene.me.user_id && emoji_name === params.emoji_name,
    );
    return mine
      ? own(scene, "remove-reaction", params, `takes back :${params.emoji_name}: from ${messageName(message)}`)
      : own(scene, "add-reaction", params, `reacts with :${params.emoji_name}: to ${messageName(message)}`);
  },
  "adds or removes an alert word on another device": (scene) => {
    const word = ["Hello", "Look", "edited"][scene.numbers[0] % 3] ?? "Hello";
    const exists = scene.realm.alert_words.get(scene.me.user_id)?.includes(word) === true;
    return exists
      ? own(scene, "remove-alert-words", { alert_words: [word] }, `removes the alert word "${word}"`)
      : own(scene, "add-alert-words", { alert_words: [word] }, `adds the alert word "${word}"`);
  },
  "saves a draft on another device": (scene) =>
    own(scene, "create-drafts", { drafts: [draftOf(scene)] }, "saves a draft"),
  "edits a draft on another device": (scene) => {
    const draft = itemOf(scene, scene.realm.drafts);
    if (draft === undefined) return undefined;
    return own(scene, "edit-draft", { draft_id: draft.id, draft: draftOf(scene) }, `edits draft ${draft.id}`);
  },
  "deletes a draft on another device": (scene) => {
    const draft = itemOf(scene, scene.realm.drafts);
    if (draft === undefined) return undefined;
    return own(scene, "delete-draft", { draft_id: draft.id }, `deletes draft ${draft.id}`);
  },
  "saves a snippet on another device": (scene) => {
    const title = `Snippet ${scene.numbers[0]}`;
    return own(scene, "create-saved-snippet", { title, content: "text" }, `saves the snippet "${title}"`);
  },
  "deletes a snippet on another device": (scene) => {
    const snippet = itemOf(scene, scene.realm.saved_snippets);
    if (snippet === undefined) return undefined;
    const params = { saved_snippet_id: snippet.id };
    return own(scene, "delete-saved-snippet", params, `deletes the snippet "${snippet.title}"`);
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
  "cancels a scheduled message on another device": (scene) => {
    const scheduled = itemOf(
      scene,
      [...scene.realm.scheduled_messages.values()].filter(
        ({ failed, delivered_message_id }) => !failed && delivered_message_id === null,
      ),
    );
    if (scheduled === undefined) return undefined;
    const params = { scheduled_message_id: scheduled.scheduled_message_id };
    return own(scene, "delete-scheduled-message", params, `cancels scheduled message ${params.scheduled_message_id}`);
  },
} as const satisfies Readonly<Record<string, Action>>;
