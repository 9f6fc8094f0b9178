/** Events: guests with limited access are notified of users whom they meet in direct messages. */
import { expect, test } from "vitest";
import { type Realm, sendMessage, unsubscribe } from "../../src/index";
import { carriedOut, eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

const alone = everyRole({
  settings: { can_access_all_users_group: "role:members" },
  channels: [{ name: "general", subscribers: ["mel@example.test", "greta@example.test"] }],
});

function sent(realm: Realm, sender: number, to: readonly number[]): { realm: Realm; types: unknown[] } {
  const outcome = sendMessage(realm, sender, { type: "direct", to, content: "hi" });
  const types = eventsFor(outcome, GRETA_GUEST).map(({ type, op, person }) =>
    type === "realm_user" ? [op, (person as { user_id: number }).user_id] : type,
  );
  return { realm: carriedOut(outcome).realm, types };
}

function known(realm: Realm): number[] {
  const { members } = play(realm).getUsers(GRETA_GUEST, {}).response;
  return members.filter(({ full_name }) => full_name !== "Unknown user").map(({ user_id }) => user_id);
}

test("a guest is notified of an unknown sender before the message, once", () => {
  const first = sent(alone, NINA_MEMBER, [GRETA_GUEST]);
  expect(first.types).toEqual([["add", NINA_MEMBER], "message"]);
  expect(sent(first.realm, NINA_MEMBER, [GRETA_GUEST]).types).toEqual(["message"]);
});

test("in a group a guest is notified of all unknown users, but of no bot and of no user known by a channel", () => {
  const group = sent(alone, OLIVE_OWNER, [MEL_MEMBER, MORGAN_MODERATOR, BEEP_BOT, GRETA_GUEST]);
  expect(group.types).toEqual([["add", OLIVE_OWNER], ["add", MORGAN_MODERATOR], "message"]);
  expect(sent(group.realm, MORGAN_MODERATOR, [GRETA_GUEST]).types).toEqual(["message"]);
});

test("a guest who can see all users receives only the message", () => {
  const open = everyRole();
  expect(sent(open, NINA_MEMBER, [GRETA_GUEST]).types).toEqual(["message"]);
});

test("the members of a group stay known when its messages are deleted, but not the other user of a conversation of two", () => {
  const group = sent(alone, OLIVE_OWNER, [NINA_MEMBER, GRETA_GUEST]).realm;
  const emptied = play(group).deleteMessage(OLIVE_OWNER, { message_id: 1 }).realm;
  expect(known(emptied)).toEqual(expect.arrayContaining([OLIVE_OWNER, NINA_MEMBER]));
  expect(sent(emptied, OLIVE_OWNER, [NINA_MEMBER, GRETA_GUEST]).types).toEqual(["message"]);

  const two = sent(alone, OLIVE_OWNER, [GRETA_GUEST]).realm;
  expect(known(two)).toContain(OLIVE_OWNER);
  expect(known(play(two).deleteMessage(OLIVE_OWNER, { message_id: 1 }).realm)).not.toContain(OLIVE_OWNER);
});

test("a user who leaves the last common channel stays visible where there are direct messages", () => {
  const met = sent(alone, MEL_MEMBER, [GRETA_GUEST]).realm;
  const left = unsubscribe(met, MEL_MEMBER, { subscriptions: ["general"] });
  expect(eventsFor(left, GRETA_GUEST).map((event) => event["type"])).not.toContain("realm_user");
  expect(known(left.realm)).toContain(MEL_MEMBER);
});

test("a sender outside the channel is unknown in the event, although the guest meets the sender before it polls", () => {
  const registered = play(alone).registerQueue(GRETA_GUEST, {});
  const sent = registered.sendMessage(OLIVE_OWNER, { type: "channel", to: "general", topic: "lunch", content: "hi" });
  const joined = sent.subscribe(OLIVE_OWNER, { subscriptions: [{ name: "general" }] }).realm;
  const { queue_id } = registered.response;
  const { events } = play(joined).getEvents(GRETA_GUEST, { queue_id: String(queue_id), last_event_id: -1, dont_block: true }).response;
  const names = events.flatMap((event) => (event.type === "message" ? [event.message.sender_full_name] : []));
  expect(names).toContain("Unknown user");
  expect(play(joined).getMessage(GRETA_GUEST, { message_id: 1 }).response.message?.sender_full_name).toBe("Olive Owner");
});
