import { describe, expect, it } from "vitest";
import { getStreamEmailAddress } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { ADA_ADMIN, ATTIC, BEEP_BOT, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, SECRET, SHARED_SECRET } from "../support/realms";

const NOTIFICATION_BOT = 2147483001;
const EMAIL_GATEWAY = 2147483003;

describe("getStreamEmailAddress", () => {
  const realm = everyRole();
  const address = (actor: number, stream_id: number, sender_id?: number): string =>
    carriedOut(getStreamEmailAddress(realm, actor, { stream_id, ...(sender_id === undefined ? {} : { sender_id }) })).response.email;

  it.each([
    ["an unknown channel", MEL_MEMBER, 99, 99, "channel_unknown"],
    ["a channel that is visible but not readable", ADA_ADMIN, SECRET, ADA_ADMIN, "channel_unknown"],
    ["an archived channel that one is in", MEL_MEMBER, ATTIC, MEL_MEMBER, "channel_unknown"],
    ["an unknown sender", MEL_MEMBER, GENERAL, 99, "email_sender_not_allowed"],
    ["another person as sender", MEL_MEMBER, GENERAL, NINA_MEMBER, "email_sender_not_allowed"],
    ["the bot of another owner as sender", NINA_MEMBER, GENERAL, BEEP_BOT, "email_sender_not_allowed"],
    ["another person as sender, even to an administrator", ADA_ADMIN, GENERAL, NINA_MEMBER, "email_sender_not_allowed"],
    ["the bot of notices as sender, even to an administrator", ADA_ADMIN, GENERAL, NOTIFICATION_BOT, "email_sender_not_allowed"],
  ])("refuses %s", (_name, actor, stream_id, sender_id, reason) => {
    expectRefusal(getStreamEmailAddress(realm, actor, { stream_id, sender_id }), realm, "BAD_REQUEST", reason);
  });

  it("begins with the letters and digits of the name, in small letters", () => {
    const named = everyRole({ channels: [{ name: "--R&D, Team 2!", subscribers: "all" }] });
    expect(carriedOut(getStreamEmailAddress(named, MEL_MEMBER, { stream_id: 1 })).response.email).toMatch(/^r-d-team-2\.[0-9a-f]{32}@/);
  });

  it("is the same for the same channel and sender, and another for every other", () => {
    const addresses = [
      address(NINA_MEMBER, SHARED_SECRET),
      address(MEL_MEMBER, GENERAL),
      address(MEL_MEMBER, GENERAL, BEEP_BOT),
      address(MEL_MEMBER, GENERAL, MEL_MEMBER),
    ];
    expect(new Set(addresses).size).toBe(4);
    expect(addresses[0]).toMatch(/^shared-secret\.[0-9a-f]{32}@chat\.example\.test$/);
    expect(address(MEL_MEMBER, GENERAL, EMAIL_GATEWAY)).toBe(addresses[1]);
    expect(address(ADA_ADMIN, GENERAL, BEEP_BOT)).toBe(addresses[2]);
  });
});
