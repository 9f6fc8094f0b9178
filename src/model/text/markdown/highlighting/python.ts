import type { Lexer, LexerRule } from "./lexer";

const KEYWORDS =
  "assert async await break continue del elif else except finally for global if lambda pass " +
  "raise nonlocal return " +
  "try while yield as with";
const ALL_KEYWORDS = `${KEYWORDS} False None True and class def from import in is not or`;
const BUILTINS =
  "__import__ abs all any bin bool bytearray breakpoint bytes chr classmethod compile " +
  "complex delattr dict dir divmod " +
  "enumerate eval filter float format frozenset getattr globals hasattr hash hex id input " +
  "int isinstance issubclass " +
  "iter len list locals map max memoryview min next object oct open ord pow print property " +
  "range repr reversed round " +
  "set setattr slice sorted staticmethod str sum super tuple type vars zip aiter anext";
const EXCEPTIONS =
  "Arithmetic Assertion Attribute Buffer EOF Environment FloatingPoint IO Import Indentation " +
  "Index Key Lookup Memory " +
  "Name NotImplemented OS Overflow Reference Runtime Syntax System Tab Type UnboundLocal " +
  "UnicodeDecode UnicodeEncode " +
  "Unicode UnicodeTranslate Value VMS Windows ZeroDivision BlockingIO ChildProcess Connection BrokenPipe " +
  "ConnectionAborted ConnectionRefused ConnectionReset FileExists FileNotFound Interrupted " +
  "IsADirectory NotADirectory " +
  "Permission ProcessLookup Timeout ModuleNotFound Recursion";
const WARNINGS = "Bytes Deprecation Encoding Future Import PendingDeprecation Resource Runtime Syntax Unicode User";
const OTHER_EXCEPTIONS =
  "BaseException BaseExceptionGroup Exception ExceptionGroup GeneratorExit KeyboardInterrupt StopAsyncIteration " +
  "StopIteration SystemExit Warning";
const MAGIC_FUNCTIONS =
  "abs add aenter aexit aiter and anext await bool bytes call complex contains del delattr " +
  "delete delitem dir divmod " +
  "enter eq exit float floordiv format ge get getattr getattribute getitem gt hash iadd iand " +
  "ifloordiv ilshift imatmul " +
  "imod imul index init instancecheck int invert ior ipow irshift isub iter itruediv ixor le " +
  "len length_hint lshift lt " +
  "matmul missing mod mul ne neg new next or pos pow prepare radd rand rdivmod repr reversed " +
  "rfloordiv rlshift rmatmul " +
  "rmod rmul ror round rpow rrshift rshift rsub rtruediv rxor set setattr setitem str sub " +
  "subclasscheck truediv xor";
const MAGIC_NAMES =
  "annotations bases class closure code defaults dict doc file func globals kwdefaults module mro name objclass " +
  "qualname self slots weakref";

const NAME = "[\\p{L}_][\\p{L}\\p{N}\\p{M}_]*";
const END = "(?![\\p{L}\\p{N}_])";
const oneOf = (words: string): string => words.split(" ").join("|");

function rule(pattern: string, kinds: string | readonly string[], next?: string, flags = ""): LexerRule {
  const made = { pattern: new RegExp(pattern, `uy${flags}`), kinds };
  return next === undefined ? made : { ...made, next };
}

/** Python 3. */
export function pythonLexer(): Lexer {
  const magic = rule(`__(?:${oneOf(MAGIC_FUNCTIONS)})__${END}`, "fm");
  const expression = [...stringBeginnings(), ...words(magic)];
  return {
    root: [
      rule("\\n", "w"),
      rule('^(\\s*)([rRuUbB]{0,2})("""[^]*?""")', ["w", "sa", "sd"], undefined, "m"),
      rule("^(\\s*)([rRuUbB]{0,2})('''[^]*?''')", ["w", "sa", "sd"], undefined, "m"),
      rule("(?<![^])#!.+", "ch"),
      rule("#.*", "c1"),
      rule("\\\\\\n?", ""),
      rule(`(?:yield from|${oneOf(KEYWORDS)})${END}`, "k"),
      rule(`(?:True|False|None)${END}`, "kc"),
      rule(
        `^([ \\t]*)(match|case)${END}(?![ \\t]*(?:[:,;=^&|@~)\\]}]|(?:${oneOf(ALL_KEYWORDS)})${END}))`,
        ["", "k"],
        "case",
        "m",
      ),
      rule("(def)((?:\\s|\\\\\\s)+)", ["k", "w"], "function"),
      rule("(class)((?:\\s|\\\\\\s)+)", ["k", "w"], "class"),
      rule("(from)((?:\\s|\\\\\\s)+)", ["kn", "w"], "from"),
      rule("(import)((?:\\s|\\\\\\s)+)", ["kn", "w"], "import"),
      ...expression,
    ],
    case: [rule(`(\\s+)(_)${END}`, ["w", "k"], "leave"), rule("", "", "leave")],
    function: [magic, rule(NAME, "nf", "leave"), rule("", "", "leave")],
    class: [rule(NAME, "nc", "leave"), rule("", "", "leave")],
    import: [
      rule("(\\s+)(as)(\\s+)", ["w", "k", "w"]),
      rule(`\\.|${NAME}`, "nn"),
      rule("(\\s*)(,)(\\s*)", ["w", "o", "w"]),
      rule("", "", "leave"),
    ],
    from: [
      rule("(\\s+)(import)(?![\\p{L}\\p{N}_])", ["w", "kn"], "leave"),
      rule(`None${END}`, "bp", "leave"),
      rule(`\\.|${NAME}`, "nn"),
      rule("", "", "leave"),
    ],
    ...strings(expression),
  };
}

