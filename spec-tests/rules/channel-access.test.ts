// Which accounts can see, read and post to a channel.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, type Realm } from "../../src/index";
import {
  activeSubscription,
  hasContentAccess,
  hasMetadataAccess,
  mayAddSubscribers,
  mayPost,
  mayUnsubscribeOthers,
} from "../../src/model/rules/channels/channel-access";
import { canReadMessage } from "../../src/model/rules/messages/message-rows";
import { notificationBot, userById } from "../../src/model/rules/users/people";
import { forAll } from "../support/for-all";
import { play } from "../support/play";
import { propertyRuns } from "../support/property-runs";
import {
  ADA_ADMIN,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
} from "../support/realms";

type Channel = Realm["channels"] extends Iterable<infer One> ? One : never;
type User = Realm["users"] extends Iterable<infer One> ? One : never;

function userOf(realm: Realm, id: number): User {
  const user = userById(realm, id);
  if (user === undefined) throw new Error(`There is no user ${id}.`);
  return user;
}

function channelOf(realm: Realm): Channel {
  const channel = realm.channels.get(0);
  if (channel === undefined) throw new Error("There is no channel.");
  return channel;
}

const KINDS = {
  public: {},
  "web-public": { is_web_public: true },
  "private, protected": { invite_only: true },
  "private, shared": { invite_only: true, history_public_to_subscribers: true },
  "archived public": { is_archived: true },
  "archived private": { invite_only: true, is_archived: true },
} as const;

/** Per kind: who of owner, administrator, moderator, member, guest and bot knows of it, reads it, posts to it. */
const UNSUBSCRIBED: Readonly<Record<keyof typeof KINDS, readonly [metadata: string, content: string, post: string]>> = {
  public: ["oamm-b", "oamm-b", "oamm-b"],
  "web-public": ["oammgb", "oammgb", "oammgb"],
  "private, protected": ["oa----", "------", "------"],
  "private, shared": ["oa----", "------", "------"],
  "archived public": ["oamm-b", "oamm-b", "------"],
  "archived private": ["oa----", "------", "------"],
};

const ROLES = [OLIVE_OWNER, ADA_ADMIN, MORGAN_MODERATOR, NINA_MEMBER, GRETA_GUEST, BEEP_BOT];
const EVERYONE = ["olive", "ada", "morgan", "nina", "greta", "beep-bot"].map((name) => `${name}@example.test`);

function lettersOf(realm: Realm, question: (realm: Realm, channel: Channel, user: User) => boolean): string {
  return ROLES.map((id, index) => (question(realm, channelOf(realm), userOf(realm, id)) ? "oammgb".charAt(index) : "-")).join("");
}

it.each(Object.entries(UNSUBSCRIBED))(
  "accounts without a subscription to a channel that is %s can see it, read it and post to it: %j",
  (kind, [metadata, content, post]) => {
    const channel = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
    const realm = everyRole({ channels: [{ name: "a", ...channel }] });
    expect(lettersOf(realm, hasMetadataAccess)).toBe(metadata);
    expect(lettersOf(realm, hasContentAccess)).toBe(content);
    expect(lettersOf(realm, mayPost)).toBe(post);
  },
);

it.each(Object.entries(KINDS))(
  "subscribers of a channel that is %s can see it and read it, and post to it unless it is archived",
  (kind, channel) => {
    const realm = everyRole({ channels: [{ name: "a", ...channel, subscribers: EVERYONE }] });
    expect(lettersOf(realm, hasMetadataAccess)).toBe("oammgb");
    expect(lettersOf(realm, hasContentAccess)).toBe("oammgb");
    expect(lettersOf(realm, mayPost)).toBe(kind.startsWith("archived") ? "------" : "oammgb");
  },
);

describe("a bot", () => {
  it("posts where its owner subscribes, without reading there", () => {
    const realm = everyRole({ channels: [{ name: "a", invite_only: true, subscribers: ["mel@example.test"] }] });
    const bot = userOf(realm, BEEP_BOT);
    expect(mayPost(realm, channelOf(realm), bot)).toBe(true);
    expect(hasContentAccess(realm, channelOf(realm), bot)).toBe(false);
  });

  it("posts where its owner is allowed to", () => {
    const only = { can_send_message_group: { direct_members: ["mel@example.test"] } };
    const realm = everyRole({ channels: [{ name: "a", ...only }] });
    expect(lettersOf(realm, mayPost)).toBe("-----b");
  });
});

