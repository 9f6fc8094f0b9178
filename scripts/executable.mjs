/**
 * Makes one file of the program for this platform, with everything in it: `npm run executable`. It is a copy of this Node
 * with the bundled program inside, as Node itself provides for; it runs on a machine without Node.
 */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { inject } from "postject";
import { buildViewer } from "./build-viewer.mjs";
import { licences } from "./third-party-licenses.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

const SEGMENT = "NODE_SEA_BLOB";
/** What Node looks for in itself; it is part of its interface. */
const FUSE = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";
const IS = { mac: process.platform === "darwin", windows: process.platform === "win32" };

const [out = join("reports", `realm-simulator${IS.windows ? ".exe" : ""}`)] = process.argv.slice(2);
const licenceFile = join(out, "..", "THIRD-PARTY-LICENSES.txt");
const folder = mkdtempSync(join(tmpdir(), "executable-"));
try {
  mkdirSync(join(out, ".."), { recursive: true });
  await buildViewer();
  await bundleProgram(join(folder, "program.cjs"));
  const config = join(folder, "config.json");
  const blob = join(folder, "program.blob");
  writeFileSync(
    config,
    JSON.stringify({ main: join(folder, "program.cjs"), output: blob, disableExperimentalSEAWarning: true }),
  );
  execFileSync(process.execPath, ["--experimental-sea-config", config], { stdio: ["ignore", "ignore", "inherit"] });
  copyFileSync(process.execPath, out);
  chmodSync(out, 0o755);
  // The signature of Node is not that of the changed file.
  if (IS.mac) execFileSync("codesign", ["--remove-signature", out]);
  await inject(out, SEGMENT, readFileSync(blob), {
    sentinelFuse: FUSE,
    ...(IS.mac ? { machoSegmentName: "NODE_SEA" } : {}),
  });
  if (IS.mac) execFileSync("codesign", ["--sign", "-", out]);
} finally {
  rmSync(folder, { recursive: true });
}
const licence = [join(process.execPath, "../../LICENSE"), join(process.execPath, "../LICENSE")].find(existsSync);
if (licence !== undefined) appendFileSync(licenceFile, `\n${"-".repeat(80)}\n\n${readFileSync(licence, "utf8")}`);
const version = execFileSync(out, ["--version"], { encoding: "utf8" }).trim();
console.log(`${out}: ${version}, ${Math.round(statSync(out).size / 1e6)} MB, with Node ${process.version}`);

/** The program as one CommonJS file, which is what Node takes; the page that shows runs is a part of it. */
async function bundleProgram(outfile) {
  await build({
    entryPoints: ["src/cli/cli.ts"],
    outfile,
    bundle: true,
    minifyWhitespace: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    mainFields: ["module", "main"],
    alias: { srvx: "srvx/node" },
    external: ["fast-check", "msw"],
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.url": '""',
      VIEWER_PAGE: JSON.stringify(readFileSync("dist/viewer.html", "utf8")),
    },
    charset: "utf8",
    legalComments: "none",
    metafile: true,
    plugins: [licences(licenceFile)],
    logLevel: "warning",
  });
}
