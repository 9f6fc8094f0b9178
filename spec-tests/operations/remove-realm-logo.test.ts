import { expect, it } from "vitest";
import { removeRealmLogo } from "../../src/index";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(removeRealmLogo, [
  { realm: REALM, actor: OLIVE_OWNER, mistakes: [["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }]] },
]);

it("removeRealmLogo restores the first logo of the realm, and notifies all accounts", () => {
  const file = { name: "logo.png", size: 1 };
  const realm = play(everyRole()).uploadRealmLogo(ADA_ADMIN, { file, night: true }).realm;
  const outcome = removeRealmLogo(realm, ADA_ADMIN, { night: true });
  const data = { night_logo_source: "D" };
  expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ type: "realm", op: "update_dict", property: "night_logo", data }]);
});
