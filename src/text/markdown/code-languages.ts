/*
 * How a code block shows the language that its author wrote. Languages that are not listed are shown as written.
 */
const LANGUAGES: readonly (readonly [shown: string, ...written: readonly string[]])[] = [
  ["Bash", "bash", "sh", "shell", "zsh", "ksh"],
  ["Bash Session", "console", "shell-session"],
  ["C", "c", "h"],
  ["C#", "csharp", "c#", "cs"],
  ["C++", "c++", "cpp", "hpp"],
  ["CSS", "css"],
  ["Clojure", "clojure", "clj"],
  ["Dart", "dart"],
  ["Diff", "diff", "udiff"],
  ["Docker", "docker", "dockerfile"],
  ["Elixir", "elixir", "ex", "exs"],
  ["Go", "go", "golang"],
  ["HTML", "html"],
  ["HTTP", "http"],
  ["Haskell", "haskell", "hs"],
  ["INI", "ini", "cfg"],
  ["JSON", "json"],
  ["Java", "java"],
  ["JavaScript", "javascript", "js"],
  ["Kotlin", "kotlin"],
  ["Lua", "lua"],
  ["Makefile", "make", "makefile"],
  ["Markdown", "markdown", "md"],
  ["PHP", "php"],
  ["Perl", "perl", "pl"],
  ["Python", "python", "py", "python3", "py3"],
  ["Python 2.x", "python2", "py2"],
  ["Ruby", "ruby", "rb"],
  ["Rust", "rust", "rs"],
  ["SQL", "sql"],
  ["Scala", "scala"],
  ["Swift", "swift"],
  ["TOML", "toml"],
  ["Text only", "text"],
  ["TypeScript", "typescript", "ts"],
  ["XML", "xml"],
  ["YAML", "yaml"],
];

const SHOWN: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(([shown, ...written]) => written.map((name) => [name, shown] as const)),
);

/** The name under which a code block shows its language. */
export function codeLanguage(written: string): string {
  return SHOWN.get(written.toLowerCase()) ?? written;
}