it.each([
  [421, "can_subscribe_group", true, true],
  [421, "can_add_subscribers_group", true, true],
  [421, "can_administer_channel_group", true, false],
  [421, "can_remove_subscribers_group", false, false],
  [421, "can_send_message_group", false, false],
  [356, "can_subscribe_group", false, false],
  [353, "can_add_subscribers_group", true, false],
  [341, "can_add_subscribers_group", false, false],
  [324, "can_administer_channel_group", false, false],
] as const)(
  "groups of a private channel at feature level %i let %s see it: %s, and read it: %s; never guests",
  (level, name, metadata, content) => {
    const group = { direct_members: ["nina@example.test", "greta@example.test"] };
    const realm = everyRole({ feature_level: level, channels: [{ name: "a", invite_only: true, [name]: group }] });
    expect(hasMetadataAccess(realm, channelOf(realm), userOf(realm, NINA_MEMBER))).toBe(metadata);
    expect(hasContentAccess(realm, channelOf(realm), userOf(realm, NINA_MEMBER))).toBe(content);
    expect(hasMetadataAccess(realm, channelOf(realm), userOf(realm, GRETA_GUEST))).toBe(false);
  },
);

const NINA = { direct_members: ["nina@example.test"] };
const GRETA = { direct_members: ["greta@example.test"] };

it.each([
  ["a stranger", "role:nobody", {}, NINA_MEMBER, false],
  ["whom the realm names", "role:members", {}, NINA_MEMBER, true],
  ["a guest whom the channel names", "role:nobody", { can_add_subscribers_group: GRETA }, GRETA_GUEST, false],
  ["a member whom the channel names", "role:nobody", { can_add_subscribers_group: NINA }, NINA_MEMBER, true],
  ["a channel administrator", "role:nobody", { can_administer_channel_group: NINA }, NINA_MEMBER, true],
  ["an administrator who can read the channel", "role:nobody", {}, ADA_ADMIN, true],
  ["an administrator who cannot", "role:members", { invite_only: true }, ADA_ADMIN, false],
] as const)("an account can subscribe others: %s, where the realm names %s", (_name, can_add_subscribers_group, more, actor, allowed) => {
  const realm = everyRole({ channels: [{ name: "a", ...more }], settings: { can_add_subscribers_group } });
  expect(mayAddSubscribers(realm, channelOf(realm), userOf(realm, actor))).toBe(allowed);
});

describe("an account can unsubscribe others:", () => {
  const closed = { name: "a", can_remove_subscribers_group: "role:nobody", can_administer_channel_group: "role:nobody" } as const;
  const member = { ...closed, invite_only: true, subscribers: ["mel@example.test"] };

  it.each([200, 421])("administrators, also from channels that they cannot read, at feature level %i", (feature_level) => {
    const realm = everyRole({ feature_level, channels: [member] });
    const may = (actor: number): boolean => mayUnsubscribeOthers(realm, [channelOf(realm)], userOf(realm, actor));
    expect([OLIVE_OWNER, ADA_ADMIN, MORGAN_MODERATOR, NINA_MEMBER, GRETA_GUEST].map(may)).toEqual([true, true, false, false, false]);
  });

  it("the account that the channel names, but not from a hidden channel", () => {
    const may = (more: object): boolean => {
      const realm = everyRole({
        channels: [{ ...closed, subscribers: ["mel@example.test"], can_remove_subscribers_group: NINA, ...more }],
      });
      return mayUnsubscribeOthers(realm, [channelOf(realm)], userOf(realm, NINA_MEMBER));
    };
    expect(may({})).toBe(true);
    expect(may({ invite_only: true })).toBe(false);
  });

  it("no guest, even where a channel names it", () => {
    const named = {
      ...closed,
      can_remove_subscribers_group: { direct_members: ["greta@example.test"] },
      subscribers: ["greta@example.test"],
    };
    const realm = everyRole({ channels: [named] });
    expect(mayUnsubscribeOthers(realm, [channelOf(realm)], userOf(realm, GRETA_GUEST))).toBe(false);
  });

  // The right to unsubscribe others is checked for all channels together.
  it("an account with the same right in all of the channels, not with a different right in each", () => {
    const may = (...rights: ("can_remove_subscribers_group" | "can_administer_channel_group")[]): boolean => {
      const realm = everyRole({ channels: rights.map((right, index) => ({ ...closed, name: `c${index}`, [right]: NINA })) });
      return mayUnsubscribeOthers(realm, [...realm.channels], userOf(realm, NINA_MEMBER));
    };
    expect(may("can_remove_subscribers_group", "can_remove_subscribers_group")).toBe(true);
    expect(may("can_administer_channel_group", "can_administer_channel_group")).toBe(true);
    expect(may("can_remove_subscribers_group", "can_administer_channel_group")).toBe(false);
  });
});

