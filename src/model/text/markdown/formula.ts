/*
 * Whether a formula can be read. Programs for formulas refuse words that they do not know, and what is not closed.
 */
import { DISPLAYED_ENVIRONMENTS, FORMULA_ENVIRONMENTS, formulaWords } from "../../../data/formula-words";

/** What is open while a formula is read: the whole formula, braces, an environment, or what `\left` opens. */
interface OpenPart {
  readonly kind: "formula" | "braces" | "environment" | "left";
  /** Of an environment. */
  readonly name: string;
  /** Whether it holds words instead of a formula. */
  readonly isText: boolean;
  /** How many arguments of commands are to come. */
  wanted: number;
  /** The signs `^`, `_` and `'` that the last symbol has. */
  scripts: string;
}

/** Commands that make further ones: what follows may have any words. */
const DEFINES = /\\(?:[gex]?def|(?:re|provide)?newcommand|renewcommand|(?:future)?let|global|long)(?![a-zA-Z])/;
const TOKEN = /\\(?:[a-zA-Z]+|[^])|%[^\n]*|[^]/uy;
const ENVIRONMENT = /\s*\{([a-zA-Z]+\*?)\}/y;
/** An argument that is no formula. */
const RAW = /\s*\{[^{}]*\}/y;
const OPTION = /\s*\[[^[\]]*(\]?)/y;

const WITH_OPTION = /^(?:sqrt|smash|includegraphics|x[A-Za-z]{4,})$/;
const WITH_RAW: ReadonlySet<string> = new Set(
  "href htmlClass htmlData htmlId htmlStyle includegraphics url".split(" "),
);
const OF_TEXT: ReadonlySet<string> = new Set(
  "fbox hbox tag text textbf textit textmd textnormal textrm textsf texttt textup".split(" "),
);
const NOT_IN_LINES: ReadonlySet<string> = new Set(["tag"]);
/** What may follow a backslash besides letters; of these, the accents take an argument. */
const SYMBOLS = "!#$%&,:;>\\_{|} \n\t";
const ACCENTS = "\"'.=^`~";

/**
 * Whether a program for formulas can read a formula.
 *
 * @param isDisplayed - whether it stands on lines of its own
 */
export function isReadableFormula(tex: string, isDisplayed: boolean): boolean {
  return DEFINES.test(tex) || new FormulaReader(tex, isDisplayed).isReadable();
}

class FormulaReader {
  private at = 0;
  private top: OpenPart = opened("formula", false);
  private readonly below: OpenPart[] = [];
  /** Whether the next argument holds words. */
  private textFollows = false;

  constructor(
    private readonly tex: string,
    private readonly isDisplayed: boolean,
  ) {}

  isReadable(): boolean {
    while (this.at < this.tex.length) {
      const token = this.next(TOKEN)?.[0] ?? "";
      if (token.trim() === "" || token.startsWith("%")) continue;
      if (!(token.startsWith("\\") ? this.command(token.slice(1)) : this.sign(token))) return false;
    }
    return this.below.length === 0 && this.isComplete();
  }

  private next(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.tex);
    if (match) this.at += match[0].length;
    return match;
  }

  private sign(sign: string): boolean {
    switch (sign) {
      case "{":
        this.symbol();
        return this.open("braces", this.textFollows || this.top.isText);
      case "}":
        return this.close("braces");
      case "&":
        return this.top.kind === "environment" && this.isComplete() && this.symbol();
      case "#":
        return false;
      case "$":
        return this.top.isText;
      case "^":
      case "_":
      case "'":
        return this.top.isText || this.script(sign);
      default:
        return this.symbol();
    }
  }

  /** A symbol has one script of each kind at most; primes may be many, and a superscript may follow them. */
  private script(sign: string): boolean {
    const { top } = this;
    if (sign === "'" && top.wanted > 0) return this.symbol();
    const { scripts } = top;
    if (top.wanted > 0) return false;
    if (
      sign === "_" ? scripts.includes("_") : scripts.includes("^") || (scripts.includes("'") && !scripts.endsWith("'"))
    ) {
      return false;
    }
    top.scripts += sign;
    if (sign !== "'") top.wanted = 1;
    return true;
  }

  private command(name: string): boolean {
    switch (name) {
      case "begin":
        return this.beginEnvironment(this.next(ENVIRONMENT)?.[1] ?? "");
      case "end":
        return this.next(ENVIRONMENT)?.[1] === this.top.name && this.close("environment");
      case "left":
        this.symbol();
        return this.open("left", false, 1);
      case "right":
        return this.close("left", 1);
      case "middle":
        return this.top.kind === "left" && this.isComplete() && this.wants(1);
      case "verb":
        return this.skipVerbatim();
      default:
        return /^[a-zA-Z]/.test(name) ? this.word(name) : this.escaped(name);
    }
  }

  private escaped(sign: string): boolean {
    if (ACCENTS.includes(sign)) return this.symbol() && this.wants(1);
    return (SYMBOLS.includes(sign) || (this.top.isText && "()".includes(sign))) && this.symbol();
  }

  private word(name: string): boolean {
    const count = formulaWords().get(name);
    if (count === undefined || (NOT_IN_LINES.has(name) && !this.isDisplayed)) return false;
    const isOfSymbol = name === "limits" || name === "nolimits";
    if (!isOfSymbol) this.symbol();
    if (count === 0) return true;
    if (WITH_OPTION.test(name) && this.next(OPTION)?.[1] === "") return false;
    this.textFollows = OF_TEXT.has(name);
    const isRaw = WITH_RAW.has(name) && this.next(RAW) !== null;
    return this.wants(isRaw ? count - 1 : count);
  }

  /** `\verb|x|`, with any sign at both ends. */
  private skipVerbatim(): boolean {
    const begin = this.tex.charAt(this.at) === "*" ? this.at + 1 : this.at;
    const end = this.tex.indexOf(this.tex.charAt(begin), begin + 1);
    if (end < 0) return false;
    this.at = end + 1;
    return this.symbol();
  }

  private beginEnvironment(name: string): boolean {
    const isKnown = FORMULA_ENVIRONMENTS.has(name) || (this.isDisplayed && DISPLAYED_ENVIRONMENTS.has(name));
    if (!isKnown) return false;
    this.symbol();
    return this.open("environment", false, 0, name);
  }

  /** Something that can be an argument or have scripts. */
  private symbol(): boolean {
    if (this.top.wanted > 0) this.top.wanted -= 1;
    else this.top.scripts = "";
    return true;
  }

  private wants(more: number): boolean {
    this.top.wanted += more;
    return true;
  }

  private isComplete(): boolean {
    return this.top.wanted === 0;
  }

  private open(kind: OpenPart["kind"], isText: boolean, wanted = 0, name = ""): boolean {
    this.below.push(this.top);
    this.top = opened(kind, isText, wanted, name);
    this.textFollows = false;
    return true;
  }

  private close(kind: OpenPart["kind"], wanted = 0): boolean {
    const outer = this.top.kind === kind && this.isComplete() ? this.below.pop() : undefined;
    if (!outer) return false;
    this.top = outer;
    return this.wants(wanted);
  }
}

function opened(kind: OpenPart["kind"], isText: boolean, wanted = 0, name = ""): OpenPart {
  return { kind, name, isText, wanted, scripts: "" };
}
