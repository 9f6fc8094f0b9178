import { expect, it } from "vitest";
import { uploadRealmIcon } from "../../src/index";
import { carriedOut, eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

const TOO_LARGE = { name: "a.png", size: 1e12 };
const NO_PICTURE = { name: "a.txt", size: 5 };

spec(uploadRealmIcon, [
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

const file = { name: "icon.png", size: 1000 };

it("the type of the realm's icon is the declared one, otherwise it follows from its name", () => {
  const realm = everyRole();
  const feigned = { file: { ...file, content_type: "text/plain" } };
  expectRefusal(uploadRealmIcon(realm, ADA_ADMIN, feigned), realm, "BAD_IMAGE", "file_not_a_picture");
  const asked = [{ content_type: "image/png", name: "icon.txt" }, { content_type: "" }, {}];
  expect(asked.map((more) => uploadRealmIcon(realm, ADA_ADMIN, { file: { ...file, ...more } }).ok)).toEqual([true, true, true]);
});

it("uploadRealmIcon sends all accounts the new address, which registrations show from now on", () => {
  const outcome = uploadRealmIcon(everyRole(), ADA_ADMIN, { file });
  const data = { icon_source: "U", icon_url: "/user_avatars/1/realm/icon.png?version=2" };
  expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm", op: "update_dict", property: "icon", data }]);
  const { realm } = carriedOut(outcome);
  const { response } = play(realm).registerQueue(MEL_MEMBER, { event_types: ["realm"] });
  expect(response).toMatchObject({ realm_icon_source: "U", realm_icon_url: data.icon_url });
});
