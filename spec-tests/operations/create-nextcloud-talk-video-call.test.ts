import { expect, test } from "vitest";
import { createNextcloudTalkVideoCall } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";

test("createNextcloudTalkVideoCall returns a link below the address that the fixture names, another one for each actor", () => {
  const realm = everyRole({ feature_level: 465, server: { nextcloud_talk_url: "https://talk.example.com" } });
  const links = [MEL_MEMBER, GRETA_GUEST].map(
    (actor) => carriedOut(createNextcloudTalkVideoCall(realm, actor, { room_name: "tea" })).response.url,
  );
  expect(links[0]).toMatch(/^https:\/\/talk\.example\.com\/[0-9a-f]+$/);
  expect(links[1]).not.toBe(links[0]);
});

test("createNextcloudTalkVideoCall is refused where the server has not set up the provider", () => {
  const realm = everyRole({ feature_level: 465 });
  expectRefusal(createNextcloudTalkVideoCall(realm, MEL_MEMBER, { room_name: "tea" }), realm, "BAD_REQUEST", "video_provider_missing");
});
