/** The tree of a message while it is read, and how it becomes HTML. All text passes through the escape functions here. */

/** An `&` that does not begin a reference to a character, as `&lt;` and `&#60;` do. */
const LONE_AMPERSAND = /&(?!(?:#[0-9]+|#x[0-9a-f]+|[0-9a-z]+);)/gi;

/** Text between tags. References to characters that the text holds stay what they are, as in `&copy;`. */
export function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replace(LONE_AMPERSAND, "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Text inside a quoted attribute; references stay here too. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

/** Text that may stand anywhere, between tags and in attributes of either quotation mark, letter for letter. */
export function escapeQuoted(text: string): string {
  return escapeLiteral(text).replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
}

/** Text that a browser shows letter for letter, references too. */
export function escapeLiteral(text: string): string {
  return /[&<>]/.test(text) ? escapeText(text.replaceAll("&", "&amp;")) : text;
}

/** An element of the tree. */
export interface Element {
  tag: string;
  readonly attributes: Map<string, string>;
  /** What stands before the first child. */
  text: string;
  /** Is the text final, so that no mark is looked for in it? Final text of code is escaped already. */
  sealed: boolean;
  readonly children: Element[];
  /** What stands after the end of the element. */
  tail: string;
  tailSealed: boolean;
}

/** A new element with text in which marks may stand. */
export function element(tag: string, text = "", attributes: Readonly<Record<string, string>> = {}): Element {
  return {
    tag,
    attributes: new Map(Object.entries(attributes)),
    text,
    sealed: false,
    children: [],
    tail: "",
    tailSealed: false,
  };
}

/** A new element whose text is final. */
export function sealedElement(tag: string, text: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const made = element(tag, text, attributes);
  made.sealed = true;
  return made;
}

/** Adds a new element as the last child. */
export function addChild(parent: Element, tag: string, text = ""): Element {
  const child = element(tag, text);
  parent.children.push(child);
  return child;
}

/** Takes the whole text of an element away. */
export function clearText(owner: Element): void {
  owner.text = "";
  owner.sealed = false;
}

/** All elements below one, each before its children. */
export function* descendants(root: Element): Iterable<Element> {
  for (const child of root.children) {
    yield child;
    yield* descendants(child);
  }
}

/** The words of an element and of all that is in it. */
export function innerText(root: Element): string {
  return root.text + root.children.map((child) => innerText(child) + child.tail).join("");
}

const BLOCK_TAGS: ReadonlySet<string> = new Set(
  "blockquote div h1 h2 h3 h4 h5 h6 hr li ol p pre root table tbody td th thead tr ul video".split(" "),
);

/** Does an element stand on lines of its own? */
export function isBlock({ tag }: Element): boolean {
  return BLOCK_TAGS.has(tag);
}

const WITHOUT_END: ReadonlySet<string> = new Set(["br", "hr", "img"]);

/** The HTML of an element with what follows it. */
function writeHtml(node: Element): string {
  const inner = escapeText(node.text) + writeChildren(node);
  const end = WITHOUT_END.has(node.tag) ? "" : `${inner}</${node.tag}>`;
  return `<${node.tag}${writeAttributes(node)}>${end}${escapeText(node.tail)}`;
}

/** The HTML of the children of an element. */
export function writeChildren({ children }: Element): string {
  let html = "";
  for (const child of children) html += writeHtml(child);
  return html;
}

/** Attributes in the order of their names; one that equals its own name needs no value. */
function writeAttributes({ attributes }: Element): string {
  if (attributes.size === 0) return "";
  return [...attributes]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => (name === value ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join("");
}
