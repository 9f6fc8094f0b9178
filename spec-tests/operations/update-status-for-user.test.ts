import { describe, expect, it } from "vitest";
import { getUserStatus, updateStatusForUser } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GONE_MEMBER, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("updateStatusForUser refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["an unknown account", MEL_MEMBER, { user_id: 99 }, "user_unknown"],
    ["a member as actor", MEL_MEMBER, { user_id: NINA_MEMBER }, "administrator_required"],
    ["the own account of a member", MEL_MEMBER, { user_id: MEL_MEMBER, status_text: "x" }, "administrator_required"],
    ["the notification bot", ADA_ADMIN, { user_id: 2147483001, status_text: "x" }, "user_unknown"],
    ["a deactivated account", ADA_ADMIN, { user_id: GONE_MEMBER, status_text: "x" }, "user_unknown"],
    ["a call without anything to change", ADA_ADMIN, { user_id: MEL_MEMBER }, "nothing_to_change"],
    ["an empty code without a name", ADA_ADMIN, { user_id: MEL_MEMBER, emoji_code: "" }, "nothing_to_change"],
    ["a text of 61 characters", ADA_ADMIN, { user_id: MEL_MEMBER, status_text: "x".repeat(61) }, "status_text_too_long"],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(updateStatusForUser(realm, actor, params), realm, "BAD_REQUEST", reason);
  });

  it("administrator bots below feature level 473", () => {
    const users = [
      { email: "olive@example.test", role: 100 as const },
      { email: "boss-bot@example.test", is_bot: true, role: 200 as const },
    ];
    const bots = everyRole({ users, channels: [] });
    expectRefusal(updateStatusForUser(bots, 2, { user_id: 1, status_text: "x" }), bots, "BAD_REQUEST", "bots_have_no_status");
  });
});

describe("updateStatusForUser", () => {
  it("sets the status, and names its user in the event", () => {
    const { outcome } = wireCall(everyRole(), "ada@example.test", "POST", "/users/4/status", { status_text: "ill" });
    expect(carriedOut(getUserStatus(outcome.realm, NINA_MEMBER, { user_id: MEL_MEMBER })).response).toEqual({
      status: { status_text: "ill" },
    });
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([{ type: "user_status", user_id: MEL_MEMBER, status_text: "ill" }]);
  });
});
