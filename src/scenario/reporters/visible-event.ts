import { visibleLine } from "../../protocol/visible-text";
import type { Reporter } from "../step-result";

/** The reporter with all texts of events in visible characters: names cannot draw colours, lines or ticks of their own. */
export function inVisibleCharacters(reporter: Reporter): Reporter {
  // Results of scenarios come again at the end.
  const known = new WeakMap<object, unknown>();
  function shown<Part>(part: Part): Part;
  function shown(part: unknown): unknown {
    if (typeof part === "string") return visibleLine(part);
    if (typeof part !== "object" || part === null) return part;
    if (!known.has(part)) known.set(part, Array.isArray(part) ? part.map(shown) : shownFields(part));
    return known.get(part);
  }
  const shownFields = (part: object): object =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [visibleLine(name), shown(value)]));
  return (event) => reporter(shown(event));
}
