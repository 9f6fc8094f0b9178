import { describe, expect, it } from "vitest";
import { createRealm, getSubscribers } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";

describe("getSubscribers", () => {
  it("lists the subscribers by ID for an actor who can see the channel", () => {
    const { response } = carriedOut(getSubscribers(everyRole(), ADA_ADMIN, { stream_id: SECRET }));
    expect(response).toEqual({ subscribers: [OLIVE_OWNER, MEL_MEMBER] });
  });

  it("lists addresses below feature level 79", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 78 });
    const { response } = carriedOut(getSubscribers(old, ADA_ADMIN, { stream_id: SECRET }));
    expect(response).toEqual({ subscribers: ["olive@example.test", "mel@example.test"] });
  });

  it("refuses channels that do not exist or are hidden", () => {
    const realm = everyRole();
    expectRefusal(getSubscribers(realm, ADA_ADMIN, { stream_id: 99 }), realm, "BAD_REQUEST", "channel_unknown");
    expectRefusal(getSubscribers(realm, NINA_MEMBER, { stream_id: SECRET }), realm, "BAD_REQUEST", "channel_unknown");
  });
});
