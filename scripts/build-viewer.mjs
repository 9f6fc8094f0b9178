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

/** The look that all pages have in common. */
async function themeOf() {
  const source = readFileSync(join(root, "src/testing/trace/page-theme.ts"), "utf8");
  const { code } = await transform(source, { loader: "ts", format: "esm" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** Writes dist/viewer.html. The plugins of esbuild are used for both parts. */
export async function buildViewer(plugins = []) {
  const [app, engine] = await Promise.all([
    bundled("src/viewer/app/main.tsx", "esm", plugins),
    bundled("src/viewer/engine/engine.ts", "iife", plugins),
  ]);
  const { LIGHT, DARK, SIGN } = await themeOf();
  const css = readFileSync(join(root, "src/viewer/style.css"), "utf8")
    .replaceAll("LIGHT", LIGHT)
    .replaceAll("DARK", DARK);
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const sign = `<path d="${SIGN.lines}"/><path d="${SIGN.dot}" fill="var(--accent)"/>`;
  const parts = { style, sign, app, engine: gzipSync(engine, { level: 9 }).toString("base64") };
  const page = readFileSync(join(root, "src/viewer/page.html"), "utf8");
  const filled = page.replace(/\{\{(style|sign|app|engine)\}\}/g, (_all, name) => parts[name]);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, "dist/viewer.html"), filled);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildViewer();
