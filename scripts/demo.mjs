// Serves a realm on a free port of this machine and replays the shipped scenarios on it over HTTP.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const scenarios = fileURLToPath(new URL("../examples/scenarios", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "realm-simulator-demo-"));
const credentials = join(folder, "zuliprc");

const server = spawn(process.execPath, [cli, "serve", "--port", "0", "--zuliprc", credentials], {
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const firstLine = createInterface({ input: server.stdout })[Symbol.asyncIterator]().next();
  const started = await Promise.race([firstLine, once(server, "exit").then(() => ({ done: true }))]);
  if (started.done) throw new Error("The server did not start.");
  const { url } = JSON.parse(started.value);
  console.log(`Serving a realm at ${url}\n`);
  const replay = spawn(process.execPath, [cli, "replay", scenarios, "--against", url, "--credentials", credentials], {
    stdio: "inherit",
  });
  const [code] = await once(replay, "exit");
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(`The demo failed: ${error.message}`);
  process.exitCode = 1;
} finally {
  server.kill("SIGTERM");
  if (server.exitCode === null) await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
}
