import { expect, test } from "vitest";
import { createConstructorGroupsVideoCall } from "../../src/index";
import { play } from "../support/play";
import { everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { level, REALM } from "../support/spec-realm";

spec(createConstructorGroupsVideoCall, [
  {
    realm: at.all(level(460), at.server({ constructor_groups_url: "https://groups.example.com" }))(REALM),
    mistakes: [["video_provider_missing", "BAD_REQUEST", { realm: () => level(460)(REALM) }]],
  },
]);

test("createConstructorGroupsVideoCall returns a link below the address that the fixture names, another one for each actor", () => {
  const realm = everyRole({ feature_level: 460, server: { constructor_groups_url: "https://groups.example.com" } });
  const links = [MEL_MEMBER, GRETA_GUEST].map((actor) => play(realm).createConstructorGroupsVideoCall(actor, {}).response.url);
  expect(links[0]).toMatch(/^https:\/\/groups\.example\.com\/[0-9a-f]+$/);
  expect(links[1]).not.toBe(links[0]);
});
