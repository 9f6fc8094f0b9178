import { expect, it } from "vitest";
import { getCustomEmoji } from "../../src/index";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getCustomEmoji, [{ realm: REALM, mistakes: [] }]);

it("lists the custom emoji by their ID", () => {
  const params = { emoji_name: "polly", file: { name: "parrot.png", size: 1000 } };
  const { realm } = play(everyRole()).uploadCustomEmoji(MEL_MEMBER, params);
  expect(wireCall(realm, "greta@example.test", "GET", "/realm/emoji").response.body).toEqual({
    result: "success",
    msg: "",
    emoji: {
      1: {
        id: "1",
        name: "polly",
        source_url: expect.stringMatching(/^\/user_avatars\/1\/emoji\/images\/[0-9a-f]{40}\.png$/),
        still_url: null,
        deactivated: false,
        author_id: MEL_MEMBER,
      },
    },
  });
});
