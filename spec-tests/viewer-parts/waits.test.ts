/** A request that waits is drawn where it was sent, its answer where it came, and a bar between them. */
import { describe, expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { traceOf } from "../../src/testing/trace/trace-of";
import type { CampaignTrace } from "../../src/trace-player";
import type { Item } from "../../src/viewer/app/run-items";
import { campaignSequence, runSequence, type Sequence } from "../../src/viewer/app/sequence-rows";

const FIXTURE = {
  users: [
    { email: "ann@example.test", api_key: "a" },
    { email: "bo@example.test", api_key: "b" },
  ],
  channels: [{ name: "general", subscribers: "all" }],
} as const;

/** The items of a run in which Ann polls twice at the same moment, Bo sends a message, and Ann polls again. */
async function items(): Promise<readonly Item[]> {
  const simulator = createSimulator(FIXTURE);
  const headers = { authorization: `Basic ${btoa("ann@example.test:a")}` };
  const queues = [0, 1].map(() => simulator.must.asUser(1).registerQueue({ event_types: ["message"] }).queue_id);
  const poll = (queue: unknown, last: number): Promise<Response> =>
    simulator.fetch(`/api/v1/events?queue_id=${String(queue)}&last_event_id=${last}`, { headers });
  const polls = queues.map((queue) => poll(queue, -1));
  await simulator.settled();
  simulator.must.asUser(2).sendMessage({ type: "channel", to: "general", topic: "lunch", content: "Soup?" });
  await Promise.all(polls);
  void poll(queues[0], 0).catch(() => undefined);
  await simulator.settled();
  const { rows } = await traceOf(simulator);
  return rows.map((row, index) => ({ n: index + 1, b: 0, failed: [], row }));
}

const PEOPLE = [
  { user_id: 1, name: "Ann" },
  { user_id: 2, name: "Bo" },
];

const drawn = ({ rows }: Sequence): readonly string[] =>
  rows.map((row) => (row.kind === "message" ? `${row.number} ${row.title} ${row.half ?? "whole"}` : row.kind));

describe("in a recorded run", () => {
  test("the poll, the message that answers it, and the answer are three rows", async () => {
    const sequence = runSequence(await items(), PEOPLE, 0, () => undefined);
    expect(drawn(sequence)).toEqual([
      "1 register-queue whole",
      "2 register-queue whole",
      "3 get-events request",
      "4 get-events request",
      "5 send-message whole",
      "3 get-events answer",
      "4 get-events answer",
      "6 get-events request",
    ]);
    expect(sequence.waits).toEqual([
      { lane: 0, slot: 0, from: 2, to: 5 },
      { lane: 0, slot: 1, from: 3, to: 6 },
      { lane: 0, slot: 0, from: 7 },
    ]);
  });

  test("the answer of a poll comes before the next shown call when the call that answered it is not shown", async () => {
    const shown = (await items()).filter(({ n }) => n === 3 || n === 6);
    expect(drawn(runSequence(shown, PEOPLE, 0, () => undefined))).toEqual([
      "3 get-events request",
      "3 get-events answer",
      "6 get-events request",
    ]);
  });
});

test("in a campaign, a poll is sent in the step before, and the answer comes in its own step", async () => {
  const message = (call: number, from: string, text: string) => ({
    ...{ after_seconds: 0, from, to: "server", text, params: {}, status: 200, answer: "done", times: 1, call },
  });
  const run: CampaignTrace = {
    ...{ format: "campaign-trace", version: 1, title: "", began_at: 0, problems: [] },
    participants: [
      { name: "Ann", kind: "client" },
      { name: "server", kind: "server" },
      { name: "Bo", kind: "user" },
    ],
    steps: [
      {
        ...{ kind: "start", text: "the client starts", after_seconds: 0, calls_before: 0, wrong: [] },
        messages: [message(1, "Ann", "POST /register"), message(2, "Ann", "POST /register")],
      },
      {
        ...{ kind: "action", text: "Bo sends", after_seconds: 0, calls_before: 4, wrong: [] },
        messages: [message(5, "Bo", "sends"), message(3, "Ann", "GET /events"), message(4, "Ann", "GET /events")],
      },
    ],
  };
  const sequence = campaignSequence(run, await items(), () => undefined);
  expect(drawn(sequence)).toEqual([
    "band",
    "1 POST /register whole",
    "2 POST /register whole",
    "3 GET /events request",
    "4 GET /events request",
    "band",
    "5 sends whole",
    "3 GET /events answer",
    "4 GET /events answer",
    "6 GET /events request",
  ]);
  expect(sequence.waits.map(({ from, to }) => [from, to])).toEqual([
    [3, 7],
    [4, 8],
    [9, undefined],
  ]);
});
