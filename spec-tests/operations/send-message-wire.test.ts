/** The recipients of messages, as requests name them and servers read them. */
import { expect, test } from "vitest";
import { everyRole, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const NOTIFICATION_BOT = 2147483001;

function recipients(to: string): readonly number[] | string {
  const sent = wireCall(everyRole(), "mel@example.test", "POST", "/messages", { type: "direct", to, content: "hello" });
  if (!sent.outcome.ok) return String(sent.response.body?.["code"]);
  return sent.outcome.realm.messages.get(Number(sent.response.body?.["id"]) - 1)?.user_ids ?? "a channel";
}

test("direct messages to the server's own bots work by address too", () => {
  expect(recipients("Notification-Bot@zulip.com")).toEqual([MEL_MEMBER, NOTIFICATION_BOT]);
  expect(recipients('["unknown@zulip.com"]')).toBe("BAD_REQUEST");
});

test("true in a list of recipients is the ID 1", () => {
  expect(recipients("[true]")).toEqual([OLIVE_OWNER, MEL_MEMBER].sort((a, b) => a - b));
  expect(recipients("true")).toBe("BAD_REQUEST");
  expect(recipients('[true, "nina@example.test"]')).toBe("BAD_REQUEST");
});
