/** A small and strict XML reader for tests: it refuses everything that is not well-formed. */

/** An element, with the text directly inside it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

const TOKEN = /<\?xml [^>]*\?>|<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*(\/?)>|([^<]+)/uy;
const ALLOWED = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#10": "\n" };

/** All elements of a document in the order in which they begin. Throws at the first thing that is not well-formed. */
export function elementsOf(document: string): readonly Element[] {
  if (!ALLOWED.test(document)) throw new Error("the document holds a character that no XML document may hold");
  const all: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: typeof all = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < document.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(document);
    if (token === null) throw new Error(`not well-formed: ${document.slice(from, from + 60)}`);
    const [, closing, name, attributes = "", empty, text] = token;
    const parent = open.at(-1);
    if (text !== undefined && parent !== undefined) {
      parent.text += plain(text);
    } else if (text !== undefined && text.trim() !== "") {
      throw new Error(`text outside of the document: ${text}`);
    } else if (closing === "/") {
      if (open.pop()?.name !== name) throw new Error(`${name} is closed but not open`);
    } else if (name !== undefined) {
      const element = { name, attributes: readAttributes(attributes), text: "" };
      all.push(element);
      if (empty !== "/") {
        open.push(element);
      }
    }
  }
  if (open.length > 0) throw new Error(`${open.map(({ name }) => name).join(", ")} is not closed`);
  return all;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/gu)].map(([, name = "", value = ""]) => [name, plain(value)]));
}

function plain(text: string): string {
  return text.replace(/&([^;\s]*;?)/gu, (whole, entity: string) => {
    const character = ENTITIES[entity.replace(/;$/u, "")];
    if (character === undefined || !entity.endsWith(";")) throw new Error(`${whole} is no entity`);
    return character;
  });
}
