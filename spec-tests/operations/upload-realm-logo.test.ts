import { expect, it } from "vitest";
import { uploadRealmLogo } from "../../src/index";
import { carriedOut, eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { PICTURE_MISTAKES } from "../support/realm-pictures";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(uploadRealmLogo, [{ realm: REALM, mistakes: PICTURE_MISTAKES }]);

const file = { name: "logo.png", size: 1000 };

it("uploadRealmLogo sends all accounts the new address, which registrations show from now on", () => {
  const outcome = uploadRealmLogo(everyRole(), ADA_ADMIN, { file, night: true });
  const data = { night_logo_source: "U", night_logo_url: "/user_avatars/1/realm/night_logo.png?version=2" };
  expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm", op: "update_dict", property: "night_logo", data }]);
  const { realm } = carriedOut(outcome);
  const { response } = play(realm).registerQueue(MEL_MEMBER, { event_types: ["realm"] });
  expect(response).toMatchObject({ realm_night_logo_source: "U", realm_night_logo_url: data.night_logo_url });
});
