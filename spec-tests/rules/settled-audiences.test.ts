// Who receives messages and moves where the documentation says nothing and servers decide.
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";

const [ANN, BOB, CLEO] = ["ann@example.test", "bob@example.test", "cleo@example.test"];

test("a queue for all public channels stays one when its account becomes a guest", () => {
  const sim = createSimulator({
    users: [{ email: ANN, role: "owner" }, { email: BOB }],
    channels: [{ name: "general", subscribers: [ANN] }],
  });
  const { queue_id = "" } = sim.must.as(BOB).registerQueue({ event_types: ["message"], all_public_streams: true });
  sim.must.as(ANN).updateUser({ user_id: 2, role: 600 });
  sim.must.as(ANN).sendMessage({ type: "channel", to: "general", topic: "t", content: "Hello" });
  const { events } = sim.must.as(BOB).getEvents({ queue_id, last_event_id: -1 });
  expect(events.map(({ type }) => type)).toEqual(["message"]);
  expect(sim.as(BOB).registerQueue({ all_public_streams: true })).toMatchObject({ error: { reason: "all_public_streams_not_allowed" } });
});

test("a move from a private channel with protected history to a public one is for accounts that keep their row", () => {
  const sim = createSimulator({
    users: [{ email: ANN }, { email: BOB }, { email: CLEO }],
    channels: [
      { name: "secret", invite_only: true, history_public_to_subscribers: false, subscribers: [ANN, BOB] },
      { name: "general", subscribers: [ANN, CLEO] },
    ],
    messages: [{ sender: ANN, channel: "secret", topic: "t", content: "Hello" }],
  });
  const moved = sim.as(ANN).updateMessage({ message_id: 1, stream_id: 2 });
  const audience = moved.events.filter(({ event }) => event.type === "update_message").map(({ recipients }) => recipients);
  expect(audience).toEqual([[1]]);
});
