/*
 * Reads HTML as strictly as a test can: it must be well-formed, with every attribute quoted, and every `<` and `&` that
 * is no tag and no reference is an error. What passes here, browsers cannot read in another way.
 */

/** A tag of an HTML text with its attributes, their references resolved. */
export interface ReadTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** What an HTML text consists of. */
export interface ReadHtml {
  readonly tags: readonly ReadTag[];
  /** All text between the tags, as readers see it. */
  readonly text: string;
  /** How deep elements stand within each other at most. */
  readonly depth: number;
}

const VOID = new Set(["br", "hr", "img"]);
const PIECE = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>|([^<>]+)/y;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;
const REFERENCES = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["#39", "'"],
]);

/** References that a message itself holds stay what they are: numbers of characters, and names. */
function referenceOfMessage(name: string): string | undefined {
  const number = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(name);
  if (!number) return /^[0-9a-z]+$/i.test(name) ? `&${name};` : undefined;
  const code = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
}

function resolved(written: string): string {
  return written.replace(/&([^;]*;?)/g, (whole, rest: string) => {
    const char = rest.endsWith(";") ? (REFERENCES.get(rest.slice(0, -1)) ?? referenceOfMessage(rest.slice(0, -1))) : undefined;
    if (char === undefined) throw new Error(`${whole} is no reference that rendering writes.`);
    return char;
  });
}

/** Reads an HTML text, or throws an error that names what browsers might read in another way. */
export function readHtml(html: string): ReadHtml {
  const tags: ReadTag[] = [];
  const open: string[] = [];
  let text = "";
  let depth = 0;
  for (let at = 0; at < html.length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(html);
    if (!piece) throw new Error(`At ${at} stands neither a tag nor text: ${html.slice(at, at + 60)}`);
    const [, closing, name, attributes, words] = piece;
    if (words !== undefined) {
      text += resolved(words);
    } else if (closing === "/") {
      const expected = open.pop();
      if (expected !== name) throw new Error(`</${name}> closes <${expected}>.`);
    } else if (name !== undefined) {
      if (!VOID.has(name)) open.push(name);
      depth = Math.max(depth, open.length);
      const read = [...(attributes ?? "").matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, resolved(value)] as const);
      tags.push({ name, attributes: new Map(read) });
    }
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(", ")}`);
  return { tags, text, depth };
}
