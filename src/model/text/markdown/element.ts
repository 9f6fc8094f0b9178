/*
 * The tree of a message while it is read: elements with text before their first child and after their end. It is
 * built in place, since one pass after the other works on it, and never leaves the reading of one message.
 */

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
