import { describe, expect, it } from "vitest";
import { reactivateUser } from "../../src/index";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  BEEP_BOT,
  everyRole,
  GENERAL,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
  SHARED_SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { REALM, setting } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(reactivateUser, [
  {
    realm: REALM,
    mistakes: [
      ["user_unknown", "BAD_REQUEST", { params: { user_id: 99 } }],
      ["account_change_not_allowed", "BAD_REQUEST", { actor: MEL_MEMBER }],
      [
        "bot_creation_not_allowed",
        "BAD_REQUEST",
        { params: { user_id: BEEP_BOT }, realm: setting({ can_create_bots_group: "role:nobody" }) },
        { actor: NINA_MEMBER, params: { user_id: BEEP_BOT }, realm: setting({ can_create_bots_group: "role:nobody" }) },
      ],
      ["bot_name_taken", "BAD_REQUEST", { params: { user_id: BEEP_BOT } }],
    ],
  },
]);

describe("reactivateUser", () => {
  it("makes the key valid again", () => {
    const { realm } = play(everyRole()).reactivateUser(ADA_ADMIN, { user_id: GONE_MEMBER });
    expect(wireCall(realm, "gone@example.test", "GET", "/users/me").response.status).toBe(200);
  });

  it("subscribes it again to the channels at its deactivation, not to channels that it had left before", () => {
    const left = play(everyRole()).unsubscribe(NINA_MEMBER, { subscriptions: ["shared secret"] }).realm;
    const { realm } = play(left).deactivateUser(ADA_ADMIN, { user_id: NINA_MEMBER }).reactivateUser(ADA_ADMIN, { user_id: NINA_MEMBER });
    const isIn = (id: number): unknown => realm.channels.get(id - 1)?.subscribers.has(NINA_MEMBER);
    expect([GENERAL, SHARED_SECRET].map(isIn)).toEqual([true, false]);
  });

  // Administrators are notified whether the data of a reactivated account may be exported.
  it("notifies all accounts of the account and its role groups", () => {
    const outcome = reactivateUser(everyRole(), ADA_ADMIN, { user_id: GONE_MEMBER });
    expect(eventTypes(outcome)).toEqual(["realm_user/update", "realm_export_consent", "user_group/add_members", "user_group/add_members"]);
    expect(eventsFor(outcome, GRETA_GUEST)[0]).toMatchObject({ person: { user_id: GONE_MEMBER, is_active: true } });
    expect(eventsFor(outcome, ADA_ADMIN)).toContainEqual({ type: "realm_export_consent", user_id: GONE_MEMBER, consented: false });
    expect(eventsFor(outcome, GRETA_GUEST).map(({ type }) => type)).not.toContain("realm_export_consent");
  });

  it("sends the settings of the realm that name it", () => {
    const settings = { can_create_groups: { direct_members: ["gone@example.test"] } };
    const outcome = reactivateUser(everyRole({ settings }), ADA_ADMIN, { user_id: GONE_MEMBER });
    const data = { can_create_groups: { direct_members: [GONE_MEMBER], direct_subgroups: [] } };
    expect(eventsFor(outcome, MEL_MEMBER)).toContainEqual({ type: "realm", op: "update_dict", property: "default", data });
  });

  // Reactivating an active account is no error, and sends events.
  it("sends events also for an active account, its channels before its groups", () => {
    const outcome = reactivateUser(everyRole(), ADA_ADMIN, { user_id: NINA_MEMBER });
    expect(eventTypes(outcome).slice(0, 5)).toEqual([
      "realm_user/update",
      "realm_export_consent",
      "subscription/peer_add",
      "subscription/peer_add",
      "user_group/add_members",
    ]);
  });

  it("sends only the channels that it is subscribed to, not those that it had left or that are archived", () => {
    const left = play(everyRole()).unsubscribe(MEL_MEMBER, { subscriptions: ["general"] }).realm;
    const gone = play(left).deactivateUser(ADA_ADMIN, { user_id: MEL_MEMBER }).realm;
    const sent = eventsFor(reactivateUser(gone, ADA_ADMIN, { user_id: MEL_MEMBER }), OLIVE_OWNER);
    expect(sent.filter(({ op }) => op === "peer_add").flatMap(({ stream_ids }) => stream_ids)).toEqual([SECRET]);
  });

  it("makes the account that reactivates a bot its owner, when the owner is deactivated", () => {
    const without = play(everyRole()).deactivateUser(ADA_ADMIN, { user_id: MEL_MEMBER }).realm;
    const outcome = reactivateUser(without, ADA_ADMIN, { user_id: BEEP_BOT });
    expect(carriedOut(outcome).realm.users.get(BEEP_BOT - 1)).toMatchObject({ is_active: true, bot_owner_id: ADA_ADMIN });
    expect(eventTypes(outcome).slice(0, 4)).toEqual(["realm_user/update", "realm_bot/update", "realm_bot/update", "realm_user/update"]);
  });

  it("lets an earlier queue continue, without events of the time between", () => {
    const registered = play(everyRole()).registerQueue(NINA_MEMBER, { event_types: ["realm_user"] });
    const { queue_id } = registered.response;
    const gone = registered.deactivateUser(ADA_ADMIN, { user_id: NINA_MEMBER }).realm;
    const renamed = play(gone).updateUser(ADA_ADMIN, { user_id: MEL_MEMBER, full_name: "Melanie" }).realm;
    const back = play(renamed).reactivateUser(ADA_ADMIN, { user_id: NINA_MEMBER }).realm;
    const polled = play(back).getEvents(NINA_MEMBER, { queue_id, last_event_id: -1, dont_block: true });
    expect(polled.response.events).toMatchObject([{ person: { user_id: NINA_MEMBER, is_active: true } }]);
  });
});
