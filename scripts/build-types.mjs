// The types of the package, and the check of everything: the compiler writes the declarations of every file, and tsup
// puts those of each entry into one. The entries are declared in a run of their own: where the compiler knows of them, it
// names types by the way of the main entry, in circles that cannot be put into one file.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "tsup";

/**
 * Checks the types of the whole project, tests too, and writes the declarations of the package into `dist`.
 *
 * @param root - the folder of the project
 * @param entries - the entries of the package: `{ name: file }`
 * @returns the exit code of the compiler; what it found is on standard output
 */
export async function buildTypes(root, entries) {
  const written = join(root, "node_modules/.cache/realm-simulator/declarations");
  rmSync(written, { recursive: true, force: true });
  const whole = join(written, "whole");
  const inner = join(written, "inner");
  const declare = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--outDir"];
  const codes = await Promise.all([
    compile(root, ["--project", "tsconfig.json", ...declare, whole]),
    compile(root, ["--project", "scripts/tsconfig.inner.json", ...declare, inner]),
  ]);
  const code = Math.max(...codes);
  if (code !== 0) return code;
  const declared = Object.entries(entries).map(([name, file]) => [name, file.replace(/\.ts$/, ".d.ts")]);
  for (const [name, file] of declared) cpSync(join(whole, file), join(inner, `${name}.d.ts`));
  await build({
    config: false,
    silent: true,
    entry: Object.fromEntries(declared.map(([name]) => [name, join(inner, `${name}.d.ts`)])),
    outDir: join(root, "dist"),
    format: ["esm", "cjs"],
    platform: "neutral",
    target: "es2022",
    dts: { only: true, resolve: true },
  });
  return 0;
}

/** Runs the compiler to its end; what it prints is seen. */
async function compile(root, args) {
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const running = spawn(process.execPath, [compiler, ...args], { cwd: root, stdio: "inherit" });
  const [code] = await once(running, "close");
  return code ?? 1;
}
