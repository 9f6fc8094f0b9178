import { describe, expect, it, test } from "vitest";
import { archiveStream, createChannel, sendMessage, updateStream } from "../../src/index";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
  SHARED_SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(archiveStream, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { actor: MEL_MEMBER, params: { stream_id: SHARED_SECRET } }],
      [
        "channel_administration_not_allowed",
        "BAD_REQUEST",
        { actor: MEL_MEMBER },
        { actor: MEL_MEMBER, params: { stream_id: SHARED_SECRET } },
      ],
      ["channel_archived_already", "BAD_REQUEST", { params: { stream_id: ATTIC } }],
    ],
  },
]);

describe("archiveStream changes", () => {
  it("nothing without a notice that links to the channel", () => {
    const { realm } = play(everyRole()).archiveStream(ADA_ADMIN, { stream_id: GENERAL });
    const narrow = [{ operator: "has", operand: "link" }];
    const [notice] = play(realm).getMessages(NINA_MEMBER, { anchor: "newest", num_before: 5, num_after: 0, narrow }).response.messages;
    expect(notice?.["content"]).toMatch(/<a class="stream" data-stream-id="1"/);
  });

  it("settings of the realm that name the channel, with their event first", () => {
    const start = everyRole({ settings: {} });
    const named = { ...start, settings: { ...start.settings, signup_announcements_stream_id: GENERAL } };
    const outcome = archiveStream(named, ADA_ADMIN, { stream_id: GENERAL });
    expect(carriedOut(outcome).realm.settings.signup_announcements_stream_id).toBe(-1);
    expect(eventsFor(outcome, ADA_ADMIN)[0]).toMatchObject({ op: "update_dict", data: { signup_announcements_stream_id: -1 } });
    expect(carriedOut(outcome).realm.messages.get(0)?.born_read).toMatchObject({ all_users: true });
  });

  it.each([
    "moderation_request_channel_id",
    "new_stream_announcements_stream_id",
    "signup_announcements_stream_id",
    "zulip_update_announcements_stream_id",
  ] as const)("%s, where it names the channel, and nothing where it names another", (setting) => {
    const start = everyRole();
    const named = { ...start, settings: { ...start.settings, [setting]: SECRET } };
    const settings = (stream_id: number) => play(named).archiveStream(ADA_ADMIN, { stream_id }).realm.settings;
    expect(settings(SECRET)[setting]).toBe(-1);
    expect(settings(GENERAL)[setting]).toBe(SECRET);
  });

  it("a channel, which stays readable and keeps its name, but no account can post to it", () => {
    const { realm } = play({ ...everyRole(), feature_level: 480 }).archiveStream(ADA_ADMIN, { stream_id: GENERAL });
    expect(play(realm).getStreamById(NINA_MEMBER, { stream_id: GENERAL }).response.stream).toMatchObject({
      is_archived: true,
    });
    const message = { type: "channel", to: GENERAL, topic: "t", content: "x" } as const;
    expectRefusal(sendMessage(realm, NINA_MEMBER, message), realm, "BAD_REQUEST", "posting_not_allowed");
    expectRefusal(
      createChannel(realm, NINA_MEMBER, { name: "General", subscribers: [] }),
      realm,
      "CHANNEL_ALREADY_EXISTS",
      "channel_exists",
    );
    expect(play(realm).subscribe(NINA_MEMBER, { subscriptions: [{ name: "general" }] }).response.already_subscribed).toEqual({
      5: ["general"],
    });
  });

  it("a channel also for its own administrator, subscribed or not", () => {
    const channels = [{ name: "club", invite_only: true, can_administer_channel_group: { direct_members: ["nina@example.test"] } }];
    expect(archiveStream(everyRole({ channels }), NINA_MEMBER, { stream_id: 1 }).ok).toBe(true);
  });
});

describe("archiveStream notifies", () => {
  it("accounts that can see the channel, and posts a notice to it", () => {
    const outcome = archiveStream(everyRole(), ADA_ADMIN, { stream_id: SECRET });
    expect(eventTypes(outcome)[0]).toBe("stream/update");
    expect(eventTypes(outcome).at(-1)).toBe("message");
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toEqual({
      type: "stream",
      op: "update",
      stream_id: SECRET,
      name: "secret",
      property: "is_archived",
      value: true,
    });
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });

  it("all users except guests, when the channel is a default channel", () => {
    const start = everyRole({ channels: [{ name: "general", subscribers: "all", is_default_stream: true }] });
    const outcome = archiveStream(start, ADA_ADMIN, { stream_id: 1 });
    expect(eventsFor(outcome, MEL_MEMBER)).toContainEqual({ type: "default_streams", default_streams: [] });
    expect(eventsFor(outcome, GRETA_GUEST)).not.toContainEqual({ type: "default_streams", default_streams: [] });
    expect(carriedOut(outcome).realm.channels.get(0)?.is_default_stream).toBe(false);
  });
});

it("an archived private channel can be unarchived only where an account would see it", () => {
  const back = (subscribers: string[]): boolean => {
    const closed = everyRole({ channels: [{ name: "a", invite_only: true, is_archived: true, subscribers }] });
    return updateStream(closed, OLIVE_OWNER, { stream_id: 1, is_archived: false }).ok;
  };
  expect([back([]), back(["mel@example.test"])]).toEqual([false, true]);
});

const realm = everyRole();

test("only accounts that can see a channel are notified of its archiving", () => {
  const outcome = archiveStream(realm, OLIVE_OWNER, { stream_id: SECRET });
  expect(eventsFor(outcome, MEL_MEMBER).some((event) => event["property"] === "is_archived")).toBe(true);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});
