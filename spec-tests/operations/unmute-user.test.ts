import { describe, expect, it } from "vitest";
import { type Realm, unmuteUser } from "../../src/index";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(unmuteUser, [
  {
    realm: REALM,
    mistakes: [
      ["user_not_muted", "BAD_REQUEST", { params: { muted_user_id: ADA_ADMIN } }],
      ["user_not_muted", "BAD_REQUEST", { params: { muted_user_id: 99 } }],
      ["user_not_muted", "BAD_REQUEST", { actor: NINA_MEMBER }],
    ],
  },
]);

/** Mel mutes Nina and Greta. */
function realmOf(): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
    user.email === "mel@example.test" ? { ...user, muted_users: ["greta@example.test", "nina@example.test"] } : user,
  );
  return everyRole({ users });
}

describe("unmuteUser", () => {
  it("lets new messages arrive unread again, and sends the remaining muted users to the actor", () => {
    const outcome = unmuteUser(realmOf(), MEL_MEMBER, { muted_user_id: NINA_MEMBER });
    expect(eventTypes(outcome)).toEqual(["muted_users"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ muted_users: [{ id: 6 }] }]);
    const say = { type: "channel", to: GENERAL, topic: "t", content: "hi" } as const;
    const born = (realm: Realm): unknown => play(realm).sendMessage(NINA_MEMBER, say).realm.messages.last()?.born_read.user_ids;
    expect(born(realmOf())).toEqual([MEL_MEMBER]);
    expect(born(outcome.realm)).toEqual([]);
  });

  it("stores nothing when no user is muted", () => {
    const first = wireCall(realmOf(), "mel@example.test", "DELETE", "/users/me/muted_users/5").outcome.realm;
    const { realm } = play(first).unmuteUser(MEL_MEMBER, { muted_user_id: 6 });
    expect(realm.muted_users.size).toBe(0);
    expect(realm.muted_by.size).toBe(0);
  });
});
