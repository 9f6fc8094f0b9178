import { expect, it } from "vitest";
import { getSubscriptionStatus } from "../../src/index";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GENERAL, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getSubscriptionStatus, [
  {
    realm: REALM,
    mistakes: [
      ["user_unknown", "BAD_REQUEST", { params: { user_id: 99 } }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id: GONE_MEMBER } }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id: BEEP_BOT } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream_id: SECRET } }],
    ],
  },
]);

it.each([
  [OLIVE_OWNER, MEL_MEMBER, SECRET, true],
  [OLIVE_OWNER, NINA_MEMBER, SECRET, false],
  [GRETA_GUEST, MEL_MEMBER, GENERAL, true],
])("getSubscriptionStatus returns for %i whether %i is subscribed to channel %i: %s", (actor, user_id, stream_id, is_subscribed) => {
  const realm = everyRole();
  expect(play(realm).getSubscriptionStatus(actor, { user_id, stream_id }).response).toEqual({ is_subscribed });
});
