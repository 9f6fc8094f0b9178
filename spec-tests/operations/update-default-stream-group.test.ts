import { describe, expect, it } from "vitest";
import { updateDefaultStreamGroup } from "../../src/index";
import { COOKS, groupsIn, withCooks } from "../support/default-stream-groups";
import { eventsFor } from "../support/outcomes";
import { ADA_ADMIN, MEL_MEMBER } from "../support/realms";

describe("groups of default channels", () => {
  it("change their name and their description, with one event for each", () => {
    const changes = { group_id: 1, new_group_name: "chefs", new_description: "" };
    const outcome = updateDefaultStreamGroup(withCooks(), ADA_ADMIN, changes);
    const [named, described] = eventsFor(outcome, MEL_MEMBER);
    expect(groupsIn(named)).toEqual([{ ...COOKS, name: "chefs" }]);
    expect(groupsIn(described)).toEqual([{ ...COOKS, name: "chefs", description: "" }]);
    expect(updateDefaultStreamGroup(withCooks(), ADA_ADMIN, { group_id: 1, new_group_name: "cooks" }).ok).toBe(false);
    expect(updateDefaultStreamGroup(withCooks(), ADA_ADMIN, { group_id: 1, new_group_name: "" }).ok).toBe(false);
  });
});
