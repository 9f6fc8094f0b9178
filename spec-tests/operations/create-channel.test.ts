import { describe, expect, it } from "vitest";
import { nextDue } from "../../src/model/clock/due";
import { createChannel, createSimulator, subscribe, updateRealm } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes } from "../support/outcomes";
import {
  ADA_ADMIN,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  START,
} from "../support/realms";

const NEW = 6;

describe("createChannel refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["a guest", GRETA_GUEST, { name: "general" }, "BAD_REQUEST", "guests_create_no_channels", {}],
    ["an empty name", MEL_MEMBER, { name: " ", subscribers: [99] }, "BAD_REQUEST", "name_empty", {}],
    [
      "a name that is taken",
      MEL_MEMBER,
      { name: "GENERAL", subscribers: [99] },
      "CHANNEL_ALREADY_EXISTS",
      "channel_exists",
      { channel_name: "GENERAL", http_status: 409 },
    ],
    ["the name of a hidden channel", NINA_MEMBER, { name: "secret" }, "CHANNEL_ALREADY_EXISTS", "channel_exists", { http_status: 409 }],
    [
      "a description that is too long",
      MEL_MEMBER,
      { name: "a", description: "d".repeat(1025), subscribers: [99] },
      "BAD_REQUEST",
      "description_too_long",
      {},
    ],
    ["an unknown subscriber", MEL_MEMBER, { name: "a", subscribers: [99] }, "BAD_REQUEST", "principal_unknown", {}],
    ["a deactivated subscriber", MEL_MEMBER, { name: "a", subscribers: [GONE_MEMBER] }, "BAD_REQUEST", "principal_unknown", {}],
    [
      "settings that cannot be",
      MEL_MEMBER,
      { name: "a", invite_only: true, is_web_public: true },
      "BAD_REQUEST",
      "web_public_and_private",
      {},
    ],
    ["a default channel by a member", MEL_MEMBER, { name: "a", is_default_stream: true }, "BAD_REQUEST", "default_channel_not_allowed", {}],
  ])("%s", (_name, actor, params, code, reason, fields) => {
    expectRefusal(createChannel(realm, actor, { subscribers: [], ...params }), realm, code, reason, fields);
  });
});

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
    const realm = carriedOut(updateRealm(everyRole(), ADA_ADMIN, { new_stream_announcements_stream_id: 1 })).realm;
    const noticed = (params: Partial<Parameters<typeof createChannel>[2]>) => {
      const made = carriedOut(createChannel(realm, MEL_MEMBER, { name: "news", subscribers: [NINA_MEMBER], ...params })).realm;
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
    const { realm } = carriedOut(createChannel(everyRole(), OLIVE_OWNER, { name: "News", subscribers: [], message_retention_days: 2 }));
    const again = createChannel(realm, MEL_MEMBER, { name: "nEWS", subscribers: [] });
    expectRefusal(again, realm, "CHANNEL_ALREADY_EXISTS", "channel_exists", { channel_name: "nEWS" });
    const noticeGoes = START + 2 * 24 * 60 * 60;
    expect(nextDue(realm)).toMatchObject({ kind: "message_retention", at: noticeGoes });
  });

  it("nothing on the wire below feature level 417", async () => {
    const call = async (feature_level: number): Promise<{ status: number; body: unknown }> => {
      const sim = createSimulator({ ...EVERY_ROLE_FIXTURE, feature_level });
      const headers = { authorization: `Basic ${btoa("mel@example.test:mel-key")}` };
      const body = new URLSearchParams({ name: "news", subscribers: "[4]" });
      const response = await sim.fetch("https://chat.example.test/api/v1/channels/create", {
        method: "POST",
        body,
        headers,
      });
      return { status: response.status, body: await response.json() };
    };
    expect(await call(417)).toEqual({ status: 200, body: { result: "success", msg: "", id: NEW } });
    expect((await call(416)).status).toBe(404);
  });
});
