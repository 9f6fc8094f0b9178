import { createSimulator } from "realm-simulator";
import { saveTrace, traceOfFailedTest, traceOnFailure } from "realm-simulator/trace-file";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFailed, test } from "vitest";

test("ann reads what bob writes", async () => {
  const sim = createSimulator({
    users: [{ email: "ann@example.test" }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  onTestFailed(traceOfFailedTest(sim));

  sim.as("bob@example.test").sendMessage({ type: "channel", to: "general", topic: "lunch", content: "Pizza?" });
  const { messages } = sim.must.as("ann@example.test").getMessages({ anchor: "newest", num_before: 1, num_after: 0 });
  expect(messages[0]?.content).toBe("<p>Pizza?</p>");
});

test("in any other runner the body of the test is passed on", async () => {
  const sim = createSimulator({ users: [{ email: "ann@example.test" }] });
  await traceOnFailure(sim, async () => {
    expect(sim.as("ann@example.test").getOwnUser({}).ok).toBe(true);
  });
});

test("a trace is one file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "trace-"));
  const sim = createSimulator({ users: [{ email: "ann@example.test" }] });
  sim.as("ann@example.test").getOwnUser({});
  const path = await saveTrace(sim, join(folder, "trace.html"), { title: "Ann looks at herself" });
  expect(await readFile(path, "utf8")).toContain("Recorded: Ann looks at herself");
});
