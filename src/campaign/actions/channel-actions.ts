/** What users do with channels, and with the channels of the account. */
import type { Channel } from "../../model/realm/channel";
import type { User } from "../../model/realm/user";
import { has } from "../../model/rules/realm/feature-level";
import { hasPolicies, hasUnreadWildcards, isRestoredUnknown } from "./exceptions";
import { type Action, type ActionCall, type Scene, userName } from "./scene";

function updates(
  { owner }: Scene,
  channel: Channel | undefined,
  change: Readonly<Record<string, unknown>>,
  words: string,
): ActionCall | undefined {
  if (channel === undefined) return undefined;
  const params = { stream_id: channel.stream_id, ...change };
  return { user_id: owner.user_id, operation: "update-stream", params, words };
}

function subscribes({ owner }: Scene, user: User | undefined, channel: Channel | undefined): ActionCall | undefined {
  if (user === undefined || channel === undefined) return undefined;
  return {
    user_id: owner.user_id,
    operation: "subscribe",
    params: { subscriptions: [{ name: channel.name }], principals: [user.user_id] },
    words: `subscribes ${userName(user)} to #${channel.name}`,
  };
}

function unsubscribes({ owner }: Scene, user: User | undefined, channel: Channel | undefined): ActionCall | undefined {
  if (user === undefined || channel === undefined) return undefined;
  return {
    user_id: owner.user_id,
    operation: "unsubscribe",
    params: { subscriptions: [channel.name], principals: [user.user_id] },
    words: `unsubscribes ${userName(user)} from #${channel.name}`,
  };
}

const isOpen = ({ is_archived }: Channel): boolean => !is_archived;

export const CHANNEL_ACTIONS = {
  "subscribes the account": (scene) =>
    subscribes(
      scene,
      scene.me,
      scene.channel(scene.numbers[1], (channel) => isOpen(channel) && !scene.isSubscribed(channel)),
    ),
  "unsubscribes the account": (scene) =>
    unsubscribes(
      scene,
      scene.me,
      scene.channel(scene.numbers[1], (channel) => isOpen(channel) && scene.isSubscribed(channel)),
    ),
  "subscribes another user": (scene) =>
    subscribes(scene, scene.other(scene.numbers[0]), scene.channel(scene.numbers[1], isOpen)),
  "unsubscribes another user": (scene) =>
    unsubscribes(scene, scene.other(scene.numbers[0]), scene.channel(scene.numbers[1], isOpen)),
  "subscribes all users": ({ owner, realm, channel, numbers: [a, b] }) => {
    const channels = has(realm, "peersAreGroupedByAccounts")
      ? [channel(a, isOpen), channel(b, isOpen)]
      : [channel(a, isOpen)];
    const names = channels.filter((one) => one !== undefined).map(({ name }) => name);
    const users = Array.from(realm.users).filter((user) => user.is_active && !user.is_bot);
    const params = {
      subscriptions: [...new Set(names)].map((name) => ({ name })),
      principals: users.map(({ user_id }) => user_id),
    };
    const words = `subscribes all users to ${names.map((name) => `#${name}`).join(" and ")}`;
    return { user_id: owner.user_id, operation: "subscribe", params, words };
  },
  "unsubscribes all other users": ({ owner, me, realm, channel, numbers: [a] }) => {
    const from = channel(a, isOpen);
    const users = Array.from(realm.users).filter((user) => user.is_active && !user.is_bot && user !== me);
    if (from === undefined) return undefined;
    const params = { subscriptions: [from.name], principals: users.map(({ user_id }) => user_id) };
    const words = `unsubscribes ${users.map(userName).join(", ")} from #${from.name}`;
    return { user_id: owner.user_id, operation: "unsubscribe", params, words };
  },
  "renames a channel": (scene) => {
    const channel = scene.channel(scene.numbers[0], isOpen);
    const new_name = `${channel?.name.replace(/-\d+$/u, "")}-${scene.numbers[1] % 10}`;
    return updates(scene, channel, { new_name }, `renames #${channel?.name} to #${new_name}`);
  },
  "describes a channel": (scene) => {
    const channel = scene.channel(scene.numbers[0], isOpen);
    const description = `About ${scene.numbers[1]}`;
    return updates(scene, channel, { description }, `describes #${channel?.name} as "${description}"`);
  },
  "makes a channel private or public": (scene) => {
    const channel = scene.channel(scene.numbers[0], isOpen);
    const is_private = channel?.invite_only === false;
    const change = is_private
      ? { is_private, history_public_to_subscribers: scene.numbers[1] % 2 === 0 }
      : { is_private };
    return updates(scene, channel, change, `makes #${channel?.name} ${is_private ? "private" : "public"}`);
  },
  "archives a channel": (scene) => {
    const channel = scene.channel(scene.numbers[0], (one) => isOpen(one) && !hasUnreadWildcards(scene, one));
    if (channel === undefined) return undefined;
    return {
      user_id: scene.owner.user_id,
      operation: "archive-stream",
      params: { stream_id: channel.stream_id },
      words: `archives #${channel.name}`,
    };
  },
  "restores an archived channel": (scene) => {
    const channel = scene.channel(
      scene.numbers[0],
      (one) => one.is_archived && !hasPolicies(scene, one) && !isRestoredUnknown(scene, one),
    );
    return updates(scene, channel, { is_archived: false }, `restores #${channel?.name}`);
  },
  "creates a channel": (scene) => {
    const [a, b, c] = scene.numbers;
    const name = `new-${b % 10}`;
    const users = c % 2 === 0 ? [scene.owner, scene.me] : [scene.owner];
    const params = {
      subscriptions: [{ name, description: "" }],
      principals: users.map(({ user_id }) => user_id),
      invite_only: a % 3 === 0,
    };
    const words = `creates the ${a % 3 === 0 ? "private " : ""}channel #${name} for ${users.map(userName).join(" and ")}`;
    return { user_id: scene.owner.user_id, operation: "subscribe", params, words };
  },
  "makes a channel a default": (scene) => {
    const channel = scene.channel(scene.numbers[0], isOpen);
    if (channel === undefined) return undefined;
    const [operation, words] = channel.is_default_stream
      ? ["remove-default-stream", `makes #${channel.name} no default for new users`]
      : ["add-default-stream", `makes #${channel.name} a default for new users`];
    return { user_id: scene.owner.user_id, operation, params: { stream_id: channel.stream_id }, words };
  },
  "creates a folder": (scene) => {
    const name = `Folder ${scene.numbers[0]}`;
    const params = { name, description: "" };
    return {
      user_id: scene.owner.user_id,
      operation: "create-channel-folder",
      params,
      words: `creates the folder "${name}"`,
    };
  },
  "moves a channel to a folder": (scene) => {
    const [a, b] = scene.numbers;
    const { channel_folders } = scene.realm;
    const folder = channel_folders[b % Math.max(1, channel_folders.length)];
    const channel = scene.channel(a, isOpen);
    if (folder === undefined) return undefined;
    return updates(scene, channel, { folder_id: folder.id }, `moves #${channel?.name} to the folder "${folder.name}"`);
  },
  "renames a folder": (scene) => {
    const [a, b] = scene.numbers;
    const { channel_folders } = scene.realm;
    const folder = channel_folders[a % Math.max(1, channel_folders.length)];
    if (folder === undefined) return undefined;
    const name = `Folder ${b}`;
    const params = { channel_folder_id: folder.id, name };
    const words = `renames the folder "${folder.name}" to "${name}"`;
    return { user_id: scene.owner.user_id, operation: "update-channel-folder", params, words };
  },
} as const satisfies Readonly<Record<string, Action>>;
