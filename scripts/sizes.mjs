// What a bundle of the package consists of: npm run sizes, or npm run sizes -- "createRealm, getOwnUser". A part weighs
// what the compressed bundle would lose without it; parts share words, so that together they weigh less than the whole.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { marksOfPurity } from "./marks-of-purity.mjs";

/** Parts that are lighter stand together in the last line, in bytes. */
const LIGHTEST = 900;

const root = fileURLToPath(new URL("..", import.meta.url));
const [names = "createSimulator"] = process.argv.slice(2);

const marked = {
  name: "marked",
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:mjs|js|ts)$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "ts", target: "es2022" });
      return { contents: marksOfPurity(code) };
    });
  },
};

const { outputFiles } = await build({
  stdin: { contents: `export { ${names} } from "./src/index.ts"`, resolveDir: root },
  absWorkingDir: root,
  bundle: true,
  minifyIdentifiers: true,
  minifySyntax: true,
  format: "esm",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  write: false,
  plugins: [marked],
});

/** The code of each file, shortened, in the order of the bundle. */
const files = await Promise.all(
  outputFiles[0].text
    .replace(/^export \{[^}]*\};$/m, "")
    .split(/^\/\/ (?=(?:src|node_modules)\/)/m)
    .slice(1)
    .map(async (text) => {
      const [path] = text.split("\n");
      const { code } = await transform(text.slice(path.length), { minifyWhitespace: true });
      return { path, code };
    }),
);

function partOf(path) {
  if (path.startsWith("node_modules/"))
    return path
      .split("/")
      .slice(0, path.includes("/@") ? 3 : 2)
      .join("/");
  const [, room, ...rest] = path.split("/");
  const isTable = rest.length === 1 && weightOf((file) => file.path === path) > 2500;
  return isTable ? path : `src/${room}/${rest.length > 1 ? `${rest[0]}/` : ""}`;
}

function compressed(kept) {
  return gzipSync(kept.map(({ code }) => code).join("")).length;
}

function weightOf(isIn) {
  return whole - compressed(files.filter((file) => !isIn(file)));
}

const whole = compressed(files);
const byPath = new Map(files.map(({ path }) => [path, partOf(path)]));
const weights = [...new Set(byPath.values())]
  .map((part) => ({ part, weight: weightOf(({ path }) => byPath.get(path) === part) }))
  .sort((a, b) => b.weight - a.weight);
const heavy = weights.filter(({ weight }) => weight >= LIGHTEST);
const light = weights.filter(({ weight }) => weight < LIGHTEST).reduce((sum, { weight }) => sum + weight, 0);
const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
for (const { part, weight } of heavy) console.log(`${inKilobytes(weight)}  ${part}`);
console.log(`${inKilobytes(light)}  ${weights.length - heavy.length} others`);
console.log(`${inKilobytes(whole)}  { ${names} } in all`);
