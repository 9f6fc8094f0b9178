import { describe, expect, it } from "vitest";
import { getStreamEmailAddress } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, ATTIC, BEEP_BOT, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, SECRET, SHARED_SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { all, channel, level, REALM, system } from "../support/spec-realm";

const NOTIFICATION_BOT = 2147483001;
const EMAIL_GATEWAY = 2147483003;
const postedByNobody = all(level(448), channel(GENERAL, { can_send_message_group: system("role:nobody") }));

spec(getStreamEmailAddress, [
  {
    realm: REALM,
    mistakes: [
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { actor: ADA_ADMIN, params: { stream_id: SECRET } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: ATTIC } }],
      ["posting_not_allowed", "BAD_REQUEST", { realm: postedByNobody }],
      ["email_sender_not_allowed", "BAD_REQUEST", { params: { sender_id: 99 } }],
      ["email_sender_not_allowed", "BAD_REQUEST", { params: { sender_id: NINA_MEMBER } }],
      ["email_sender_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN, params: { sender_id: NINA_MEMBER } }],
      ["email_sender_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN, params: { sender_id: NOTIFICATION_BOT } }],
      ["email_sender_not_allowed", "BAD_REQUEST", { actor: NINA_MEMBER, params: { sender_id: BEEP_BOT } }],
    ],
  },
]);

describe("getStreamEmailAddress", () => {
  const realm = everyRole();
  const address = (actor: number, stream_id: number, sender_id?: number): string =>
    play(realm).getStreamEmailAddress(actor, { stream_id, ...(sender_id === undefined ? {} : { sender_id }) }).response.email;

  it("begins with the letters and digits of the name, in small letters", () => {
    const named = everyRole({ channels: [{ name: "--R&D, Team 2!", subscribers: "all" }] });
    expect(play(named).getStreamEmailAddress(MEL_MEMBER, { stream_id: 1 }).response.email).toMatch(/^r-d-team-2\.[0-9a-f]{32}@/);
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
