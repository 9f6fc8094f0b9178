/** The published package: packed, and installed into a project without other packages. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The built program; it is built when there is no build yet. */
export function builtProgram(): string {
  if (!existsSync(join(ROOT, "dist/index.d.cts"))) run(ROOT, "npm", ["run", "build"]);
  return join(ROOT, "dist/cli.js");
}

/** A folder with the package installed, and the files of the package. */
export interface PackedProject {
  readonly folder: string;
  /** The paths in the package, without `package/`. */
  readonly contents: readonly string[];
}

/** Runs a program of Node in a folder and returns its standard output. */
export function run(folder: string, program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26, stdio: ["ignore", "pipe", "pipe"] });
}

/** Packs the build, and installs the tarball without a network. */
export function packedProject(): PackedProject {
  builtProgram();
  if (!existsSync(join(ROOT, "docs/reference"))) run(ROOT, "npm", ["run", "prepack"]);
  const folder = mkdtempSync(join(tmpdir(), "realm-simulator-package-"));
  const packing = run(ROOT, "npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder]);
  const [packed] = JSON.parse(packing) as [{ filename: string; files: { path: string }[] }];
  mkdirSync(join(folder, "project"));
  const project = { name: "project", version: "1.0.0", private: true };
  writeFileSync(join(folder, "project/package.json"), JSON.stringify(project));
  const installing = ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  run(join(folder, "project"), "npm", [...installing, join("..", packed.filename)]);
  return { folder: join(folder, "project"), contents: packed.files.map(({ path }) => path).sort() };
}
