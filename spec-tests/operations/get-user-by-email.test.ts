import { describe, expect, it } from "vitest";
import { getUserByEmail, type Realm } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getUserByEmail, [{ realm: REALM, mistakes: [["user_unknown", "BAD_REQUEST", { params: { email: "unknown@example.test" } }]] }]);

function withVisibility(email_address_visibility: number): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
    user.email === "mel@example.test" ? { ...user, settings: { email_address_visibility } } : user,
  );
  return everyRole({ users });
}

describe("getUserByEmail", () => {
  it.each([
    [1, [true, true, true, true]],
    [2, [true, true, true, false]],
    [3, [true, false, false, false]],
    [4, [false, false, false, false]],
    [5, [true, true, false, false]],
  ])("finds by the real address with visibility %i only for actors who can see it", (visibility, expected) => {
    const realm = withVisibility(visibility);
    const found = [ADA_ADMIN, 3, NINA_MEMBER, GRETA_GUEST].map((actor) => getUserByEmail(realm, actor, { email: "mel@example.test" }).ok);
    expect(found).toEqual(expected);
  });

  it("finds the actor itself by the real address only where the actor's role can see it of others", () => {
    const found = [1, 2, 3, 4].map(
      (visibility) => getUserByEmail(withVisibility(visibility), MEL_MEMBER, { email: "mel@example.test" }).ok,
    );
    expect(found).toEqual([true, true, false, false]);
  });

  // Users are named by the address that all accounts see.
  it("finds all accounts by the dummy address, only of this realm", () => {
    const realm = withVisibility(4);
    const { response } = wireCall(realm, "nina@example.test", "GET", "/users/user4@chat.example.test");
    expect(response.body).toMatchObject({ user: { user_id: MEL_MEMBER, email: "user4@chat.example.test" } });
    expectRefusal(getUserByEmail(realm, NINA_MEMBER, { email: "user4@other.test" }), realm, "BAD_REQUEST", "user_unknown");
    expectRefusal(getUserByEmail(realm, NINA_MEMBER, { email: "user99@chat.example.test" }), realm, "BAD_REQUEST", "user_unknown");
  });
});
