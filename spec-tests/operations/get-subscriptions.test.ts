import { describe, expect, it } from "vitest";
import { createRealm, getSubscriptions } from "../../src/index";
import { SUBSCRIPTION_COLORS } from "../../src/model/changes/subscriptions/subscriptions";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, OLIVE_OWNER, OPEN_TO_ALL, SECRET, SHARED_SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getSubscriptions, [{ realm: REALM, mistakes: [] }]);

describe("getSubscriptions", () => {
  it("lists own subscriptions to active channels, by name, without ended ones", () => {
    const { realm } = play(everyRole()).unsubscribe(OLIVE_OWNER, { subscriptions: ["general"] });
    const { subscriptions } = play(realm).getSubscriptions(OLIVE_OWNER, {}).response;
    expect(subscriptions.map(({ stream_id }) => stream_id)).toEqual([OPEN_TO_ALL, SECRET, SHARED_SECRET]);
    expect(subscriptions[0]).not.toHaveProperty("subscribers");
  });

  it("shows what is set, both names of muting, and null where a notification setting inherits", () => {
    const subscription_data = [
      { stream_id: GENERAL, property: "is_muted", value: true },
      { stream_id: GENERAL, property: "push_notifications", value: true },
    ];
    const { realm } = play(everyRole()).updateSubscriptionSettings(MEL_MEMBER, { subscription_data });
    expect(play(realm).getSubscriptions(MEL_MEMBER, {}).response.subscriptions[0]).toMatchObject({
      stream_id: GENERAL,
      name: "general",
      is_muted: true,
      in_home_view: false,
      push_notifications: true,
      desktop_notifications: null,
      wildcard_mentions_notify: null,
    });
  });

  it.each(["desktop", "audible", "push", "email"])("has %s notifications of its own, which clients that know no null inherit", (kind) => {
    const settings = { [`enable_stream_${kind}_notifications`]: true };
    const kinds = ["desktop", "audible", "push", "email"];
    const off = Object.fromEntries(kinds.map((each) => [`enable_stream_${each}_notifications`, false]));
    const realm = play(everyRole()).updateSettings(MEL_MEMBER, { ...off, ...settings }).realm;
    const state: Readonly<Record<string, unknown>> = { ...play(realm).registerQueue(MEL_MEMBER, {}).response };
    const [row] = state["subscriptions"] as readonly Readonly<Record<string, unknown>>[];
    expect(kinds.map((each) => row?.[`${each}_notifications`])).toEqual(kinds.map((each) => each === kind));
  });

  it.each([78, 79])("names no subscribers unless they are requested, at level %i too", (feature_level) => {
    const { subscriptions } = play(everyRole({ feature_level })).getSubscriptions(MEL_MEMBER, {}).response;
    expect(subscriptions.map((row) => "subscribers" in row)).toEqual(subscriptions.map(() => false));
  });

  // There are 24 colours; when all are used, the number of the channel's recipient chooses. A given colour counts for
  // a new subscription alone.
  // A new subscription gets the next color that is not in use, and when all are, one that its recipient's number
  // picks.
  it("gives new subscriptions colors that the account does not use yet, and then again one of them", () => {
    const name = (index: number): string => `c${String(index).padStart(2, "0")}`;
    const channels = Array.from({ length: 26 }, (_one, index) => ({ name: name(index), subscribers: "all" as const }));
    const realm = createRealm({ channels });
    const { subscriptions } = play(realm).getSubscriptions(1, {}).response;
    const colors = subscriptions.map((row) => String(row["color"]));
    expect(new Set(colors.slice(0, 24)).size).toBe(24);
    const recipients = [25, 26].map((id) => realm.channels.get(id - 1)?.recipient_id ?? 0);
    expect(colors.slice(24)).toEqual(recipients.map((id) => SUBSCRIPTION_COLORS[id % 24]));
  });

  it("lists subscribers on request: all, or in large channels only bots where a part is enough", () => {
    const users = Array.from({ length: 249 }, (_one, index) => ({ email: `u${index}@example.test` }));
    const bot = { email: "bot@example.test", is_bot: true, bot_owner: "u0@example.test" };
    const allAddresses = [...users, bot].map(({ email }) => email);
    const channels = [
      { name: "hall", subscribers: allAddresses },
      { name: "room", subscribers: allAddresses.slice(0, 249) },
    ];
    const realm = createRealm({ users: [...users, bot], channels });
    const [hall, room] = play(realm).getSubscriptions(1, { include_subscribers: "partial" }).response.subscriptions;
    expect(hall?.["partial_subscribers"]).toEqual([250]);
    expect(hall).not.toHaveProperty("subscribers");
    expect(room?.["subscribers"]).toHaveLength(249);
    const [whole] = play(realm).getSubscriptions(1, { include_subscribers: true }).response.subscriptions;
    expect(whole?.["subscribers"]).toHaveLength(250);
  });
});
