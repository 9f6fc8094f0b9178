/**
 * Puts files of a build together. A bundler makes a file for whatever the same entries share, which gives many small
 * ones, and each takes as long to load as some 25 kB of code.
 */
import { build } from "esbuild";

/**
 * Puts what the main entry needs beyond itself into two files: `base.js` has what small entries need too, and `core.js`
 * the rest.
 *
 * @param modules - by file name, the code of each as esbuild writes it; imports name files as `./file.js`
 * @param small - entries for whose sake nobody should have to load the core
 * @returns the new code by file name
 */
export async function fewerFiles(modules, small) {
  const needed = filesOf(modules, "index.js");
  needed.delete("index.js");
  const shared = new Set(small.flatMap((entry) => [...filesOf(modules, entry)]).filter((file) => needed.has(file)));
  const rest = new Set([...needed].filter((file) => !shared.has(file)));
  return together(await together(modules, shared, "base.js"), rest, "core.js");
}

const IMPORT = /^import (?:\{([^}]*)\} from )?"\.\/([\w-]+\.js)";$/gm;

/** What a module imports of the build: the file, and the names there and here. */
function importsIn(code) {
  return [...code.matchAll(IMPORT)].map(([, names = "", from]) => ({ from, names: namesIn(names) }));
}

function namesIn(list) {
  const written = list.split(",").map((name) => name.trim());
  return written
    .filter((name) => name !== "")
    .map((name) => name.split(" as "))
    .map(([theirs, ours = theirs]) => ({ theirs, ours }));
}

/** The files that one needs to be loaded, itself included. */
function filesOf(modules, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { from } of importsIn(modules.get(file))) filesOf(modules, from, found);
  return found;
}

const LATER = /\bimport\("\.\/([\w-]+\.js)"\)/g;

/** The files that one needs to be loaded, or may load later, itself included. */
export function filesReached(modules, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const code = modules.get(file);
  const next = [...importsIn(code).map(({ from }) => from), ...[...code.matchAll(LATER)].map(([, from]) => from)];
  for (const from of next) filesReached(modules, from, found);
  return found;
}

/** Puts some files into one, from which the others then import. */
async function together(modules, files, whole) {
  const others = [...modules].filter(([file]) => !files.has(file));
  for (const [, code] of modules) {
    const later = [...code.matchAll(LATER)].find(([, from]) => files.has(from));
    if (later !== undefined) throw new Error(`${later[1]} is loaded later and cannot be part of ${whole}.`);
  }
  const names = namesInWhole(others, files);
  const lines = [...names].map(
    ([key, name]) => `export { ${key.split(" ")[1]} as ${name} } from "${key.split(" ")[0]}";`,
  );
  const { outputFiles } = await build({
    stdin: { contents: lines.join("\n"), resolveDir: "/" },
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    legalComments: "inline",
    write: false,
    logLevel: "warning",
    plugins: [fromMemory(modules, files)],
  });
  const pointed = others.map(([file, code]) => [file, importingFrom(code, files, whole, names)]);
  const merged = outputFiles[0].text.replace(/^\/\*! (node_modules\/.*) \*\/$/gm, "// $1");
  return new Map([[whole, merged], ...pointed]);
}

/** By file and name there, under which name the whole exports what others import from its parts. */
function namesInWhole(others, files) {
  const imported = others.flatMap(([, code]) => importsIn(code)).filter(({ from }) => files.has(from));
  const found = new Map();
  const taken = new Set();
  for (const key of new Set(imported.flatMap(({ from, names }) => names.map(({ theirs }) => `./${from} ${theirs}`)))) {
    const [, theirs] = key.split(" ");
    let name = theirs;
    for (let number = 2; taken.has(name); number += 1) name = `${theirs}${number}`;
    taken.add(name);
    found.set(key, name);
  }
  return found;
}

/** Reads the parts from memory and leaves all else outside. The names of libraries stay in the code, for licences. */
function fromMemory(modules, files) {
  return {
    name: "from-memory",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path }) =>
        files.has(path.slice(2))
          ? { path: path.slice(2), namespace: "part", sideEffects: false }
          : { path, external: true },
      );
      onLoad({ filter: /./, namespace: "part" }, ({ path }) => ({
        contents: modules.get(path).replace(/^\/\/ (node_modules\/.*)$/gm, "/*! $1 */"),
      }));
    },
  };
}

/** A module that imports from the whole, once, what it imported from its parts. */
function importingFrom(code, files, whole, names) {
  const parts = importsIn(code).filter(({ from }) => files.has(from));
  const inWhole = parts.flatMap((part) =>
    part.names.map(({ theirs, ours }) => {
      const name = names.get(`./${part.from} ${theirs}`);
      return name === ours ? `  ${name}` : `  ${name} as ${ours}`;
    }),
  );
  let line = inWhole.length === 0 ? "" : `import {\n${inWhole.join(",\n")}\n} from "./${whole}";`;
  return code.replace(IMPORT, (written, _list, from) => {
    if (!files.has(from)) return written;
    const once = line;
    line = "";
    return once;
  });
}
