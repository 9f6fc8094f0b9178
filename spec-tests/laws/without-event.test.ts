/** Which differences the law of events accepts, because they have no event, and which it does not. */
import { describe, expect, test } from "vitest";
import type { ClientState } from "../../src/client-state";
import {
  archiveStream,
  createRealm,
  deleteMessage,
  type Fixture,
  type Outcome,
  type Realm,
  subscribe,
  updateMessage,
} from "../../src/index";
import { HashMap } from "../../src/model/collections/hash-map";
import { ALL_USERS, eventFor } from "../../src/model/outcome/audience";
import { withFields } from "../../src/model/realm/change";
import { channelById } from "../../src/model/rules/channels/channel-access";
import type { EventMade } from "../../src/protocol/events/events";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { EXCEPTIONS, hasNoEvent, type Listening, noteStep, nothingHappened, receivesArchiving } from "../support/events-without-sender";
import { lawRealm } from "../support/law-realm";
import { lapses, NEW_CLIENT, polled, watching } from "../support/law-watcher";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET, SHARED_SECRET } from "../support/realms";

const realm = lawRealm();
const GONE = 30;

/** How many kinds of differences no event reports. */
const MOST = 25;

test("kinds of differences without an event only become fewer", () => {
  expect(new Set(EXCEPTIONS.map(({ about }) => about)).size).toBe(MOST);
  expect(EXCEPTIONS).toHaveLength(MOST);
});

/** A client that keeps a star of a message that is gone. */
function listening(userId: number, isGuest: boolean, streamId?: number): Listening {
  const channel = channelById(realm, streamId ?? -1);
  return {
    userId,
    isGuest,
    isBot: false,
    level: 421,
    can: {},
    revived: new Set<number>(),
    kept: { starred: [GONE] } as ClientState,
    fresh: { starred: [] as readonly number[] } as ClientState,
    happened: { ...nothingHappened(realm), deleted: new Map(channel === undefined ? [] : [[GONE, channel]]) },
  };
}

const star = { path: "starred.0", one: GONE, other: undefined };
const OUTSIDER = 99;

describe("a star on a message that was deleted", () => {
  test.each([
    ["a guest who has left the channel", OUTSIDER, true, GENERAL, true],
    ["a guest in the channel", NINA_MEMBER, true, GENERAL, false],
    ["a member who has left a public channel", OUTSIDER, false, GENERAL, false],
    ["a member who has left a private channel", OUTSIDER, false, SECRET, true],
    ["a member of that channel", MEL_MEMBER, false, SECRET, false],
    ["a user, of a message that still exists", OUTSIDER, true, undefined, false],
  ])("stays with %s: account %i, guest %j, channel %s: %j", (_who, userId, isGuest, streamId, stays) => {
    expect(hasNoEvent(star, listening(userId, isGuest, streamId))).toBe(stays);
  });

  test("stays where the star was sent after the deletion", () => {
    const late = { ...listening(NINA_MEMBER, false, GENERAL), revived: new Set([GONE]) };
    expect(hasNoEvent(star, late)).toBe(true);
  });
});

test.each(["active", "idle"])("a client knows no later %s presence than a new registration", (status) => {
  const path = `presences.${NINA_MEMBER}.${status}_timestamp`;
  const differs = (one: number, other: number): boolean => hasNoEvent({ path, one, other }, listening(MEL_MEMBER, false));
  expect([differs(5, 10), differs(10, 5)]).toEqual([true, false]);
});

