import { expect, it } from "vitest";
import { uploadRealmIcon } from "../../src/index";
import { carriedOut, eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { PICTURE_MISTAKES } from "../support/realm-pictures";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(uploadRealmIcon, [{ realm: REALM, mistakes: PICTURE_MISTAKES }]);

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