function words(magic: LexerRule): readonly LexerRule[] {
  const digits = "\\d(?:_?\\d)*";
  return [
    rule("[^\\S\\n]+", ""),
    rule(`(?:${digits}\\.(?:${digits})?|(?:${digits})?\\.${digits})(?:[eE][+-]?${digits})?`, "mf"),
    rule(`${digits}[eE][+-]?${digits}j?`, "mf"),
    rule("0[oO](?:_?[0-7])+", "mo"),
    rule("0[bB](?:_?[01])+", "mb"),
    rule("0[xX](?:_?[a-fA-F0-9])+", "mh"),
    rule(digits, "mi"),
    rule("!=|==|<<|>>|:=|[-~+/*%=<>&^|.]", "o"),
    rule("[\\]{}:(),;[]", "p"),
    rule(`(?:in|is|and|or|not)${END}`, "ow"),
    rule(`(?:async for|await|else|for|if|lambda|yield|yield from)${END}`, "k"),
    rule(`(?:True|False|None)${END}`, "kc"),
    rule(`(?<!\\.)(?:${oneOf(BUILTINS)})${END}`, "nb"),
    rule(`(?<!\\.)(?:self|Ellipsis|NotImplemented|cls)${END}`, "bp"),
    rule(
      `(?<!\\.)(?:(?:${oneOf(EXCEPTIONS)})Error|(?:${oneOf(WARNINGS)})Warning|${oneOf(OTHER_EXCEPTIONS)})${END}`,
      "ne",
    ),
    magic,
    rule(`__(?:${oneOf(MAGIC_NAMES)})__${END}`, "vm"),
    rule(`@${NAME}`, "nd"),
    rule("@", "o"),
    rule(NAME, "n"),
  ];
}

const QUOTES = ['"""', "'''", '"', "'"] as const;

/** The state within a string: how it is quoted, and whether it is formatted, raw, of bytes or plain. */
function stringState(quote: string, kind: string): string {
  return `${kind} ${quote}`;
}

function stringBeginnings(): readonly LexerRule[] {
  const kinds = [
    ["[rR][fF]|[fF][rR]", "raw format"],
    ["[fF]", "format"],
    ["[rR][bB]|[bB][rR]|[rR]", "raw"],
    ["[uU]?", "plain"],
    ["[bB]", "bytes"],
  ] as const;
  return kinds.flatMap(([prefix, kind]) =>
    QUOTES.map((quote) => rule(`(${prefix})(${quote})`, ["sa", stringKind(quote)], stringState(quote, kind))),
  );
}

function stringKind(quote: string): string {
  return quote.startsWith('"') ? "s2" : "s1";
}

const OF_BYTES = rule("\\\\(?:[\\\\abfnrtv\"']|\\n|x[a-fA-F0-9]{2}|[0-7]{1,3})", "se");
const OF_TEXT = rule("\\\\(?:N\\{.*?\\}|u[a-fA-F0-9]{4}|U[a-fA-F0-9]{8})", "se");
const DOUBLED = rule("\\{\\{|\\}\\}", "se");

function strings(expression: readonly LexerRule[]): Lexer {
  const states: Record<string, readonly LexerRule[]> = {};
  for (const quote of QUOTES) {
    const kind = stringKind(quote);
    const isLong = quote.length > 1;
    const escapes = isLong ? [] : [rule(`\\\\\\\\|\\\\${quote}|\\\\\\n`, "se")];
    const ends = [rule(quote, kind, "leave"), ...escapes];
    const lines = isLong ? [rule("\\n", kind)] : [];
    const formatted = [
      ...ends,
      rule("\\}", "si"),
      rule("\\{", "si", "expression"),
      rule("[^\\\\'\"{}\\n]+|['\"\\\\]", kind),
      ...lines,
    ];
    const plain = [...ends, ...interpolations(), rule("[^\\\\'\"%{\\n]+|['\"\\\\]|%|\\{{1,2}", kind), ...lines];
    states[stringState(quote, "raw format")] = [DOUBLED, ...formatted];
    states[stringState(quote, "format")] = [DOUBLED, OF_TEXT, OF_BYTES, ...formatted];
    states[stringState(quote, "raw")] = plain;
    states[stringState(quote, "plain")] = [OF_TEXT, OF_BYTES, ...plain];
    states[stringState(quote, "bytes")] = [OF_BYTES, ...plain];
  }
  const blanks = rule("\\s+", "w");
  states["expression"] = [
    rule("[{([]", "p", "brackets"),
    rule("(?:=\\s*)?(?:![sraf])?[}:]", "si", "leave"),
    blanks,
    ...expression,
  ];
  states["brackets"] = [rule("[{([]", "p", "brackets"), rule("[\\])}]", "p", "leave"), blanks, ...expression];
  return states;
}

/** What older and newer ways of formatting replace. */
function interpolations(): readonly LexerRule[] {
  return [
    rule("%(?:\\(\\w+\\))?[-#0 +]*(?:[0-9]+|[*])?(?:\\.(?:[0-9]+|[*]))?[hlL]?[E-GXc-giorsaux%]", "si"),
    rule(
      "\\{(?:\\w+(?:\\.\\w+|\\[[^\\]]+\\])*)?(?:![sra])?" +
        "(?::(?:.?[<>=^])?[-+ ]?#?0?(?:\\d+)?,?(?:\\.\\d+)?[E-GXb-gnosx%]?)?\\}",
      "si",
    ),
  ];
}
