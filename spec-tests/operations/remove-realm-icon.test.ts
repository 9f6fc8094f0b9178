import { expect, it } from "vitest";
import { removeRealmIcon } from "../../src/index";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(removeRealmIcon, [
  { realm: REALM, actor: OLIVE_OWNER, mistakes: [["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }]] },
]);

it("removeRealmIcon restores the first icon of the realm, and notifies all accounts", () => {
  const file = { name: "icon.png", size: 1 };
  const realm = play(everyRole()).uploadRealmIcon(ADA_ADMIN, { file }).realm;
  const outcome = removeRealmIcon(realm, ADA_ADMIN, {});
  const data = { icon_source: "G" };
  expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ type: "realm", op: "update_dict", property: "icon", data }]);
});
