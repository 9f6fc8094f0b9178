/** What users do with messages. */
import type { Message } from "../../model/realm/message";
import type { User } from "../../model/realm/user";
import { isHiddenStar } from "./exceptions";
import { type Action, type ActionCall, channelName, messageName, quoted, type Scene, userName } from "./scene";

const WORDS = ["Hello", "Well", "Look"];
const RESOLVED = "✔ ";

function sends(sender: User | undefined, scene: Scene, b: number, content: string): ActionCall | undefined {
  const channel = scene.channel(b, ({ is_archived }) => !is_archived);
  if (sender === undefined || channel === undefined) return undefined;
  const topic = scene.topic(scene.numbers[2]);
  return {
    user_id: sender.user_id,
    operation: "send-message",
    params: { type: "channel", to: channel.stream_id, topic, content },
    words: `sends ${quoted(content)} to #${channel.name} > ${topic}`,
  };
}

/** The ID of the next message: a text with this number differs from all others. */
function nextId({ realm }: Scene): number {
  return realm.messages.size + 1;
}

function isInChannel({ stream_id }: Message): boolean {
  return stream_id !== null;
}

/** A message of the account's own view is edited by its sender. */
function edits(message: Message | undefined, content: string): ActionCall | undefined {
  if (message === undefined) return undefined;
  return {
    user_id: message.sender_id,
    operation: "update-message",
    params: { message_id: message.id, content },
    words: `edits ${messageName(message)} to ${quoted(content)}`,
  };
}

const MODES = ["change_one", "change_later", "change_all"];
const MODE_WORDS = ["alone", "and those after it", "and all of its topic"];

function moves(
  { owner, realm }: Scene,
  message: Message | undefined,
  mode: number,
  to: { readonly topic?: string; readonly stream_id?: number },
): ActionCall | undefined {
  if (message === undefined) return undefined;
  const target = [to.stream_id === undefined ? "" : channelName(realm, to.stream_id), to.topic].filter(Boolean);
  return {
    user_id: owner.user_id,
    operation: "update-message",
    params: {
      message_id: message.id,
      propagate_mode: MODES[mode],
      ...to,
      send_notification_to_new_thread: false,
      send_notification_to_old_thread: false,
    },
    words: `moves ${messageName(message)}, ${MODE_WORDS[mode]}, to ${target.join(" > ")}`,
  };
}

