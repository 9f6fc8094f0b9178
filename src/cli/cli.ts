#!/usr/bin/env node
/** The program: connects the command line to the process that it runs in. */
import process from "node:process";
import { main } from "./main";

// A reader that has seen enough, such as `head`, closes the pipe; there is nobody left to tell anything.
process.stdout.on("error", () => process.exit());

process.exitCode = await main(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  untilStopped: () =>
    new Promise((resolve) => {
      process.once("SIGTERM", resolve);
      process.once("SIGINT", resolve);
    }),
  wallClock: Date.now,
});
