import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSimulator } from "realm-simulator";
import { saveTrace } from "realm-simulator/trace-file";
import { expect, test } from "vitest";

test("a trace is one file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "trace-"));
  const sim = createSimulator({ users: [{ email: "ann@example.test" }] });
  sim.as("ann@example.test").getOwnUser({});
  const path = await saveTrace(sim, join(folder, "trace.html"), { title: "Ann looks at herself" });
  expect(await readFile(path, "utf8")).toContain("Recorded: Ann looks at herself");
});
