import type { Io } from "../../src/cli/io";

/** What a command has written so far. */
export interface Output {
  stdout: string;
  stderr: string;
}

export interface RecordedIo {
  io: Io;
  output: Output;
  /** Resolves with the first line on standard output. */
  firstLine: Promise<string>;
  /** A signal of the operator. */
  stop: () => void;
}

/** A process for a command that is run inside a test: it keeps what is written, and is stopped by the test. */
export function recordedIo(wallClock: () => number = () => 0): RecordedIo {
  const output: Output = { stdout: "", stderr: "" };
  const waiting: (() => void)[] = [];
  /** Signals that came before the command waits for one. */
  const early: true[] = [];
  let read: (line: string) => void = () => undefined;
  const firstLine = new Promise<string>((resolve) => (read = resolve));
  const io: Io = {
    stdout: {
      write: (text) => {
        output.stdout += text;
        if (output.stdout.includes("\n")) read(output.stdout.slice(0, output.stdout.indexOf("\n")));
      },
    },
    stderr: { write: (text) => (output.stderr += text) },
    env: {},
    untilStopped: () => (early.pop() ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
    wallClock,
  };
  const stop = (): void => {
    if (waiting.length === 0) early.push(true);
    else for (const resolve of waiting.splice(0)) resolve();
  };
  return { io, output, firstLine, stop };
}
