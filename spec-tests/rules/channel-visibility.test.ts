// Which accounts are notified that a channel becomes visible or hidden.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, type Realm } from "../../src/index";
import { allActiveIds, visibilityEvents } from "../../src/model/changes/channels/channel-visibility";
import { hasMetadataAccess } from "../../src/model/rules/channels/channel-access";
import { acceptedWith } from "../../src/model/views/outcome";
import { forAll } from "../support/for-all";
import { eventsFor } from "../support/outcomes";
import { propertyRuns } from "../support/property-runs";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, SECRET, SHARED_SECRET } from "../support/realms";

/** The events that an account receives. */
function heard(before: Realm, after: Realm, userId: number): Readonly<Record<string, unknown>>[] {
  const events = visibilityEvents(before, after, allActiveIds(after));
  return eventsFor(acceptedWith(after, {}, { events, outbound: [] }), userId);
}

/** The starting realm with another role for one account. */
function withRole(userId: number, role: 100 | 200 | 300 | 400 | 600): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user, index) => (index + 1 === userId ? { ...user, role } : user));
  return everyRole({ users });
}

describe("visibilityEvents", () => {
  it("sends a new administrator the private channels, with their subscribers", () => {
    const events = heard(everyRole(), withRole(NINA_MEMBER, 200), NINA_MEMBER);
    expect(events).toMatchObject([
      { type: "stream", op: "create", streams: [{ stream_id: SECRET, stream_weekly_traffic: null }] },
      { type: "subscription", op: "peer_add", stream_ids: [SECRET], user_ids: [1, MEL_MEMBER] },
    ]);
  });

  it("sends the subscribers also for a channel without any", () => {
    const [empty, users] = [[{ name: "empty" }], EVERY_ROLE_FIXTURE.users ?? []];
    const member = everyRole({
      channels: empty,
      users: users.map((user, index) => (index + 1 === GRETA_GUEST ? { ...user, role: 400 } : user)),
    });
    expect(heard(everyRole({ channels: empty }), member, GRETA_GUEST)).toMatchObject([
      { type: "stream", op: "create" },
      { type: "subscription", op: "peer_add", stream_ids: [1], user_ids: [] },
    ]);
  });

  it("sends a new guest all channels that become hidden, in one event", () => {
    const start = everyRole({ channels: [{ name: "a" }, { name: "b" }, { name: "c", is_web_public: true }] });
    const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user, index) => (index === 4 ? { ...user, role: 600 as const } : user));
    const after = everyRole({ users, channels: [{ name: "a" }, { name: "b" }, { name: "c", is_web_public: true }] });
    expect(heard(start, after, NINA_MEMBER)).toEqual([
      { type: "stream", op: "delete", stream_ids: [1, 2], streams: [{ stream_id: 1 }, { stream_id: 2 }] },
    ]);
    expect(heard(start, after, MEL_MEMBER)).toEqual([]);
  });

  it("notifies no other account, and of no other channel", () => {
    const before = everyRole();
    const after = withRole(NINA_MEMBER, 200);
    expect(visibilityEvents(before, after, [MEL_MEMBER, GRETA_GUEST])).toEqual([]);
    expect(visibilityEvents(before, after, [NINA_MEMBER], [GENERAL, SHARED_SECRET])).toEqual([]);
  });
});

const emails = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => user.email).filter((email) => !email.startsWith("gone"));
const channels: fc.Arbitrary<NonNullable<Fixture["channels"]>> = fc
  .array(
    fc.record({
      invite_only: fc.boolean(),
      subscribers: fc.subarray(emails),
      can_subscribe_group: fc.subarray(emails).map((direct_members) => ({ direct_members })),
    }),
    { minLength: 3, maxLength: 3 },
  )
  .map((rows) => rows.map((row, index) => ({ name: `channel ${index}`, ...row })));

it("changes the channels of each account from before to after, for any two realms", () => {
  const sightOf = (realm: Realm, userId: number): number[] => {
    const user = realm.users.get(userId - 1);
    if (user === undefined) throw new Error("The user must be there.");
    return [...realm.channels].filter((channel) => hasMetadataAccess(realm, channel, user)).map((channel) => channel.stream_id);
  };
  forAll([channels, channels], propertyRuns(40, 85), (first, second) => {
    const before = createRealm({ ...EVERY_ROLE_FIXTURE, channels: first });
    const after = createRealm({ ...EVERY_ROLE_FIXTURE, channels: second });
    for (const userId of allActiveIds(after)) {
      const known = new Set(sightOf(before, userId));
      for (const event of heard(before, after, userId)) {
        if (event["op"] === "create") {
          for (const { stream_id } of event["streams"] as { stream_id: number }[]) known.add(stream_id);
        }
        if (event["op"] === "delete") for (const id of event["stream_ids"] as number[]) known.delete(id);
      }
      expect([...known].sort()).toEqual(sightOf(after, userId));
    }
  });
});
