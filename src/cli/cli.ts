#!/usr/bin/env node
/** The program: connects the command line to the process that it runs in. */
import module from "node:module";
import process from "node:process";
import { main } from "./main";
import { fileProblem } from "./read-json-file";
import { isStartedByNpm, untilStarterEnds } from "./starters";

// A reader that has seen enough, such as `head`, closes the pipe; no one reads further output.
// Anything else that keeps it from writing is reported, since the output is incomplete.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  process.stderr.write(`realm-simulator: Standard output cannot be written: ${fileProblem(error)}.\n`);
  process.exit(2);
});

// Since Node 22 the engine can store what it has compiled, so that the next start is faster.
if ("enableCompileCache" in module && typeof module.enableCompileCache === "function") module.enableCompileCache();

void main(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  untilStopped: () =>
    new Promise<void>((resolve) => {
      // Without a handler, the next signal of either kind ends the process.
      const stop = (): void => {
        process.off("SIGTERM", stop).off("SIGINT", stop);
        resolve();
      };
      process.on("SIGTERM", stop).on("SIGINT", stop);
      if (isStartedByNpm(process.env)) void untilStarterEnds().then(stop);
    }),
  wallClock: Date.now,
}).then((code) => (process.exitCode = code));
