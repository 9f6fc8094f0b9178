import {
  archiveStream,
  createRealm,
  type Realm,
  sendMessage,
  subscribe,
  unsubscribe,
  updateChannelFolder,
  updateStream,
} from "../../../src/index";
import { channelFolders, channels } from "../../../src/scenario/machines/channel-machines";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, GENERAL, MEL_MEMBER, MORGAN_MODERATOR, OLIVE_OWNER } from "../../support/realms";
import { type SmallMove, type SmallRealm, subjectOf } from "./small-realm";

const FOLDERS = [1, 2, 3, 4, 5];
const LEADERS = { Olive: OLIVE_OWNER, Ada: ADA_ADMIN, Morgan: MORGAN_MODERATOR };

const folderMoves = (id: number): SmallMove[] =>
  Object.entries(LEADERS).flatMap(([who, userId]) =>
    [true, false].map((is_archived) => ({
      name: `${who} ${is_archived ? "archives" : "unarchives"} folder ${id}`,
      trigger: is_archived ? "archive" : "unarchive",
      about: `folder ${id}`,
      make: (realm) => updateChannelFolder(realm, userId, { channel_folder_id: id, is_archived }),
    })),
  );

const naming = (id: number, name: string): SmallMove => ({
  name: `folder ${id} is named ${name}`,
  make: (realm) => updateChannelFolder(realm, OLIVE_OWNER, { channel_folder_id: id, name }),
});

/** Four folders that may have one of two names each, which no two open ones share. */
export const FOLDERS_OF_TWO_NAMES: SmallRealm = {
  name: "channel folders",
  start: createRealm({ ...EVERY_ROLE_FIXTURE, channel_folders: FOLDERS.map((id) => ({ name: `folder ${id}` })) }),
  subjects: FOLDERS.map((id) => subjectOf(`folder ${id}`, channelFolders, id)),
  moves: [...FOLDERS.flatMap(folderMoves), ...FOLDERS.flatMap((id) => [naming(id, "Plans"), naming(id, "Ideas")])],
  relevant: ({ channel_folders }) => channel_folders.map(({ id, name }) => [id, name]),
};

const USERS = { Ada: ADA_ADMIN, Morgan: MORGAN_MODERATOR, Mel: MEL_MEMBER };
const about = "channel";

const channelMoves = ([who, userId]: readonly [string, number]): SmallMove[] => [
  { name: `${who} archives`, trigger: "archive", about, make: (realm) => archiveStream(realm, userId, { stream_id: GENERAL }) },
  {
    name: `${who} unarchives`,
    trigger: "unarchive",
    about,
    make: (realm) => updateStream(realm, userId, { stream_id: GENERAL, is_archived: false }),
  },
  {
    name: `${who} writes`,
    trigger: "post",
    about,
    make: (realm) => sendMessage(realm, userId, { type: "channel", to: GENERAL, topic: "t", content: who }),
  },
  {
    name: `${who} subscribes`,
    trigger: "subscribe",
    about,
    make: (realm) => subscribe(realm, userId, { subscriptions: [{ name: "general" }] }),
  },
  {
    name: `${who} leaves`,
    trigger: "unsubscribe",
    about,
    make: (realm) => unsubscribe(realm, userId, { subscriptions: ["general"] }),
  },
];

/** How often each of a few users wrote into the channel, up to two times. */
function writers(realm: Realm): readonly number[] {
  const senders = [...realm.messages].map((message) => message?.sender_id);
  return Object.values(USERS).map((id) => Math.min(2, senders.filter((sender) => sender === id).length));
}

/** A public channel that three users use while it is archived and unarchived. */
export const CHANNEL: SmallRealm = {
  name: "channel",
  start: createRealm({
    ...EVERY_ROLE_FIXTURE,
    channels: [{ name: "general", subscribers: [], can_administer_channel_group: "role:moderators" }],
  }),
  subjects: [subjectOf(about, channels, GENERAL)],
  moves: Object.entries(USERS).flatMap(channelMoves),
  relevant: (realm) => [writers(realm), Object.values(USERS).map((id) => realm.channels.get(GENERAL - 1)?.subscribers.has(id))],
};
