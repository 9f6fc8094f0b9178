import { expect, it } from "vitest";
import { getStreamId } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, MEL_MEMBER, NINA_MEMBER, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getStreamId, [
  {
    realm: REALM,
    mistakes: [
      ["channel_unknown", "BAD_REQUEST", { params: { stream: "nowhere" } }],
      ["channel_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream: "secret" } }],
      // Only accounts that can read a channel find its ID by its name, and while it is not archived.
      ["channel_unknown", "BAD_REQUEST", { actor: ADA_ADMIN, params: { stream: "secret" } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream: "attic" } }],
    ],
  },
]);

// The ID of a channel is given to those who can read it, while it is not archived.
it("getStreamId finds a channel by its name, ignoring case and blanks around it", () => {
  expect(play(everyRole()).getStreamId(MEL_MEMBER, { stream: " Secret " }).response).toEqual({
    stream_id: SECRET,
  });
});
