// Card: Authentication.
import { describe, expect, it } from "vitest";
import { reactivateUser } from "../../src/index";
import { carriedOut, expectRefusal, told, toldTo } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("reactivateUser refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["a member as actor", MEL_MEMBER, 99],
    ["an unknown account", ADA_ADMIN, 99],
    ["an account that is active", ADA_ADMIN, NINA_MEMBER],
  ])("%s", (_name, actor, user_id) => {
    expectRefusal(reactivateUser(realm, actor, { user_id }), realm, "BAD_REQUEST");
  });
});

describe("reactivateUser", () => {
  it("lets the key work again", () => {
    const { realm } = carriedOut(reactivateUser(everyRole(), ADA_ADMIN, { user_id: GONE_MEMBER }));
    expect(wireCall(realm, "gone@example.test", "GET", "/users/me").response.status).toBe(200);
  });

  it("tells everybody of the account and its role groups", () => {
    const outcome = reactivateUser(everyRole(), ADA_ADMIN, { user_id: GONE_MEMBER });
    expect(told(outcome)).toEqual(["realm_user/update", "user_group/add_members", "user_group/add_members"]);
    expect(toldTo(outcome, GRETA_GUEST)[0]).toMatchObject({ person: { user_id: GONE_MEMBER, is_active: true } });
  });
});
