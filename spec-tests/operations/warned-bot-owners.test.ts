// On servers owners are notified of messages of their bots that no user reads.
import { describe, expect, it } from "vitest";
import { createScheduledMessage, type Realm, sendMessage, updateScheduledMessage } from "../../src/index";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";

const LOST = { type: "channel", to: "nowhere", topic: "t", content: "hi" } as const;
const HALL = 6;

/** A realm that follows servers, with a channel to which only Nina subscribes. */
function serving(follow: "server" | "documented" = "server"): Realm {
  const hall = { name: "hall", subscribers: ["nina@example.test"] };
  return everyRole({ realm: { follow }, channels: [...(EVERY_ROLE_FIXTURE.channels ?? []), hall] });
}

describe("the owner of a bot", () => {
  it("is notified of a message for an unknown channel, although it is refused", () => {
    const outcome = sendMessage(serving(), BEEP_BOT, LOST);
    expect(outcome).toMatchObject({ ok: false, error: { code: "STREAM_DOES_NOT_EXIST", stream: "nowhere" } });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "message" }]);
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
    const notice = outcome.realm.messages.last();
    const content = expect.stringMatching(/^Your bot `beep-bot@example.test` wrote to a channel that there is not/);
    expect(notice).toMatchObject({ stream_id: null, timestamp: START, client: "Internal", content });
    expect(notice?.user_ids).toContain(MEL_MEMBER);
  });

  it("is notified once within five minutes, for each of several bots", () => {
    const first = sendMessage(serving(), BEEP_BOT, LOST).realm;
    const again = sendMessage(first, BEEP_BOT, { ...LOST, to: 99 });
    expectRefusal(again, first, "STREAM_DOES_NOT_EXIST", "addressed_channel_unknown", { stream_id: 99 });
    const soon = play(first).advanceClock({ seconds: 300 }).realm;
    expect(sendMessage(soon, BEEP_BOT, LOST).realm).toBe(soon);
    const later = play(first).advanceClock({ seconds: 301 }).realm;
    expect(eventTypes(sendMessage(later, BEEP_BOT, LOST))).toEqual(["message"]);
  });

  it("is notified although it has written the same to the notification bot itself", () => {
    const realm = serving();
    const bot = realm.system_bots.find(({ delivery_email }) => delivery_email.startsWith("notification"))?.user_id ?? 0;
    const said = { type: "direct", to: [bot], content: "Your bot `beep-bot@example.test` is loud." } as const;
    const spoken = play(realm).sendMessage(MEL_MEMBER, said).realm;
    expect(eventTypes(sendMessage(spoken, BEEP_BOT, LOST))).toEqual(["message"]);
  });

  it("is notified of a message to a channel without active subscribers, before it arrives", () => {
    const empty = play(serving()).unsubscribe(NINA_MEMBER, { subscriptions: ["hall"] }).realm;
    const outcome = sendMessage(empty, BEEP_BOT, { ...LOST, to: HALL });
    expect(carriedOut(outcome).response).toMatchObject({ id: 2 });
    expect(outcome.realm.messages.get(0)?.content).toMatch(/no subscribers/);
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toEqual({ type: "message" });
    const alone = play(serving()).deactivateUser(OLIVE_OWNER, { user_id: NINA_MEMBER }).realm;
    expect(play(alone).sendMessage(BEEP_BOT, { ...LOST, to: HALL }).response).toMatchObject({ id: 2 });
    expect(play(serving()).sendMessage(BEEP_BOT, { ...LOST, to: HALL }).response).toMatchObject({ id: 1 });
  });

  it("is notified of a scheduled message, refused or not", () => {
    const at = { scheduled_delivery_timestamp: START + 60 };
    expect(eventTypes(createScheduledMessage(serving(), BEEP_BOT, { ...LOST, ...at, to: 99 }))).toEqual(["message"]);
    const empty = play(serving()).unsubscribe(NINA_MEMBER, { subscriptions: ["hall"] }).realm;
    const outcome = createScheduledMessage(empty, BEEP_BOT, { ...LOST, ...at, to: HALL });
    expect(eventTypes(outcome)).toEqual(["message", "scheduled_messages/add"]);
    expect(outcome.realm.messages.size).toBe(1);
  });

  it("is notified of a new channel or content of a scheduled message, but not of a refused change or a new time", () => {
    const at = { scheduled_delivery_timestamp: START + 60 };
    const empty = play(serving()).unsubscribe(NINA_MEMBER, { subscriptions: ["hall"] }).realm;
    const waiting = play(empty).createScheduledMessage(BEEP_BOT, { ...LOST, ...at, to: GENERAL }).realm;
    const id = { scheduled_message_id: 1 };
    const moved = updateScheduledMessage(waiting, BEEP_BOT, { ...id, to: HALL });
    expect(eventTypes(moved)).toEqual(["message", "scheduled_messages/update"]);
    expect(updateScheduledMessage(waiting, BEEP_BOT, { ...id, to: 99 }).realm).toBe(waiting);
    const later = play(moved.realm).advanceClock({ seconds: 30 }).realm;
    const again = updateScheduledMessage(later, BEEP_BOT, { ...id, scheduled_delivery_timestamp: START + 999 });
    expect(eventTypes(again)).toEqual(["scheduled_messages/update"]);
    const much = play(again.realm).advanceClock({ seconds: 400 }).realm;
    expect(eventTypes(updateScheduledMessage(much, BEEP_BOT, { ...id, scheduled_delivery_timestamp: START + 998 }))).toHaveLength(1);
    expect(eventTypes(updateScheduledMessage(much, BEEP_BOT, { ...id, content: "ho" }))).toHaveLength(2);
  });

  it("is notified of a message for the default channel of the bot", () => {
    const set = play(serving()).updateBot(OLIVE_OWNER, { bot_id: BEEP_BOT, default_sending_stream: "hall" }).realm;
    const empty = play(set).unsubscribe(NINA_MEMBER, { subscriptions: ["hall"] }).realm;
    const { to: _nowhere, ...unaddressed } = LOST;
    expect(play(empty).sendMessage(BEEP_BOT, unaddressed).response).toMatchObject({ id: 2 });
    expect(sendMessage(serving(), BEEP_BOT, unaddressed).realm.messages.size).toBe(0);
  });

  it("is not notified of messages of users, of nor messages refused for another reason", () => {
    const realm = serving();
    expect(sendMessage(realm, MEL_MEMBER, LOST).realm).toBe(realm);
    expect(sendMessage(realm, BEEP_BOT, { ...LOST, content: " " }).realm).toBe(realm);
    expect(sendMessage(realm, BEEP_BOT, { ...LOST, topic: "\u0000" }).realm).toBe(realm);
    expect(sendMessage(realm, BEEP_BOT, { ...LOST, to: [1, 2] }).realm).toBe(realm);
    expect(sendMessage(realm, BEEP_BOT, { ...LOST, to: GENERAL }).realm.messages.size).toBe(1);
  });
});