describe("a client", () => {
  const [listened, watcher] = watching(realm, MEL_MEMBER, NEW_CLIENT);

  const queue = listened.queues.get(watcher.queueId);
  if (queue === undefined) throw new Error("The queue must be there.");
  /** The realm in which these events wait in the client's queue. */
  const waiting = (events: readonly (readonly [id: number, event: EventMade])[]): Realm => {
    const pending = events.map(([id, event]) => ({ id, event: eventFor(ALL_USERS, event), returned: false }));
    return withFields(listened, { queues: listened.queues.set(queue.queue_id, withFields(queue, { pending })) });
  };

  test("receives events whose IDs rise", () => {
    const beats = (ids: readonly number[]): Realm => waiting(ids.map((id) => [id, { type: "heartbeat" }]));
    expect(polled(beats([1, 2]), watcher)[1].lastEventId).toBe(2);
    expect(() => polled(beats([2, 1]), watcher)).toThrow("Event IDs do not rise: 2,1");
  });

  test("notes the messages that it receives a star of after their deletion", () => {
    const gone = { type: "delete_message", message_type: "stream", stream_id: GENERAL, topic: "lunch", message_ids: [1] } as const;
    const star = (op: "add" | "remove", id: number) =>
      ({ type: "update_message_flags", op, operation: op, flag: "starred", messages: [id], all: false }) as const;
    const revivedBy = (...events: readonly EventMade[]): number[] => [
      ...polled(waiting(events.map((event, index) => [index, event])), watcher)[1].revived,
    ];
    expect([revivedBy(gone, star("add", 1)), revivedBy(gone, star("add", 2)), revivedBy(gone, star("remove", 1))]).toEqual([[1], [], []]);
    expect(revivedBy(star("add", 1), gone)).toEqual([]);
  });

  test("counts the unread messages as the server does", () => {
    expect(lapses(listened, watcher, nothingHappened(realm)).differences).toEqual([]);
    const row = { user_id: MEL_MEMBER, stream_id: GENERAL, topic_name: "shown", last_updated: 0, visibility_policy: 1 } as const;
    const muted = withFields(listened, { user_topics: listened.user_topics.set(`${GENERAL}:lunch`, HashMap.from([[MEL_MEMBER, row]])) });
    const [wrong, other] = watching(muted, MEL_MEMBER, NEW_CLIENT);
    expect(lapses(wrong, other, nothingHappened(realm)).differences.map(({ path }) => path)).toEqual(["unread_msgs.count"]);
  });
});

test("that a user with hidden presence is away after the first status has no event", () => {
  const away = (presence_enabled: boolean): boolean => {
    const before = play(createRealm(EVERY_ROLE_FIXTURE)).updateSettings(NINA_MEMBER, { presence_enabled }).realm;
    const happened = nothingHappened(before);
    noteStep(happened, before, play(before).updateStatus(NINA_MEMBER, { status_text: "x" }).realm);
    const difference = { path: `user_status.${NINA_MEMBER}.away`, one: undefined, other: true };
    return hasNoEvent(difference, { ...listening(MEL_MEMBER, false), happened });
  };
  expect([away(false), away(true)]).toEqual([true, false]);
});

describe("the topic of an unread message that moved with one of which its reader has no row", () => {
  const NEW = 31;
  const fixture: Fixture = {
    ...EVERY_ROLE_FIXTURE,
    channels: [{ name: "guarded", invite_only: true, history_public_to_subscribers: false, subscribers: "all" }],
  };
  const say = (before: Realm): Realm => play(before).sendMessage(OLIVE_OWNER, { type: "channel", to: 1, topic: "old", content: "x" }).realm;
  /** Mel was away when the first message came, and has the second. */
  const away = play(createRealm(fixture)).deactivateUser(OLIVE_OWNER, { user_id: MEL_MEMBER }).realm;
  const before = say(play(say(away)).reactivateUser(OLIVE_OWNER, { user_id: MEL_MEMBER }).realm);
  const moves = { message_id: 1, topic: "new", propagate_mode: "change_all" } as const;
  const happened = nothingHappened(before);
  noteStep(happened, before, play(before).updateMessage(OLIVE_OWNER, moves).realm);

  test.each([
    ["stays with who was away", MEL_MEMBER, "unread.2.topic", true],
    ["is sent to a reader who has both", NINA_MEMBER, "unread.2.topic", false],
    ["is sent for other messages", MEL_MEMBER, `unread.${NEW}.topic`, false],
    ["is sent except for the topic", MEL_MEMBER, "unread.2.stream_id", false],
  ])("%s: account %i, %s: %j", (_what, userId, path, stays) => {
    expect(hasNoEvent({ path, one: "old", other: "new" }, { ...listening(userId, false), happened })).toBe(stays);
  });
});

