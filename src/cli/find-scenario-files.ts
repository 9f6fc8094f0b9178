import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { UsageProblem } from "./arguments";
import { fileProblem } from "./read-json-file";

/** Folders of tools. */
const FOREIGN_FOLDER = /^(\.|node_modules$)/u;
const SCENARIO_NAME = /\.(ya?ml|json|mjs)$/u;
/** Shared beginnings, which other files use. */
const BEGINNING_NAME = /(^|\.)setup\.(ya?ml|json)$/u;

/**
 * The scenario files that the arguments name: files themselves, and of folders every .yaml, .yml, .json and .mjs in and
 * below them, by name, except in node_modules and hidden folders, and except shared beginnings (`setup.yaml`,
 * `chat.setup.yaml`). A file that is named twice is played once.
 *
 * @throws UsageProblem when a path does not exist, or a folder holds no scenario file
 */
export async function findScenarioFiles(paths: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const files = (await isFolder(path)) ? await filesBelow(path) : [path];
    if (files.length === 0) {
      throw new UsageProblem(`The folder ${path} holds no scenario: no file that ends in .yaml, .yml, .json or .mjs.`);
    }
    files.forEach((file) => found.add(file));
  }
  return [...found];
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw new UsageProblem(`The scenario file ${path} cannot be read: ${fileProblem(error)}.`);
  }
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && SCENARIO_NAME.test(entry.name) && !BEGINNING_NAME.test(entry.name),
  );
  const folders = entries.filter((entry) => entry.isDirectory() && !FOREIGN_FOLDER.test(entry.name));
  const below = await Promise.all(folders.map(({ name }) => filesBelow(join(folder, name))));
  return [...files.map(({ name }) => join(folder, name)), ...below.flat()].sort();
}
