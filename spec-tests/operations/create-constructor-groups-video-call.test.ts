import { expect, test } from "vitest";
import { createConstructorGroupsVideoCall } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";

test("createConstructorGroupsVideoCall returns a link below the address that the fixture names, another one for each actor", () => {
  const realm = everyRole({ feature_level: 460, server: { constructor_groups_url: "https://groups.example.com" } });
  const links = [MEL_MEMBER, GRETA_GUEST].map((actor) => carriedOut(createConstructorGroupsVideoCall(realm, actor, {})).response.url);
  expect(links[0]).toMatch(/^https:\/\/groups\.example\.com\/[0-9a-f]+$/);
  expect(links[1]).not.toBe(links[0]);
});

test("createConstructorGroupsVideoCall is refused where the server has not set up the provider", () => {
  const realm = everyRole({ feature_level: 460 });
  expectRefusal(createConstructorGroupsVideoCall(realm, MEL_MEMBER, {}), realm, "BAD_REQUEST", "video_provider_missing");
});
