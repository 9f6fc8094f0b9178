import { FixtureProblem } from "../model/fixture/fixture-basics";
import { didYouMean } from "../protocol/problem-words";
import { VERSION } from "../server/version";
import { UsageProblem } from "./arguments";
import type { Io } from "./io";
import { type Command, COMMAND_NAMES, isCommand, usage } from "./usage";
import { visibleSink } from "./visible-sink";

/** Exit codes: everything went well, the arguments are unusable, this program has failed. */
const EXIT = { ok: 0, unusable: 2, failed: 70 } as const;

const ALLOWED = `${COMMAND_NAMES.join(", ")}, --help and --version`;

/** The commands are loaded when they are requested: a server has no use for what reads scenario files. */
const RUN: Readonly<Record<Command, (args: readonly string[], io: Io) => Promise<number>>> = {
  serve: async (args, io) => (await import("./serve")).serveCommand(args, io),
  replay: async (args, io) => (await import("./replay")).replayCommand([...args], io),
  record: async (args, io) =>
    args.some((arg) => /^--upstream(=|$)/u.test(arg))
      ? (await import("./record-upstream")).recordUpstreamCommand(args, io)
      : (await import("./record")).recordCommand(args, io),
  campaign: async (args, io) => (await import("./campaign")).campaignCommand(args, io),
  compare: async (args, io) => (await import("./compare")).compareCommand(args, io),
  fixture: async (args, io) => (await import("./fixture")).fixtureCommand(args, io),
  openapi: async (args, io) => (await import("./openapi")).openApiCommand(args, io),
  schema: async (args, io) => (await import("./schema")).schemaCommand(args, io),
  samples: async (args, io) => (await import("./samples")).samplesCommand(args, io),
  evidence: async (args, io) => (await import("./evidence")).evidenceCommand(args, io),
  fidelity: async (args, io) => (await import("./fidelity")).fidelityCommand(args, io),
};

/**
 * Runs the command that the arguments name. Nothing is thrown and no stack trace is shown: whatever goes wrong is one
 * line on standard error.
 *
 * @param args - without the program's own name
 * @returns the exit code: 2 for arguments that cannot be used, 70 for a mistake of this program, or the command's own
 */
export async function main(args: readonly string[], given: Io): Promise<number> {
  const [command, ...rest] = args;
  const [stdout, stderr] = [visibleSink(given.stdout), visibleSink(given.stderr)];
  const io: Io = { ...given, stdout, stderr, coloured: given.stdout };
  try {
    return await run(command, rest, io);
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split("\n") : [String(error)];
    const isUsage = error instanceof UsageProblem;
    // A fixture has as many lines as mistakes; of anything else, the first line says what is wrong.
    const isFixture = isUsage && error.cause instanceof FixtureProblem;
    io.stderr.write(
      `realm-simulator: ${isFixture ? error.message : isUsage ? reason : `this should not have happened: ${reason}`}\n`,
    );
    return isUsage ? EXIT.unusable : EXIT.failed;
  }
}

async function run(command: string | undefined, args: readonly string[], io: Io): Promise<number> {
  if (command === "--version" || command === "-v") return writeLine(io, `${VERSION}\n`);
  const asksForHelp = args.includes("--help") || args.includes("-h");
  if (isCommand(command)) return asksForHelp ? writeLine(io, usage(command)) : RUN[command](args, io);
  if (asksForHelp || command === "--help" || command === "-h") return writeLine(io, usage());
  if (command === "help") return writeLine(io, usage(isCommand(args[0]) ? args[0] : undefined));
  if (command === undefined) throw new UsageProblem(`A command is missing; allowed are ${ALLOWED}.`);
  const hint = didYouMean(command, COMMAND_NAMES);
  throw new UsageProblem(`The command ${JSON.stringify(command)} is unknown; allowed are ${ALLOWED}${hint || "."}`);
}

function writeLine(io: Io, text: string): number {
  io.stdout.write(text);
  return EXIT.ok;
}
