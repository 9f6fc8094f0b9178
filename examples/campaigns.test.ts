/** A campaign with acts, views and laws of its own, as docs/campaign.md shows it. */
import fc from "fast-check";
import { actsOnce, backOffKept, campaign, projections } from "realm-simulator/campaign";
import { expect, test } from "vitest";
import { resilientClient } from "./resilient-client";

const report = await campaign({
  start: (surroundings) => resilientClient(surroundings),
  acts: {
    send: {
      arbitrary: fc.constantFrom("lunch", "plans"),
      run: (client, topic: string, mark) => client.send("general", topic, `Hello ${mark}`),
    },
  },
  views: { unread: { client: (client) => client.store.unread(), truth: projections.unread } },
  laws: [actsOnce(["send"]), backOffKept()],
  runs: 30,
});

test("the client of the examples survives", () => {
  expect(report.counterexample?.trace).toBeUndefined();
});