it("a subscription stays the same while it lasts, and is the same again after subscribing again", () => {
  const channels = [{ name: "a", subscribers: ["mel@example.test"] }];
  const muted = { stream_id: 1, property: "is_muted", value: true };
  const realm = play(everyRole({ channels })).updateSubscriptionSetting(MEL_MEMBER, muted).realm;
  const left = play(realm).unsubscribe(MEL_MEMBER, { subscriptions: ["a"] }).realm;
  const back = play(left).subscribe(MEL_MEMBER, { subscriptions: [{ name: "a" }] }).realm;
  const present = [realm, left, back].map((one) => activeSubscription(one, MEL_MEMBER, 1)?.is_muted);
  expect(present).toEqual([true, undefined, true]);
});

it.each(Object.keys(KINDS))("the bots of the server post to a channel that is %s, for any permission", (kind) => {
  const channel = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
  const realm = everyRole({ channels: [{ name: "a", ...channel, can_send_message_group: "role:nobody" }] });
  expect(mayPost(realm, channelOf(realm), notificationBot(realm))).toBe(true);
  expect(lettersOf(realm, mayPost)).toBe("------");
});

it("protected history shows no account the messages before its subscription, and shared history shows all messages", () => {
  const canRead = (history_public_to_subscribers: boolean): boolean => {
    const channels = [{ name: "a", invite_only: true, history_public_to_subscribers, subscribers: ["mel@example.test"] }];
    const message = { type: "channel", to: 1, topic: "t", content: "x" } as const;
    const sent = play(everyRole({ channels })).sendMessage(MEL_MEMBER, message);
    const nina = { subscriptions: [{ name: "a" }], principals: [NINA_MEMBER] };
    const joined = sent.subscribe(MEL_MEMBER, nina).realm;
    const record = joined.messages.get(sent.response.id - 1);
    if (record === undefined || record === null) throw new Error("The message must be there.");
    expect(canReadMessage(joined, userOf(joined, MEL_MEMBER), record)).toBe(true);
    const left = play(joined).unsubscribe(MEL_MEMBER, { subscriptions: ["a"] }).realm;
    expect(canReadMessage(left, userOf(left, MEL_MEMBER), record)).toBe(false);
    return canReadMessage(joined, userOf(joined, NINA_MEMBER), record);
  };
  expect(canRead(true)).toBe(true);
  expect(canRead(false)).toBe(false);
});

/** The same questions, answered slowly and literally from the table of who may what. */
const MODEL = {
  names(user: User, channel: Channel, setting: `can_${"administer_channel" | "add_subscribers" | "subscribe"}_group`): boolean {
    const value = channel[setting];
    const isNamed = typeof value !== "number" && value.direct_members.includes(user.user_id);
    return isNamed && user.role !== 600 && user.is_active;
  },
  metadata(user: User, channel: Channel): boolean {
    const reasons = [
      channel.is_web_public,
      [...channel.subscribers].includes(user.user_id),
      !channel.invite_only && user.role !== 600,
      user.role === 100 || user.role === 200,
      MODEL.names(user, channel, "can_administer_channel_group"),
      MODEL.names(user, channel, "can_add_subscribers_group"),
      MODEL.names(user, channel, "can_subscribe_group"),
    ];
    return reasons.includes(true);
  },
  content(user: User, channel: Channel): boolean {
    const reasons = [
      channel.is_web_public,
      [...channel.subscribers].includes(user.user_id),
      !channel.invite_only && user.role !== 600,
      MODEL.names(user, channel, "can_add_subscribers_group"),
      MODEL.names(user, channel, "can_subscribe_group"),
    ];
    return reasons.includes(true);
  },
};

const emails = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => user.email);
const some = fc.subarray(emails);
const anyChannel: fc.Arbitrary<NonNullable<Fixture["channels"]>[number]> = fc
  .record({
    kind: fc.constantFrom(...Object.values(KINDS)),
    subscribers: some,
    administrators: some,
    adders: some,
    joiners: some,
  })
  .map(({ kind, subscribers, administrators, adders, joiners }) => ({
    name: "a",
    ...kind,
    subscribers: subscribers.filter((email) => !email.startsWith("gone")),
    can_administer_channel_group: { direct_members: administrators },
    can_add_subscribers_group: { direct_members: adders },
    can_subscribe_group: { direct_members: joiners },
  }));

it("agrees with a slow model for every kind of channel, every role and all groups", () => {
  forAll([anyChannel], propertyRuns(200, 84), (channel) => {
    const realm = createRealm({ ...EVERY_ROLE_FIXTURE, channels: [channel] });
    const record = channelOf(realm);
    for (const id of [...ROLES, MEL_MEMBER, GONE_MEMBER]) {
      const user = userOf(realm, id);
      expect(hasMetadataAccess(realm, record, user)).toBe(MODEL.metadata(user, record));
      expect(hasContentAccess(realm, record, user)).toBe(MODEL.content(user, record));
      if (hasContentAccess(realm, record, user)) expect(hasMetadataAccess(realm, record, user)).toBe(true);
    }
  });
});
