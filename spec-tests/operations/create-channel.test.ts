import { describe, expect, it } from "vitest";
import { createChannel, subscribe } from "../../src/index";
import { nextDue } from "../../src/model/clock/due";
import {
  DETAILS_OF_NEW_CHANNELS,
  GROUPS_OF_NEW_CHANNELS,
  PERMISSIONS_OF_NEW_CHANNELS,
  PRIVATE_DEFAULT_CHANNELS,
  STARTERS_OF_NEW_CHANNELS,
} from "../support/new-channel-mistakes";
import { carriedOut, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM, setting } from "../support/spec-realm";

spec(createChannel, [
  {
    realm: REALM,
    mistakes: [
      ["guests_create_no_channels", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["name_empty", "BAD_REQUEST", { params: { name: " " } }],
      ["name_too_long", "BAD_REQUEST", { params: { name: "x".repeat(61) } }],
      ["name_unprintable", "BAD_REQUEST", { params: { name: "a\u0007" } }, { params: { name: "\u0007".repeat(61) } }],
      ["channel_exists", "CHANNEL_ALREADY_EXISTS", { params: { name: "GENERAL" } }],
      ["channel_exists", "CHANNEL_ALREADY_EXISTS", { actor: NINA_MEMBER, params: { name: "secret" } }],
      ["description_too_long", "BAD_REQUEST", { params: { description: "x".repeat(1025) } }],
      ["description_with_null", "BAD_REQUEST", { params: { description: "a\0" } }, { params: { description: "\0".repeat(1025) } }],
      ...DETAILS_OF_NEW_CHANNELS,
      ["web_public_and_private", "BAD_REQUEST", { params: { invite_only: true, is_web_public: true } }],
      ["public_channel_not_allowed", "BAD_REQUEST", { realm: setting({ can_create_public_channel_group: "role:nobody" }) }],
      ...GROUPS_OF_NEW_CHANNELS,
      ["principal_unknown", "BAD_REQUEST", { params: { subscribers: [99] } }],
      ["principal_unknown", "BAD_REQUEST", { params: { subscribers: [GONE_MEMBER] } }],
    ],
  },
  { name: "permissions", realm: REALM, mistakes: [...PERMISSIONS_OF_NEW_CHANNELS, ...STARTERS_OF_NEW_CHANNELS] },
  { name: "private default channels", realm: REALM, actor: ADA_ADMIN, mistakes: PRIVATE_DEFAULT_CHANNELS },
]);

const NEW = 6;

it.each([
  ["private and web-public", { invite_only: true, is_web_public: true }],
  ["kept for part of a day", { message_retention_days: 2.5 }],
  ["kept for ever by another word", { message_retention_days: "forever" }],
])("no account can create channels that are %s", (_name, params) => {
  const realm = everyRole({ settings: { enable_spectator_access: true } });
  const outcome = createChannel(realm, OLIVE_OWNER, { name: "a", subscribers: [], ...params });
  expect([outcome.ok, outcome.realm === realm]).toEqual([false, true]);
});

it.each(["allow_empty_topic", "disable_empty_topic", "empty_topic_only"] as const)(
  "deciding on topics takes the right to: %s",
  (topics_policy) => {
    const realm = everyRole({ settings: { can_set_topics_policy_group: "role:administrators" } });
    const create = (actor: number): boolean => createChannel(realm, actor, { name: "a", subscribers: [], topics_policy }).ok;
    expect([MEL_MEMBER, ADA_ADMIN].map(create)).toEqual([false, true]);
  },
);

describe("createChannel changes and notifies", () => {
  it("the same as subscribing to a new channel", () => {
    const settings = { invite_only: true, topics_policy: "disable_empty_topic", can_subscribe_group: 4 } as const;
    const created = createChannel(everyRole(), MEL_MEMBER, {
      name: "news",
      description: "d",
      subscribers: [MEL_MEMBER, NINA_MEMBER],
      ...settings,
    });
    const subscribed = subscribe(everyRole(), MEL_MEMBER, {
      subscriptions: [{ name: "news", description: "d" }],
      principals: [MEL_MEMBER, NINA_MEMBER],
      ...settings,
    });
    expect(carriedOut(created).response).toEqual({ id: NEW });
    expect(created.events).toEqual(subscribed.events);
    expect(carriedOut(created).realm.channels.get(NEW - 1)).toEqual(carriedOut(subscribed).realm.channels.get(NEW - 1));
  });

  it("posts to the channel for announcements only when requested", () => {
    const realm = play(everyRole()).updateRealm(ADA_ADMIN, { new_stream_announcements_stream_id: 1 }).realm;
    const noticed = (params: Partial<Parameters<typeof createChannel>[2]>) => {
      const made = play(realm).createChannel(MEL_MEMBER, { name: "news", subscribers: [NINA_MEMBER], ...params }).realm;
      return [...made.messages].map((message) => message?.stream_id);
    };
    expect(noticed({})).toEqual([NEW]);
    expect(noticed({ announce: true })).toEqual([1, NEW]);
  });

  it("a channel without subscribers, and without its creator", () => {
    const outcome = createChannel(everyRole(), ADA_ADMIN, { name: "news", subscribers: [] });
    expect(eventTypes(outcome)).toEqual(["stream/create"]);
    expect(carriedOut(outcome).realm.channels.get(NEW - 1)?.subscribers.size).toBe(0);
  });

  it("a channel that is found by its name in any letter case, and deletes its messages in time", () => {
    const { realm } = play(everyRole()).createChannel(OLIVE_OWNER, { name: "News", subscribers: [], message_retention_days: 2 });
    const again = createChannel(realm, MEL_MEMBER, { name: "nEWS", subscribers: [] });
    expectRefusal(again, realm, "CHANNEL_ALREADY_EXISTS", "channel_exists", { channel_name: "nEWS", http_status: 409 });
    const noticeGoes = START + 2 * 24 * 60 * 60;
    expect(nextDue(realm)).toMatchObject({ kind: "message_retention", at: noticeGoes });
  });
});
