// Two authors begin and end to edit while the time for editing runs out; what others see
// is what the events say.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fixture } from "../../src/index";
import { EDITING_TYPING_STATES } from "../../src/protocol/state-tables";
import { CALLERS } from "../support/callers";
import { forAllAsync } from "../support/for-all";
import { carriedOut } from "../support/outcomes";
import { COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { EVERY_ROLE_FIXTURE, START } from "../support/realms";

const LIMIT = 100;
const AUTHORS = ["mel@example.test", "nina@example.test"] as const;
const OBSERVER = "olive@example.test";

/** Message 1 is Mel's and message 2 Nina's, both seen by Olive, who watches. */
const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  settings: { message_content_edit_limit_seconds: LIMIT },
  messages: [
    { sender: AUTHORS[0], channel: "general", topic: "t", content: "one", sent: -50 },
    { sender: AUTHORS[1], channel: "general", topic: "t", content: "two", sent: 0 },
  ],
};
const SENT = [START - 50, START];

type Move =
  | { readonly kind: "wait"; readonly seconds: number }
  | { readonly kind: "type"; readonly op: "start" | "stop"; readonly author: number; readonly message: number };

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 }).map((seconds) => ({ kind: "wait", seconds }) as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("type" as const),
      op: fc.constantFrom("start" as const, "stop" as const),
      author: fc.nat(1),
      message: fc.nat(1),
    }),
  },
);

/** Whom an observer sees editing after some events. */
function typingAfter(events: readonly Readonly<Record<string, unknown>>[]): Set<unknown> {
  const typing = new Set<unknown>();
  for (const event of events) {
    if (event["op"] === "start") typing.add(event["message_id"]);
    else typing.delete(event["message_id"]);
  }
  return typing;
}

describe.each(CALLERS)("editing through %s", (_name, callerOf) => {
  it("is visible and hidden as the table says, and uses every row of it", async () => {
    const seen = new Set<string>();
    await forAllAsync([fc.array(moves, { maxLength: 25 })], propertyRuns(60, 3), async (sequence) => {
      const { simulator, call } = callerOf(FIXTURE);
      const register = await call(OBSERVER, "register-queue", {
        event_types: ["typing_edit_message"],
        client_capabilities: { notification_settings_null: false, stream_typing_notifications: true },
      });
      const queue_id = register.response["queue_id"];
      const typing = new Set<unknown>();
      let now = START;
      let expectedEvents = 0;
      for (const move of sequence) {
        if (move.kind === "wait") {
          carriedOut(simulator.clock.advance({ seconds: move.seconds }));
          now += move.seconds;
        } else {
          const message_id = move.message + 1;
          const called = await call(AUTHORS[move.author] ?? "", "set-typing-status-for-message-edit", {
            message_id,
            op: move.op,
          });
          const mayEdit = move.author === move.message && now - (SENT[move.message] ?? 0) <= LIMIT;
          expect(called.ok).toBe(mayEdit);
          const state = typing.has(message_id) ? "typing" : "not typing";
          const row = EDITING_TYPING_STATES.find((one) => one.state === state && one.trigger === move.op && one.refused !== mayEdit);
          seen.add(JSON.stringify(row));
          if (row?.next === "typing") typing.add(message_id);
          else typing.delete(message_id);
          if (mayEdit) expectedEvents += 1;
        }
        const polled = await call(OBSERVER, "get-events", { queue_id, last_event_id: -1, dont_block: true });
        const events = polled.response["events"];
        if (!Array.isArray(events)) throw new Error("The queue must be there.");
        expect(events).toHaveLength(expectedEvents);
        expect(typingAfter(events)).toEqual(typing);
      }
    });
    const missed = EDITING_TYPING_STATES.filter((row) => !seen.has(JSON.stringify(row)));
    if (COVERS_EVERYTHING) expect(missed).toEqual([]);
  });
});
