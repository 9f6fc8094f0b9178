/** What users do with channels, and with the channels of the account. */
import type { Channel } from "../../../model/realm/channel";
import type { User } from "../../../model/realm/user";
import { messageById } from "../../../model/rules/messages/message-rows";
import { unreadInChannel } from "../../../model/rules/messages/read-state";
import { has } from "../../../model/rules/realm/feature-level";
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

/**
 * The named exception "wildcards in archived channels". A registration lists unread wildcard mentions only where the
 * account has not muted the channel or the topic, and a client may show no archived channel whose messages it could
 * fetch. Channels with unread wildcard mentions are not archived.
 */
function hasUnreadWildcards({ realm, me }: Scene, { stream_id }: Channel): boolean {
  for (const id of unreadInChannel(realm, me.user_id, stream_id)) {
    const mentions = messageById(realm, id)?.mentions;
    if (mentions?.channel_wildcard === true || mentions?.topic_wildcard === true) return true;
  }
  return false;
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

/**
 * The named exception "policies of archived channels". A registration omits the account's policies for topics of
 * archived channels, and nothing notifies of them when a channel is restored. A client that registered meanwhile cannot
 * know them.
 */
function hasPolicies({ realm, me }: Scene, { stream_id }: Channel): boolean {
  for (const [key, byUser] of realm.user_topics) {
    if (key.startsWith(`${stream_id}:`) && byUser.get(me.user_id) !== undefined) return true;
  }
  return false;
}

/** Whether a queue of the account with channels has declared, or has not declared, that it knows archived ones. */
function hasQueue({ realm, me }: Scene, knowsArchived: boolean): boolean {
  return Array.from(realm.queues.values()).some(
    ({ user_id, event_types, client_capabilities }) =>
      user_id === me.user_id &&
      event_types?.includes("stream") !== false &&
      client_capabilities.archived_channels === knowsArchived,
  );
}

/**
 * The named exception "archived channels before level 378". Servers announce them as deleted, also to a client with
 * `archived_channels`, whose next registration has them.
 */
function isAnnouncedAsDeleted(scene: Scene): boolean {
  return !has(scene.realm, "archivedChannelsAreRegistered") && hasQueue(scene, true);
}

/**
 * The named exception "restored channels". A client without `archived_channels` is notified that a restored channel
 * exists, and not that the account subscribes to it. If it registered meanwhile, it cannot know.
 */
function isRestoredUnknown(scene: Scene, channel: Channel): boolean {
  return scene.isSubscribed(channel) && (hasQueue(scene, false) || isAnnouncedAsDeleted(scene));
}

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
  /**
   * The named exception "subscribers of two channels". Servers before feature level 373 send `peer_add` for an account
   * that subscribes alone to one of several channels without those who subscribe to the last of them. No client can know.
   */
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
    if (channel === undefined || isAnnouncedAsDeleted(scene)) return undefined;
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
