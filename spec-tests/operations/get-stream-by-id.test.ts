import { describe, expect, it } from "vitest";
import { createRealm, getStreamById, type Realm } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OPEN_TO_ALL,
  SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getStreamById, [
  {
    realm: REALM,
    mistakes: [
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: -1 } }],
      ["channel_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream_id: SECRET } }],
    ],
  },
]);

const DAY = 86400;

describe("getStreamById", () => {
  it("shows visible channels, readable or not; archived channels from level 480 on", () => {
    for (const [actor, stream_id] of [
      [ADA_ADMIN, SECRET],
      [GRETA_GUEST, OPEN_TO_ALL],
    ] as const) {
      expect(play(everyRole()).getStreamById(actor, { stream_id }).response.stream).toMatchObject({ stream_id });
    }
    const now = everyRole();
    expectRefusal(getStreamById(now, MEL_MEMBER, { stream_id: ATTIC }), now, "BAD_REQUEST", "channel_unknown");
    const later = { ...everyRole(), feature_level: 480 };
    expect(play(later).getStreamById(MEL_MEMBER, { stream_id: ATTIC }).response.stream).toMatchObject({ is_archived: true });
  });

  it.each([
    [421, ["folder_id", "topics_policy", "subscriber_count", "can_resolve_topics_group", "is_archived"], []],
    [388, ["can_subscribe_group"], ["folder_id", "topics_policy", "subscriber_count", "can_resolve_topics_group"]],
    [314, ["creator_id", "can_remove_subscribers_group"], ["is_archived", "can_administer_channel_group"]],
    [160, ["date_created", "can_remove_subscribers_group_id"], ["creator_id", "can_remove_subscribers_group", "stream_weekly_traffic"]],
  ])("has at feature level %i the fields of that level", (feature_level, present, absent) => {
    const realm = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level });
    const { stream } = play(realm).getStreamById(MEL_MEMBER, { stream_id: GENERAL }).response;
    for (const field of present) expect(stream).toHaveProperty(field);
    for (const field of absent) expect(stream).not.toHaveProperty(field);
  });

  it("derives the two old fields from the permission to post", () => {
    const shown = (can_send_message_group: string): unknown => {
      const realm = everyRole({ channels: [{ name: "a", can_send_message_group }] });
      const { stream_post_policy, is_announcement_only } = play(realm).getStreamById(MEL_MEMBER, { stream_id: 1 }).response.stream;
      return [stream_post_policy, is_announcement_only];
    };
    expect(shown("role:everyone")).toEqual([1, false]);
    expect(shown("role:administrators")).toEqual([2, true]);
    expect(shown("role:fullmembers")).toEqual([3, false]);
    expect(shown("role:moderators")).toEqual([4, false]);
    expect(shown("role:members")).toEqual([1, false]);
  });

  it("omits deactivated accounts from anonymous groups", () => {
    const can_subscribe_group = { direct_members: ["gone@example.test", "mel@example.test"] };
    const realm = everyRole({ channels: [{ name: "a", can_subscribe_group }] });
    expect(play(realm).getStreamById(MEL_MEMBER, { stream_id: 1 }).response.stream).toMatchObject({
      can_subscribe_group: { direct_members: [MEL_MEMBER], direct_subgroups: [] },
    });
  });

  it("counts traffic per week over four weeks, and not for channels younger than a week", () => {
    const young = everyRole({ channels: [{ name: "a", date_created: "2025-12-26T00:00:00Z", subscribers: "all" }] });
    const traffic = (realm: Realm): unknown =>
      play(realm).getStreamById(MEL_MEMBER, { stream_id: 1 }).response.stream["stream_weekly_traffic"];
    const send = (realm: Realm, count: number): Realm => {
      let next = realm;
      for (let index = 0; index < count; index += 1) {
        next = play(next).sendMessage(MEL_MEMBER, { type: "channel", to: 1, topic: "t", content: "x" }).realm;
      }
      return next;
    };
    expect(traffic(send(young, 3))).toBeNull();
    const week = play(send(young, 3)).advanceClock({ seconds: DAY }).realm;
    expect(traffic(week)).toBe(3);
    const month = play(send(week, 1)).advanceClock({ seconds: 27 * DAY }).realm;
    expect(traffic(month)).toBe(1);
    const later = play(send(month, 511)).advanceClock({ seconds: 2 * DAY }).realm;
    expect(traffic(later)).toBe(130);
    expect(traffic(play(later).advanceClock({ seconds: 40 * DAY }).realm)).toBe(0);
  });
});
