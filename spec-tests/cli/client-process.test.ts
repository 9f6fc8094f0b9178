/** A client in a process of its own: when it is ended, nothing waits for it, and no timer keeps this process alive. */
import { expect, test, vi } from "vitest";
import { startClient } from "../../src/cli/client-process";

const SILENT = `node -e 'console.log(JSON.stringify({ ready: true })); process.stdin.resume()'`;

test("an act that has not ended fails when the client is ended, and leaves no timer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const client = await startClient(SILENT, 10, () => Promise.resolve());
  try {
    expect(vi.getTimerCount()).toBe(0);
    const act = client.ask({ do: "act", act: "send" }, 24 * 3600);
    expect(vi.getTimerCount()).toBe(1);
    client.end();
    expect(vi.getTimerCount()).toBe(0);
    await expect(act).rejects.toThrow("The client's process has ended.");
    await expect(client.ask({ do: "view" })).rejects.toThrow("The client's process has ended.");
  } finally {
    client.end();
    vi.useRealTimers();
  }
});
