import { expect, test } from "vitest";
import { createNextcloudTalkVideoCall } from "../../src/index";
import { play } from "../support/play";
import { everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { level, REALM } from "../support/spec-realm";

spec(createNextcloudTalkVideoCall, [
  {
    realm: at.all(level(465), at.server({ nextcloud_talk_url: "https://talk.example.com" }))(REALM),
    mistakes: [["video_provider_missing", "BAD_REQUEST", { realm: () => level(465)(REALM) }]],
  },
]);

test("createNextcloudTalkVideoCall returns a link below the address that the fixture names, another one for each actor", () => {
  const realm = everyRole({ feature_level: 465, server: { nextcloud_talk_url: "https://talk.example.com" } });
  const links = [MEL_MEMBER, GRETA_GUEST].map(
    (actor) => play(realm).createNextcloudTalkVideoCall(actor, { room_name: "tea" }).response.url,
  );
  expect(links[0]).toMatch(/^https:\/\/talk\.example\.com\/[0-9a-f]+$/);
  expect(links[1]).not.toBe(links[0]);
});
