/** The programs of the tests of types for the compiler and an editor: virtual files next to the tests. */
import ts from "typescript";
import { lazy } from "../../src/data/lazy";
import { ROOT, sourceFiles } from "../tidy/source-files";
import { PROGRAMS } from "../types/programs";

/** The name of a program. */
export type ProgramName = keyof typeof PROGRAMS;

function fileOf(name: string): string {
  return `${ROOT}spec-tests/types/a-program-${name}.ts`;
}

const TEXTS = new Map<string, string>(Object.entries(PROGRAMS).map(([name, text]) => [fileOf(name), text]));

function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, (path) => ts.sys.readFile(path));
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options, noUnusedLocals: false };
}

/** The compiler as an editor asks it, with all programs and all of `src`; what it has learnt serves all tests. */
const service = lazy(() => {
  const settings = options();
  const files = [...TEXTS.keys(), ...sourceFiles("src").map(({ path }) => `${ROOT}${path}`)];
  const readFile = (path: string): string | undefined => TEXTS.get(path) ?? ts.sys.readFile(path);
  return ts.createLanguageService({
    getCompilationSettings: () => settings,
    getScriptFileNames: () => files,
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => TEXTS.has(path) || ts.sys.fileExists(path),
    readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
});

/** All of `src` and the programs as the compiler reads them. */
export function wholeProgram(): ts.Program {
  const program = service().getProgram();
  if (program === undefined) throw new Error("The compiler has no program.");
  return program;
}

/** The same, and the file of one program. */
export function typedProgram(name: ProgramName): { readonly program: ts.Program; readonly source: ts.SourceFile } {
  const program = wholeProgram();
  const source = program.getSourceFile(fileOf(name));
  if (source === undefined) throw new Error(`The compiler does not know the program ${name}.`);
  return { program, source };
}

/** What an editor shows at a place of the text: behind the first comment with the place's name. */
export interface Editor {
  /** What hovering over the name there shows. */
  readonly hover: (place: string) => string;
  /** The names that it offers there. */
  readonly offers: (place: string) => readonly string[];
}

/** Opens a program in an editor. Its places are marked by comments in it. */
export function editor(name: ProgramName): Editor {
  const behind = (place: string): number => {
    const mark = `/*${place}*/`;
    if (!PROGRAMS[name].includes(mark)) throw new Error(`The text has no ${mark}.`);
    return PROGRAMS[name].indexOf(mark) + mark.length;
  };
  return {
    hover: (place) => {
      const shown = service().getQuickInfoAtPosition(fileOf(name), behind(place));
      return ts.displayPartsToString([...(shown?.displayParts ?? []), lineBreak, ...(shown?.documentation ?? [])]);
    },
    offers: (place) => {
      const completions = service().getCompletionsAtPosition(fileOf(name), behind(place), {});
      return (completions?.entries ?? []).map((entry) => entry.name);
    },
  };
}

const lineBreak: ts.SymbolDisplayPart = { kind: "lineBreak", text: "\n" };
