/**
 * What is left of JSON that was cut: the outermost list that is still open ends after its last complete item. Undefined if
 * there is no such list, or no such item.
 */
export function uncutJson(text: string): string | undefined {
  const open: { readonly end: "]" | "}"; comma?: number }[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    const inside = open.at(-1);
    if (sign === '"') place = endOfText(text, place);
    else if (sign === "[") open.push({ end: "]" });
    else if (sign === "{") open.push({ end: "}" });
    else if (sign === "]" || sign === "}") open.pop();
    else if (sign === "," && inside !== undefined) inside.comma = place;
  }
  const depth = open.findIndex(({ end }) => end === "]");
  const comma = open[depth]?.comma;
  if (comma === undefined) return undefined;
  const ends = open.slice(0, depth + 1).map(({ end }) => end);
  return text.slice(0, comma) + ends.reverse().join("");
}

/** The place of the quotation mark at the end of a text. */
function endOfText(text: string, begin: number): number {
  let place = begin + 1;
  while (place < text.length && text[place] !== '"') place += text[place] === "\\" ? 2 : 1;
  return place;
}
