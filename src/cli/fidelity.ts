import { fidelity, type FidelityRow } from "../wire/fidelity";
import { readArguments, UsageProblem } from "./arguments";
import type { Io } from "./io";

const NAME_WIDTH = 44;

/**
 * Says how each part of the interface is known: as a table, or with `--json` as data.
 *
 * @returns 0
 * @throws UsageProblem for arguments that cannot be used
 */
export function fidelityCommand(args: readonly string[], io: Pick<Io, "stdout">): number {
  const { flags, rest } = readArguments(args, { json: {} });
  if (rest.length > 0) throw new UsageProblem(`${JSON.stringify(rest[0])} is not expected.`);
  const known = fidelity();
  if (flags.has("json")) {
    io.stdout.write(`${JSON.stringify(known, null, 2)}\n`);
    return 0;
  }
  io.stdout.write('Realms with `follow: "server"`, held against recorded servers; wording is never compared.\n');
  for (const { level, played_at, pairs, alike } of known.servers) {
    const share = ((100 * alike) / pairs).toFixed(1);
    io.stdout.write(`  level ${level}, played at ${played_at}: ${alike} of ${pairs} answers alike (${share} %)\n`);
  }
  for (const [title, rows] of [
    ["Operations", known.operations],
    ["Events", known.events],
    ["Keys of the registration", known.register_keys],
  ] as const) {
    io.stdout.write(`\n${title}\n${rows.map((row) => `${lineOf(row)}\n`).join("")}`);
  }
  return 0;
}

function lineOf({ name, known, recorded, alike, assumptions, reason }: FidelityRow): string {
  const counts = recorded > 0 ? `recorded ${recorded}, alike ${alike}` : known.replace("_", " ");
  const assumed = assumptions.length > 0 ? `; assumed: ${assumptions.join(", ")}` : "";
  return `  ${name.padEnd(NAME_WIDTH)} ${counts}${assumed}${reason === undefined ? "" : `: ${reason}`}`;
}
