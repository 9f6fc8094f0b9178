import { defineConfig, type Options } from "tsup";
import { buildViewer } from "./scripts/build-viewer.mjs";
import { purityMarks } from "./scripts/purity-marks.mjs";
import { licences } from "./scripts/third-party-licenses.mjs";

const names = [
  "index",
  "scenario",
  "campaign",
  "compare",
  "trace",
  "trace-file",
  "trace-player",
  "matchers",
  "arbitraries",
  "client-state",
  "evidence",
  "msw",
];

/** The folder of declarations, as in `scripts/tsconfig.types.json`. */
const TYPES = "node_modules/.cache/types";

const withLicences = licences("dist/THIRD-PARTY-LICENSES.txt");

/** Libraries are part of the bundle, so that installing the package installs nothing else. */
const shared: Options = {
  platform: "neutral",
  target: "es2022",
  splitting: true,
  removeNodeProtocol: false,
  noExternal: [/^(?!fast-check$|msw$|node:)/],
  external: [/^node:/, "fast-check", "msw"],
  plugins: [purityMarks],
  esbuildPlugins: [withLicences],
  esbuildOptions(options, { format }) {
    options.mainFields = ["module", "main"];
    options.alias = { srvx: "srvx/node" };
    options.define = { "process.env.NODE_ENV": '"production"' };
    // CommonJS modules have no `import.meta`; they know their folder by `__dirname`.
    if (format === "cjs") options.define["import.meta.url"] = '""';
    options.legalComments = "none";
  },
};

export default defineConfig([
  {
    ...shared,
    clean: true,
    entry: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
    format: ["esm", "cjs"],
    // The native compiler has written a declaration file for each source file; here they are only bundled.
    dts: { resolve: true, entry: Object.fromEntries(names.map((name) => [name, `${TYPES}/${name}.d.ts`])) },
  },
  // The program. It shares no files with the library, which then consists of fewer files and loads faster. Its code is
  // read by no one, so it is written without spaces and line breaks: the package is 0.6 MB smaller.
  {
    ...shared,
    entry: { cli: "src/cli/cli.ts" },
    format: ["esm"],
    minifyWhitespace: true,
    onSuccess: () => buildViewer([withLicences]),
  },
]);
