import { describe, expect, it } from "vitest";
import { getSubscriptionStatus } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { BEEP_BOT, everyRole, GENERAL, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";

describe("getSubscriptionStatus", () => {
  const realm = everyRole();

  it.each([
    [OLIVE_OWNER, MEL_MEMBER, SECRET, true],
    [OLIVE_OWNER, NINA_MEMBER, SECRET, false],
    [GRETA_GUEST, MEL_MEMBER, GENERAL, true],
  ])("returns for %i whether %i is subscribed to channel %i: %s", (actor, user_id, stream_id, is_subscribed) => {
    expect(carriedOut(getSubscriptionStatus(realm, actor, { user_id, stream_id })).response).toEqual({ is_subscribed });
  });

  it.each([
    ["an unknown user", 99, 99, "user_unknown"],
    ["a deactivated user", GONE_MEMBER, 99, "user_unknown"],
    ["a bot", BEEP_BOT, GENERAL, "user_unknown"],
    ["an unknown channel", MEL_MEMBER, 99, "channel_unknown"],
    ["a channel that is not visible", MEL_MEMBER, SECRET, "channel_unknown"],
  ])("refuses %s", (_name, user_id, stream_id, reason) => {
    expectRefusal(getSubscriptionStatus(realm, NINA_MEMBER, { user_id, stream_id }), realm, "BAD_REQUEST", reason);
  });
});
