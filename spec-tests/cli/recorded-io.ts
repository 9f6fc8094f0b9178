import type { Io } from "../../src/cli/io";

/** What a command has written so far. */
export interface Output {
  stdout: string;
  stderr: string;
}

/** A process for a command that is run inside a test: it keeps what is written, and is stopped by the test. */
export function recordedIo(wallClock: () => number = () => 0): { io: Io; output: Output; stop: () => void } {
  const output: Output = { stdout: "", stderr: "" };
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  const io: Io = {
    stdout: { write: (text) => (output.stdout += text) },
    stderr: { write: (text) => (output.stderr += text) },
    env: {},
    untilStopped: () => stopped,
    wallClock,
  };
  return { io, output, stop };
}
