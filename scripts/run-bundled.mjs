// Runs a TypeScript program of this project: node scripts/run-bundled.mjs FILE [arguments]. It is bundled first, as the
// package is, so that figures are those of the code that users run; libraries stay outside of the bundle.
import { spawn } from "node:child_process";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";

const [file, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));
const outDir = join(root, "node_modules/.cache/realm-simulator");

await build({
  config: false,
  silent: true,
  entry: [join(root, file)],
  outDir,
  format: ["esm"],
  target: "node20",
  splitting: false,
  skipNodeModulesBundle: true,
  outExtension: () => ({ js: ".mjs" }),
});

const program = join(outDir, `${basename(file, ".ts")}.mjs`);
const running = spawn(process.execPath, ["--expose-gc", program, ...args], { stdio: "inherit", cwd: root });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => running.kill(signal));
running.on("exit", (code) => (process.exitCode = code ?? 1));
