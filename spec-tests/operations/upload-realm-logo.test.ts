import { expect, it } from "vitest";
import { uploadRealmLogo } from "../../src/index";
import { carriedOut, eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

const TOO_LARGE = { name: "a.png", size: 1e12 };
const NO_PICTURE = { name: "a.txt", size: 5 };

spec(uploadRealmLogo, [
  {
    realm: REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["file_not_one", "BAD_REQUEST", { params: { file: null } }],
      ["picture_too_large", "BAD_REQUEST", { params: { file: TOO_LARGE } }],
      ["file_not_a_picture", "BAD_IMAGE", { params: { file: NO_PICTURE } }, { params: { file: { name: "a.txt", size: 1e12 } } }],
    ],
  },
]);

const file = { name: "logo.png", size: 1000 };

it("uploadRealmLogo sends all accounts the new address, which registrations show from now on", () => {
  const outcome = uploadRealmLogo(everyRole(), ADA_ADMIN, { file, night: true });
  const data = { night_logo_source: "U", night_logo_url: "/user_avatars/1/realm/night_logo.png?version=2" };
  expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm", op: "update_dict", property: "night_logo", data }]);
  const { realm } = carriedOut(outcome);
  const { response } = play(realm).registerQueue(MEL_MEMBER, { event_types: ["realm"] });
  expect(response).toMatchObject({ realm_night_logo_source: "U", realm_night_logo_url: data.night_logo_url });
});