describe("what has happened", () => {
  const after = (outcome: Outcome): ReturnType<typeof nothingHappened> => {
    const happened = nothingHappened(realm);
    noteStep(happened, realm, carriedOut(outcome).realm);
    return happened;
  };
  const joining = (names: readonly string[], principals: readonly number[]) => {
    const subscriptions = names.map((name) => ({ name }));
    const { joinedTogether, joinedAtOnce } = after(subscribe(realm, OLIVE_OWNER, { subscriptions, principals }));
    return [joinedTogether, joinedAtOnce].map((noted) => Object.fromEntries([...noted].map(([id, accounts]) => [id, [...accounts]])));
  };

  test("accounts join together, or several channels in one request", () => {
    expect(joining(["secret"], [NINA_MEMBER])).toEqual([{}, {}]);
    expect(joining(["secret"], [NINA_MEMBER, ADA_ADMIN])).toEqual([{ [SECRET]: [ADA_ADMIN, NINA_MEMBER] }, {}]);
    expect(joining(["secret", "shared secret"], [ADA_ADMIN])).toEqual([{}, { [SECRET]: [ADA_ADMIN], [SHARED_SECRET]: [ADA_ADMIN] }]);
  });

  test("messages expire by the clock, or are deleted by users", () => {
    const limited = lawRealm(421, true);
    const happened = nothingHappened(limited);
    noteStep(happened, limited, play(limited).advanceClock({ seconds: 2 * 86_400 }).realm);
    expect([happened.expired.get(1), happened.expired.get(6)]).toEqual([GENERAL, null]);
    expect(after(deleteMessage(realm, OLIVE_OWNER, { message_id: 1 })).expired.size).toBe(0);
  });

  test("presence is hidden, or shown again", () => {
    const hidden = play(realm).updateSettings(NINA_MEMBER, { presence_enabled: false }).realm;
    const noted = [
      [realm, hidden] as const,
      [hidden, play(hidden).updateSettings(NINA_MEMBER, { presence_enabled: true }).realm] as const,
    ].map(([before, later]) => {
      const happened = { ...nothingHappened(realm), hiding: new Set<number>() };
      noteStep(happened, before, later);
      return [...happened.hiding];
    });
    expect(noted).toEqual([[NINA_MEMBER], [NINA_MEMBER]]);
  });

  test("conversations of two fall silent, groups do not", () => {
    const everyone = [...realm.user_groups].find((group) => group?.system_name === "role:everyone")?.id ?? 0;
    const silent = [6, 7].map((message_id) => {
      const sender = realm.messages.get(message_id - 1)?.sender_id ?? 0;
      const allowed = play(realm).updateRealm(OLIVE_OWNER, { can_delete_own_message_group: { new: everyone } }).realm;
      const happened = nothingHappened(allowed);
      noteStep(happened, allowed, play(allowed).deleteMessage(sender, { message_id }).realm);
      return [...happened.fallenSilent];
    });
    expect(silent).toEqual([[OLIVE_OWNER, MEL_MEMBER], []]);
  });

  test("messages leave protected history, or another channel", () => {
    const [inGeneral, inSecret] = [1, 3].map((message_id) =>
      after(updateMessage(realm, OLIVE_OWNER, { message_id, stream_id: SHARED_SECRET, send_notification_to_new_thread: false })),
    );
    expect([[...(inGeneral?.takenAway ?? [])], [...(inSecret?.takenAway ?? [])]]).toEqual([[], [3]]);
    expect([[...(inGeneral?.movedAcross ?? [])], [...(inSecret?.movedAcross ?? [])]]).toEqual([[1], [3]]);
  });

  test("policies have no event only for topics of channels that were archived", () => {
    const policy = { path: `user_topics.${GENERAL}:lunch`, one: 1, other: undefined };
    const accepted = (happened: ReturnType<typeof nothingHappened>): boolean =>
      hasNoEvent(policy, { ...listening(MEL_MEMBER, false), happened });
    expect(accepted(nothingHappened(realm))).toBe(false);
    expect(accepted(after(archiveStream(realm, OLIVE_OWNER, { stream_id: GENERAL })))).toBe(true);
  });

  test("old servers do not say where messages are that are unread again, nor that channels are archived", () => {
    const place = { path: "unread.1", one: undefined, other: { stream_id: GENERAL, topic: "lunch" } };
    const can = { archived_channels: true };
    expect([120, 121].map((level) => hasNoEvent(place, { ...listening(MEL_MEMBER, false), level, can }))).toEqual([true, false]);
    expect([377, 378].map((level) => receivesArchiving({ can, level }))).toEqual([false, true]);
    expect(receivesArchiving({ can: {}, level: 421 })).toBe(false);
  });
});