export const MESSAGE_ACTIONS = {
  "sends to a channel": (scene) => {
    const [a, b, c] = scene.numbers;
    return sends(scene.other(a), scene, b, `${WORDS[c % 3]} ${nextId(scene)}`);
  },
  "mentions the account": (scene) => {
    const [a, b, c] = scene.numbers;
    const { full_name, user_id } = scene.me;
    const mention = [`@**${full_name}**`, "@**all**", `@**${full_name}|${user_id}**`, "@**topic**"][c % 4];
    return sends(scene.other(a), scene, b, `${mention} see ${nextId(scene)}`);
  },
  "mentions a group": (scene) => {
    const [a, b, c] = scene.numbers;
    const group = scene.group(c);
    return !group ? undefined : sends(scene.other(a), scene, b, `@*${group.name}* see ${nextId(scene)}`);
  },
  "sends a direct message": (scene) => {
    const [a, b, c] = scene.numbers;
    const [sender, second] = [scene.other(a), scene.other(b)];
    if (sender === undefined || second === undefined) return undefined;
    const to = c % 3 === 0 && second !== sender ? [scene.me, second] : [scene.me];
    const content = `psst ${nextId(scene)}`;
    return {
      user_id: sender.user_id,
      operation: "send-message",
      params: { type: "direct", to: to.map(({ user_id }) => user_id), content },
      words: `sends "${content}" to ${to.map(userName).join(" and ")}`,
    };
  },
  "mentions the account in a direct message": (scene) => {
    const { me, numbers } = scene;
    const sender = scene.other(numbers[0]);
    if (sender === undefined) return undefined;
    const content = `@**${me.full_name}** psst ${nextId(scene)}`;
    return {
      user_id: sender.user_id,
      operation: "send-message",
      params: { type: "direct", to: [me.user_id], content },
      words: `sends ${quoted(content)} to ${userName(me)}`,
    };
  },
  "edits a message": (scene) => edits(scene.message(scene.numbers[0], scene.isByUser), `edited ${scene.numbers[2]}`),
  "edits a mention into a message": (scene) =>
    edits(
      scene.message(scene.numbers[0], (message) => isInChannel(message) && scene.isByUser(message)),
      `@**${scene.me.full_name}** edited ${scene.numbers[2]}`,
    ),
  "moves messages to a topic": (scene) => {
    const [a, b, c] = scene.numbers;
    return moves(scene, scene.message(a, isInChannel), b % 3, { topic: scene.topic(c) });
  },
  "moves messages to a channel": (scene) => {
    const [a, b, c] = scene.numbers;
    const message = scene.message(a, isInChannel);
    const channel = scene.channel(c, ({ stream_id }) => stream_id !== message?.stream_id);
    if (channel === undefined) return undefined;
    const topic = c % 2 === 0 ? {} : { topic: scene.topic(c) };
    return moves(scene, message, b % 3, { stream_id: channel.stream_id, ...topic });
  },
  "resolves or reopens a topic": (scene) => {
    const message = scene.message(scene.numbers[0], isInChannel);
    if (message === undefined) return undefined;
    const isResolved = message.topic.startsWith(RESOLVED);
    const topic = isResolved ? message.topic.slice(RESOLVED.length) : `${RESOLVED}${message.topic}`;
    return {
      user_id: scene.owner.user_id,
      operation: "update-message",
      params: { message_id: message.id, topic, propagate_mode: "change_all" },
      words: `${isResolved ? "reopens" : "resolves"} ${channelName(scene.realm, message.stream_id ?? 0)} > ${message.topic}`,
    };
  },
  "deletes a message": ({ message, numbers, owner, realm, me }) => {
    const deleted = message(numbers[0], (one) => !isHiddenStar(realm, me, one));
    if (deleted === undefined) return undefined;
    const params = { message_id: deleted.id };
    return { user_id: owner.user_id, operation: "delete-message", params, words: `deletes ${messageName(deleted)}` };
  },
  "deletes a topic": ({ message, numbers, owner, realm }) => {
    const inTopic = message(numbers[0], isInChannel);
    if (inTopic === undefined) return undefined;
    return {
      user_id: owner.user_id,
      operation: "delete-topic",
      params: { stream_id: inTopic.stream_id, topic_name: inTopic.topic },
      words: `deletes the topic ${channelName(realm, inTopic.stream_id ?? 0)} > ${inTopic.topic}`,
    };
  },
  "reacts to a message": ({ message, numbers, other }) => {
    const [a, b, c] = numbers;
    const [reacting, reactedTo] = [other(a), message(b, isInChannel)];
    if (reacting === undefined || reactedTo === undefined) return undefined;
    const { user_id } = reacting;
    const isRemoved = c % 3 === 0 && reactedTo.reactions.some((reaction) => reaction.user_id === user_id);
    return {
      user_id,
      operation: isRemoved ? "remove-reaction" : "add-reaction",
      params: { message_id: reactedTo.id, emoji_name: "tada" },
      words: `${isRemoved ? "takes back the reaction to" : "reacts to"} ${messageName(reactedTo)}`,
    };
  },
  "votes in a poll": ({ message, numbers, other }) => {
    const [a, b, c] = numbers;
    const [voter, poll] = [other(a), message(b, ({ content }) => content.startsWith("/poll"))];
    if (voter === undefined || poll === undefined) return undefined;
    const content = JSON.stringify({ type: "vote", key: `canned,${c % 2}`, vote: 1 });
    return {
      user_id: voter.user_id,
      operation: "add-submessage",
      params: { message_id: poll.id, msg_type: "widget", content },
      words: `votes in ${messageName(poll)}`,
    };
  },
  "asks a question as a poll": (scene) => {
    const [a, b] = scene.numbers;
    return sends(scene.other(a), scene, b, "/poll Soup?\nYes\nNo");
  },
  "types in an edit": ({ me, numbers: [a, , c], message, isByUser }) => {
    const edited = message(a, (one) => one.sender_id !== me.user_id && isByUser(one));
    if (edited === undefined) return undefined;
    const op = c % 3 === 0 ? "stop" : "start";
    return {
      user_id: edited.sender_id,
      operation: "set-typing-status-for-message-edit",
      params: { message_id: edited.id, op },
      words: op === "start" ? `edits ${messageName(edited)}` : `no longer edits ${messageName(edited)}`,
    };
  },
  types: (scene) => {
    const [a, b, c] = scene.numbers;
    const [typing, channel] = [scene.other(a), scene.channel(b)];
    if (typing === undefined || channel === undefined) return undefined;
    const place =
      c % 2 === 0
        ? { type: "direct", to: [scene.me.user_id] }
        : { type: "channel", stream_id: channel.stream_id, topic: scene.topic(c) };
    const op = c % 3 === 0 ? "stop" : "start";
    const where = c % 2 === 0 ? `to ${userName(scene.me)}` : `in #${channel.name} > ${scene.topic(c)}`;
    return {
      user_id: typing.user_id,
      operation: "set-typing-status",
      params: { ...place, op },
      words: `${op === "start" ? "types" : "no longer types"} ${where}`,
    };
  },
} as const satisfies Readonly<Record<string, Action>>;
