import { describe, expect, it } from "vitest";
import { addDefaultStream, archiveStream, removeDefaultStreamGroup } from "../../src/index";
import { COOKS, groupsIn, registered, withCooks } from "../support/default-stream-groups";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, GENERAL, MEL_MEMBER, OLIVE_OWNER, OPEN_TO_ALL } from "../support/realms";
import { spec } from "../support/spec";
import { SPEC_FIXTURE } from "../support/spec-realm";

spec(removeDefaultStreamGroup, [
  {
    realm: withCooks(SPEC_FIXTURE),
    actor: OLIVE_OWNER,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["default_stream_group_unknown", "BAD_REQUEST", { params: { group_id: 9 } }],
    ],
  },
]);

describe("groups of default channels", () => {
  it("remove an archived channel after the event of the list of default channels", () => {
    const listed = addDefaultStream(withCooks(), OLIVE_OWNER, { stream_id: OPEN_TO_ALL });
    const archived = archiveStream(listed.realm, OLIVE_OWNER, { stream_id: OPEN_TO_ALL });
    const types = eventsFor(archived, MEL_MEMBER).map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(["default_streams", "default_stream_groups", "stream"]);
  });

  it("remove archived channels, and can be deleted", () => {
    const archived = archiveStream(withCooks(), OLIVE_OWNER, { stream_id: OPEN_TO_ALL });
    expect(groupsIn(eventsFor(archived, MEL_MEMBER)[0])).toEqual([{ ...COOKS, streams: [GENERAL] }]);
    expect(registered(play(withCooks()).removeDefaultStreamGroup(ADA_ADMIN, { group_id: 1 }).realm, MEL_MEMBER)).toEqual([]);
  });
});
