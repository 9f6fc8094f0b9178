// Settled from the source of servers: add_subscriptions_backend, create_channel, send_peer_subscriber_events.
import { describe, expect, test } from "vitest";
import { createChannel, subscribe, unsubscribe } from "../../../src/index";
import { eventsFor, eventTypes } from "../../support/outcomes";
import { play } from "../../support/play";
import { everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../../support/realms";

const reasonOf = (outcome: ReturnType<typeof subscribe>): unknown => (outcome.ok ? "accepted" : outcome.error.reason);

describe("subscribing to channels that exist", () => {
  test.each([
    ["private and web-public", { invite_only: true, is_web_public: true }],
    ["private and default", { invite_only: true, is_default_stream: true }],
    ["retention, which takes an owner", { message_retention_days: 3 }],
    ["a group setting that cannot be", { can_add_subscribers_group: 99 }],
  ])("ignores what concerns creation: %s", (_name, more) => {
    expect(reasonOf(subscribe(everyRole(), MEL_MEMBER, { subscriptions: [{ name: "general" }], ...more }))).toBe("accepted");
    expect(reasonOf(subscribe(everyRole(), MEL_MEMBER, { subscriptions: [{ name: "fresh" }], ...more }))).not.toBe("accepted");
  });

  test("checks the form of the retention time nevertheless", () => {
    const params = { subscriptions: [{ name: "general" }], message_retention_days: 0 };
    expect(reasonOf(subscribe(everyRole(), MEL_MEMBER, params))).toBe("retention_days_invalid");
  });

  test("looks at the principals last", () => {
    const principals = [999];
    const subscribes = (name: string, more = {}) =>
      reasonOf(subscribe(everyRole(), MEL_MEMBER, { subscriptions: [{ name }], principals, ...more }));
    expect(subscribes("shared secret")).toBe("channel_not_accessible");
    expect(subscribes("fresh", { message_retention_days: 3 })).toBe("owner_required");
    expect(subscribes("general")).toBe("principal_unknown");
  });
});

describe("the events of subscribing", () => {
  test("count the subscribers from before", () => {
    const outcome = subscribe(everyRole(), OLIVE_OWNER, {
      subscriptions: [{ name: "open to all" }, { name: "fresh" }],
      principals: [MEL_MEMBER, GRETA_GUEST],
    });
    const counts = eventsFor(outcome, GRETA_GUEST).flatMap((event) => {
      const rows = event["streams"] ?? (event["op"] === "add" ? event["subscriptions"] : []);
      return (rows as { subscriber_count?: number }[]).map(({ subscriber_count }) => subscriber_count);
    });
    expect(counts).toEqual([0, 1, 0]);
  });

  test("reach guests channel by channel", () => {
    const outcome = unsubscribe(everyRole(), OLIVE_OWNER, { subscriptions: ["open to all", "general"] });
    const channels = (userId: number): unknown =>
      eventsFor(outcome, userId).flatMap((event) =>
        event.type === "subscription" && event.op === "peer_remove" ? [event.stream_ids] : [],
      );
    expect(channels(GRETA_GUEST)).toEqual([[1], [4]]);
    const without = play(everyRole()).unsubscribe(OLIVE_OWNER, { subscriptions: ["general"], principals: [GRETA_GUEST] }).realm;
    const hidden = subscribe(without, OLIVE_OWNER, { subscriptions: [{ name: "one" }, { name: "two" }], principals: [NINA_MEMBER] });
    expect(eventsFor(hidden, GRETA_GUEST)).toEqual([]);
    expect(eventsFor(hidden, MEL_MEMBER).filter((event) => event.type === "subscription")).toMatchObject([
      { op: "peer_add", stream_ids: [6, 7] },
    ]);
  });
});

describe("creating a channel", () => {
  test("without subscribers posts nothing", () => {
    const settings = { new_stream_announcements_stream_id: 1 };
    const created = createChannel(everyRole({ settings }), OLIVE_OWNER, { name: "fresh", subscribers: [], announce: true });
    expect(eventTypes(created)).toEqual(["stream/create"]);
  });

  test("looks at the subscribers last", () => {
    const params = { name: "fresh", subscribers: [999] };
    expect(reasonOf(createChannel(everyRole(), MEL_MEMBER, { ...params, message_retention_days: 3 }) as never)).toBe("owner_required");
    expect(reasonOf(createChannel(everyRole(), MEL_MEMBER, { ...params, can_send_message_group: 99 }) as never)).toBe(
      "group_value_group_unknown",
    );
    expect(reasonOf(createChannel(everyRole(), MEL_MEMBER, params) as never)).toBe("principal_unknown");
  });
});