describe("a kind of difference holds only for those whom it is about", () => {
  type Condition = Partial<Pick<Listening, "isGuest" | "isBot" | "level" | "can">>;
  const happened = { ...nothingHappened(realm), left: new Set([NINA_MEMBER]), webPublic: new Set([GENERAL]) };
  const nulls = { notification_settings_null: true };

  test.each<readonly [string, string, Condition, Condition]>([
    ["bots, for bots", "realm_bots.7.full_name", { isBot: true }, {}],
    ["deactivated accounts, for guests", `users.${NINA_MEMBER}`, { isGuest: true }, {}],
    ["web-public channels, for guests", `streams.${GENERAL}.name`, { isGuest: true }, {}],
    ["any channel, for guests of old servers", `streams.${SECRET}.name`, { isGuest: true, level: 100 }, { level: 100 }],
    ["inherited settings, for clients without nulls", `subscriptions.${SECRET}.push_notifications`, {}, { can: nulls }],
    ["the order of folders, until it had an event", "channel_folders.1.order", { level: 417 }, { level: 418 }],
  ])("%s: %s", (_what, path, holds, differs) => {
    const accepted = (condition: Condition): boolean =>
      hasNoEvent({ path, one: 1, other: 2 }, { ...listening(MEL_MEMBER, false), happened, ...condition });
    expect([accepted(holds), accepted(differs)]).toEqual([true, false]);
  });
});

describe("differences of lists and places", () => {
  test("expired messages change the first message of their own channel, and recent direct messages", () => {
    const accepted = (path: string, place: number | null): boolean => {
      const happened = { ...nothingHappened(realm), expired: new Map([[GONE, place]]) };
      return hasNoEvent({ path, one: 1, other: 2 }, { ...listening(MEL_MEMBER, false), happened });
    };
    const first = `streams.${GENERAL}.first_message_id`;
    expect([accepted(first, GENERAL), accepted(first, SECRET), accepted(first, null)]).toEqual([true, false, false]);
    const recent = "recent_private_conversations.0";
    expect([accepted(recent, null), accepted(recent, GENERAL)]).toEqual([true, false]);
  });

  test.each([
    ["a guest is notified of a deactivated subscriber since servers say so", `subscriptions.${GENERAL}.subscribers.0`, [true, false]],
    ["a deactivated account leaves system groups without an event", "user_groups.3.members.0", [true, true]],
    ["it leaves other groups with an event", "user_groups.9.members.0", [false, false]],
  ])("%s: %s", (_what, path, expected) => {
    const stateWith = (ids: readonly number[]): ClientState => {
      const [part = "", id = "", list = ""] = path.split(".");
      return { [part]: { [id]: { [list]: ids } } } as ClientState;
    };
    const happened = { ...nothingHappened(realm), left: new Set([NINA_MEMBER]) };
    const before = FEATURE_LEVELS.deactivationNotifiesSubscribers - 1;
    const accepted = [before, before + 1].map((level) =>
      hasNoEvent(
        { path, one: NINA_MEMBER, other: undefined },
        { ...listening(MEL_MEMBER, true), level, happened, kept: stateWith([NINA_MEMBER]), fresh: stateWith([]) },
      ),
    );
    expect(accepted).toEqual(expected);
  });
});
