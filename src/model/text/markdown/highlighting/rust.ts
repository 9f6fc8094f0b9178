import type { Lexer, LexerRule } from "./lexer";

const KEYWORDS =
  "as async await box const crate dyn else extern for if impl in loop match move mut pub ref return static super trait " +
  "unsafe use where while";
const RESERVED = "abstract become do final macro override priv typeof try unsized virtual yield";
const TYPES = "u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 usize isize f32 f64 char str bool";
const BUILTINS =
  "Copy Send Sized Sync Unpin Drop Fn FnMut FnOnce drop Box ToOwned Clone PartialEq PartialOrd Eq Ord AsRef AsMut Into " +
  "From Default Iterator Extend IntoIterator DoubleEndedIterator ExactSizeIterator Option Some None Result Ok Err String " +
  "ToString Vec";
const MACROS =
  "asm assert assert_eq assert_ne cfg column compile_error concat concat_idents dbg debug_assert debug_assert_eq " +
  "debug_assert_ne env eprint eprintln file format format_args global_asm include include_bytes include_str line " +
  "log_syntax macro_rules matches module_path option_env panic print println stringify thread_local todo trace_macros " +
  "unimplemented unreachable vec write writeln";

const words = (list: string, end: string): RegExp => new RegExp(`(?:${list.split(" ").join("|")})${end}`, "y");

/** Rust. */
export function rustLexer(): Lexer {
  const types: readonly LexerRule[] = [
    { pattern: words(TYPES, "\\b"), kinds: "kt" },
    { pattern: words(BUILTINS, "\\b"), kinds: "nb" },
  ];
  const escapes = "\\\\(?:[\"'\\\\nrt0]|x[0-7][0-9a-fA-F]|u\\{[0-9a-fA-F]{1,6}\\})";
  const leaves: LexerRule = { pattern: /(?=[^])/y, kinds: "", next: "leave" };
  const named = (kind: string): readonly LexerRule[] => [
    { pattern: /\s+/y, kinds: "w" },
    { pattern: /[A-Za-z_]\w*/y, kinds: kind, next: "leave" },
    leaves,
  ];
  const comment = (kind: string, state: string): readonly LexerRule[] => [
    { pattern: /\/\*/y, kinds: kind, next: state },
    { pattern: /\*\//y, kinds: kind, next: "leave" },
    { pattern: /[^*/]+|[*/]/y, kinds: kind },
  ];
  return {
    root: [
      { pattern: /(?<![^])#![^[\r\n].*/y, kinds: "cp" },
      { pattern: /\s+/y, kinds: "w" },
      { pattern: /\/\/!.*|\/\/\/(?!\/).*/y, kinds: "sd" },
      { pattern: /\/\/.*/y, kinds: "c1" },
      { pattern: /\/\*(?:!|\*(?![*/]))/y, kinds: "sd", next: "description" },
      { pattern: /\/\*/y, kinds: "cm", next: "comment" },
      { pattern: /\$(?:[A-Za-z_]\w*|[(),]*)/y, kinds: "cp" },
      { pattern: words(KEYWORDS, "\\b"), kinds: "k" },
      { pattern: words(RESERVED, "\\b"), kinds: "kr" },
      { pattern: /(?:true|false)\b/y, kinds: "kc" },
      { pattern: /[sS]elf\b/y, kinds: "bp" },
      { pattern: /mod\b/y, kinds: "k", next: "module" },
      { pattern: /let\b/y, kinds: "kd" },
      { pattern: /fn\b/y, kinds: "k", next: "function" },
      { pattern: /(?:struct|enum|type|union)\b/y, kinds: "k", next: "type" },
      ...types,
      { pattern: words(MACROS, "!"), kinds: "fm" },
      { pattern: /::\b/y, kinds: "p" },
      { pattern: /:|->/y, kinds: "p", next: "type" },
      { pattern: /(break|continue)(\b\s*)('[A-Za-z_]\w*)?/y, kinds: ["k", "w", "nl"] },
      { pattern: new RegExp(`b?'(?:${escapes}|[^\\n])'`, "y"), kinds: "sc" },
      { pattern: /0b[01_]+/y, kinds: "mb", next: "number" },
      { pattern: /0o[0-7_]+/y, kinds: "mo", next: "number" },
      { pattern: /0[xX][0-9a-fA-F_]+/y, kinds: "mh", next: "number" },
      {
        pattern: /\d[\d_]*(?:\.[\d_]+[eE][-+]?[\d_]+|\.[\d_]*(?!\.)|[eE][-+]?[\d_]+)/y,
        kinds: "mf",
        next: "number",
      },
      { pattern: /\d[\d_]*/y, kinds: "mi", next: "number" },
      { pattern: /b?"/y, kinds: "s", next: "string" },
      { pattern: /b?r(#*)"[^]*?"\1/y, kinds: "s" },
      { pattern: /'/y, kinds: "o", next: "lifetime" },
      { pattern: /\.\.=?/y, kinds: "o" },
      { pattern: /[(),.;[\]{}]/y, kinds: "p" },
      { pattern: /[-!%&*+/:<=>?@^|~]/y, kinds: "o" },
      { pattern: /(?:r#)?[A-Za-z_]\w*/y, kinds: "n" },
      { pattern: /#!?\[/y, kinds: "cp", next: "attribute" },
      { pattern: /#/y, kinds: "p" },
    ],
    comment: comment("cm", "comment"),
    description: comment("sd", "description"),
    module: named("nn"),
    function: named("nf"),
    type: [{ pattern: /&/y, kinds: "kp" }, { pattern: /'/y, kinds: "o", next: "lifetime" }, ...types, ...named("nc")],
    lifetime: [{ pattern: /static|_/y, kinds: "nb" }, { pattern: /[A-Za-z_]\w*/y, kinds: "na" }, leaves],
    number: [{ pattern: /[ui](?:8|16|32|64|size)|f(?:32|64)/y, kinds: "k", next: "leave" }, leaves],
    string: [
      { pattern: /"/y, kinds: "s", next: "leave" },
      { pattern: new RegExp(escapes, "y"), kinds: "se" },
      { pattern: /[^"\\]+|\\/y, kinds: "s" },
    ],
    attribute: [
      { pattern: /"/y, kinds: "s", next: "string" },
      { pattern: /\[/y, kinds: "cp", next: "attribute" },
      { pattern: /\]/y, kinds: "cp", next: "leave" },
      { pattern: /[^"[\]]+/y, kinds: "cp" },
    ],
  };
}
