import { describe, expect, it } from "vitest";
import { advanceClock, createRealm, nextDue, type Realm } from "../../src/index";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { START } from "../support/realms";

const DAY = 86400;
const YOUNG = 2;

/** An owner, a user who joined yesterday, and a private channel that full members may join. */
function realmOf(waiting_period_threshold: number): Realm {
  return createRealm({
    now: START,
    settings: { waiting_period_threshold },
    users: [
      { email: "olive@example.test", role: 100, can_create_users: true },
      { email: "young@example.test", date_joined: START - DAY },
    ],
    channels: [{ name: "club", invite_only: true, can_subscribe_group: "role:fullmembers" }],
  });
}

const due = { at: START + 2 * DAY, kind: "full_member", id: YOUNG };

describe("a member", () => {
  it("becomes a full member when the waiting period ends, exact to the second, and sees what full members see", () => {
    expect(nextDue(realmOf(3))).toEqual(due);
    const early = play(realmOf(3)).advanceClock({ to: due.at - 1 }).realm;
    const outcome = advanceClock(early, { seconds: 1 });
    expect(carriedOut(outcome).response.fired).toEqual([due]);
    expect(eventTypes(outcome)).toEqual(["user_group/add_members", "stream/create", "subscription/peer_add"]);
    expect(eventsFor(outcome, 1)).toEqual([{ type: "user_group", op: "add_members", group_id: 5, user_ids: [YOUNG] }]);
    expect(nextDue(outcome.realm)).toBeUndefined();
  });

  it("is a full member immediately without a waiting period", () => {
    expect(nextDue(realmOf(0))).toBeUndefined();
  });

  it("waits longer or shorter when the period changes, and not in another role; a deactivated one waits too", () => {
    const realm = realmOf(3);
    const longer = play(realm).updateRealm(1, { waiting_period_threshold: 5 }).realm;
    expect(nextDue(longer)).toEqual({ ...due, at: START + 4 * DAY });
    expect(nextDue(play(longer).updateRealm(1, { waiting_period_threshold: 1 }).realm)).toBeUndefined();
    expect(nextDue(play(realm).updateUser(1, { user_id: YOUNG, role: 300 }).realm)).toBeUndefined();
    expect(nextDue(play(realm).deactivateUser(1, { user_id: YOUNG }).realm)).toEqual(due);
  });

  it("waits from the time of its creation", () => {
    const gone = play(realmOf(3)).advanceClock({ seconds: 3 * DAY }).realm;
    const params = { email: "new@example.test", full_name: "New", password: "secret" };
    const { realm } = play(gone).createUser(1, params);
    expect(nextDue(realm)).toEqual({ at: START + 6 * DAY, kind: "full_member", id: 3 });
  });
});
