import { expect, it } from "vitest";
import { getUserChannels, type Realm } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, ATTIC, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";

spec(getUserChannels, [
  {
    realm: level(440)(REALM),
    mistakes: [
      ["channels_of_others_hidden", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id: 99 } }],
    ],
  },
]);

/** The operation is newer than the newest level of fixtures. */
const later = (): Realm => ({ ...everyRole(), feature_level: 440 });

it("getUserChannels lists the subscriptions of another user, as far as the actor can see the channels", () => {
  const listed = (actor: number): unknown => play(later()).getUserChannels(actor, { user_id: MEL_MEMBER }).response;
  expect(listed(ADA_ADMIN)).toEqual({ subscribed_channel_ids: [GENERAL, SECRET, ATTIC] });
  expect(listed(NINA_MEMBER)).toEqual({ subscribed_channel_ids: [GENERAL, ATTIC] });
});
