import { VERSION } from "../transport/version";
import { UsageProblem } from "./arguments";
import type { Io } from "./io";
import { USAGE } from "./usage";

/** Exit codes: everything went well, the arguments are unusable, this program has failed. */
const EXIT = { ok: 0, unusable: 2, failed: 70 } as const;

const ALLOWED = "serve, replay, record, campaign, openapi, fidelity, --help and --version";

/**
 * Runs the command that the arguments name. Nothing is thrown and no stack trace is shown: whatever goes wrong is one
 * line on standard error.
 *
 * @param args - without the program's own name
 * @returns the exit code: 2 for arguments that cannot be used, 70 for a mistake of this program, or the command's own
 */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const [command, ...rest] = args;
  try {
    return await run(command, rest, io);
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split("\n") : [String(error)];
    const isUsage = error instanceof UsageProblem;
    io.stderr.write(`realm-simulator: ${isUsage ? reason : `this should not have happened: ${reason}`}\n`);
    return isUsage ? EXIT.unusable : EXIT.failed;
  }
}

/** The commands are loaded when they are asked for: a server has no use for what reads scenario files. */
async function run(command: string | undefined, args: readonly string[], io: Io): Promise<number> {
  if (command === "--version" || command === "-v") return tell(io, `${VERSION}\n`);
  if (command === "--help" || command === "-h" || command === "help") return tell(io, USAGE);
  if (args.includes("--help") || args.includes("-h")) return tell(io, USAGE);
  switch (command) {
    case "serve":
      return (await import("./serve")).serveCommand(args, io);
    case "replay":
      return (await import("./replay")).replayCommand([...args], io);
    case "record":
      return (await import("./record")).recordCommand(args, io);
    case "campaign":
      return (await import("./campaign")).campaignCommand(args, io);
    case "fidelity":
      return (await import("./fidelity")).fidelityCommand(args, io);
    case "openapi":
      return (await import("./openapi")).openApiCommand(args, io);
    case undefined:
      throw new UsageProblem(`A command is missing; allowed are ${ALLOWED}.`);
    default:
      throw new UsageProblem(`The command ${JSON.stringify(command)} is unknown; allowed are ${ALLOWED}.`);
  }
}

function tell(io: Io, text: string): number {
  io.stdout.write(text);
  return EXIT.ok;
}
