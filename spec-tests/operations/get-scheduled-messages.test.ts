import { expect, it } from "vitest";
import { getScheduledMessages, type Realm } from "../../src/index";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getScheduledMessages, [{ realm: REALM, mistakes: [] }]);

function schedule(realm: Realm, userId: number, at: number): Realm {
  const params = {
    type: "channel",
    to: GENERAL,
    topic: "t",
    content: `at ${at}`,
    scheduled_delivery_timestamp: at,
  } as const;
  return play(realm).createScheduledMessage(userId, params).realm;
}

it("lists the actor's own messages by their time, then by their ID", () => {
  let realm = everyRole();
  for (const after of [50, 10, 50]) realm = schedule(realm, MEL_MEMBER, START + after);
  realm = schedule(realm, NINA_MEMBER, START + 5);
  const outcome = play(realm).getScheduledMessages(MEL_MEMBER, {});
  expect(outcome.realm).toBe(realm);
  expect(outcome.response.scheduled_messages.map((row) => row["scheduled_message_id"])).toEqual([2, 1, 3]);
});
