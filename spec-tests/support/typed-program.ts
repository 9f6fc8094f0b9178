/** A program that a test writes, as the compiler and as an editor see it: a file beside the tests that is nowhere. */
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FILE = `${ROOT}spec-tests/types/a-program.ts`;

function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, (path) => ts.sys.readFile(path));
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options, noUnusedLocals: false };
}

/** The files of the project and of the compiler's libraries do not change while tests run: each is read once. */
const SOURCES = new Map<string, ts.SourceFile | undefined>();
const REGISTRY = ts.createDocumentRegistry();

/** The program as the compiler reads it, and the file with the text. */
export function typedProgram(text: string): { readonly program: ts.Program; readonly source: ts.SourceFile } {
  const host = ts.createCompilerHost(options());
  const source = ts.createSourceFile(FILE, text, ts.ScriptTarget.ES2022, true);
  const program = ts.createProgram({
    rootNames: [FILE],
    options: options(),
    host: {
      ...host,
      fileExists: (path) => path === FILE || host.fileExists(path),
      readFile: (path) => (path === FILE ? text : host.readFile(path)),
      getSourceFile: (path, target) => {
        if (path === FILE) return source;
        const known = SOURCES.get(path) ?? host.getSourceFile(path, target);
        SOURCES.set(path, known);
        return known;
      },
    },
  });
  return { program, source };
}

/** What an editor shows at a place of the text: behind the first comment with the place's name. */
export interface Editor {
  /** What hovering over the name there shows. */
  readonly hover: (place: string) => string;
  /** The names that it offers there. */
  readonly offers: (place: string) => readonly string[];
}

/** Opens a text in an editor. Its places are marked by comments in it. */
export function editor(text: string): Editor {
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: (path) => (path === FILE ? text : "1"),
    getScriptSnapshot: (path) => {
      const content = path === FILE ? text : ts.sys.readFile(path);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === FILE || ts.sys.fileExists(path),
    readFile: (path) => (path === FILE ? text : ts.sys.readFile(path)),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
  const service = ts.createLanguageService(host, REGISTRY);
  const behind = (place: string): number => {
    const mark = `/*${place}*/`;
    if (!text.includes(mark)) throw new Error(`The text has no ${mark}.`);
    return text.indexOf(mark) + mark.length;
  };
  return {
    hover: (place) => {
      const shown = service.getQuickInfoAtPosition(FILE, behind(place));
      return ts.displayPartsToString([...(shown?.displayParts ?? []), lineBreak, ...(shown?.documentation ?? [])]);
    },
    offers: (place) => (service.getCompletionsAtPosition(FILE, behind(place), {})?.entries ?? []).map(({ name }) => name),
  };
}

const lineBreak: ts.SymbolDisplayPart = { kind: "lineBreak", text: "\n" };
