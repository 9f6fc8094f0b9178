import { describe, expect, it } from "vitest";
import { getStreamId } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { ADA_ADMIN, everyRole, MEL_MEMBER, NINA_MEMBER, SECRET } from "../support/realms";

describe("getStreamId", () => {
  // The ID of a channel is given to those who can read it, while it is not archived.
  it("finds a channel by its name, ignoring case and blanks around it", () => {
    expect(carriedOut(getStreamId(everyRole(), MEL_MEMBER, { stream: " Secret " })).response).toEqual({
      stream_id: SECRET,
    });
  });

  it.each([
    ["a name that no channel has", MEL_MEMBER, "nowhere"],
    ["the name of a channel that one may not know of", NINA_MEMBER, "secret"],
    ["the name of a channel that is visible but not readable", ADA_ADMIN, "secret"],
    // A channel's ID is found by its name only by who may read the channel, and while it is not archived.
    ["the name of an archived channel that one is in", MEL_MEMBER, "attic"],
  ])("refuses %s", (_name, actor, stream) => {
    const realm = everyRole();
    expectRefusal(getStreamId(realm, actor, { stream }), realm, "BAD_REQUEST", "channel_unknown");
  });
});
