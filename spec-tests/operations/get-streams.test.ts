import { describe, expect, it } from "vitest";
import { getStreams, type Realm } from "../../src/index";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  BEEP_BOT,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  OPEN_TO_ALL,
  SECRET,
  SHARED_SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";

spec(getStreams, [
  { realm: REALM, mistakes: [] },
  {
    name: "below level 356",
    realm: level(355)(REALM),
    mistakes: [["listing_not_allowed", "BAD_REQUEST", { params: { include_all_active: true } }]],
  },
]);

const NONE = { include_public: false, include_subscribed: false };

function ids(realm: Realm, actor: number, params: Parameters<typeof getStreams>[2]): unknown[] {
  return play(realm)
    .getStreams(actor, params)
    .response.streams.map(({ stream_id }) => stream_id);
}

describe("getStreams lists", () => {
  it.each([
    ["public and own channels by default", MEL_MEMBER, {}, [GENERAL, OPEN_TO_ALL, SECRET]],
    ["a guest's own channels by default", GRETA_GUEST, {}, [GENERAL]],
    ["nothing when all switches are off", MEL_MEMBER, NONE, []],
    ["own channels alone", OLIVE_OWNER, { include_public: false }, [GENERAL, OPEN_TO_ALL, SECRET, SHARED_SECRET]],
    ["web-public channels to guests", GRETA_GUEST, { ...NONE, include_web_public: true }, [OPEN_TO_ALL]],
    ["archived channels on request", NINA_MEMBER, { exclude_archived: false }, [ATTIC, GENERAL, OPEN_TO_ALL, SHARED_SECRET]],
    ["all visible channels", ADA_ADMIN, { ...NONE, include_all: true }, [GENERAL, OPEN_TO_ALL, SECRET, SHARED_SECRET]],
    ["less of all to members", NINA_MEMBER, { ...NONE, include_all: true }, [GENERAL, OPEN_TO_ALL, SHARED_SECRET]],
    ["what one may read", ADA_ADMIN, { ...NONE, include_can_access_content: true }, [GENERAL, OPEN_TO_ALL]],
    ["nothing of a bot's owner unless it is requested", BEEP_BOT, NONE, []],
    ["nothing of an owner to users, who have none", NINA_MEMBER, { ...NONE, include_owner_subscribed: true }, []],
    ["what a bot's owner subscribes to, private channels too", BEEP_BOT, { ...NONE, include_owner_subscribed: true }, [GENERAL, SECRET]],
  ])("%s", (_name, actor, params, expected) => {
    expect(ids(everyRole(), actor, params)).toEqual(expected);
  });

  it("which channels are default channels, only on request", () => {
    const realm = everyRole({ channels: [{ name: "a", is_default_stream: true }, { name: "b" }] });
    const listed = (include_default: boolean): unknown[] =>
      play(realm)
        .getStreams(MEL_MEMBER, { include_default })
        .response.streams.map((stream) => stream["is_default"]);
    expect(listed(true)).toEqual([true, false]);
    expect(listed(false)).toEqual([undefined, undefined]);
  });
});

it("getStreams on old servers lists visible channels by the old switch", () => {
  const all = { ...NONE, include_all_active: true };
  const realm = everyRole({ feature_level: 355 });
  expect(ids(realm, ADA_ADMIN, all)).toEqual([GENERAL, OPEN_TO_ALL, SECRET, SHARED_SECRET]);
  expect(ids(everyRole({ feature_level: 356 }), MEL_MEMBER, all)).toEqual([GENERAL, OPEN_TO_ALL, SECRET]);
});
