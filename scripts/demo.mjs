// Serves a realm on a free port of this machine, replays the shipped scenarios on it over HTTP, and says how to look
// at a run. Only scenarios that differ are printed step by step.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const scenarios = "examples/scenarios";
const reports = "reports/demo";
const folder = mkdtempSync(join(tmpdir(), "realm-simulator-demo-"));
const credentials = join(folder, "zuliprc");

const server = spawn(process.execPath, ["dist/cli.js", "serve", "--quiet", "--port", "0", "--zuliprc", credentials], {
  cwd: root,
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const firstLine = createInterface({ input: server.stdout })[Symbol.asyncIterator]().next();
  const started = await Promise.race([firstLine, once(server, "exit").then(() => ({ done: true }))]);
  if (started.done) throw new Error("The server did not start.");
  const { url } = JSON.parse(started.value);
  console.log(`Serving a realm at ${url}, and replaying ${scenarios} on it over HTTP.\n`);
  const { code, output } = await replay([scenarios, "--against", url, "--credentials", credentials]);
  console.log(summaryOf(output));
  process.exitCode = code;

  rmSync(join(root, reports), { recursive: true, force: true });
  await replay([`${scenarios}/scheduled-message-delivered.yaml`, "--trace", reports]);
  const [trace] = readdirSync(join(root, reports)).filter((name) => name.endsWith(".html"));
  console.log(`
To look at a realm that you serve, start \`npx realm-simulator serve\` and open the address that it prints.
To look at a run step by step, open this file in a browser:
  ${join(root, reports, trace)}`);
} catch (error) {
  console.error(`The demo failed: ${error.message}`);
  process.exitCode = 1;
} finally {
  server.kill("SIGTERM");
  if (server.exitCode === null) await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
}

async function replay(args) {
  const replaying = spawn(process.execPath, ["dist/cli.js", "replay", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [code]] = await Promise.all([text(replaying.stdout), once(replaying, "exit")]);
  return { output, code: code ?? 1 };
}

/** The last lines of a report, and above them each scenario that differs. */
function summaryOf(output) {
  const begins = output.lastIndexOf("\nscenarios:");
  const blocks = output.slice(0, begins).split(/\n(?=\S)/);
  return [...blocks.filter((block) => block.includes("✗")), output.slice(begins).trim()].join("\n");
}
