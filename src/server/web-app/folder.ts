/** Files of a folder, as a web server shows them: nothing outside of the folder. */
import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { typeByName } from "../../data/file-types";
import { ServerProblem } from "../cross-origin";

/** A response with the file at a path of an address, still escaped; undefined if the folder has no such file. */
export type Folder = (path: string) => Promise<Response | undefined>;

/** Types of files that web apps consist of, which no account uploads. */
const MORE_TYPES: Readonly<Record<string, string>> = {
  map: "application/json",
  mjs: "text/javascript",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  woff: "font/woff",
  woff2: "font/woff2",
};

/**
 * Serves the files of a folder.
 *
 * @throws ServerProblem if there is no such folder
 */
export async function servedFolder(path: string): Promise<Folder> {
  const root = await realpath(path).catch(() => undefined);
  if (root === undefined || !(await stat(root)).isDirectory()) {
    throw new ServerProblem(`--web-app: there is no folder ${JSON.stringify(path)}.`);
  }
  const inside = root.endsWith(sep) ? root : root + sep;
  return async (address) => {
    const parts = partsOf(address);
    if (parts === undefined) return undefined;
    // The path of a link can lead out of the folder.
    const file = await realpath(join(root, ...parts)).catch(() => undefined);
    if (file?.startsWith(inside) !== true) return undefined;
    const content = await readFile(file).catch(() => undefined);
    return content === undefined ? undefined : new Response(content, { headers: headersFor(file) });
  };
}

/** The names of folders and of the file in an address; undefined if a name is not one. */
function partsOf(address: string): readonly string[] | undefined {
  const names = address.slice(1).split("/");
  if (names.at(-1) === "") names[names.length - 1] = "index.html";
  const parts: string[] = [];
  for (const name of names.map(unescapedName)) {
    if (name === undefined) return undefined;
    parts.push(name);
  }
  return parts;
}

function unescapedName(part: string): string | undefined {
  try {
    const name = decodeURIComponent(part);
    return name === "" || name === "." || name === ".." || /[/\\\0]/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

function headersFor(file: string): Record<string, string> {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  const more = Object.hasOwn(MORE_TYPES, ending) ? MORE_TYPES[ending] : undefined;
  const type = more ?? typeByName(file) ?? "application/octet-stream";
  return {
    "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
  };
}
