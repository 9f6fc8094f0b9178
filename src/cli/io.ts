/** Where a text goes: standard output or standard error, or a test's list. */
export interface TextSink {
  write(text: string): unknown;
  /** Whether a person watches, so that colours and progress make sense. */
  readonly isTTY?: boolean;
}

/** What a command may touch of the process that it runs in. */
export interface Io {
  readonly stdout: TextSink;
  readonly stderr: TextSink;
  /** Standard output for text with colours, whose names are in visible characters already. */
  readonly coloured?: TextSink;
  /** The environment, for NO_COLOR. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the operator asks the program to end by a signal; without a call, a signal ends it immediately. */
  readonly untilStopped: () => Promise<unknown>;
  /** The wall clock, in milliseconds since 1970. */
  readonly wallClock: () => number;
}
