/**
 * Builds the page that shows a trace into dist/viewer.html: the app uncompressed, and the library compressed, which the
 * page inflates after its first paint. The program that serves or saves the page fills in title, summary and data.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

const DARK = `color-scheme: dark; --bg: #15181d; --bg-1: #1a1e24; --bg-2: #232931; --bg-3: #2d343e; --line: #2a3039; --line-2: #414b58;
  --field: #6b7684; --fg: #e6eaef; --fg-2: #aeb7c2; --fg-3: #8f99a6; --accent: #82a7ff; --accent-bg: #1d2a47; --accent-line: #37508b;
  --on-accent: #10182b; --red: #ff918d; --red-bg: #301b1e; --red-line: #5c2b30; --amber: #e9b961; --amber-bg: #30260f; --amber-line: #5f4b1c;
  --green: #74cf96; --green-bg: #172d20; --green-line: #2c5a3f; --violet: #bfa2ff; --violet-bg: #2a2142; --seg-on: #2d343e;
  --p1: #82a7ff; --p2: #56c8b8; --p3: #f0a05e; --p4: #c39bff; --p5: #f08abd; --p6: #b8c75a; --world: #98a3b0; --shadow: 0 8px 28px rgb(0 0 0 / 0.5);`;

async function bundled(entry, format, plugins) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format,
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    legalComments: "none",
    metafile: true,
    plugins,
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
    logLevel: "warning",
  });
  // A script ends at the first such tag, also inside a string.
  return outputFiles[0].text.replace(/<\/script/gi, "<\\/script");
}

/** Writes dist/viewer.html. The plugins of esbuild are used for both parts. */
export async function buildViewer(plugins = []) {
  const [app, engine] = await Promise.all([
    bundled("src/viewer/app/main.tsx", "esm", plugins),
    bundled("src/viewer/engine/engine.ts", "iife", plugins),
  ]);
  const css = readFileSync(join(root, "src/viewer/style.css"), "utf8").replaceAll("DARK", DARK);
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const parts = { style, app, engine: gzipSync(engine, { level: 9 }).toString("base64") };
  const page = readFileSync(join(root, "src/viewer/page.html"), "utf8");
  const filled = page.replace(/\{\{(style|app|engine)\}\}/g, (_all, name) => parts[name]);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, "dist/viewer.html"), filled);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildViewer();
