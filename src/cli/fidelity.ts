import { fidelity, type FidelityRow } from "../known/fidelity";
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
  io.stdout.write(
    [
      "Held against recorded servers; wording is never compared. Of two figures the first is for realms that follow",
      'servers (`follow: "server"`), the second for those that follow the documentation, as realms do by default.\n',
    ].join("\n"),
  );
  for (const { level, played_at, pairs, alike, alike_by_default, ...html } of known.servers) {
    const shares = [alike, alike_by_default].map((count) => `${((100 * count) / pairs).toFixed(1)} %`).join(" / ");
    const counts = `${alike} / ${alike_by_default} of ${pairs}`;
    io.stdout.write(`  level ${level}, played at ${played_at}: ${counts} answers alike (${shares})\n`);
    io.stdout.write(`    HTML differs in ${html.html_differs} / ${html.html_differs_by_default}\n`);
  }
  for (const [title, rows] of [
    ["Operations", known.operations],
    ["Events", known.events],
    ["Keys of the registration", known.register_keys],
    ["Reasons of refusals", known.refusals],
  ] as const) {
    io.stdout.write(`\n${title}\n${rows.map((row) => `${lineOf(row)}\n`).join("")}`);
  }
  return 0;
}

function lineOf({ name, known, recorded, alike, alike_by_default, assumptions, reason }: FidelityRow): string {
  const alikes = `alike ${alike} / ${alike_by_default}`;
  const counts = recorded > 0 ? `recorded ${recorded}, ${alikes}` : known.replace("_", " ");
  const assumed = assumptions.length > 0 ? `; assumed: ${assumptions.join(", ")}` : "";
  return `  ${name.padEnd(NAME_WIDTH)} ${counts}${assumed}${reason === undefined ? "" : `: ${reason}`}`;
}
