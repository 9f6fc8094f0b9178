import { expect, it } from "vitest";
import { updateDefaultStreamGroup } from "../../src/index";
import { COOKS, groupsIn, withCooks } from "../support/default-stream-groups";
import { eventsFor } from "../support/outcomes";
import { ADA_ADMIN, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { SPEC_FIXTURE } from "../support/spec-realm";

spec(updateDefaultStreamGroup, [
  {
    realm: withCooks(SPEC_FIXTURE),
    actor: OLIVE_OWNER,
    params: { group_id: 1, new_group_name: "new" },
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["nothing_to_change", "BAD_REQUEST", { params: { new_group_name: "" } }],
      ["default_stream_group_unknown", "BAD_REQUEST", { params: { group_id: 9 } }],
      ["default_stream_group_name_taken", "BAD_REQUEST", { params: { new_group_name: "cooks" } }, APART],
    ],
  },
]);

it("groups of default channels change their name and their description, with one event for each", () => {
  const changes = { group_id: 1, new_group_name: "chefs", new_description: "" };
  const outcome = updateDefaultStreamGroup(withCooks(), ADA_ADMIN, changes);
  const [named, described] = eventsFor(outcome, MEL_MEMBER);
  expect(groupsIn(named)).toEqual([{ ...COOKS, name: "chefs" }]);
  expect(groupsIn(described)).toEqual([{ ...COOKS, name: "chefs", description: "" }]);
});
