import { describe, expect, it } from "vitest";
import { createRealm, getSubscribers } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getSubscribers, [
  {
    realm: REALM,
    mistakes: [
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream_id: SECRET } }],
    ],
  },
]);

describe("getSubscribers", () => {
  it("lists the subscribers by ID for an actor who can see the channel", () => {
    const { response } = play(everyRole()).getSubscribers(ADA_ADMIN, { stream_id: SECRET });
    expect(response).toEqual({ subscribers: [OLIVE_OWNER, MEL_MEMBER] });
  });

  it("lists addresses below feature level 79", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 78 });
    const { response } = play(old).getSubscribers(ADA_ADMIN, { stream_id: SECRET });
    expect(response).toEqual({ subscribers: ["olive@example.test", "mel@example.test"] });
  });
});
